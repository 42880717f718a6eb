"""Requests and answers of REST by our own records: read, written and published from one source."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import address_of, printable
from horda.server.http.response_cache import ResponseCache, packed_response

T = TypeVar("T")
JSON = "application/json"
FOR_A_WHILE = "public, max-age=60"
"""Long enough for one visit, short enough that a new version is seen at once."""


def answered(value: object, *, status: int = 200, cache: str = "no-store") -> Response:
    """A record as JSON."""
    packed = msgspec.json.encode(value)
    return Response(packed, status_code=status, media_type=JSON, headers={"cache-control": cache})


def cached_json(
    request: Request, key: Hashable, make: Callable[[], object], *, cache: str = FOR_A_WHILE
) -> Response:
    """Return a record as JSON that is the same for every visitor; `make` makes it the first time."""
    packed = _packed_of(request).get(key, lambda: msgspec.json.encode(make()))
    return packed_response(request, packed, media=JSON, cache=cache)


def cached_text(
    request: Request, key: Hashable, make: Callable[[], str], *, media: str, cache: str = FOR_A_WHILE
) -> Response:
    """Return a text that is the same for every visitor; `make` makes it the first time."""
    packed = _packed_of(request).get(key, lambda: make().encode())
    return packed_response(request, packed, media=media, cache=cache)


def _packed_of(request: Request) -> ResponseCache:
    cache = request.app.state.packed
    assert isinstance(cache, ResponseCache)
    return cache


def charge(connection: HTTPConnection, weight: int) -> None:
    """Take the cost of a request out of its address's allowance; `ProblemError` when that is used up."""
    wait = connection.app.state.requests.take(address_of(connection), weight)
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """The record in a request's body, if it is said to be JSON and not too long."""
    given = request.headers.get("content-type", "")
    if given.partition(";")[0].strip().lower() != JSON:
        # A page of somebody else can have a browser send any other kind without asking first.
        raise ProblemError("needs-json", status=415, given=printable(given) or "–")
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
