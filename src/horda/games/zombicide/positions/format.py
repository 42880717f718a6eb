"""Write positions of Zombicide games as text (see `positions.parse`), and answer what cases ask of them."""

# horda: interpreted, because only positions and cases ask it

from __future__ import annotations

from horda.engine.views.position import Figure, figures_text
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.noise import noise_in_zones
from horda.games.zombicide.skills.base import marks_of
from horda.games.zombicide.state import EMPTY, ZombicideState
from horda.games.zombicide.view import carriers_seen, lying_zombies, place_name


def slot_ranges(s: ZombicideState) -> dict[str, range]:
    """Return the slots of each name of a position: hands, body, backpack."""
    edition = s.edition
    body = edition.figures.hands + edition.figures.body
    return {
        "hand": range(edition.figures.hands),
        "body": range(edition.figures.hands, body),
        "pack": range(body, edition.slots),
    }


def describe(s: ZombicideState) -> dict[str, object]:
    """Return the position in the words of `placed`, with all that a case may ask of it."""
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
