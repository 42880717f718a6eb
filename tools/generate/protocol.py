"""Write the client's types from the schema of the protocol: web/src/lib/net/protocol.ts.

usage: python3 tools/generate/protocol.py [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from horda.locale.nouns import SAME_AS, SEATS
from horda.server.http.openapi import record_schemas, socket_schema, view_modules, view_schemas

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "web" / "src" / "lib" / "net" / "protocol.ts"
Schema = dict[str, Any]

HEAD = """\
// Made by tools/generate/protocol.py from the messages and records of src/horda/server. Do not edit.
// docs/contributors/protocol.md says what the messages mean.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** What arguments hold. */
export type Plain = number | string | boolean | Json[] | null;
"""
PLAIN = ["number", "string", "boolean", "Json[]", "null"]
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript_type(schema: Schema) -> str:
    """Return a schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        parts = list(dict.fromkeys(typescript_type(one) for one in schema["anyOf"]))
        return "Plain" if parts == PLAIN else " | ".join(parts)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(dict.fromkeys(typescript_type({**schema, "type": one}) for one in kind))
    if kind == "array":
        return _array(schema)
    if kind == "object":
        inside = schema.get("additionalProperties", {})
        return f"Record<string, {typescript_type(inside) if isinstance(inside, dict) else 'Json'}>"
    return SIMPLE.get(str(kind), "Json")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typescript_type(one) for one in schema['prefixItems'])}]"
    items = schema.get("items")
    inside = typescript_type(items) if isinstance(items, dict) else "Json"
    return f"({inside})[]" if "|" in inside or " " in inside else f"{inside}[]"


def comment(text: str, indent: str = "") -> list[str]:
    """Return a docstring as the lines of a comment; empty if there is none."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if not text:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def interface(name: str, schema: Schema) -> list[str]:
    """Return a record as the lines of an interface; fields that the server may leave out are optional."""
    required = set(schema.get("required", ()))
    written = [*comment(str(schema.get("description", ""))), f"export interface {name} {{"]
    for key, part in schema["properties"].items():
        mark = "" if key in required else "?"
        written.append(f"  {key}{mark}: {typescript_type(part)};")
    return [*written, "}", ""]


def union(name: str, text: str, members: list[str]) -> list[str]:
    """Return the lines of a union of messages, one member a line."""
    head = [*comment(text), f"export type {name} ="]
    return [*head, *(f"  | {one}" for one in members[:-1]), f"  | {members[-1]};", ""]


def members(schema: Schema) -> list[str]:
    """Return the names of the messages of one direction."""
    return [str(one["$ref"]).rpartition("/")[2] for one in schema["anyOf"]]


def file_text() -> str:
    """Return the text of the whole file."""
    document = socket_schema()
    lines = [HEAD, f"export const PROTOCOL = {document['protocol']};", ""]
    views = view_schemas(ours=True)
    for name, schema in {**record_schemas(), **views}.items():
        lines += interface(name, schema)
    lines += union("ToServer", "What a client sends.", members(document["toServer"]))
    lines += union("ToClient", "What a client gets.", members(document["toClient"]))
    families = [f"{family}View" for family in view_modules(ours=True)]
    lines += union("View", "The view of a family; of one that has no table here, `PlainView`.", families)
    lines += comment("Arguments whose numbers are seats: a sentence is given the players' names for them.")
    lines += [f"export const SEAT_ARGUMENTS: readonly string[] = {json.dumps(sorted(SEATS))};", ""]
    lines += comment("Arguments that hold names of other kinds, too.")
    lines.append("export const SAME_AS: Readonly<Record<string, readonly string[]>> = {")
    lines += [f"  {name}: {json.dumps(list(kinds))}," for name, kinds in SAME_AS.items()]
    return "\n".join([*lines, "};", ""])


def main() -> int:
    """Write the file; with `--check`, return 1 if it is out of date."""
    text = file_text()
    if "--check" in sys.argv[1:]:
        fresh = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"{TARGET.relative_to(ROOT)} is out of date; run: make protocol", file=sys.stderr)
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
