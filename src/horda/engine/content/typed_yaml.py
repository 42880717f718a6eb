"""Conversion of YAML to typed records; errors name file, line, the expected type and the nearest known word."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import msgspec.inspect
import yaml

from horda.engine.content.bounded_yaml import compose_yaml, limit_error
from horda.engine.content.errors import BadContent, hint_for

T = TypeVar("T")
Where = dict[str, int]
TEXT = "tag:yaml.org,2002:str"
MAX_FILE_BYTES = 1024 * 1024
"""Maximum size of a file in bytes; our own largest has 280,000."""


class NoText(BadContent):
    """Raised for a file that is not UTF-8 text."""

    def __init__(self, file: str, line: int, byte: int) -> None:
        super().__init__(f"not UTF-8 (byte 0x{byte:02X}); save it as UTF-8", at=(file, line))


def records(source: Path | Traversable, kind: type[T]) -> T:
    """Return the content of a YAML file as `kind`, for example `list[Card]`."""
    return read(text_in(source), kind, name=source.name)


def text_in(source: Path | Traversable) -> str:
    """Return the text of a file; raise an error if it is too large or not UTF-8."""
    with source.open("rb") as file:
        raw: bytes = file.read(MAX_FILE_BYTES + 1)
    if len(raw) > MAX_FILE_BYTES:
        line = raw.count(b"\n") + 1
        message = f"larger than {MAX_FILE_BYTES:,} bytes, the most that is read"
        raise BadContent(message, "too_large", at=(source.name, line), most=MAX_FILE_BYTES)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise NoText(source.name, line, raw[error.start]) from error


def read(text: str, kind: type[T], *, name: str) -> T:
    """Return the content of a YAML text as `kind`; errors call it `name`."""
    value, lines = _value_and_lines(text, name)
    return convert(value, kind, name=name, lines=lines)


def convert(value: object, kind: type[T], *, name: str, lines: Where) -> T:
    """Convert a plain value to `kind`; `lines` gives the line of each of its parts, for errors in the file `name`."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise _explain_error(str(error), kind, name=name, lines=lines, value=value) from error


def lines_in(text: str, *, name: str) -> Where:
    """Return the line of every part of a YAML text by its path: `$.tiles[0]`, `$.win.taken`."""
    return _value_and_lines(text, name)[1]


def plain_in(text: str, *, name: str) -> object:
    """Return the plain value of a YAML text of any type."""
    return _value_and_lines(text, name)[0]


def _value_and_lines(text: str, name: str) -> tuple[object, Where]:
    node = node_in(text, name=name)
    return plain_and_lines(node, name=name)


def node_in(text: str, *, name: str) -> yaml.Node | None:
    """Return the node tree of a YAML text; None for an empty one."""
    with _named_errors(name):
        return compose_yaml(text)


def plain_and_lines(node: yaml.Node | None, *, name: str) -> tuple[object, Where]:
    """Return the plain value of a node tree, and the line of every part by its path."""
    lines: Where = {}
    with _named_errors(name):
        return _plain(node, "$", lines), lines


@contextmanager
def _named_errors(name: str) -> Iterator[None]:
    """Raise errors of the YAML parser as errors of the file `name`."""
    try:
        yield
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        what = getattr(error, "what", "") or "no_yaml"
        about = getattr(error, "about", {})
        message = f"not readable as YAML: {error.problem}"
        raise BadContent(message, what, at=(name, line), **about) from error


def _plain(node: yaml.Node | None, path: str, lines: Where) -> object:
    """Return the plain value of a node, and record the line of every part by its path."""
    if node is None:
        return None
    lines[path] = node.start_mark.line + 1
    if isinstance(node, yaml.SequenceNode):
        return [_plain(part, f"{path}[{index}]", lines) for index, part in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        mapping: dict[object, object] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise limit_error("a key must be a word or a number", key_node.start_mark, "no_key")
            key = _scalar(key_node)
            if key in mapping:
                raise limit_error(f"`{key}` is written twice", key_node.start_mark, "twice", name=str(key))
            mapping[key] = _plain(value_node, f"{path}.{key}", lines)
        return mapping
    return _scalar(node)


def _scalar(node: yaml.Node) -> object:
    if node.tag == TEXT:
        return node.value  # nine of ten values are strings, and the loader would take a third of the time
    loader = yaml.CSafeLoader("")
    try:
        return loader.construct_object(node, deep=True)
    except ValueError as error:
        # For example a number with thousands of digits, or a thirteenth month.
        shown = str(node.value)[:40]
        raise limit_error(
            f"`{shown}` is no value: {error}", node.start_mark, "no_value", name=shown
        ) from error
    finally:
        loader.dispose()


ERROR_PATTERNS = (
    ("no_such_field", r"Object contains unknown field `(?P<name>[^`]+)`"),
    ("missing_field", r"Object missing required field `(?P<name>[^`]+)`"),
    ("wrong_kind", r"Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`"),
    (
        "wrong_length",
        r"Expected `array` of (?:at (?:least|most) )?length (?P<wanted>\d+)(?:, got (?P<given>\d+))?.*",
    ),
    ("out_of_bounds", r"Expected `(?:int|float)` (?P<bound>[<>]=? \S+)"),
    ("other_length", r"Expected `str` of length (?P<bound>[<>]=? \S+)"),
    ("no_such_value", r"Invalid (?:enum )?value '(?P<name>[^']*)'"),
    ("no_such_value", r"Invalid (?:enum )?value (?P<name>\S+)"),
)
"""Our ids for the error messages of msgspec, with a pattern that matches each message."""


def _explain_error(error: str, kind: object, *, name: str, lines: Where, value: object) -> BadContent:
    """Return an error that names file, line and remedy, for an error message of msgspec."""
    found = re.search(r" - at `(key in )?(\$[^`]*)`", error)
    path = found[2] if found else "$"
    reason = error[: found.start()] if found else error
    line = lines.get(path.replace("[...]", ""), 0) or _nearest_line(path, lines)
    word = re.search(r"`([^`]+)`$|'([^']+)'$", reason)
    known = _words_allowed_at(kind, path, value)
    place = path.removeprefix("$").lstrip(".")
    what, about = next(
        (
            (error_id, fits.groupdict(""))
            for error_id, form in ERROR_PATTERNS
            if (fits := re.fullmatch(form, reason))
        ),
        ("wrong_part", {}),
    )
    if what == "no_such_field":
        # The value has a line of its own, perhaps far below the start of its parent.
        line = lines.get(f"{path}.{about['name']}", line)
    message = f"{reason} (at {place or 'the top'})"
    if word and known and not reason.startswith("Object missing"):
        hint = hint_for(word[1] or word[2], known, len(known))
        message, what, about = f"{message}; {hint}", f"{what}_hint", {**about, "hint": hint}
    found_error = BadContent(message, what, at=(name, line), path=place, **about)
    found_error.part = path
    return found_error


def _nearest_line(path: str, lines: Where) -> int:
    while path and path not in lines:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return lines.get(path, 1)


def _words_allowed_at(kind: object, path: str, value: object) -> list[str]:
    """Return the words allowed at a path: field names of a record, values of a choice, tags of effects."""
    here: Any = msgspec.inspect.type_info(kind)
    at: Any = value
    for part in re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", path):
        here, at = _type_inside(here, part, at)
        if here is None:
            return []
    return _words(here, at)


def _type_inside(here: Any, part: tuple[str, str], value: Any) -> tuple[Any, Any]:
    name, index = part
    here = _struct_for(here, value)
    if name and isinstance(here, msgspec.inspect.StructType):
        inner = value.get(name) if isinstance(value, dict) else None
        return next((field.type for field in here.fields if field.encode_name == name), None), inner
    if name and isinstance(here, msgspec.inspect.DictType):
        return here.value_type, value.get(name) if isinstance(value, dict) else None
    if index and hasattr(here, "item_type"):
        item = value[int(index)] if index.isdigit() and isinstance(value, list) else None
        return here.item_type, item
    return None, None


def _struct_for(here: Any, value: Any) -> Any:
    """Return the record of a tagged union whose tag the value has."""
    if isinstance(here, msgspec.inspect.UnionType):
        for option in here.types:
            if not isinstance(option, msgspec.inspect.StructType):
                continue
            if option.tag is None or (isinstance(value, dict) and value.get(option.tag_field) == option.tag):
                return option
        return next(
            (option for option in here.types if not isinstance(option, msgspec.inspect.NoneType)), here
        )
    return here


def _words(here: Any, value: Any) -> list[str]:
    if isinstance(here, msgspec.inspect.UnionType):
        tags = [
            str(option.tag)
            for option in here.types
            if isinstance(option, msgspec.inspect.StructType) and option.tag
        ]
        if tags and not (isinstance(value, dict) and _struct_for(here, value).tag == value.get("do")):
            return tags
        here = _struct_for(here, value)
    if isinstance(here, msgspec.inspect.StructType):
        return [field.encode_name for field in here.fields]
    if isinstance(here, msgspec.inspect.LiteralType):
        return [str(allowed) for allowed in here.values]
    if isinstance(here, msgspec.inspect.EnumType):
        return [str(allowed.value) for allowed in here.cls]
    return []
