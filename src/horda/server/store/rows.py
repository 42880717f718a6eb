"""Rows of the database as records."""

from __future__ import annotations

from typing import Literal

import msgspec


class Conflict(Exception):
    """Somebody else wrote this number first; read what they wrote and decide anew."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    name: str = ""
    bot: str = ""
    away: bool = False
    here: bool = False


class ProposalRow(msgspec.Struct, frozen=True):
    """A wish to take something back: whose, from which `seq` on, how many decisions, who agreed."""

    by: int
    seq: int
    moves: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class Sitting(msgspec.Struct, frozen=True):
    """Who sits at a match, and what the table has settled beside the rules."""

    seats: tuple[SeatRow, ...]
    paused: bool = False
    proposal: ProposalRow | None = None
    verdict: Literal["agreed", "refused"] = "agreed"
    """How the last proposal was settled."""


class Header(msgspec.Struct, frozen=True):
    """What a match is and stays."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, int | str | bool | None]
    seed: str
    seed_given: bool
    created: float


class Entry(msgspec.Struct, frozen=True):
    """A decision (`choice`, as JSON), or one that takes back `undone` of them and keeps `kept` events."""

    seq: int
    choice: str | None
    undone: int = 0
    kept: int = 0


class Linked(msgspec.Struct, frozen=True):
    """What a secret link opens."""

    match: str
    role: str
    seat: int | None


class NewMatch(msgspec.Struct, frozen=True):
    """A match about to be stored: header, sitting, and the hashes of its links."""

    header: Header
    sitting: Sitting
    links: tuple[tuple[str, Linked], ...]
    film: Reel | None = None
    """How the table looked as the match began."""


class Snapshot(msgspec.Struct, frozen=True):
    """A save of a match at a moment."""

    seq: int
    save: str


class Reel(msgspec.Struct, frozen=True):
    """A piece of a match's film: what everybody saw after the entries `first` to `last`, packed."""

    first: int
    last: int
    frames: bytes


class Line(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    text: str
    phrase: bool
    at: float
