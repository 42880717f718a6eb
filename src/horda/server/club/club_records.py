"""Records of the club's REST API."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.protocol.match_records import PRINTABLE, Id

Visitor = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""A secret that a browser makes for itself, by which the club recognizes it."""
RoomWord = Annotated[str, msgspec.Meta(max_length=60, pattern=PRINTABLE)]
"""The shared word of a room; empty: the public room."""
RequiredName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
OptionalName = Annotated[str, msgspec.Meta(max_length=40, pattern=PRINTABLE)]
"""Empty if nobody gave one."""
Language = Literal["en", "es"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
RulesVersion = Annotated[str, msgspec.Meta(max_length=16)]
"""The version of the house rules that somebody has agreed to."""


# --- requests --------------------------------------------------------------------------------------


class WaitRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who looks for a game: a name, and which games (none: any)."""

    name: RequiredName
    games: Annotated[tuple[Id, ...], msgspec.Meta(max_length=12)]
    language: Language
    agreed: RulesVersion


class VisitRequest(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A request to see a room; with `waiting`, the visitor stays on its list while they keep asking."""

    visitor: Visitor
    room: RoomWord = ""
    waiting: WaitRequest | None = None


class TableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request to open seats of a match to the club, with the host's link as bearer token."""

    match: Id
    seats: Annotated[tuple[SeatNumber, ...], msgspec.Meta(min_length=1, max_length=12)]
    visitor: Visitor
    room: RoomWord
    language: Language
    name: OptionalName
    agreed: RulesVersion


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a free seat at an open table."""

    visitor: Visitor
    room: RoomWord
    name: OptionalName
    agreed: RulesVersion


# --- responses -------------------------------------------------------------------------------------


class ClubInfo(msgspec.Struct):
    """The club: its name, its rules, and whether it has a moderator."""

    name: str
    rules_en: str
    rules_es: str
    rules: str
    """The version of the rules that everybody agrees to; empty if there are none."""
    tables_a_person: int
    moderated: bool


class ClubTable(msgspec.Struct):
    """An open table."""

    match: str
    game: str
    mission: str
    """Empty if the game has none."""
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
    """A room; visitors who wait ask again after `again` seconds."""

    tables: tuple[ClubTable, ...]
    waiting: tuple[ClubWaiting, ...]
    again: float


class ClubSeat(msgspec.Struct):
    """A seat that was taken: its secret link, shown once."""

    match: str
    game: str
    mission: str
    seat: int
    link: str


# --- moderation ------------------------------------------------------------------------------------


class ModeratedSeat(msgspec.Struct):
    """Who took a seat at an open table."""

    seat: int
    name: str


class ModeratedTable(msgspec.Struct):
    """An open table as the moderator sees it."""

    table: ClubTable
    private: bool
    """Whether it is in a room with a word."""
    taken: tuple[ModeratedSeat, ...]


class ModeratedVisitor(msgspec.Struct):
    """Somebody who waits, in any room."""

    waiting: ClubWaiting
    private: bool


class BanRecord(msgspec.Struct):
    """A temporary ban."""

    id: str
    name: str
    address: bool
    """Whether it bans everybody from their address."""
    until: str


class ModerationOverview(msgspec.Struct):
    """Everything the moderator sees."""

    tables: tuple[ModeratedTable, ...]
    waiting: tuple[ModeratedVisitor, ...]
    bans: tuple[BanRecord, ...]


class BanRequest(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A request to ban somebody who waits, who opened a table, or who took a seat."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=60 * 24 * 365)]
    address: bool = False
    """Whether to ban everybody from the same address, too."""
    waiting: Id | None = None
    match: Id | None = None
    seat: SeatNumber | None = None


class ClubDone(msgspec.Struct):
    """The response if there is nothing to return."""

    done: Literal[True] = True
