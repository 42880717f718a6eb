"""Requests and answers of REST by our own records: read, written and published from one source."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from horda.server.http.errors import ProblemError
from horda.server.http.request_checks import printable

T = TypeVar("T")
JSON = "application/json"
FOR_A_WHILE = "public, max-age=60"
"""Long enough for one visit, short enough that a new version is seen at once."""


def answered(value: object, *, status: int = 200, cache: str = "no-store") -> Response:
    """A record as JSON."""
    packed = msgspec.json.encode(value)
    return Response(packed, status_code=status, media_type=JSON, headers={"cache-control": cache})


def drawn(svg: str) -> Response:
    """A drawing."""
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": FOR_A_WHILE})


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
