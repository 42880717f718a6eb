"""The records of passkeys; bytes travel as base64url without padding, as WebAuthn writes them in JSON."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

BASE64URL = r"^[A-Za-z0-9_-]+$"
KeyId = Annotated[str, msgspec.Meta(min_length=1, max_length=1400, pattern=BASE64URL)]
"""What a device calls a key: 1023 bytes at most."""
Packed = Annotated[str, msgspec.Meta(min_length=1, max_length=16_384, pattern=BASE64URL)]
Ceremony = Literal["webauthn.create", "webauthn.get"]
"""Whether a passkey is made, or shown."""
KeyName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]


class PasskeysOffered(msgspec.Struct):
    """Whether this server has passkeys, and at which address; else why not."""

    offered: bool
    why: Literal["", "no-address", "no-library"]
    address: str


class NewPasskeyChallenge(msgspec.Struct):
    """What a device needs to make a passkey, within so many seconds."""

    challenge: str
    name: str
    """The name of the server that the key is made for."""
    person: str
    """Whom it is made for, as bytes that say nothing of them."""
    algorithms: tuple[int, ...]
    known: tuple[str, ...]
    """Keys that this person has: a device with one of them makes no second."""
    seconds: int


class ComeBackChallenge(msgspec.Struct):
    """What a device needs to show a passkey, within so many seconds."""

    challenge: str
    name: str
    seconds: int


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that a device has made, under the name that its person gave it."""

    name: KeyName
    client_data: Packed
    attestation: Packed


class PasskeyShown(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that a device shows: a challenge of ours, signed with it."""

    id: KeyId
    client_data: Packed
    authenticator_data: Packed
    signature: Packed
    person: KeyId


class PasskeyInfo(msgspec.Struct):
    """One of a person's passkeys."""

    id: str
    name: str
    created: str


class PasskeyList(msgspec.Struct):
    """A person's passkeys, the oldest first, and how many there may be."""

    passkeys: tuple[PasskeyInfo, ...]
    most: int


class PasskeyKept(msgspec.Struct):
    """A passkey as it is exported: the server has its public half alone."""

    name: str
    created: str
    credential: str
    public_key: str
    counter: int
    """How often the device says that it was used; many devices do not count."""


class ClientData(msgspec.Struct):
    """What a browser says of a ceremony: what was done, for which challenge, on whose page."""

    type: str
    challenge: Annotated[str, msgspec.Meta(max_length=200)]
    origin: Annotated[str, msgspec.Meta(max_length=500)]
    cross_origin: bool = msgspec.field(name="crossOrigin", default=False)
