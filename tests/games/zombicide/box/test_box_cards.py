"""Tests of the cards of a box before a match: sorted once per mission and copied for every match."""

import pytest
from tests.games.zombicide.editions import EDITIONS

from horda.engine.chance import Dice
from horda.engine.state import State


def card_snapshot(s: State) -> tuple[dict[str, list[int]], dict[str, int], list[int]]:
    """Return copies of the piles, of the seats that see each pile, and of the seats that know each card."""
    cards = s.cards
    return {name: list(pile) for name, pile in cards.piles.items()}, dict(cards.audience), list(cards.known)


@pytest.mark.parametrize("name", EDITIONS)
def test_nothing_done_to_the_cards_of_one_match_is_seen_in_another(name: str):
    game = EDITIONS[name]
    mission = game.variants()[0]
    seats = game.seats_for(mission)[0]
    first = game.new(seats=seats, seed=1, **mission)
    before = card_snapshot(first)
    rng = Dice("cards of one match")
    while not first.over and len(first.moves) < 150:
        choices = first.all_choices()
        first.apply(choices[rng.below(len(choices))])
    assert card_snapshot(first) != before
    assert card_snapshot(game.new(seats=seats, seed=1, **mission)) == before


@pytest.mark.parametrize("name", EDITIONS)
def test_who_knows_the_open_cards_goes_by_the_number_of_seats(name: str):
    game = EDITIONS[name]
    mission = game.variants()[0]
    fewest, most = game.seats_for(mission)
    for seats in (fewest, most, fewest):
        s = game.new(seats=seats, seed=1, **mission)
        cards = s.cards
        shown = {cards.known[card] for pile in game.open_piles for card in cards.piles[pile]}
        assert shown == {s.everyone}
        assert {cards.known[card] for card in cards.piles["zombies"]} == {0}
