"""Records of passkeys; bytes are base64url without padding, as WebAuthn writes them in JSON."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

MAX_PASSKEYS = 8
"""Passkeys of one person."""
BASE64URL = r"^[A-Za-z0-9_-]+$"
KeyId = Annotated[str, msgspec.Meta(min_length=1, max_length=1400, pattern=BASE64URL)]
"""A credential id: 1023 bytes at most."""
Base64Url = Annotated[str, msgspec.Meta(min_length=1, max_length=16_384, pattern=BASE64URL)]
Ceremony = Literal["webauthn.create", "webauthn.get"]
"""Whether a passkey is registered or used to sign in."""
KeyName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]


class PasskeysOffered(msgspec.Struct):
    """Whether this server has passkeys, and at which address; else why not."""

    offered: bool
    why: Literal["", "no-address", "no-library"]
    address: str


class NewPasskeyChallenge(msgspec.Struct):
    """What a device needs to create a passkey, within `seconds`."""

    challenge: str
    name: str
    """The host name that the key is created for."""
    person: str
    """The user handle, which reveals nothing about the person."""
    algorithms: tuple[int, ...]
    known: tuple[str, ...]
    """Credentials that this person has: a device with one of them creates no second."""
    seconds: int


class ComeBackChallenge(msgspec.Struct):
    """What a device needs to sign in with a passkey, within `seconds`."""

    challenge: str
    name: str
    seconds: int


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that a device has created, with the name its person gave it."""

    name: KeyName
    client_data: Base64Url
    attestation: Base64Url


class PasskeyShown(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that a device signs in with: the challenge, signed."""

    id: KeyId
    client_data: Base64Url
    authenticator_data: Base64Url
    signature: Base64Url
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


class PasskeyExport(msgspec.Struct):
    """A passkey as exported: the server only has its public key."""

    name: str
    created: str
    credential: str
    public_key: str
    counter: int
    """The device's signature counter; many devices do not count."""


class ClientData(msgspec.Struct):
    """A browser's client data: the ceremony, its challenge and the page's origin."""

    type: str
    challenge: Annotated[str, msgspec.Meta(max_length=200)]
    origin: Annotated[str, msgspec.Meta(max_length=500)]
    cross_origin: bool = msgspec.field(name="crossOrigin", default=False)
