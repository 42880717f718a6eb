"""Records of passkeys; bytes are base64url without padding, as WebAuthn writes them in JSON."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

MAX_PASSKEYS = 8
"""Most passkeys of one person."""
BASE64URL = r"^[A-Za-z0-9_-]+$"
KeyId = Annotated[str, msgspec.Meta(min_length=1, max_length=1400, pattern=BASE64URL)]
"""A credential id, at most 1023 bytes long."""
Base64Url = Annotated[str, msgspec.Meta(min_length=1, max_length=16_384, pattern=BASE64URL)]
Ceremony = Literal["webauthn.create", "webauthn.get"]
"""Whether a passkey is registered or used to sign in."""
KeyName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]


class PasskeysOffered(msgspec.Struct):
    """Whether and at which address this server offers passkeys, or why not."""

    offered: bool
    why: Literal["", "no-address", "no-library"]
    address: str


class NewPasskeyChallenge(msgspec.Struct):
    """The data with which a device creates a passkey within `seconds`."""

    challenge: str
    name: str
    """The host name for which the key is created."""
    person: str
    """The user handle, which reveals nothing about the person."""
    algorithms: tuple[int, ...]
    known: tuple[str, ...]
    """The person's credentials; a device with one of them creates no second one."""
    seconds: int


class ComeBackChallenge(msgspec.Struct):
    """The data with which a device signs in with a passkey within `seconds`."""

    challenge: str
    name: str
    seconds: int


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that a device has created, with the name its person gave it."""

    name: KeyName
    client_data: Base64Url
    attestation: Base64Url


class PasskeyShown(msgspec.Struct, forbid_unknown_fields=True):
    """The signed challenge of a device that signs in with a passkey."""

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
    """A person's passkeys, oldest first, and the largest allowed number."""

    passkeys: tuple[PasskeyInfo, ...]
    most: int


class PasskeyExport(msgspec.Struct):
    """The exported data of a passkey, of which the server only has the public key."""

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
