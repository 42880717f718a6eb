"""REST routes: a handler's signature declares its parameters and its response, for msgspec and for OpenAPI.

A handler is a function of the request and of typed parameters from path, query and headers. The types are
msgspec's, so limits are checked and published by the same library that reads the bodies.

A handler returns the record that its return annotation names, which is encoded as JSON with the declared status.
It may also return a `Cached` body, a body `WithStatus`, or a Starlette `Response` that is sent unchanged.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from horda.server.http.errors import ProblemError
from horda.server.http.openapi import SCHEMA_REF, record_types
from horda.server.http.responses import (
    JSON,
    Cached,
    WithStatus,
    cached_response,
    charge_request,
    json_response,
)

ALWAYS_POSSIBLE: Final = (400, 414, 421, 429)
"""Statuses that any request may get: bad path, path too long, wrong host, too many requests."""
HEADER_PARAMS: Final = frozenset({"authorization"})
"""Parameters that handlers read from headers; others come from the path or the query."""
SECRET_WEIGHT: Final = 3
"""Cost, in plain requests, of looking up a link in the database (about 1.5 ms)."""
PATH_PARAM: Final = re.compile(r"\{(\w+)\}")
PROBLEM_RESPONSE: Final[dict[str, Any]] = {
    "description": "The error, in both languages.",
    "content": {JSON: {"schema": {"$ref": SCHEMA_REF.format(name="ProblemRecord")}}},
}
NO_RECORD: Final = {JSON: {"type": "object"}}
"""Schemas of responses that a handler writes itself, by media type; others are strings."""
Handler = Callable[..., object]
HandlerT = TypeVar("HandlerT", bound=Handler)
Schema = dict[str, Any]


@dataclass(frozen=True)
class Declaration:
    """What a router's decorator declares about an endpoint beside the handler's signature."""

    method: str
    path: str
    tag: str
    problems: tuple[int, ...] = ()
    """Statuses of the possible errors, in addition to those of any request."""
    status: int = 200
    media: str = JSON
    body: type | None = None
    """Record of the request's body."""
    secret: bool = False
    """Whether the request shows a link or key in its `Authorization` header."""
    weight: int = 1
    """Cost in plain requests, in proportion to its processor time."""


class Endpoint:
    """One method at one path: its declaration and handler, with the parameters and response of its signature."""

    def __init__(self, declaration: Declaration, handler: Handler) -> None:
        self.declaration = declaration
        self.method = declaration.method
        self.path = declaration.path
        self.handler = handler
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
        self.response_type = response_type(hints["return"])
        """Type of the response's body; None if the handler returns a finished response."""

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
        if self.declaration.weight > 1:
            charge_request(request, self.declaration.weight - 1)
        arguments = msgspec.structs.asdict(params)
        if self.wants_request:
            arguments["request"] = request
        if inspect.iscoroutinefunction(self.handler):
            return self._response(request, await self.handler(**arguments))
        # In a thread, so that reading a rulebook does not delay a match.
        return await run_in_threadpool(lambda: self._response(request, self.handler(**arguments)))

    def _response(self, request: Request, body: object) -> Response:
        """Return what a handler returned as a response."""
        match body:
            case Response():
                return body
            case Cached():
                return cached_response(request, body, media=self.declaration.media)
            case WithStatus():
                return json_response(body.body, status=body.status)
            case _:
                return json_response(body, status=self.declaration.status)

    def _raw_value(self, request: Request, name: str) -> str | None:
        if name in request.path_params:
            return str(request.path_params[name])
        return request.headers.get(name) if name in HEADER_PARAMS else request.query_params.get(name)

    def types(self) -> list[Any]:
        """Return the types of the response and of the request's body, for the published schema."""
        return [kind for kind in (self.response_type, self.declaration.body) if kind is not None]

    def operation(self, prefix: str, schemas: Mapping[Any, Schema]) -> Schema:
        """Return the OpenAPI description of this endpoint; `schemas` has the schema of each of its types."""
        name = self.handler.__name__
        declared = self.declaration
        described: Schema = {
            "summary": name.replace("_", " ").capitalize(),
            "description": inspect.getdoc(self.handler) or "",
            "operationId": f"{name}_{self.method.lower()}",
            "parameters": [
                self._parameter(prefix + self.path, field) for field in msgspec.structs.fields(self.params)
            ],
            "tags": [declared.tag],
            "responses": self._responses(schemas),
        }
        if declared.secret:
            described["security"] = [{"link": []}]
        if declared.body is not None:
            described["requestBody"] = {
                "required": True,
                "content": {JSON: {"schema": schemas[declared.body]}},
            }
        return described

    def _responses(self, schemas: Mapping[Any, Schema]) -> Schema:
        media = self.declaration.media
        if self.response_type is None:
            schema = NO_RECORD.get(media, {"type": "string"})
        else:
            schema = schemas[self.response_type]
        responses: Schema = {
            str(self.declaration.status): {
                "description": "The requested content.",
                "content": {media: {"schema": schema}},
            }
        }
        bad_parameters = {422} if self.fields else set()
        for code in sorted({*self.declaration.problems, *ALWAYS_POSSIBLE, *bad_parameters}):
            responses[str(code)] = PROBLEM_RESPONSE
        return responses

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
        *,
        media: str = JSON,
        problems: tuple[int, ...] = (),
        secret: bool = False,
        weight: int = 0,
    ) -> Callable[[HandlerT], HandlerT]:
        """Register a handler for GET. `weight` is its cost in plain requests (measured by `get_costs.py`)."""
        return self._register(
            Declaration(
                "GET",
                self.prefix + path,
                self.tag,
                problems,
                media=media,
                secret=secret,
                weight=weight or (SECRET_WEIGHT if secret else 1),
            )
        )

    def post(
        self,
        path: str,
        *,
        body: type,
        status: int = 200,
        media: str = JSON,
        problems: tuple[int, ...] = (),
        secret: bool = False,
    ) -> Callable[[HandlerT], HandlerT]:
        """Register a handler for POST that reads its body itself (`responses.read_body`)."""
        return self._register(
            Declaration(
                "POST",
                self.prefix + path,
                self.tag,
                problems,
                status=status,
                media=media,
                body=body,
                secret=secret,
            )
        )

    def delete(
        self, path: str, *, problems: tuple[int, ...] = (), secret: bool = False
    ) -> Callable[[HandlerT], HandlerT]:
        """Register a handler for DELETE requests."""
        return self._register(Declaration("DELETE", self.prefix + path, self.tag, problems, secret=secret))

    def _register(self, declaration: Declaration) -> Callable[[HandlerT], HandlerT]:
        def register(handler: HandlerT) -> HandlerT:
            self.endpoints.append(Endpoint(declaration, handler))
            return handler

        return register


def response_type(annotation: Any) -> Any:
    """Return the type of a response's body by its handler's return annotation; None for a `Response`."""
    if get_origin(annotation) in (Cached, WithStatus):
        return get_args(annotation)[0]
    return None if annotation is Response else annotation


MountedRouter = tuple[str, Router]
"""A path prefix and the router mounted at it."""


def openapi(parts: Iterable[MountedRouter], *, title: str, version: str, description: str) -> Schema:
    """Return the OpenAPI document of all routers."""
    mounted = [(prefix, endpoint) for prefix, router in parts for endpoint in router.endpoints]
    types = [*record_types(), *(kind for _, endpoint in mounted for kind in endpoint.types())]
    references, components = msgspec.json.schema_components(types, ref_template=SCHEMA_REF)
    schemas = dict(zip(types, references, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for prefix, endpoint in mounted:
        at = paths.setdefault(prefix + endpoint.path, {})
        at[endpoint.method.lower()] = endpoint.operation(prefix, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version, "description": description},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}},
        },
    }
