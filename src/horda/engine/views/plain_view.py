"""A generic view that every client can show: places, pieces, piles, and a panel for each seat.

A game whose board no client draws returns this view. Everything in it is a number or a name with a
translation; drawings are names of symbols in the sprite sheet.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from horda.engine.choices import Plain
from horda.engine.state import State

Fact = int | str | bool
"""The value of a fact: a number, or a name that is translated as a thing of the fact's kind."""


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the board (text id: `<label>-<name>`); `ways` are the adjacent places."""

    name: str
    x: float
    y: float
    kind: str
    label: str
    ways: tuple[str, ...]


class PieceView(msgspec.Struct, frozen=True):
    """A piece in a place: a seat's figure, or a thing of some kind (text id: `<kind>-<name>`)."""

    place: str
    seat: int | None = None
    kind: str = ""
    name: str = ""
    figure: str = ""
    """The name of its drawing; empty for the default: a survivor for a seat, a zombie otherwise."""
    count: int = 1


class PileView(msgspec.Struct, frozen=True):
    """A pile of cards (text id: `pile-<name>`): its size and its open faces, the top last."""

    name: str
    count: int
    cards: tuple[str, ...] = ()


class SeatView(msgspec.Struct, frozen=True):
    """The cards and facts of a player: the hand (`?` for a card unknown to the viewer), and the cards on the table."""

    seat: int
    hand: tuple[str, ...] = ()
    front: tuple[str, ...] = ()
    facts: dict[str, Fact] = {}
    """Numbers such as points or wounds, by name (text id: `fact-<name>`)."""
    out: bool = False
    """Whether the player has left the game."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) may know it."""

    game: str
    seat: int | None
    seats: int
    round: int
    active: tuple[int, ...]
    """The seats that must decide now."""
    places: tuple[PlaceView, ...]
    pieces: tuple[PieceView, ...]
    piles: tuple[PileView, ...]
    players: tuple[SeatView, ...]
    facts: dict[str, Fact]
    """Facts about the whole table, by name (text id: `fact-<name>`)."""
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
    """Return the view of a seat, with the places of the game's `surface`."""
    places = tuple(
        PlaceView(place.name, place.x, place.y, place.kind, place.label, place.ways)
        for place in s.game.surface(s)
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
