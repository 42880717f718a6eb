"""Records exchanged between a person's devices and the server."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.passkeys.passkey_records import MAX_PASSKEYS, PasskeyExport
from horda.server.protocol.match_records import EventRecord, Plain, PromptRecord
from horda.server.push.push_records import Device

MAX_KEPT_TEXTS = 16
"""Most named texts that are kept for a person."""
SavedTextName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[a-z_]+$")]
SomeId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=31)]
Role = Literal["host", "seat", "spectator"]


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """An empty request: `{}`."""


class NewKeyRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a new personal link; `passkeys` are those that stay valid."""

    passkeys: Annotated[tuple[SomeId, ...], msgspec.Meta(max_length=MAX_PASSKEYS)] = ()


class PersonMade(msgspec.Struct):
    """A new person's secret key, shown once; it is the only proof of identity. Its page is `/#/me/<key>`."""

    id: str
    key: str


class SavedText(msgspec.Struct):
    """A named text that a person's devices share; `revision` counts its changes."""

    name: str
    text: str
    revision: int


class Person(msgspec.Struct):
    """A person's data, as their own devices see it."""

    id: str
    created: str
    invites: bool
    """Whether co-players may invite this person."""
    kept: tuple[SavedText, ...]


class PersonChange(msgspec.Struct, forbid_unknown_fields=True):
    """A request to change a person's settings."""

    invites: bool


class SavedTextRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request to store a text if its stored revision is the given one (0: there is none yet)."""

    name: SavedTextName
    text: Annotated[str, msgspec.Meta(max_length=16_384)]
    revision: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class MatchShown(msgspec.Struct, forbid_unknown_fields=True):
    """A request to add a match to the list, with one of its links."""

    match: SomeId
    link: Secret


class OpenRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request for this device's link to a place on the list; without a seat for hosts and spectators."""

    role: Role
    seat: Seat | None = None


class LinkMade(msgspec.Struct):
    """A link for this device only, shown once."""

    match: str
    link: str
    role: Role
    seat: int | None


class MyMatch(msgspec.Struct):
    """A match on a person's list: whose turn it is, and since when."""

    match: str
    game: str
    mission: Plain
    """The mission; null if the game has none."""
    role: Role
    seat: int | None
    names: tuple[str, ...]
    """Names by seat; empty if nobody gave one."""
    bots: tuple[bool, ...]
    mine: tuple[int, ...]
    """This person's seats."""
    asked: tuple[int, ...]
    """The seats that must decide now; none when the match is over."""
    since: str
    """Time of the last decision, or of this person's question."""
    over: bool
    paused: bool
    begun: bool
    due: str | None
    """Time at which the clock of a deciding seat runs out; null without a running clock."""
    successor: str
    """The rematch of this match; empty if there is none."""
    round: int | None = None
    """The current round; null if the match is not in memory."""


class Invitation(msgspec.Struct):
    """A seat that somebody keeps for this person."""

    id: str
    match: str
    game: str
    mission: Plain
    seat: int
    sender: str
    """Name of the person who invites; may be empty."""
    at: str


class MyMatches(msgspec.Struct):
    """A person's list: matches that wait for them come first, then the last played."""

    matches: tuple[MyMatch, ...]
    invitations: tuple[Invitation, ...]


class Friend(msgspec.Struct):
    """A co-player whom the person may invite: their name at the last common match, and its time."""

    id: str
    name: str
    game: str
    at: str


class Friends(msgspec.Struct):
    """Everybody whom a person may invite."""

    friends: tuple[Friend, ...]


class FriendInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """A request to keep a free seat for a friend, with the host's link."""

    person: SomeId
    match: SomeId
    link: Secret
    seat: Seat
    sender: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""


class InvitationAnswered(msgspec.Struct):
    """The response to an answered invitation: a link for this device, or null if it was declined."""

    opened: LinkMade | None


class InvitationAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Whether to take the seat."""

    accept: bool


class PersonDone(msgspec.Struct):
    """The response if there is nothing to return."""

    done: bool = True


class SeatExport(msgspec.Struct):
    """A place on a person's list, as exported."""

    match: str
    game: str
    role: str
    seat: int | None
    name: str
    added: str


class ChatExport(msgspec.Struct):
    """A chat line from one of this person's seats, as exported."""

    match: str
    text: str
    at: str


class PersonExport(msgspec.Struct):
    """The exported data of a person: everything that is stored about them."""

    person: Person
    seats: tuple[SeatExport, ...]
    said: tuple[ChatExport, ...]
    invitations: tuple[Invitation, ...]
    passkeys: tuple[PasskeyExport, ...]
    devices: tuple[Device, ...]
    """Devices that receive notices."""
    quiet: tuple[str, ...]
    """Muted matches."""


class News(msgspec.Struct):
    """The news of a match since the page was last closed, as the most important events."""

    table: MyMatch
    """The match's entry in the list: whose turn it is, and since when."""
    since: str | None
    """Time at which the page was closed; null if nobody has sat at this seat yet."""
    count: int
    """Number of events."""
    moments: tuple[EventRecord, ...]
    seat: int | None
    """The seat whose view is used; null if several people share one screen."""
    prompt: PromptRecord | None
    """The question for this seat; null if there is none."""
