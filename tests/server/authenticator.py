"""A simulated device with passkeys, which signs according to WebAuthn or with forged data.

Keys, hashes and signatures come from `cryptography` and no code of Horda is used, so that the server is tested
against the standard.
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(what: bytes) -> str:
    return base64.urlsafe_b64encode(what).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def cbor(value: object) -> bytes:
    """Encode a value in the subset of CBOR (RFC 8949) that a new key needs."""
    if isinstance(value, int):
        return _head(0, value) if value >= 0 else _head(1, -1 - value)
    if isinstance(value, bytes):
        return _head(2, len(value)) + value
    if isinstance(value, str):
        return _head(3, len(value.encode())) + value.encode()
    assert isinstance(value, dict)
    return _head(5, len(value)) + b"".join(cbor(key) + cbor(one) for key, one in value.items())


def _head(kind: int, size: int) -> bytes:
    if size < 24:
        return bytes([kind << 5 | size])
    width, code = next((w, c) for w, c in ((1, 24), (2, 25), (4, 26)) if size < 256**w)
    return bytes([kind << 5 | code]) + size.to_bytes(width, "big")


@dataclass
class Key:
    """A passkey stored in a device."""

    private: ec.EllipticCurvePrivateKey
    person: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    counter: int = 0


@dataclass
class Device:
    """A device that shows a page of some origin and has passkeys for a host name."""

    origin: str
    name: str
    counts: bool = True
    keys: list[Key] = field(default_factory=list)

    def make_key(self, asked: dict[str, Any], name: str = "Ana's phone", **lies: Any) -> dict[str, Any]:
        """Create a key for a challenge and return the body of the registration request."""
        key = Key(ec.generate_private_key(ec.SECP256R1()), asked["person"])
        self.keys.append(key)
        point = key.private.public_key().public_numbers()
        cose = {1: 2, 3: lies.get("algorithm", -7), -1: 1}
        cose |= {-2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        credential = lies.get("id", key.id)
        attested = bytes(16) + struct.pack(">H", len(credential)) + credential + cbor(cose)
        state = self._authenticator_data(key, ATTESTED, lies) + attested
        attestation = cbor({"fmt": "none", "attStmt": {}, "authData": state})
        said = self._client_data("webauthn.create", asked["challenge"], lies)
        return {"name": name, "client_data": b64(said), "attestation": b64(attestation)}

    def show_key(self, asked: dict[str, Any], key: Key | None = None, **lies: Any) -> dict[str, Any]:
        """Sign a challenge and return the body of the sign-in request."""
        key = key or self.keys[-1]
        key.counter += self.counts
        said = self._client_data("webauthn.get", asked["challenge"], lies)
        state = self._authenticator_data(key, 0, lies)
        signer: ec.EllipticCurvePrivateKey = lies.get("signer", key.private)
        signature = signer.sign(state + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": b64(lies.get("id", key.id)),
            "client_data": b64(said),
            "authenticator_data": b64(state),
            "signature": b64(signature),
            "person": lies.get("person", key.person),
        }

    def _client_data(self, kind: str, challenge: str, lies: dict[str, Any]) -> bytes:
        said = {"type": lies.get("type", kind), "challenge": lies.get("challenge", challenge)}
        said |= {"origin": lies.get("origin", self.origin), "crossOrigin": lies.get("framed", False)}
        return json.dumps(said).encode()

    def _authenticator_data(self, key: Key, more: int, lies: dict[str, Any]) -> bytes:
        name = hashlib.sha256(lies.get("name_for", self.name).encode()).digest()
        flags = lies.get("flags", PRESENT | VERIFIED) | more
        return name + struct.pack(">BI", flags, lies.get("counter", key.counter))
