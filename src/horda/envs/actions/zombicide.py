"""The heads of the Zombicide games: survivors, cards, zombies, zones and so on."""

from __future__ import annotations

from typing import Final, get_args

from horda.engine.choices import Plain
from horda.engine.state import State
from horda.envs.actions.heads import Head
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.records import Colour
from horda.games.zombicide.rules.inventory.equipment import NEVER
from horda.games.zombicide.rules.turns.actions import FREE_NAMES
from horda.games.zombicide.state import ZombicideState

ZONES: Final = 64
"""Most zones of a map that an environment supports; the missions of the boxes have at most 58."""
GATES: Final = 24
"""Most doors, barriers and hedges of a map; the missions of the boxes have at most 13."""
NUMBERS: Final = 15
WAYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "silent", "noisy")
"""Values of answers to a mission's question (by number), and the two modes of a switchable skill."""
BARE_HANDS: Final = "bare_hands"
FRIENDLY_FIRE: Final = "friendly_fire"
COLOURS: Final = ("", *[colour for colour in get_args(Colour) if colour])
PLACES: Final = ("pilot", "passenger", "driver", "gunner", "passenger_1", "passenger_2")
"""The seats of the helicopter and of the truck."""
STANCES: Final = ("upright", "standing", "lying", "dazed")
TEAM_CARDS: Final = ("charge", "fire", "move")
LOADS: Final = ("scattershot", "grapeshot", "boulder")
THINGS: Final = ("gas_can",)
"""Targets of attacks besides zombies and survivors."""
NECROMANCERS: Final = tuple(
    f"necromancer_{colour}" for colour in ("green", "dark_brown", "red", "violet", "grey", "light_brown")
)


def heads_of(game: Zombicide) -> list[Head]:
    """Return the heads of a Zombicide game, in the order of their numbers."""
    edition = game.edition
    arms = [one.name for one in edition.gear.values() if one.profiles or one.opens != NEVER]
    sets = dict.fromkeys(pair for one in edition.identities.values() for pair in one.starts)
    heads = [
        Head("zone", ZONES, find=_zone, value=_zone_name),
        Head.of("survivor", list(game.people)),
        Head.of("card", sorted(edition.gear)),
        Head.of("weapon", ["", BARE_HANDS, *sorted(arms)]),
        Head.of("zombie", [kind.name for kind in edition.kinds]),
        Head.of("attack", [*[kind.name for kind in edition.kinds], FRIENDLY_FIRE]),
        Head.of("slot", edition.slot_names),
        Head.of("skill", [skill.name for skill in edition.skills]),
        Head("gate", GATES, find=_gate, value=_gate_name),
        Head.of("seat", range(game.max_seats)),
        Head.numbers("number", NUMBERS),
        Head.of("colour", [*COLOURS, *NECROMANCERS]),
        Head.of("free", FREE_NAMES),
        Head("way", len(WAYS), find=_way, value=_way_name),
        Head.of("stance", STANCES),
        Head.of("place", PLACES),
        Head.of("team_card", TEAM_CARDS),
        Head.of("load", LOADS),
        Head.of("thing", THINGS),
        Head.of("spawn_card", sorted(edition.zombie_cards)),
        Head.of("set", list(sets)),
    ]
    return [head for head in heads if head.size]


def _zone(s: State, value: Plain) -> int:
    assert isinstance(s, ZombicideState)
    return s.board.called.get(str(value), -1)


def _zone_name(s: State, number: int) -> Plain:
    assert isinstance(s, ZombicideState)
    return s.board.names[number] if number < len(s.board.names) else f"zone {number}"


def _gate(s: State, value: Plain) -> int:
    assert isinstance(s, ZombicideState)
    return s.board.gate_called.get(str(value), -1)


def _gate_name(s: State, number: int) -> Plain:
    assert isinstance(s, ZombicideState)
    return s.board.gate_name(number) if number < len(s.board.gates) else f"gate {number}"


def _way(s: State, value: Plain) -> int:
    """Return the number of an answer, which is written as the question's name, an underscore and its number."""
    name = str(value).rpartition("_")[2]
    return WAYS.index(name) if name in WAYS else -1


def _way_name(s: State, number: int) -> Plain:
    return WAYS[number]
