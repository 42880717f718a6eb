"""Tests that players do not use hidden information.

Each player decides the same in worlds that its seat cannot tell apart. These are made in two ways: by the engine,
which deals the unknown cards anew (`determinise`), and independently of it, by exchanging cards that the seat
has never seen (the worlds of `twins.py`; `witnesses.py` says who saw what). The same holds for everything a
bot view can be asked, whether a player asks for it or not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.bots.moves import SEED, recorded_picks
from tests.properties.tables import LESS, MATCHES, Setting, every_setting, law, positions, recorded_settings
from tests.properties.two_worlds.twins import Match

import horda
from horda.bots import bot, bots
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Player, Turn, decision
from horda.engine.state import State
from horda.engine.views.imagined import encode_imagined, read
from horda.games.zombicide.game import Zombicide

WORLDS = 8
EVERY = 23
"""One decision in this many is checked."""
MOST = 26 // LESS
"""Maximum number of decisions checked at regular intervals at each setting."""
CLOSELY = 1
"""Number of further decisions checked in every match, for each kind of question."""
SHARED = ("game", "edition", "board", "notes")
"""Attributes of a bot view that do not depend on the match: printed components, and a cache."""
MECHANISMS = sorted(
    {
        name
        for game in horda.games.games().values()
        if isinstance(game, Zombicide)
        for name in game.edition.named
    }
)
OF_PEOPLE = ("slots", "unloaded_cards", "leader", "has_free_action")
"""Methods of a bot view whose argument is a survivor."""
ASKED: dict[str, list[tuple[object, ...]]] = {
    "visible_cards": [("goals",)],
    "part": [(name,) for name in MECHANISMS],
    "promises_broken_to": [(0, 1), (1, 0)],
}
"""Arguments for further methods of a bot view; methods not listed take none."""
SWAPPED = {"city_of_horror": 60, "zombiland": 120}
"""Number of worlds with exchanged cards, by game; 40 for games in which only decks are secret."""


ELSEWHERE = ("search", "abomination", "fatty", "runner")
"""Players that search, or that use another player's decisions; `tests/think/test_levels.py` tests them."""


def quick_players(name: str) -> list[Player]:
    """Return one player of each kind that decides without search."""
    return [bot(one, name) for one in bots(name) if one not in ELSEWHERE]


def disagree(s: State, other: State, seat: int, players: list[Player], dice: str) -> str:
    """Return the first difference between two worlds in answers, bot views or imagined states; empty if none."""
    for player in players:
        here, there = (decision(player, Turn.of(one, seat, Dice(dice))) for one in (s, other))
        if not here.same(there):
            return f"{type(player).__name__}: {here.text()} | {there.text()}"
    turns = [Turn.of(one, seat, Dice(dice)) for one in (s, other)]
    told, told_there = (bot_view_values(turn.bot_view()) for turn in turns)
    if told != told_there:
        return f"bot view: {', '.join(name for name, said in told.items() if told_there[name] != said)}"
    for _ in range(2):
        worlds = [turn.imagine() for turn in turns]
        here_too, there_too = (without_hand_order(world) for world in worlds)
        if here_too != there_too:
            return (
                f"imagine: {', '.join(part for part, value in here_too.items() if there_too[part] != value)}"
            )
    return ""


def bot_view_values(told: Any) -> dict[str, object]:
    """Return the values of all attributes and methods of a bot view, nested ones included, by name."""
    found: dict[str, object] = {}
    for name in dir(told):
        if name.startswith("_") or name in SHARED:
            continue
        value = getattr(told, name)
        if callable(value):
            given = (
                [(who,) for who in range(len(told.roster))] if name in OF_PEOPLE else ASKED.get(name, [()])
            )
            for about in given:
                found[f"{name}{about}"] = plainly(value(*about))
        else:
            found[name] = plainly(value)
    return found


def plainly(value: object) -> object:
    """Convert a value for comparison: parts of a bot view become dicts of their values."""
    if isinstance(value, list | tuple):
        return [plainly(part) for part in value]
    return bot_view_values(value) if type(value).__module__.endswith(".bot_view") else value


def without_hand_order(world: State) -> dict[str, object]:
    """Return the contents of a world without the order of hands and without who knows which card."""
    cards = world.cards
    piles = {name: sorted(pile) if cards.is_hand(name) else pile for name, pile in cards.piles.items()}
    return {**world.plain(), "cards": piles}


def is_looked_at_closely(s: State, number: int, met: Counter[str]) -> bool:
    """Return whether to check a decision: at regular intervals, and the first of each kind of question."""
    kind = type(s.question()).__name__
    met[kind] += 1
    return met[kind] <= CLOSELY or (number % EVERY == 0 and number <= MOST * EVERY)


@law
def test_the_same_answer_in_every_world_that_a_seat_must_hold_possible(setting: Setting, seed: int):
    met: Counter[str] = Counter()
    for number, (s, choice) in enumerate(positions(setting, seed)):
        if is_looked_at_closely(s, number, met):
            assert told_apart(s, choice.seat, f"{seed} {number}") == "", f"{setting}, {number}"


@pytest.mark.parametrize("setting", recorded_settings(), ids=str)
def test_the_same_answer_in_matches_that_are_played_well(setting: Setting):
    # Random players die young, so questions of late rounds come from recorded matches.
    state, met = setting.new(SEED), Counter[str]()
    for number, pick in enumerate(recorded_picks(setting.game)[str(setting)]):
        seat = state.all_choices()[0].seat
        if is_looked_at_closely(state, number, met):
            assert told_apart(state, seat, f"well {number}") == "", f"{setting}, {number}"
        state.apply(state.choices(seat)[pick])


def told_apart(s: State, seat: int, dice: str) -> str:
    """Return the first difference by which a seat could tell a position from worlds dealt anew; empty if none."""
    players, rng = quick_players(s.game.id), Dice(dice)
    for world in range(WORLDS):
        other = read(s.game, encode_imagined(s, seat, rng)) if world == 0 else s.determinise(seat, rng)
        told = disagree(s, other, seat, players, dice)
        if told:
            return told
    return ""


def worlds_with_swapped_cards(name: str, seed: int) -> Iterator[tuple[State, State, int]]:
    """Yield each position, a twin with exchanged cards that the deciding seat has never seen, and the seat."""
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
    for number, (s, other, seat) in enumerate(worlds_with_swapped_cards(name, 1)):
        told = disagree(s, other, seat, players, f"dice {number}")
        if told or number == pairs:
            return told
    raise AssertionError("matches never end")


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_cards_that_a_seat_has_never_seen_may_change_places(name: str):
    assert first_disagreement(name, quick_players(name), SWAPPED.get(name, 40) * MATCHES) == ""


class Peeping:
    """A cheating player that uses all cards on the table, hidden ones included."""

    def choose(self, turn: Turn) -> Choice:
        piles = turn._state.cards.piles
        places = [place * card for name in sorted(piles) for place, card in enumerate(piles[name])]
        return turn.choices[sum(places) % len(turn.choices)]


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_who_peeps_is_found_out(name: str):
    assert first_disagreement(name, [Peeping()], 400).startswith("Peeping: ")
