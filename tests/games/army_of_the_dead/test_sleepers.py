"""Tests of hidden information about sleepers: their placement, who sees their numbers, what a pile hides."""

from collections import Counter

import pytest

from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.army_of_the_dead.mechanisms.sleepers.waking import (
    GONE,
    MOST,
    SLEEPERS,
    lay_sleepers,
    turn_token_over,
)
from horda.games.zombicide.state import EMPTY, ZombicideState

GAME = ArmyOfTheDead()
LAID = {"tiles": [["V1"]], "sleepers": ["A1", "B1", "C1"], "zones": {"B2": "chambers"}}


def table(**given: object) -> ZombicideState:
    s = GAME.place({**LAID, **given})
    assert isinstance(s, ZombicideState)
    return s


def test_the_box_has_thirty_tokens():
    numbers = Counter(card.face for card in GAME.printed_cards if card.pile == SLEEPERS)
    assert numbers == {"sleepers_1": 7, "sleepers_2": 8, "sleepers_3": 8, "sleepers_4": 7}


@pytest.mark.rule("AD-SLP-01")
def test_every_token_hides_a_number_of_its_own():
    s = table()
    lay_sleepers(s)
    cards = [s.token_card[token] for token in s.tokens(SLEEPERS)]
    assert len(set(cards)) == 3
    assert EMPTY not in cards
    assert all(s.cards.face(card) in {f"sleepers_{number}" for number in range(1, 5)} for card in cards)
    assert all(not s.cards.known[card] for card in cards)
    laid = [int(s.cards.face(card)[-1]) for card in cards]
    assert [turn_token_over(s, token) for token in s.tokens(SLEEPERS)] == laid
    assert not s.tokens(SLEEPERS)
    assert s.cards.piles[GONE] == cards
    assert max(int(card.face[-1]) for card in GAME.printed_cards if card.pile == SLEEPERS) == MOST


@pytest.mark.rule("AD-SLP-03")
def test_a_token_that_is_turned_is_known_to_all():
    s = table()
    lay_sleepers(s)
    s.apply(next(choice for choice in s.all_choices() if choice.verb == "make_noise"))
    assert len(s.cards.piles[GONE]) == 1
    assert all(s.cards.known[card] == s.everyone for card in s.cards.piles[GONE])
    assert GAME.violations(s) == []


@pytest.mark.rule("AD-SLP-04")
def test_those_who_woke_in_the_players_phase_are_foreseen_in_the_next():
    s = table()
    lay_sleepers(s)
    s.apply(next(choice for choice in s.all_choices() if choice.verb == "make_noise"))
    woken = sum(s.zombies)
    assert woken
    assert sum(one.count for one in GAME.forecast(s) if one.action == 1) == woken
