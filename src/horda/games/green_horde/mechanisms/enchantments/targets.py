"""The targets of enchantments: one survivor or zone in sight (GH-MAG-03)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.targets import eyes
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import usable
from horda.games.zombicide.rules.turns.special_moves import open_neighbours
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

NAME: Final = "enchantments"
"""The name of the mechanism."""
ON_SURVIVORS: Final = ("heal", "speed", "ghost_sight")
ENCHANTMENTS: Final = "enchantment"


@dataclass
class GhostSight(Record):
    """The survivors with Ghost Sight, and the round in which they got it."""

    round: int = 0
    people: tuple[int, ...] = ()


RECORD: Final = TypedKey(NAME, GhostSight)


def cast_bit(s: ZombicideState, card: int) -> int:
    """Return the bit in `ZombicideState.used` for a card that was cast this turn (GH-MAG-06).

    Its number is above those of the skills. It is set for the caster, so that a survivor who receives the card may
    cast it too (GH-MAG-08).
    """
    return 1 << (len(s.edition.skills) + card)


def ready(s: ZombicideState, who: int) -> list[int]:
    """Return the enchantments in hand that a survivor has not cast this turn (GH-MAG-06, GH-MAG-07)."""
    return [
        card
        for card in usable(s, who)
        if gear_of(s, card).type == ENCHANTMENTS and not s.used[who] & cast_bit(s, card)
    ]


def survivors_for(s: ZombicideState, who: int, effect: str) -> list[int]:
    """Return the survivors in sight, the caster included, whom an enchantment may target (GH-MAG-04, GH-MAG-05)."""
    seen = s.paths.sees(s.zone[who], eyes(s, who))
    found: list[int] = []
    for other, zone in enumerate(s.zone):
        if zone < 0 or not seen >> zone & 1:
            continue
        if effect == "heal" and not s.wounds[other]:
            continue
        if effect == "speed" and s.crowd[zone]:
            continue
        found.append(other)
    return found


def zones_for(s: ZombicideState, who: int, effect: str) -> list[tuple[int, int]]:
    """Return the visible zones with zombies that an enchantment may target, each with the zone to push them to."""
    seen = s.paths.sees(s.zone[who], eyes(s, who))
    zones = [zone for zone, crowd in enumerate(s.crowd) if crowd and seen >> zone & 1]
    if effect != "repulse":
        return [(zone, NOWHERE) for zone in zones]
    away = zones_away(s, s.zone[who])
    return [
        (zone, beyond)
        for zone in zones
        for beyond in open_neighbours(s, zone)
        if away[beyond] == away[zone] + 1
    ]


def zones_away(s: ZombicideState, zone: int) -> list[int]:
    """Return the distance of every zone by open paths; a large number if there is no path."""
    far = s.board.size
    away = [far] * far
    away[zone] = 0
    reached = [zone]
    for one in reached:
        for beyond in open_neighbours(s, one):
            if away[beyond] == far:
                away[beyond] = away[one] + 1
                reached.append(beyond)
    return away


def targets(s: ZombicideState, who: int, card: int) -> list[Choice]:
    """Return one choice for each target of a card."""
    gear = gear_of(s, card)
    seat, names = s.seat_of[who], s.board.names
    name = ("card", gear.name)
    if gear.effect in ON_SURVIVORS:
        return [
            Choice(seat, "enchant", (name, ("survivor", s.roster[other])))
            for other in survivors_for(s, who, gear.effect)
        ]
    found: list[Choice] = []
    for zone, to in zones_for(s, who, gear.effect):
        if to == NOWHERE:
            found.append(Choice(seat, "enchant_zone", (name, ("zone", names[zone]))))
        else:
            found.append(Choice(seat, "repulse", (name, ("zone", names[zone]), ("to", names[to]))))
    return found


def target_of(s: ZombicideState, choice: Choice) -> int:
    """Return the survivor or the zone that a choice names."""
    if choice.has("survivor"):
        return s.roster.index(choice.name("survivor"))
    return s.board.called[choice.name("zone")]


def push_of(s: ZombicideState, choice: Choice) -> int:
    """Return the zone that zombies are pushed to, or NOWHERE."""
    return s.board.called[choice.name("to")] if choice.has("to") else NOWHERE


def sees_ghosts(s: ZombicideState, who: int) -> bool:
    """Return whether a survivor sees through walls, doors and hedges for the rest of the round."""
    return who in seers(s)


def seers(s: ZombicideState) -> tuple[int, ...]:
    """Return the survivors who have Ghost Sight in this round."""
    found = s.record(RECORD)
    return found.people if found.round == s.round else ()
