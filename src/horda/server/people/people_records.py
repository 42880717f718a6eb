"""The records that travel between a person's devices and the server."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.passkeys.passkey_records import PasskeyKept
from horda.server.passkeys.repository import MOST_PASSKEYS
from horda.server.protocol.match_records import EventRecord, Plain, PromptRecord
from horda.server.push.push_records import Device

MOST_KEPT = 16
"""So many things of a name each may be kept for a person."""
KeptName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[a-z_]+$")]
SomeId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=31)]
Role = Literal["host", "seat", "spectator"]


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """A request that needs no words: `{}`."""


class NewKeyWish(msgspec.Struct, forbid_unknown_fields=True):
    """Another personal link, and which passkeys stay: those that the person knows to be their own."""

    passkeys: Annotated[tuple[SomeId, ...], msgspec.Meta(max_length=MOST_PASSKEYS)] = ()


class PersonMade(msgspec.Struct):
    """A person's new secret, told once; whoever has it is that person. Its page is `/#/me/<key>`."""

    id: str
    key: str


class Kept(msgspec.Struct):
    """What a person's devices share under a name; `revision` counts how often it changed."""

    name: str
    text: str
    revision: int


class Person(msgspec.Struct):
    """A person, as their own devices see them."""

    id: str
    created: str
    invites: bool
    """Whether those one has played with may invite one."""
    kept: tuple[Kept, ...]


class PersonChange(msgspec.Struct, forbid_unknown_fields=True):
    """What a person wants otherwise."""

    invites: bool


class KeptWish(msgspec.Struct, forbid_unknown_fields=True):
    """Keep a text under a name, if it is still at that revision (0: there is none yet)."""

    name: KeptName
    text: Annotated[str, msgspec.Meta(max_length=16_384)]
    revision: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class MatchShown(msgspec.Struct, forbid_unknown_fields=True):
    """Put a match on one's list: shown by one of its links."""

    match: SomeId
    link: Secret


class OpenWish(msgspec.Struct, forbid_unknown_fields=True):
    """A link of one's own for this device, to a seat on one's list; null for a host and for who watches."""

    role: Role
    seat: Seat | None = None


class LinkMade(msgspec.Struct):
    """A link for this device alone, told once."""

    match: str
    link: str
    role: Role
    seat: int | None


class MyMatch(msgspec.Struct):
    """A match on a person's list: whose turn it is, and since when."""

    match: str
    game: str
    mission: Plain
    """The mission that is played; null where the game has none."""
    role: Role
    seat: int | None
    names: tuple[str, ...]
    """By seat; empty where nobody said one."""
    bots: tuple[bool, ...]
    mine: tuple[int, ...]
    """The seats that are this person's."""
    asked: tuple[int, ...]
    """The seats that have to decide now; none when it is over."""
    since: str
    """Since when: the moment of the last decision, or that at which this person was asked."""
    over: bool
    paused: bool
    begun: bool
    due: str | None
    """When the clock of one who is asked runs out; null where none runs."""
    successor: str
    """The match that was begun as a rematch of this one; empty where there is none."""


class Invitation(msgspec.Struct):
    """A seat that somebody keeps for this person."""

    id: str
    match: str
    game: str
    mission: Plain
    seat: int
    sender: str
    """What whoever invites is called; may be empty."""
    at: str


class MyMatches(msgspec.Struct):
    """A person's list: those where they are asked come first, then the last played."""

    matches: tuple[MyMatch, ...]
    invitations: tuple[Invitation, ...]


class Friend(msgspec.Struct):
    """Somebody one has played with who may be invited: what they were called then, and when that was."""

    id: str
    name: str
    game: str
    at: str


class Friends(msgspec.Struct):
    """All whom a person may invite."""

    friends: tuple[Friend, ...]


class InviteWish(msgspec.Struct, forbid_unknown_fields=True):
    """Keep a free seat for somebody one has played with; shown by the host's link."""

    person: SomeId
    match: SomeId
    link: Secret
    seat: Seat
    sender: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""


class InvitationAnswered(msgspec.Struct):
    """What became of an invitation: a link for this device, or null where it was given back."""

    opened: LinkMade | None


class InvitationAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Take the seat, or not."""

    accept: bool


class PersonDone(msgspec.Struct):
    """The answer where there is nothing to tell but that it was done."""

    done: bool = True


class SeatKept(msgspec.Struct):
    """A seat on a person's list, as it is exported."""

    match: str
    game: str
    role: str
    seat: int | None
    name: str
    added: str


class SaidKept(msgspec.Struct):
    """Something that was said from a seat of this person's, as it is exported."""

    match: str
    text: str
    at: str


class PersonExport(msgspec.Struct):
    """All that is kept of a person."""

    person: Person
    seats: tuple[SeatKept, ...]
    said: tuple[SaidKept, ...]
    invitations: tuple[Invitation, ...]
    passkeys: tuple[PasskeyKept, ...]
    devices: tuple[Device, ...]
    """Where they are told of their matches."""
    quiet: tuple[str, ...]
    """The matches of which they are not told."""


class News(msgspec.Struct):
    """What happened at a table since its window was closed, in the few events that tell most."""

    table: MyMatch
    """Whose turn it is, and since when."""
    since: str | None
    """When the window was closed; null where nobody has sat here yet."""
    count: int
    """How many events there were."""
    moments: tuple[EventRecord, ...]
    seat: int | None
    """Whose knowledge this is; null where several play at one screen."""
    prompt: PromptRecord | None
    """What this seat is asked now; null where it is not."""
