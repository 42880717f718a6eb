"""Rows of the club's tables as records, and what is kept of words and people: hashes alone."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from typing import NamedTuple

import msgspec

from horda.server.club.club_records import Language
from horda.server.store.rows import Sitting

OPEN_TO_ALL = ""
SHORTEST_WORD = 4
VISITOR, ADDRESS = "v:", "a:"


class Caller(NamedTuple):
    """Somebody at the door: the hashes of their own secret and of their address."""

    visitor: str
    address: str

    def banned_as(self) -> tuple[str, str]:
        """Under which names they may be kept out."""
        return banned_visitor(self.visitor), banned_address(self.address)


def banned_visitor(visitor: str) -> str:
    """One person, as a ban names them."""
    return f"{VISITOR}{visitor}"


def banned_address(address: str) -> str:
    """All from one address, as a ban names them."""
    return f"{ADDRESS}{address}"


def word_of(room: str) -> str:
    """A shared word, however people write it: case, width and blanks make no difference."""
    return " ".join(unicodedata.normalize("NFKC", room).casefold().split())


def room_key(word: str) -> str:
    """What is kept of a room's word; nothing for the room that is open to all."""
    return hashlib.sha256(f"room {word}".encode()).hexdigest() if word else OPEN_TO_ALL


def address_hash(secret: str, address: str) -> str:
    """What is kept of an address: a hash that only this server can make."""
    return hmac.new(secret.encode(), address.encode(), "sha256").hexdigest()


class OpenTable(msgspec.Struct, frozen=True):
    """A match of which seats are open to a room."""

    match: str
    room: str
    seats: tuple[int, ...]
    name: str
    language: Language
    visitor: str
    address: str
    opened: float


class Listed(msgspec.Struct, frozen=True):
    """An open table with what the list says of its match."""

    table: OpenTable
    game: str
    mission: str
    sitting: Sitting


class SeatClaim(msgspec.Struct, frozen=True):
    """A seat that somebody took; they lose it if they have not sat down `until` then."""

    match: str
    seat: int
    name: str
    visitor: str
    address: str
    until: float


class Seeker(msgspec.Struct, frozen=True):
    """Somebody who looks for a game; `seen` when their page was last heard of."""

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
    """Somebody who is kept out for a while."""

    id: str
    whom: str
    name: str
    until: float

    @property
    def is_address(self) -> bool:
        """Whether it keeps out all from one address."""
        return self.whom.startswith(ADDRESS)
