"""Addresses of REST: what each takes and answers, declared once, read by msgspec and published as OpenAPI.

A handler is a function of the request and of what it wants from address, query and headers, by name and type.
The types are those of msgspec, so that bounds are checked and published by what also reads the bodies.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, cast, get_type_hints

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from horda.server.http.errors import ProblemError
from horda.server.http.openapi import REFERENCE, components
from horda.server.http.responses import JSON, charge

ALWAYS: Final = (400, 414, 421, 429)
"""What any request may be answered with: no address, too long a one, not ours, too many."""
HEADERS: Final = frozenset({"authorization"})
"""What handlers take from the headers; all else that is not in the address is in the query."""
SECRET_WEIGHT: Final = 3
"""How many plain requests one counts as that looks for a link in the database: it costs some 1.5 ms."""
IN_PATH: Final = re.compile(r"\{(\w+)\}")
WHY_NOT: Final[dict[str, Any]] = {
    "description": "Why not, in both languages.",
    "content": {JSON: {"schema": {"$ref": REFERENCE.format(name="ProblemRecord")}}},
}
Handler = Callable[..., Response] | Callable[..., Awaitable[Response]]
Taken = Callable[[Handler], Handler]


class Address:
    """One method at one path: who answers, what it takes, what it says of itself."""

    def __init__(self, method: str, path: str, handler: Handler, said: dict[str, Any], weight: int) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.said = said
        self.weight = weight
        """How many plain requests it counts as, by the processor time that it costs."""
        hints = get_type_hints(handler, include_extras=True)
        asked = [one for one in inspect.signature(handler).parameters.values() if one.name != "request"]
        self.wants_request = "request" in hints
        self.fields = [
            (one.name, hints[one.name])
            if one.default is inspect.Parameter.empty
            else (one.name, hints[one.name], one.default)
            for one in asked
        ]
        self.params = msgspec.defstruct("Params", self.fields)
        if self.fields:
            self.said["responses"].setdefault("422", WHY_NOT)

    def route(self, prefix: str) -> Route:
        """The address as Starlette has it."""
        return Route(prefix + self.path, self.answer, methods=[self.method])

    async def answer(self, request: Request) -> Response:
        """Read what the handler wants and let it answer."""
        given = {name: self._given(request, name) for name, *_ in self.fields}
        try:
            params = msgspec.convert(
                {name: value for name, value in given.items() if value is not None}, self.params, strict=False
            )
        except msgspec.ValidationError as problem:
            raise ProblemError("bad-request", status=422, detail=str(problem)[:200]) from problem
        if self.weight > 1:
            charge(request, self.weight - 1)
        wanted = msgspec.structs.asdict(params)
        if self.wants_request:
            wanted["request"] = request
        if inspect.iscoroutinefunction(self.handler):
            return cast("Response", await self.handler(**wanted))
        # No match waits for a rulebook being read.
        return cast("Response", await run_in_threadpool(self.handler, **wanted))

    def _given(self, request: Request, name: str) -> str | None:
        if name in request.path_params:
            return str(request.path_params[name])
        return request.headers.get(name) if name in HEADERS else request.query_params.get(name)

    def operation(self, prefix: str) -> dict[str, Any]:
        """What OpenAPI says of it."""
        name = self.handler.__name__
        return {
            "summary": name.replace("_", " ").capitalize(),
            "description": inspect.getdoc(self.handler) or "",
            "operationId": f"{name}_{self.method.lower()}",
            "parameters": [
                self._parameter(prefix + self.path, field) for field in msgspec.structs.fields(self.params)
            ],
            **self.said,
        }

    def _parameter(self, path: str, field: msgspec.structs.FieldInfo) -> dict[str, Any]:
        where = (
            "path" if field.name in IN_PATH.findall(path) else "header" if field.name in HEADERS else "query"
        )
        schema = msgspec.json.schema(field.type)
        if not field.required:
            schema["default"] = field.default
        return {"name": field.name, "in": where, "required": field.required, "schema": schema}


class Router:
    """The addresses of one part of the server."""

    def __init__(self, tag: str, *, prefix: str = "") -> None:
        self.tag = tag
        self.prefix = prefix
        self.addresses: list[Address] = []

    def get(
        self,
        path: str,
        answer: str = "",
        *,
        media: str = JSON,
        problems: tuple[int, ...] = (),
        secret: bool = False,
        weight: int = 0,
    ) -> Taken:
        """A handler that only tells. `weight`: how many plain requests it counts as (`get_costs.py`)."""
        said = self._said(answer, media=media, problems=problems, secret=secret)
        return self._taken("GET", path, said, weight or (SECRET_WEIGHT if secret else 1))

    def post(
        self,
        path: str,
        answer: str,
        *,
        body: str,
        status: int = 200,
        problems: tuple[int, ...] = (),
        secret: bool = False,
    ) -> Taken:
        """A handler that is given a record, which it reads itself (`responses.body_of`)."""
        said = self._said(answer, status=status, problems=problems, secret=secret)
        said["requestBody"] = {"required": True, "content": {JSON: {"schema": reference(body)}}}
        return self._taken("POST", path, said)

    def delete(
        self, path: str, answer: str, *, problems: tuple[int, ...] = (), secret: bool = False
    ) -> Taken:
        """A handler that takes something away."""
        return self._taken("DELETE", path, self._said(answer, problems=problems, secret=secret))

    def _taken(self, method: str, path: str, said: dict[str, Any], weight: int = 1) -> Taken:
        def take(handler: Handler) -> Handler:
            self.addresses.append(Address(method, self.prefix + path, handler, said, weight))
            return handler

        return take

    def _said(
        self,
        answer: str,
        *,
        status: int = 200,
        media: str = JSON,
        problems: tuple[int, ...] = (),
        secret: bool = False,
    ) -> dict[str, Any]:
        """The answer, and the problems that may be answered with."""
        schema = reference(answer) if answer else {"type": "object" if media == JSON else "string"}
        responses: dict[str, Any] = {
            str(status): {"description": "As asked.", "content": {media: {"schema": schema}}}
        }
        for code in sorted({*problems, *ALWAYS}):
            responses[str(code)] = WHY_NOT
        said: dict[str, Any] = {"tags": [self.tag], "responses": responses}
        if secret:
            said["security"] = [{"link": []}]
        return said


Part = tuple[str, Router]
"""A router, and what stands before its addresses."""


def reference(name: str) -> dict[str, str]:
    """A record in the published schema."""
    return {"$ref": REFERENCE.format(name=name)}


def openapi(parts: Iterable[Part], *, title: str, version: str, description: str) -> dict[str, Any]:
    """The document of all addresses, each router's behind its prefix."""
    paths: dict[str, dict[str, Any]] = {}
    for prefix, router in parts:
        for address in router.addresses:
            at = paths.setdefault(prefix + address.path, {})
            at[address.method.lower()] = address.operation(prefix)
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version, "description": description},
        "paths": paths,
        "components": {
            "schemas": components(),
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}},
        },
    }
