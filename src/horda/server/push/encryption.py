"""Encryption of a notice for one device (RFC 8291), and its signature by this server (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import time
from typing import NamedTuple, cast

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from horda.server.push.endpoints import split_endpoint
from horda.server.push.repository import DeviceRow

POINT_BYTES = 65
AUTH_BYTES = 16
SIGNATURE_SECONDS = 12 * 3600
"""Seconds for which a signature is valid; push services accept up to a day."""
TTL_SECONDS = 24 * 3600
"""Seconds for which a push service keeps a notice for a device that is switched off."""
MAX_TOPIC_CHARS = 32


class EncryptedPush(NamedTuple):
    """Body and headers of a request to a push service."""

    body: bytes
    headers: dict[str, str]


def new_private_key() -> str:
    """Return a new private key."""
    key = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _to_base64url(key.to_bytes(32, "big"))


def is_device_key(p256dh: str, auth: str) -> bool:
    """Whether two values can be a browser's keys: a point of the curve, and sixteen bytes."""
    try:
        point, secret = _from_base64url(p256dh), _from_base64url(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        return False
    return len(point) == POINT_BYTES and len(secret) == AUTH_BYTES


class PushEncryptor:
    """Encrypts and signs notices with the server's key."""

    def __init__(self, secret: str, contact: str) -> None:
        self._vapid = Vapid02.from_raw(secret.encode())
        self.contact = contact
        """The contact (URL) of this server's operator, for the operators of push services."""

    @property
    def public_key(self) -> str:
        """Return the key that browsers subscribe with, so that nobody else can send to them."""
        key = cast("ec.EllipticCurvePublicKey", self._vapid.public_key)
        return _to_base64url(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def encrypt(self, device: DeviceRow, message: bytes, topic: str) -> EncryptedPush:
        """Return a message for one device; a newer one replaces it at the service if the topic is the same."""
        parts = split_endpoint(device.endpoint)
        assert parts is not None
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        body = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(message)["body"]
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNATURE_SECONDS,
            "sub": self.contact,
        }
        return EncryptedPush(
            bytes(body),
            {
                **self._vapid.sign(claims),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(TTL_SECONDS),
                "urgency": "high",
                "topic": _to_base64url(hashlib.sha256(topic.encode()).digest())[:MAX_TOPIC_CHARS],
            },
        )


def _to_base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _from_base64url(letters: str) -> bytes:
    return base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
