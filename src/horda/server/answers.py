"""Requests and answers of REST by our own records: read, written and published from one source."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response

from horda.server.problems import Trouble
from horda.server.schema import REFERENCE

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
    """The record in a request's body, if it is not too long."""
    packed = b""
    async for part in request.stream():
        packed += part
        if len(packed) > most:
            raise Trouble("too-long", status=413, most=most)
    try:
        return msgspec.json.decode(packed, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Trouble("bad-request", status=422, detail=str(problem)[:200]) from problem


def reference(name: str) -> dict[str, str]:
    """A record in the published schema."""
    return {"$ref": REFERENCE.format(name=name)}


def published(
    answer: str = "",
    *,
    body: str = "",
    status: int = 200,
    media: str = JSON,
    problems: tuple[int, ...] = (),
    secret: bool = False,
) -> dict[str, Any]:
    """What OpenAPI says of a request: its body, its answer, and the problems it may answer with."""
    schema = reference(answer) if answer else {"type": "object" if media == JSON else "string"}
    responses: dict[str, Any] = {
        str(status): {"description": "As asked.", "content": {media: {"schema": schema}}}
    }
    for code in sorted({*problems, 429}):
        responses[str(code)] = {
            "description": "Why not, in both languages.",
            "content": {JSON: {"schema": reference("ProblemRecord")}},
        }
    extra: dict[str, Any] = {"responses": responses}
    if body:
        extra["requestBody"] = {"required": True, "content": {JSON: {"schema": reference(body)}}}
    if secret:
        extra["security"] = [{"link": []}]
    return extra
