"""Bytes as they travel in WebAuthn: base64url without padding."""

from __future__ import annotations

import base64
import binascii
import secrets

from horda.server.http.errors import ProblemError

CHALLENGE_BYTES = 32


def packed(what: bytes) -> str:
    """Bytes as they travel."""
    return base64.urlsafe_b64encode(what).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    """Bytes from what travelled."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as problem:
        raise ProblemError("passkey-unreadable", status=422) from problem


def new_challenge() -> str:
    """What nobody can have signed before."""
    return secrets.token_urlsafe(CHALLENGE_BYTES)


def handle_of(person: str) -> str:
    """A person, as a device keeps them beside the key."""
    return packed(person.encode())
