"""A notice as it travels: sealed for one device (RFC 8291), and signed as this server's (RFC 8292)."""

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

from horda.server.push.endpoints import parted
from horda.server.push.repository import DeviceRow

POINT_BYTES = 65
AUTH_BYTES = 16
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature is good; services take up to a day."""
KEPT_FOR = 24 * 3600
"""Seconds for which a service keeps a notice for a device that is switched off."""
TOPIC_LETTERS = 32


class Sealed(NamedTuple):
    """What is sent to a push service."""

    body: bytes
    headers: dict[str, str]


def new_secret() -> str:
    """A new private key."""
    key = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _letters(key.to_bytes(32, "big"))


def is_device_key(p256dh: str, auth: str) -> bool:
    """Whether a browser could have made these: a point of the curve, and sixteen bytes."""
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        return False
    return len(point) == POINT_BYTES and len(secret) == AUTH_BYTES


class Sealer:
    """Seals and signs by the server's own key."""

    def __init__(self, secret: str, contact: str) -> None:
        self._vapid = Vapid02.from_raw(secret.encode())
        self.contact = contact
        """Where the people of a push service reach whoever runs this server."""

    @property
    def public_key(self) -> str:
        """What browsers are given: they let nobody else send to them."""
        key = cast("ec.EllipticCurvePublicKey", self._vapid.public_key)
        return _letters(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def sealed(self, device: DeviceRow, message: bytes, topic: str) -> Sealed:
        """A message for one device; of several on a topic that wait at the service the last one stays."""
        parts = parted(device.endpoint)
        assert parts is not None
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        body = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(message)["body"]
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        return Sealed(
            bytes(body),
            {
                **self._vapid.sign(claims),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT_FOR),
                "urgency": "high",
                "topic": _letters(hashlib.sha256(topic.encode()).digest())[:TOPIC_LETTERS],
            },
        )


def _letters(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    return base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
