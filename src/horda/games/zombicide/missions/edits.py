"""Small changes of the plain content of a mission's file, by path, for fixes and suggestions.

The format of paths is that of problems: `$.tokens[3].at`. An editor that keeps comments applies an edit to the
text; `apply_edits` applies it to plain values.
"""

# horda: interpreted, because only the check of missions and its callers need it

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple

STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")


class Edit(NamedTuple):
    """One change: set the value at a path, insert a value before an item of a list, or remove a value.

    Setting the item after the last one of a list appends it. Missing lists and mappings along the path are created.
    """

    do: Literal["set", "insert", "remove"]
    path: str
    value: Any = None


class Fix(NamedTuple):
    """A change that corrects a problem; `cli-mission-fix-<name>` is its message, `about` has the values."""

    name: str
    about: dict[str, str | int]
    edits: tuple[Edit, ...]


def apply_edits(content: object, edits: Iterable[Edit]) -> Any:
    """Return the content of a file after some edits, applied in order; the original does not change."""
    holder: dict[str, Any] = {"$": copy.deepcopy(content)}
    for edit in edits:
        _apply_edit(holder, edit)
    return holder["$"]


def steps_of(path: str) -> list[str | int]:
    """Return the keys and indexes of a path."""
    return [match[1] or int(match[2]) for match in STEP.finditer(path)]


def value_at(content: object, path: str) -> Any:
    """Return the value at a path; None if there is none."""
    here: Any = content
    for step in steps_of(path):
        here = _part(here, step)
    return here


def _part(here: Any, step: str | int) -> Any:
    if isinstance(step, int):
        return here[step] if isinstance(here, list) and step < len(here) else None
    return here.get(_key(here, step)) if isinstance(here, dict) else None


def _key(here: Mapping[Any, Any], step: str) -> str | int:
    """Return the key for a step of a path: an integer if the mapping has one, such as the face of a die."""
    return int(step) if step not in here and step.isdigit() and int(step) in here else step


def _apply_edit(holder: dict[str, Any], edit: Edit) -> None:
    around: Any = holder
    keys: list[str | int] = ["$", *steps_of(edit.path)]
    for key, following in pairwise(keys):
        inside = _part(around, key)
        if inside is None:
            inside = [] if isinstance(following, int) else {}
            _set_part(around, key, inside)
        around = inside
    last = keys[-1]
    if edit.do == "set":
        _set_part(around, last, copy.deepcopy(edit.value))
    elif edit.do == "insert" and isinstance(last, int):
        around.insert(last, copy.deepcopy(edit.value))
    else:
        del around[last if isinstance(last, int) else _key(around, last)]


def _set_part(around: Any, key: str | int, value: Any) -> None:
    if isinstance(key, int):
        around[key : key + 1] = [value]
    else:
        around[_key(around, key)] = value


def edits_between(before: object, after: object, path: str = "$") -> list[Edit]:
    """Return edits that change one plain content into another."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        found = [Edit("remove", f"{path}.{key}") for key in before if key not in after]
        for key, value in after.items():
            if key not in before:
                found.append(Edit("set", f"{path}.{key}", value))
            else:
                found.extend(edits_between(before[key], value, f"{path}.{key}"))
        return found
    if isinstance(before, list) and isinstance(after, list):
        return _list_edits(before, after, path)
    return [Edit("set", path, after)]


def _list_edits(before: list[Any], after: list[Any], path: str) -> list[Edit]:
    """Return edits of a list that leave its common start and end unchanged."""
    least = min(len(before), len(after))
    first = 0
    while first < least and before[first] == after[first]:
        first += 1
    last = 0
    while last < least - first and before[-1 - last] == after[-1 - last]:
        last += 1
    old, new = before[first : len(before) - last], after[first : len(after) - last]
    common = min(len(old), len(new))
    found: list[Edit] = []
    for number in range(common):
        found.extend(edits_between(old[number], new[number], f"{path}[{first + number}]"))
    found.extend(Edit("remove", f"{path}[{first + number}]") for number in reversed(range(common, len(old))))
    found.extend(
        Edit("insert", f"{path}[{first + number}]", new[number]) for number in range(common, len(new))
    )
    return found
