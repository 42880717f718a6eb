"""Players are honest: what they cannot know has no part in what they choose.

Each answers the same in worlds that its seat cannot tell apart. They are made in two ways: by the engine,
which deals anew what it thinks that the seat does not know (`determinise`), and without asking it, by
exchanging cards that the seat has never had before its eyes (the worlds of `twins.py`, whose witnesses say
who was there).
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.properties.tables import MATCHES, Setting, every_setting, law, positions
from tests.properties.twins import Match

import horda
from horda.bots import bot, bots
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.imagined import read, written
from horda.engine.player import Player, Turn, decision
from horda.engine.state import State

WORLDS = 8
EVERY = 23
"""Which decisions of a match are looked at."""
MOST = 25
"""So many of them at each table."""
SWAPPED = {"city_of_horror": 60, "zombiland": 120}
"""Worlds with exchanged cards, by game; 40 where only decks are secret."""


def quick_players(name: str) -> list[Player]:
    """All but the one that plays matches on in its head: it is held to the worlds that it imagines."""
    return [bot(one, name) for one in bots(name) if one != "search"]


def disagree(s: State, other: State, seat: int, players: list[Player], dice: str) -> str:
    """What tells a seat two worlds apart: the answer of a player, or what is imagined from them."""
    for player in players:
        here, there = (decision(player, Turn.of(one, seat, Dice(dice))) for one in (s, other))
        if not here.same(there):
            return f"{type(player).__name__}: {here.text()} | {there.text()}"
    turns = [Turn.of(one, seat, Dice(dice)) for one in (s, other)]
    for _ in range(2):
        worlds = [turn.imagine() for turn in turns]
        here_too, there_too = (seen(world) for world in worlds)
        if here_too != there_too:
            return (
                f"imagine: {', '.join(part for part, value in here_too.items() if there_too[part] != value)}"
            )
    return ""


def seen(world: State) -> dict[str, object]:
    """A world, but for the order in which hands are held, and what others know of each other's cards."""
    cards = world.cards
    piles = {name: sorted(pile) if cards.is_hand(name) else pile for name, pile in cards.piles.items()}
    return {**world.plain(), "cards": piles}


@law
def test_the_same_answer_in_every_world_that_a_seat_must_hold_possible(setting: Setting, seed: int):
    players = quick_players(setting.game)
    rng = Dice(seed)
    looked = 0
    for number, (s, choice) in enumerate(positions(setting, seed)):
        if number % EVERY:
            continue
        looked += 1
        if looked > MOST:
            break
        for world in range(WORLDS):
            other = s.determinise(choice.seat, rng)
            if world == 0:
                other = read(s.game, written(s, choice.seat, rng))
            assert disagree(s, other, choice.seat, players, f"dice {number}") == "", f"{setting}, {number}"


def swapped(name: str, seed: int) -> Iterator[tuple[State, State, int]]:
    """Positions beside others in which cards are exchanged that who decides has never seen."""
    tables = [one for one in every_setting() if one.game == name]
    while True:
        match = Match(tables[seed % len(tables)], seed)
        for _ in match.play():
            for world in match.worlds:
                for seat in match.state.deciders:
                    if world.kind == "swap" and seat in world.ignorant and seat in world.state.deciders:
                        yield match.state, world.state, seat
        seed += 7


def first_disagreement(name: str, players: list[Player], pairs: int) -> str:
    for number, (s, other, seat) in enumerate(swapped(name, 1)):
        told = disagree(s, other, seat, players, f"dice {number}")
        if told or number == pairs:
            return told
    raise AssertionError("matches never end")


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_cards_that_a_seat_has_never_seen_may_change_places(name: str):
    assert first_disagreement(name, quick_players(name), SWAPPED.get(name, 40) * MATCHES) == ""


class Peeping:
    """Looks at the cards of the whole table, which no player may."""

    def choose(self, turn: Turn) -> Choice:
        piles = turn._state.cards.piles
        places = [place * card for name in sorted(piles) for place, card in enumerate(piles[name])]
        return turn.choices[sum(places) % len(turn.choices)]


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_who_peeps_is_found_out(name: str):
    assert first_disagreement(name, [Peeping()], 400).startswith("Peeping: ")
