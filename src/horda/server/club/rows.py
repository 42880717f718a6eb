"""Rows of the club's tables, and the hashes stored in place of room passwords, visitors and addresses."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from typing import NamedTuple

import msgspec

from horda.server.club.club_records import Language
from horda.server.store.rows import Sitting

PUBLIC_ROOM = ""
MIN_WORD_LENGTH = 4
VISITOR_PREFIX, ADDRESS_PREFIX = "v:", "a:"


class ClubVisitor(NamedTuple):
    """A visitor: the hashes of their secret and of their address."""

    visitor: str
    address: str

    def ban_keys(self) -> tuple[str, str]:
        """Return the keys of the bans that may apply to the visitor."""
        return visitor_ban_key(self.visitor), address_ban_key(self.address)


def visitor_ban_key(visitor: str) -> str:
    """Return the key of a ban of one visitor."""
    return f"{VISITOR_PREFIX}{visitor}"


def address_ban_key(address: str) -> str:
    """Return the key of a ban of an address."""
    return f"{ADDRESS_PREFIX}{address}"


def normalize_word(room: str) -> str:
    """Return a room's password in a normal form: without differences of case, width and blanks."""
    return " ".join(unicodedata.normalize("NFKC", room).casefold().split())


def room_key(word: str) -> str:
    """Return the hash of a room's password; empty for the public room."""
    return hashlib.sha256(f"room {word}".encode()).hexdigest() if word else PUBLIC_ROOM


def address_hash(secret: str, address: str) -> str:
    """Return a hash of an address that only this server can compute."""
    return hmac.new(secret.encode(), address.encode(), "sha256").hexdigest()


class OpenTable(msgspec.Struct, frozen=True):
    """The row of a match with seats open to a room."""

    match: str
    room: str
    seats: tuple[int, ...]
    name: str
    language: Language
    visitor: str
    address: str
    opened: float


class ListedTable(msgspec.Struct, frozen=True):
    """The row of an open table, with the columns of its match that the list shows."""

    table: OpenTable
    game: str
    mission: str
    sitting: Sitting


class SeatClaim(msgspec.Struct, frozen=True):
    """A claimed seat; the claim expires at `until` unless the visitor has sat down."""

    match: str
    seat: int
    name: str
    visitor: str
    address: str
    until: float


class Seeker(msgspec.Struct, frozen=True):
    """Somebody who looks for a game; `seen` is the time of their last request."""

    visitor: str
    id: str
    room: str
    name: str
    games: tuple[str, ...]
    language: Language
    address: str
    since: float
    seen: float


class Ban(msgspec.Struct, frozen=True):
    """A temporary ban."""

    id: str
    whom: str
    name: str
    until: float

    @property
    def is_address(self) -> bool:
        """Whether the ban applies to an address."""
        return self.whom.startswith(ADDRESS_PREFIX)
