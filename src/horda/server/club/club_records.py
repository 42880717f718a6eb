"""Records of the club's REST API."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.protocol.match_records import PRINTABLE, Id

Visitor = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""A secret that a browser generates, by which the club recognizes its visitor."""
RoomWord = Annotated[str, msgspec.Meta(max_length=60, pattern=PRINTABLE)]
"""The password of a room; empty for the public room."""
RequiredName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
OptionalName = Annotated[str, msgspec.Meta(max_length=40, pattern=PRINTABLE)]
"""A name; empty if nobody gave one."""
Language = Literal["en", "es"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
RulesVersion = Annotated[str, msgspec.Meta(max_length=16)]
"""The version of the house rules that somebody has agreed to."""


# --- requests --------------------------------------------------------------------------------------


class WaitRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who looks for a game: a name and the wanted games (empty: any)."""

    name: RequiredName
    games: Annotated[tuple[Id, ...], msgspec.Meta(max_length=12)]
    language: Language
    agreed: RulesVersion


class VisitRequest(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A request to see a room; with `waiting`, the visitor stays on the waiting list while they repeat the request."""

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
    """The version of the rules that everybody agrees to; empty if the club has no rules."""
    tables_a_person: int
    moderated: bool


class ClubTable(msgspec.Struct):
    """An open table in a room's list."""

    match: str
    game: str
    mission: str
    """The mission; empty if the game has none."""
    seats: int
    free: int
    name: str
    """The name of the visitor who opened the table."""
    language: Language
    opened: str
    mine: bool


class ClubWaiting(msgspec.Struct):
    """An entry of a room's waiting list."""

    id: str
    name: str
    games: tuple[str, ...]
    language: Language
    since: str
    mine: bool


class ClubRoom(msgspec.Struct):
    """The tables and the waiting list of a room; visitors who wait repeat their request after `again` seconds."""

    tables: tuple[ClubTable, ...]
    waiting: tuple[ClubWaiting, ...]
    again: float


class ClubSeat(msgspec.Struct):
    """A seat that was taken, with its secret link, which is shown once."""

    match: str
    game: str
    mission: str
    seat: int
    link: str


# --- moderation ------------------------------------------------------------------------------------


class ModeratedSeat(msgspec.Struct):
    """The visitor who took a seat at an open table."""

    seat: int
    name: str


class ModeratedTable(msgspec.Struct):
    """An open table as the moderator sees it."""

    table: ClubTable
    private: bool
    """Whether the table is in a room with a password."""
    taken: tuple[ModeratedSeat, ...]


class ModeratedVisitor(msgspec.Struct):
    """Somebody on a waiting list, as the moderator sees them."""

    waiting: ClubWaiting
    private: bool


class BanRecord(msgspec.Struct):
    """A temporary ban."""

    id: str
    name: str
    address: bool
    """Whether the ban applies to the whole address."""
    until: str


class ModerationOverview(msgspec.Struct):
    """All open tables, waiting visitors and bans, for the moderator."""

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
