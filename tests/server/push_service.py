"""A push service on this machine and devices that receive its messages, which implement the real protocol.

Messages are decrypted by RFC 8188 and RFC 8291, and senders are checked by RFC 8292, with only the curve, the
hash and the cipher of `cryptography`, independently of the server's own code.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.players import TIMEOUT_S

CURVE = ec.SECP256R1()
POINT_BYTES = 65
DAY_S = 24 * 3600


def to_base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hkdf(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    """Return one block of HKDF (RFC 5869)."""
    drawn = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(drawn, about + b"\x01", hashlib.sha256).digest()[:length]


@dataclass(frozen=True)
class DeliveredPush:
    """A request as the service received it."""

    path: str
    headers: dict[str, str]
    body: bytes
    claims: dict[str, Any]
    """The claims that the sender signed."""


class FakePushService:
    """A push service that accepts messages for devices and whose answers a test can set."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.delivered: list[DeliveredPush] = []
        self.tried = 0
        """The number of requests received, whatever the answer was."""
        self.answers: list[tuple[int, dict[str, str]]] = []
        """Status and headers of the next answers; status 201 if the list is empty."""
        self.keys: dict[str, str] = {}
        """The public key of the server that may send to each device, by the device's path."""
        self.open = threading.Event()
        """An event that tests clear to hold back all answers."""
        self.open.set()
        self._changed = threading.Condition()

    def handle_request(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        """Validate a request as a push service does; return status and headers of the answer."""
        with self._changed:
            self.tried += 1
            self._changed.notify_all()
        assert self.open.wait(TIMEOUT_S)
        claims = self._claims(path, headers)
        with self._changed:
            answer = self.answers.pop(0) if self.answers else (201, {})
            if claims is None:
                answer = (403, {})
            if answer[0] == 201 and claims is not None:
                self.delivered.append(DeliveredPush(path, headers, body, claims))
            self._changed.notify_all()
        return answer

    def _claims(self, path: str, headers: dict[str, str]) -> dict[str, Any] | None:
        """Return the sender's claims if it may send (RFC 8292) and follows RFC 8030, otherwise None."""
        scheme, _, said = headers.get("authorization", "").partition(" ")
        parts = dict(part.strip().split("=", 1) for part in said.split(",") if "=" in part)
        if (
            scheme != "vapid"
            or parts.get("k") != self.keys.get(path)
            or not headers.get("ttl", "").isdecimal()
        ):
            return None
        signed, _, signature = parts["t"].rpartition(".")
        both = from_base64url(signature)
        half = len(both) // 2
        pair = encode_dss_signature(int.from_bytes(both[:half], "big"), int.from_bytes(both[half:], "big"))
        # Raises where somebody else has signed: the test fails then, and not only the request.
        point(parts["k"]).verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(from_base64url(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        good = claims["aud"] == self.url and 0 < claims["exp"] - time.time() <= DAY_S
        return claims if good and claims["sub"].startswith(("mailto:", "https://")) else None

    def wait_for_requests(self, tried: int) -> None:
        """Wait until `tried` requests have been received."""
        with self._changed:
            assert self._changed.wait_for(lambda: self.tried >= tried, TIMEOUT_S)

    def wait_for_deliveries(self, count: int) -> list[DeliveredPush]:
        """Wait until `count` messages were accepted, and return them."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.delivered) >= count, TIMEOUT_S)
            return list(self.delivered)


def point(key: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(key))


@dataclass
class Phone:
    """A device with private keys, which subscribes to notices and decrypts its messages."""

    service: FakePushService
    name: str = "Phone"
    path: str = field(default_factory=lambda: f"/to/{secrets.token_urlsafe(12)}")
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, server_key: str, lang: str = "en") -> dict[str, str]:
        """Return the body of the request that subscribes the device."""
        self.service.keys[self.path] = server_key
        return {
            "endpoint": self.service.url + self.path,
            "p256dh": to_base64url(self.public),
            "auth": to_base64url(self.auth),
            "lang": lang,
            "name": self.name,
        }

    def notices(self) -> list[dict[str, str]]:
        """Return all notices delivered to the device, decrypted."""
        return [self.decrypt(one) for one in self.service.delivered if one.path == self.path]

    def decrypt(self, message: DeliveredPush) -> dict[str, str]:
        """Decrypt a message: keys by RFC 8291, the body's record by RFC 8188."""
        assert message.headers["content-encoding"] == "aes128gcm"
        body = message.body
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == POINT_BYTES
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        secret = hkdf(self.auth, shared, b"WebPush: info\x00" + self.public + sender, 32)
        cipher = AESGCM(hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16))
        plain = cipher.decrypt(hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12), sealed, None)
        # The last record ends with a two, and zeros behind it.
        text = plain.rstrip(b"\x00")
        assert text[-1] == 2
        told: dict[str, str] = json.loads(text[:-1])
        return told


@contextmanager
def push_service() -> Iterator[FakePushService]:
    """Run a push service for the duration of a `with` block."""

    class Request(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, more = service.handle_request(self.path, headers, body)
            self.send_response(status)
            for name, value in more.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Request)
    server.daemon_threads = True
    service = FakePushService(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.open.set()
        server.shutdown()
        server.server_close()
        thread.join(TIMEOUT_S)
