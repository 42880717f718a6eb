"""Base64url without padding, as WebAuthn encodes bytes in JSON."""

from __future__ import annotations

import base64
import binascii
import secrets

from horda.server.http.errors import ProblemError

CHALLENGE_BYTES = 32


def to_base64url(what: bytes) -> str:
    """Encode bytes as base64url without padding."""
    return base64.urlsafe_b64encode(what).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    """Decode base64url without padding; raise `ProblemError` if it is malformed."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as problem:
        raise ProblemError("passkey-unreadable", status=422) from problem


def new_challenge() -> str:
    """Return a random challenge."""
    return secrets.token_urlsafe(CHALLENGE_BYTES)


def user_handle(person: str) -> str:
    """Return the WebAuthn user handle of a person."""
    return to_base64url(person.encode())
