"""Individual zombies: finding, moving and removing them together with their miniatures."""

from __future__ import annotations

from horda.engine.lists import put
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.state import ZombicideState


def on_board(s: ZombicideState, kinds: int) -> list[int]:
    """Return the individuals on the board whose kind is among these bits."""
    return [
        one
        for one, zone in enumerate(s.individual_zone)
        if zone != NOWHERE and kinds >> s.individual_kind[one] & 1
    ]


def individuals_in(s: ZombicideState, zone: int, kind: int) -> list[int]:
    """Return the individuals of a kind in a zone."""
    return [
        one for one, place in enumerate(s.individual_zone) if place == zone and s.individual_kind[one] == kind
    ]


def bring_individual(s: ZombicideState, zone: int, kind: int) -> int:
    """Put an individual on the board, and return its number; NOWHERE if there is no miniature left.

    There may be several, as long as there are miniatures (spawn.several).
    """
    return s.add_individual(zone, kind) if s.put_zombies(zone, kind, 1) else NOWHERE


def put_all(s: ZombicideState, zone: int, kind: int, count: int) -> int:
    """Put zombies of a kind, individuals included, on the board; return how many miniatures were available."""
    if not s.edition.kinds[kind].individual:
        return s.put_zombies(zone, kind, count)
    placed = 0
    while placed < count and bring_individual(s, zone, kind) != NOWHERE:
        placed += 1
    return placed


def remove_individual(s: ZombicideState, one: int) -> None:
    """Take an individual off the board; its miniature goes back to the supply."""
    s.take_zombies(s.individual_zone[one], s.individual_kind[one], 1)
    s.individual_zone = put(s.individual_zone, one, NOWHERE)


def remove_zombies(s: ZombicideState, zone: int, kind: int, count: int) -> list[int]:
    """Remove zombies of a kind from a zone, and return the numbers of the individuals among them."""
    if not s.edition.kinds[kind].individual:
        s.take_zombies(zone, kind, count)
        return []
    gone = individuals_in(s, zone, kind)[:count]
    for one in gone:
        remove_individual(s, one)
    return gone


def walk_all(s: ZombicideState, zone: int, to: int, *, kind: int, count: int) -> None:
    """Move zombies of a kind, and the individuals among them."""
    if s.edition.kinds[kind].individual:
        for one in individuals_in(s, zone, kind)[:count]:
            s.individual_zone = put(s.individual_zone, one, to)
    s.walk_zombies(zone, to, kind=kind, count=count)
