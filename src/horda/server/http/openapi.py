"""JSON Schemas of all records and messages, for OpenAPI, the socket's schema and the client's types."""

from __future__ import annotations

import inspect
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

from horda.engine.views import plain_view
from horda.games import games, is_built_in
from horda.referee import records as referee_answers
from horda.referee.positions import pieces
from horda.server.club import club_records as club
from horda.server.lessons import lesson_records as learning
from horda.server.passkeys import passkey_records as passkeys
from horda.server.people import people_records as people
from horda.server.protocol import (
    advice_records,
    catalogue_records,
    client_messages,
    match_records,
    server_messages,
)
from horda.server.protocol.client_messages import ToServer
from horda.server.protocol.server_messages import PROTOCOL, ToClient
from horda.server.push import push_records as push
from horda.server.referee import referee_records as referee
from horda.server.workshop import design_records
from horda.server.workshop import workshop_records as workshop

Schema = dict[str, Any]
SCHEMA_REF = "#/components/schemas/{name}"


def struct_types(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the msgspec records that a module defines, in source order."""
    return [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


def record_types() -> list[type[msgspec.Struct]]:
    """Return all messages and records."""
    served = (
        match_records,
        advice_records,
        catalogue_records,
        club,
        learning,
        passkeys,
        people,
        push,
        workshop,
        design_records,
        pieces,
        referee_answers,
        referee,
    )
    modules = (*served, client_messages, server_messages)
    return [kind for module in modules for kind in struct_types(module)]


@cache
def record_schemas() -> dict[str, Schema]:
    """Return the schemas of all messages and records by name."""
    _, found = msgspec.json.schema_components(record_types(), ref_template=SCHEMA_REF)
    return found


def view_modules(*, ours: bool = False) -> dict[str, ModuleType]:
    """Return the modules with view records by family name in camel case, such as `CityOfHorror`.

    Includes all installed games, or with `ours` only Horda's own, for which the client's types are generated.
    """
    found: dict[str, ModuleType] = {"Plain": plain_view}
    for installed in sorted(games().values(), key=lambda game: (game.shelf_rank, game.id)):
        family = "".join(part.capitalize() for part in (installed.family or installed.id).split("_"))
        module = installed.views or f"{installed.home}.view"
        if family not in found and (is_built_in(installed.id) or not ours) and find_spec(module):
            found[family] = import_module(module)
    return found


@cache
def view_schemas(*, ours: bool = False) -> dict[str, Schema]:
    """Return the schemas of the games' views, each name prefixed by its family: `ZombicideView`."""
    found: dict[str, Schema] = {}
    for family, module in view_modules(ours=ours).items():
        kinds = _non_recursive_structs(module)
        _, part = msgspec.json.schema_components(kinds, ref_template=f"#/components/schemas/{family}{{name}}")
        found |= {f"{family}{name}": schema for name, schema in part.items()}
    return found


def _non_recursive_structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return a view's records with the engine's recursive `Plain` replaced by the protocol's."""
    known: dict[str, Any] = {"Plain": match_records.Plain}
    kinds: list[type[msgspec.Struct]] = []
    for kind in struct_types(module):
        hints = get_type_hints(kind, localns=known)
        fields = [(name, hints[name]) for name in kind.__struct_fields__]
        made = msgspec.defstruct(kind.__name__, fields, namespace={"__doc__": kind.__doc__})
        known[kind.__name__] = made
        kinds.append(made)
    return kinds


def socket_schema() -> Schema:
    """Return the document at `/api/v1/protocol.json`: both directions of the socket, and the views."""
    (sent, got), _ = msgspec.json.schema_components([ToServer, ToClient], ref_template=SCHEMA_REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Horda: messages of the socket",
        "protocol": PROTOCOL,
        "toServer": sent,
        "toClient": got,
        "components": {"schemas": record_schemas() | view_schemas()},
    }
