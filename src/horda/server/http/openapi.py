"""JSON Schema of everything that travels: one source for OpenAPI, the socket and the client's types."""

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

Schema = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"


def structs_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The records that a module defines, in the order of its text."""
    return [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


@cache
def components() -> dict[str, Schema]:
    """The schemas of all messages and records by name."""
    served = (match_records, advice_records, catalogue_records, club, learning, passkeys, people, push)
    modules = (*served, client_messages, server_messages)
    kinds = [kind for module in modules for kind in structs_in(module)]
    _, found = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    return found


def view_modules(*, ours: bool = False) -> dict[str, ModuleType]:
    """The modules with the records of views, by family, as types are called: `CityOfHorror`.

    Those of all games here, or of Horda's own alone, which clients are built with.
    """
    found: dict[str, ModuleType] = {"Plain": plain_view}
    for one in sorted(games().values(), key=lambda game: (game.shelf_rank, game.id)):
        family = "".join(part.capitalize() for part in (one.family or one.id).split("_"))
        module = one.views or f"{one.home}.view"
        if family not in found and (is_built_in(one.id) or not ours) and find_spec(module):
            found[family] = import_module(module)
    return found


@cache
def view_components(*, ours: bool = False) -> dict[str, Schema]:
    """The schemas of the games' views, each type under its family's name: `ZombicideView`."""
    found: dict[str, Schema] = {}
    for family, module in view_modules(ours=ours).items():
        kinds = _without_recursion(module)
        _, part = msgspec.json.schema_components(kinds, ref_template=f"#/components/schemas/{family}{{name}}")
        found |= {f"{family}{name}": schema for name, schema in part.items()}
    return found


def _without_recursion(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The records of a view, with the engine's `Plain`, which contains itself, as the protocol writes it."""
    known: dict[str, Any] = {"Plain": match_records.Plain}
    kinds: list[type[msgspec.Struct]] = []
    for kind in structs_in(module):
        hints = get_type_hints(kind, localns=known)
        fields = [(name, hints[name]) for name in kind.__struct_fields__]
        made = msgspec.defstruct(kind.__name__, fields, namespace={"__doc__": kind.__doc__})
        known[kind.__name__] = made
        kinds.append(made)
    return kinds


def socket_schema() -> Schema:
    """The document at `/api/v1/protocol.json`: both directions of the socket, and the views."""
    (sent, got), _ = msgspec.json.schema_components([ToServer, ToClient], ref_template=REFERENCE)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Horda: messages of the socket",
        "protocol": PROTOCOL,
        "toServer": sent,
        "toClient": got,
        "components": {"schemas": components() | view_components()},
    }
