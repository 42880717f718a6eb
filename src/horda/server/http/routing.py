"""REST routes: each declares its parameters and response once, for msgspec and for OpenAPI.

A handler is a function of the request and of typed parameters from path, query and headers. The types are
msgspec's, so limits are checked and published by the same library that reads the bodies.
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
from horda.server.http.openapi import SCHEMA_REF, record_schemas
from horda.server.http.responses import JSON, charge_request

ALWAYS_POSSIBLE: Final = (400, 414, 421, 429)
"""Statuses that any request may get: bad path, path too long, wrong host, too many requests."""
HEADER_PARAMS: Final = frozenset({"authorization"})
"""Parameters that handlers take from headers; others come from the path or the query."""
SECRET_WEIGHT: Final = 3
"""Cost, in plain requests, of looking up a link in the database (about 1.5 ms)."""
PATH_PARAM: Final = re.compile(r"\{(\w+)\}")
PROBLEM_RESPONSE: Final[dict[str, Any]] = {
    "description": "The error, in both languages.",
    "content": {JSON: {"schema": {"$ref": SCHEMA_REF.format(name="ProblemRecord")}}},
}
Handler = Callable[..., Response] | Callable[..., Awaitable[Response]]
RouteDecorator = Callable[[Handler], Handler]


class Endpoint:
    """One method at one path: its handler, parameters and OpenAPI description."""

    def __init__(
        self, method: str, path: str, handler: Handler, operation_doc: dict[str, Any], weight: int
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.operation_doc = operation_doc
        self.weight = weight
        """Cost in plain requests, by the processor time it takes."""
        hints = get_type_hints(handler, include_extras=True)
        parameters = [
            parameter
            for parameter in inspect.signature(handler).parameters.values()
            if parameter.name != "request"
        ]
        self.wants_request = "request" in hints
        self.fields = [
            (parameter.name, hints[parameter.name])
            if parameter.default is inspect.Parameter.empty
            else (parameter.name, hints[parameter.name], parameter.default)
            for parameter in parameters
        ]
        self.params = msgspec.defstruct("Params", self.fields)
        if self.fields:
            self.operation_doc["responses"].setdefault("422", PROBLEM_RESPONSE)

    def route(self, prefix: str) -> Route:
        """Return the endpoint as a Starlette route."""
        return Route(prefix + self.path, self.handle, methods=[self.method])

    async def handle(self, request: Request) -> Response:
        """Read the parameters, charge the rate limit and call the handler."""
        given = {name: self._raw_value(request, name) for name, *_ in self.fields}
        try:
            params = msgspec.convert(
                {name: value for name, value in given.items() if value is not None}, self.params, strict=False
            )
        except msgspec.ValidationError as problem:
            raise ProblemError("bad-request", status=422, detail=str(problem)[:200]) from problem
        if self.weight > 1:
            charge_request(request, self.weight - 1)
        wanted = msgspec.structs.asdict(params)
        if self.wants_request:
            wanted["request"] = request
        if inspect.iscoroutinefunction(self.handler):
            return cast("Response", await self.handler(**wanted))
        # In a thread, so that reading a rulebook does not delay a match.
        return cast("Response", await run_in_threadpool(self.handler, **wanted))

    def _raw_value(self, request: Request, name: str) -> str | None:
        if name in request.path_params:
            return str(request.path_params[name])
        return request.headers.get(name) if name in HEADER_PARAMS else request.query_params.get(name)

    def operation(self, prefix: str) -> dict[str, Any]:
        """Return the OpenAPI description of this endpoint."""
        name = self.handler.__name__
        return {
            "summary": name.replace("_", " ").capitalize(),
            "description": inspect.getdoc(self.handler) or "",
            "operationId": f"{name}_{self.method.lower()}",
            "parameters": [
                self._parameter(prefix + self.path, field) for field in msgspec.structs.fields(self.params)
            ],
            **self.operation_doc,
        }

    def _parameter(self, path: str, field: msgspec.structs.FieldInfo) -> dict[str, Any]:
        where = (
            "path"
            if field.name in PATH_PARAM.findall(path)
            else "header"
            if field.name in HEADER_PARAMS
            else "query"
        )
        schema = msgspec.json.schema(field.type)
        if not field.required:
            schema["default"] = field.default
        return {"name": field.name, "in": where, "required": field.required, "schema": schema}


class Router:
    """The endpoints of one part of the server."""

    def __init__(self, tag: str, *, prefix: str = "") -> None:
        self.tag = tag
        self.prefix = prefix
        self.endpoints: list[Endpoint] = []

    def get(
        self,
        path: str,
        answer: str = "",
        *,
        media: str = JSON,
        problems: tuple[int, ...] = (),
        secret: bool = False,
        weight: int = 0,
    ) -> RouteDecorator:
        """Register a handler for GET. `weight` is its cost in plain requests (measured by `get_costs.py`)."""
        operation_doc = self._operation_doc(answer, media=media, problems=problems, secret=secret)
        return self._register("GET", path, operation_doc, weight or (SECRET_WEIGHT if secret else 1))

    def post(
        self,
        path: str,
        answer: str,
        *,
        body: str,
        status: int = 200,
        problems: tuple[int, ...] = (),
        secret: bool = False,
    ) -> RouteDecorator:
        """Register a handler for POST that reads its body itself (`responses.read_body`)."""
        operation_doc = self._operation_doc(answer, status=status, problems=problems, secret=secret)
        operation_doc["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_ref(body)}}}
        return self._register("POST", path, operation_doc)

    def delete(
        self, path: str, answer: str, *, problems: tuple[int, ...] = (), secret: bool = False
    ) -> RouteDecorator:
        """Register a handler for DELETE."""
        return self._register("DELETE", path, self._operation_doc(answer, problems=problems, secret=secret))

    def _register(
        self, method: str, path: str, operation_doc: dict[str, Any], weight: int = 1
    ) -> RouteDecorator:
        def register(handler: Handler) -> Handler:
            self.endpoints.append(Endpoint(method, self.prefix + path, handler, operation_doc, weight))
            return handler

        return register

    def _operation_doc(
        self,
        answer: str,
        *,
        status: int = 200,
        media: str = JSON,
        problems: tuple[int, ...] = (),
        secret: bool = False,
    ) -> dict[str, Any]:
        """Return the OpenAPI description of a response and the possible errors."""
        schema = schema_ref(answer) if answer else {"type": "object" if media == JSON else "string"}
        responses: dict[str, Any] = {
            str(status): {"description": "The requested content.", "content": {media: {"schema": schema}}}
        }
        for code in sorted({*problems, *ALWAYS_POSSIBLE}):
            responses[str(code)] = PROBLEM_RESPONSE
        operation_doc: dict[str, Any] = {"tags": [self.tag], "responses": responses}
        if secret:
            operation_doc["security"] = [{"link": []}]
        return operation_doc


MountedRouter = tuple[str, Router]
"""A path prefix and the router mounted there."""


def schema_ref(name: str) -> dict[str, str]:
    """Return a reference to a record in the published schema."""
    return {"$ref": SCHEMA_REF.format(name=name)}


def openapi(parts: Iterable[MountedRouter], *, title: str, version: str, description: str) -> dict[str, Any]:
    """Return the OpenAPI document of all routers."""
    paths: dict[str, dict[str, Any]] = {}
    for prefix, router in parts:
        for address in router.endpoints:
            at = paths.setdefault(prefix + address.path, {})
            at[address.method.lower()] = address.operation(prefix)
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version, "description": description},
        "paths": paths,
        "components": {
            "schemas": record_schemas(),
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}},
        },
    }
