"""Responses that are the same for every visitor: encoded and compressed once, and sent with an ETag."""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

MAX_ENTRIES: Final = 1024
"""Most responses that are kept; the least recently used are dropped first. The boxes need about 500."""
MIN_GZIP_BYTES: Final = 1024
"""Size in bytes from which responses are compressed."""
GZIP_LEVEL: Final = 9


class EncodedBody(NamedTuple):
    """An encoded response body, with its compressed form if compression is worth it."""

    body: bytes
    gzipped: bytes | None
    etag: str
    """A weak ETag, since both forms share it."""


def encode_body(body: bytes) -> EncodedBody:
    """Compress a body and compute its ETag."""
    gzipped = gzip.compress(body, GZIP_LEVEL, mtime=0) if len(body) >= MIN_GZIP_BYTES else None
    return EncodedBody(body, gzipped, f'W/"{hashlib.sha256(body).hexdigest()[:24]}"')


class ResponseCache:
    """Encoded bodies by key. Thread-safe."""

    def __init__(self) -> None:
        self._entries: OrderedDict[Hashable, EncodedBody] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], bytes]) -> EncodedBody:
        """Return the body for `key`; `make` is called if the cache does not contain it."""
        with self._lock:
            found = self._entries.get(key)
            if found is not None:
                self._entries.move_to_end(key)
                return found
        # Made without the lock: two requests at the same moment may both make it, but no others wait.
        made = encode_body(make())
        with self._lock:
            self._entries[key] = made
            while len(self._entries) > MAX_ENTRIES:
                self._entries.popitem(last=False)
        return made


def encoded_response(request: Request, packed: EncodedBody, *, media: str, cache: str) -> Response:
    """Return a response in an encoding the client accepts, or 304 if the client has this version."""
    headers = {"etag": packed.etag, "cache-control": cache, "vary": "Accept-Encoding"}
    if is_etag_listed(request.headers.get("if-none-match", ""), packed.etag):
        return Response(status_code=304, headers=headers)
    if packed.gzipped is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        return Response(packed.gzipped, media_type=media, headers=headers)
    return Response(packed.body, media_type=media, headers=headers)


def is_etag_listed(if_none_match: str, etag: str) -> bool:
    """Whether an `If-None-Match` header names an ETag, compared weakly (RFC 9110, 13.1.2)."""
    named = [tag.strip().removeprefix("W/") for tag in if_none_match.split(",")]
    return if_none_match.strip() == "*" or etag.removeprefix("W/") in named


def accepts_gzip(accept_encoding: str) -> bool:
    """Whether an `Accept-Encoding` header allows gzip; `q=0` forbids it."""
    for encoding in accept_encoding.lower().split(","):
        name, _, weight = encoding.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
