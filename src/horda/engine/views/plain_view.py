"""A view that every client can show: places, pieces on them, piles, and a panel for each seat.

A game whose own board no client draws gives its seats this view. Everything in it is a name of the game's
words or a number; drawings are names of the sheet of symbols.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from horda.engine.choices import Plain
from horda.engine.state import State

Fact = int | str | bool
"""A number, or a name of the kind that the fact is called."""


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the board (words: `<label>-<name>`); `ways` are the places next to it."""

    name: str
    x: float
    y: float
    kind: str
    label: str
    ways: tuple[str, ...]


class PieceView(msgspec.Struct, frozen=True):
    """Something that stands in a place: a seat's figure, or a thing of some kind (words: `<kind>-<name>`)."""

    place: str
    seat: int | None = None
    kind: str = ""
    name: str = ""
    figure: str = ""
    """Its drawing; empty: a survivor for a seat, a zombie for the rest."""
    count: int = 1


class PileView(msgspec.Struct, frozen=True):
    """A pile of cards (words: `pile-<name>`): how many, and the faces that lie open, the top last."""

    name: str
    count: int
    cards: tuple[str, ...] = ()


class SeatView(msgspec.Struct, frozen=True):
    """What a player has: a hand (`?` for each card that the viewer does not know), cards laid out, facts."""

    seat: int
    hand: tuple[str, ...] = ()
    front: tuple[str, ...] = ()
    facts: dict[str, Fact] = {}
    """Points, wounds and the like (words: `fact-<name>`)."""
    out: bool = False
    """Whether the player plays no longer."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) may know it."""

    game: str
    seat: int | None
    seats: int
    round: int
    active: tuple[int, ...]
    """The seats that decide now."""
    places: tuple[PlaceView, ...]
    pieces: tuple[PieceView, ...]
    piles: tuple[PileView, ...]
    players: tuple[SeatView, ...]
    facts: dict[str, Fact]
    """What is true of the whole table (words: `fact-<name>`)."""
    options: dict[str, Plain]
    over: bool


def plain_view(
    s: State,
    seat: int | None,
    *,
    players: Sequence[SeatView],
    pieces: Sequence[PieceView] = (),
    piles: Sequence[PileView] = (),
    facts: Mapping[str, Fact] | None = None,
) -> View:
    """The view of a seat, with the places of the game's `surface`."""
    places = tuple(
        PlaceView(one.name, one.x, one.y, one.kind, one.label, one.ways) for one in s.game.surface(s)
    )
    return View(
        game=s.game.id,
        seat=seat,
        seats=s.seats,
        round=s.round,
        active=tuple(s.deciders),
        places=places,
        pieces=tuple(pieces),
        piles=tuple(piles),
        players=tuple(players),
        facts=dict(facts or {}),
        options=s.options,
        over=s.over,
    )
