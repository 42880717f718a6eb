"""Reading request bodies and writing JSON responses with msgspec records."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import client_address, printable_text
from horda.server.http.response_cache import ResponseCache, encoded_response

T = TypeVar("T")
JSON = "application/json"
SHORT_CACHE = "public, max-age=60"
"""`Cache-Control` value: long enough for one visit, short enough that a new version is seen soon."""


@dataclass(frozen=True)
class Cached(Generic[T]):
    """A response body that is the same for every visitor: `make` builds it once, and `key` is its cache key."""

    key: Hashable
    make: Callable[[], T]
    cache: str = SHORT_CACHE
    """The value of `Cache-Control`."""


@dataclass(frozen=True)
class WithStatus(Generic[T]):
    """A response body with a status that the handler chose, instead of the declared one."""

    body: T
    status: int


def json_response(value: object, *, status: int = 200, cache: str = "no-store") -> Response:
    """Return a record as a JSON response."""
    packed = msgspec.json.encode(value)
    return Response(packed, status_code=status, media_type=JSON, headers={"cache-control": cache})


def cached_response(request: Request, cached: Cached[Any], *, media: str = JSON) -> Response:
    """Return a body from the cache; on first use, build it and encode it as JSON or plain text."""

    def encode() -> bytes:
        body = cached.make()
        return msgspec.json.encode(body) if media == JSON else str(body).encode()

    return encoded_response(
        request, _cache_of(request).get(cached.key, encode), media=media, cache=cached.cache
    )


def _cache_of(request: Request) -> ResponseCache:
    cache = request.app.state.packed
    assert isinstance(cache, ResponseCache)
    return cache


def charge_request(connection: HTTPConnection, weight: int) -> None:
    """Take the cost of a request from its address's rate limit; raise `ProblemError` if that is used up."""
    wait = connection.app.state.requests.take(client_address(connection), weight)
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)


async def read_body(request: Request, kind: type[T], most: int) -> T:
    """Return the record in a request's JSON body.

    Raise `ProblemError` if the body is not valid JSON for the record, longer than `most` bytes or too slow.
    """
    given = request.headers.get("content-type", "")
    if given.partition(";")[0].strip().lower() != JSON:
        # Another site's page can send any other content type without a CORS preflight.
        raise ProblemError("needs-json", status=415, given=printable_text(given) or "–")
    packed = b""
    try:
        async for part in request.stream():
            packed += part
            if len(packed) > most:
                raise ProblemError("too-long", status=413, most=most)
    except ClientDisconnect as problem:
        raise ProblemError("too-slow", status=408) from problem
    try:
        return msgspec.json.decode(packed, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ProblemError("bad-request", status=422, detail=str(problem)[:200]) from problem
