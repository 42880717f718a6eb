"""The records of the club, as they travel."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.protocol.match_records import PRINTABLE, Id

Visitor = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""A secret that a browser makes for itself: by it the club knows one person from another."""
Word = Annotated[str, msgspec.Meta(max_length=60, pattern=PRINTABLE)]
"""The shared word of a room; empty: the room that is open to all."""
Called = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
Named = Annotated[str, msgspec.Meta(max_length=40, pattern=PRINTABLE)]
"""Empty where nobody said one."""
Language = Literal["en", "es"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
Agreed = Annotated[str, msgspec.Meta(max_length=16)]
"""The version of the house rules that somebody has agreed to."""


# --- what a visitor asks ---------------------------------------------------------------------------


class WaitWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who looks for a game: a name, and which games (none: any)."""

    name: Called
    games: Annotated[tuple[Id, ...], msgspec.Meta(max_length=12)]
    language: Language
    agreed: Agreed


class VisitWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Look into a room; with `waiting` one is on its list, until one asks without it or not at all."""

    visitor: Visitor
    room: Word = ""
    waiting: WaitWish | None = None


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """Open seats of a match to the club. The host's link comes as bearer."""

    match: Id
    seats: Annotated[tuple[SeatNumber, ...], msgspec.Meta(min_length=1, max_length=12)]
    visitor: Visitor
    room: Word
    language: Language
    name: Named
    agreed: Agreed


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    """Take a free seat at an open table."""

    visitor: Visitor
    room: Word
    name: Named
    agreed: Agreed


# --- what the club answers -------------------------------------------------------------------------


class ClubInfo(msgspec.Struct):
    """The club: its name, its rules, and whether somebody keeps order."""

    name: str
    rules_en: str
    rules_es: str
    rules: str
    """The version of the rules that everybody agrees to; empty where there are none."""
    tables_a_person: int
    moderated: bool


class ClubTable(msgspec.Struct):
    """An open table."""

    match: str
    game: str
    mission: str
    """Empty where the game has none."""
    seats: int
    free: int
    name: str
    """Who opened it."""
    language: Language
    opened: str
    mine: bool


class ClubWaiting(msgspec.Struct):
    """Somebody who looks for a game."""

    id: str
    name: str
    games: tuple[str, ...]
    language: Language
    since: str
    mine: bool


class ClubRoom(msgspec.Struct):
    """A room as somebody finds it; whoever waits asks again after so many seconds."""

    tables: tuple[ClubTable, ...]
    waiting: tuple[ClubWaiting, ...]
    again: float


class ClubSeat(msgspec.Struct):
    """A seat that was taken: its secret link, told once."""

    match: str
    game: str
    mission: str
    seat: int
    link: str


# --- the desk --------------------------------------------------------------------------------------


class DeskSeat(msgspec.Struct):
    """Who took a seat at an open table."""

    seat: int
    name: str


class DeskTable(msgspec.Struct):
    """An open table as whoever keeps order sees it."""

    table: ClubTable
    private: bool
    """In a room with a word."""
    taken: tuple[DeskSeat, ...]


class DeskWaiting(msgspec.Struct):
    """Somebody who waits, in whichever room."""

    waiting: ClubWaiting
    private: bool


class DeskBan(msgspec.Struct):
    """Somebody who is kept out for a while."""

    id: str
    name: str
    address: bool
    """Everybody from their address."""
    until: str


class ModerationDesk(msgspec.Struct):
    """All that whoever keeps order has before them."""

    tables: tuple[DeskTable, ...]
    waiting: tuple[DeskWaiting, ...]
    bans: tuple[DeskBan, ...]


class BanWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Keep somebody out: who waits, who opened a table, or who took a seat at it."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=60 * 24 * 365)]
    address: bool = False
    """All who come from the same address, too."""
    waiting: Id | None = None
    match: Id | None = None
    seat: SeatNumber | None = None


class ClubDone(msgspec.Struct):
    """It was done."""

    done: Literal[True] = True
