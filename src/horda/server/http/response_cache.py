"""Answers that are the same for every visitor: encoded and compressed once, and sent with an ETag."""

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
"""Answers that are kept; those that were not asked for the longest go first. The boxes have some 500."""
MIN_GZIP_BYTES: Final = 1024
"""Shorter answers are not compressed."""
GZIP_LEVEL: Final = 9


class Packed(NamedTuple):
    """An encoded answer, with its compressed form if that is worth it."""

    body: bytes
    gzipped: bytes | None
    etag: str
    """Weak, since both forms have the same."""


def pack(body: bytes) -> Packed:
    """Compress an answer and compute its ETag."""
    gzipped = gzip.compress(body, GZIP_LEVEL, mtime=0) if len(body) >= MIN_GZIP_BYTES else None
    return Packed(body, gzipped, f'W/"{hashlib.sha256(body).hexdigest()[:24]}"')


class ResponseCache:
    """The answers that were packed, by what they are about. Safe to use from several threads."""

    def __init__(self) -> None:
        self._packed: OrderedDict[Hashable, Packed] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], bytes]) -> Packed:
        """Return the answer about `key`, made and packed if nobody has asked for it lately."""
        with self._lock:
            found = self._packed.get(key)
            if found is not None:
                self._packed.move_to_end(key)
                return found
        # Made without the lock: two who ask at the same moment may both make it, and nobody else waits.
        made = pack(make())
        with self._lock:
            self._packed[key] = made
            while len(self._packed) > MAX_ENTRIES:
                self._packed.popitem(last=False)
        return made


def packed_response(request: Request, packed: Packed, *, media: str, cache: str) -> Response:
    """Return a packed answer in the form that the request takes; 304 and no body if its sender has it."""
    headers = {"etag": packed.etag, "cache-control": cache, "vary": "Accept-Encoding"}
    if is_known(request.headers.get("if-none-match", ""), packed.etag):
        return Response(status_code=304, headers=headers)
    if packed.gzipped is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        return Response(packed.gzipped, media_type=media, headers=headers)
    return Response(packed.body, media_type=media, headers=headers)


def is_known(if_none_match: str, etag: str) -> bool:
    """Return whether an `If-None-Match` header names an ETag, compared weakly (RFC 9110, 13.1.2)."""
    named = [one.strip().removeprefix("W/") for one in if_none_match.split(",")]
    return if_none_match.strip() == "*" or etag.removeprefix("W/") in named


def takes_gzip(accept_encoding: str) -> bool:
    """Return whether an `Accept-Encoding` header allows gzip; `q=0` forbids it."""
    for one in accept_encoding.lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
