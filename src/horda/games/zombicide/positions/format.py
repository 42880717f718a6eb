"""Conversion of states of Zombicide games to positions (see `positions.parse`), and values that test cases check."""

# horda: interpreted, because only positions and cases ask it

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.engine.views.position import Figure, figures_text
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.noise import noise_in_zones
from horda.games.zombicide.rules.turns.setup import FACE_DOWN
from horda.games.zombicide.rules.zombies.prone import lying_count
from horda.games.zombicide.skills.base import marks_of
from horda.games.zombicide.state import EMPTY, ZombicideState
from horda.games.zombicide.view import carriers_seen, lying_zombies, place_name

if TYPE_CHECKING:
    from horda.games.zombicide.missions.reading.plan import MissionPlan

LYING = "lying"
"""The note on zombies that lie on the ground: `walker[lying]*2`."""


def slot_ranges(s: ZombicideState) -> dict[str, range]:
    """Return the slots for each slot name in positions: hands, body, backpack."""
    edition = s.edition
    body = edition.figures.hands + edition.figures.body
    return {
        "hand": range(edition.figures.hands),
        "body": range(edition.figures.hands, body),
        "pack": range(body, edition.slots),
    }


def describe(s: ZombicideState) -> dict[str, object]:
    """Return the position with the keys of `placed`, including everything that a test case may check."""
    board, kinds = s.board, s.edition.kinds
    zones = {name: figures_text(_figures(s, zone)) for zone, name in enumerate(board.names)}
    return {
        "zones": zones,
        "doors": {
            board.gate_name(gate): "closed" if s.is_shut(gate) else "open" for gate in range(len(board.gates))
        },
        "places": {name: place_name(s, s.zone[who]) for who, name in enumerate(s.roster)},
        "xp": dict(zip(s.roster, s.xp, strict=True)),
        "level": dict(zip(s.roster, s.level, strict=True)),
        "wounds": dict(zip(s.roster, s.wounds, strict=True)),
        "actions": dict(zip(s.roster, s.actions, strict=True)),
        "noise": {name: noise for name, noise in zip(board.names, noise_in_zones(s), strict=True) if noise},
        "supply": {kind.name: s.supply[number] for number, kind in enumerate(kinds)},
        "horde": {kind.name: s.horde[number] for number, kind in enumerate(kinds)},
        "sees": {name: sorted(_visible_zones(s, zone)) for zone, name in enumerate(board.names)},
        "exits": {
            name: sorted(board.names[beyond] for beyond in s.paths.exits[zone])
            for zone, name in enumerate(board.names)
        },
        "decks": {name: [*reversed(s.cards.faces(name))] for name in s.cards.piles},
        "marks": marks_of(s),
        "killed": {kind.name: s.killed[number] for number, kind in enumerate(kinds)},
        "out": {kind.name: s.out[number] for number, kind in enumerate(kinds)},
        "unlocked": s.unlocked,
        "taken": s.taken,
        "carriers": carriers_seen(s),
        "lying": lying_zombies(s),
        "counters": s.tallies,
        "seen": {one.name: part for one in s.edition.mechanisms if (part := one.public_view(s))},
        "round": s.round,
        "first": s.first,
        "phase": s.phase,
        "active": "" if s.active == NOWHERE else s.roster[s.active],
    }


def position_of(s: ZombicideState, plan: MissionPlan) -> dict[str, object]:
    """Return a position with the keys of `lay_position`; details that these keys cannot express are omitted."""
    # A board given by tiles alone becomes a custom mission.
    mission = OWN if MAP in s.options else s.options["mission"]
    found: dict[str, object] = {"mission": mission, "seats": s.seats}
    # People join the survivors in the course of a match, and are not counted in this option.
    implied = {"mission": s.options["mission"], "survivors": len(s.roster)}
    settings = {name: value for name, value in s.options.items() if implied.get(name) != value}
    if settings:
        found["options"] = settings
    found |= {"survivors": list(s.roster), "round": s.round, "first": s.first}
    if s.active != NOWHERE:
        found["active"] = s.roster[s.active]
    doors = _changed_doors(s)
    if doors:
        found["doors"] = doors
    removed = _removed_tokens(s, plan)
    if removed:
        found["removed"] = removed
    laid = len(plan.mission.tokens)
    zones = {name: _whole_figures(s, zone, laid) for zone, name in enumerate(s.board.names)}
    found["zones"] = {name: figures_text(figures) for name, figures in zones.items() if figures}
    return found


def _changed_doors(s: ZombicideState) -> dict[str, str]:
    """Return the doors and barriers whose state differs from the mission's start."""
    return {
        s.board.gate_name(gate): "closed" if s.is_shut(gate) else "open"
        for gate in range(len(s.board.gates))
        if (s.shut ^ s.board.shut) >> gate & 1
    }


def _removed_tokens(s: ZombicideState, plan: MissionPlan) -> dict[str, str]:
    """Return the mission's tokens that were removed, by the zone in which the mission places them."""
    found: dict[str, list[Figure]] = {}
    for token, record in enumerate(plan.mission.tokens):
        if s.token_zone[token] == NOWHERE:
            colour = plan.colour_laid(record)
            notes = (colour,) if colour and colour != FACE_DOWN else ()
            found.setdefault(record.at, []).append(Figure(s.token_kind[token], notes))
    return {zone: figures_text(figures) for zone, figures in found.items()}


def _whole_figures(s: ZombicideState, zone: int, laid: int) -> list[Figure]:
    """Return everything in a zone with its details, except for the mission's tokens in `laid`."""
    figures = [Figure(s.roster[who], _notes(s, who)) for who in s.survivors_in(zone)]
    for number, kind in enumerate(s.edition.kinds):
        lying = lying_count(s, zone, number)
        upright = s.zombies_of(zone, number) - lying
        if upright:
            figures.append(Figure(kind.name, (), upright))
        if lying:
            figures.append(Figure(kind.name, (LYING,), lying))
    if s.noise[zone]:
        figures.append(Figure("noise", (), s.noise[zone]))
    for token in range(laid, len(s.token_zone)):
        if s.token_zone[token] == zone:
            colour = s.token_colour[token]
            figures.append(Figure(s.token_kind[token], (colour,) if colour else ()))
    return figures


def _notes(s: ZombicideState, who: int) -> tuple[str, ...]:
    """Return the notes on a survivor: cards, skills and numbers."""
    skills = [skill.name for number, skill in enumerate(s.edition.skills) if s.skills[who] >> number & 1]
    numbers = [
        f"{name}={value}"
        for name, value in (
            ("xp", s.xp[who]),
            ("wounds", s.wounds[who]),
            ("actions", s.actions[who] if who == s.active else 0),
        )
        if value
    ]
    return (*_cards(s, who), *skills, *numbers)


def _visible_zones(s: ZombicideState, zone: int) -> list[str]:
    return [name for other, name in enumerate(s.board.names) if s.paths.sees(zone) >> other & 1]


def _figures(s: ZombicideState, zone: int) -> list[Figure]:
    figures = [Figure(s.roster[who], _cards(s, who)) for who in s.survivors_in(zone)]
    for number, kind in enumerate(s.edition.kinds):
        count = s.zombies_of(zone, number)
        if count:
            figures.append(Figure(kind.name, (), count))
    if s.noise[zone]:
        figures.append(Figure("noise", (), s.noise[zone]))
    for token, place in enumerate(s.token_zone):
        if place == zone:
            colour = s.token_colour[token]
            figures.append(Figure(s.token_kind[token], (colour,) if colour else ()))
    return figures


def _cards(s: ZombicideState, who: int) -> tuple[str, ...]:
    found: list[str] = []
    faces = s.cards.deck.faces
    for name, slots in slot_ranges(s).items():
        for slot in slots:
            card = s.card_in(who, slot)
            if card != EMPTY:
                found.append(faces[card] if name == "hand" else f"{name}:{faces[card]}")
    return tuple(found)
