"""Names in saves for a mission's tokens and triggers, and for the effects of its dice and choices.

A mission's file does not name them, so the names are made from their content: each item is found again after
others are added or their order has changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

import msgspec

from horda.games.zombicide.missions.records import TokenRecord, TriggerRecord

LETTERS: Final = 8
"""The length of a hash prefix that distinguishes the triggers of one mission."""


def trigger_names(when: Iterable[TriggerRecord]) -> list[str]:
    """Return a save name for each trigger: what it waits for, and a hash of its content."""
    return _unique_names([(one.event, one.colour, _content_hash(one)) for one in when])


def token_names(tokens: Iterable[TokenRecord]) -> list[str]:
    """Return a save name for each token: its kind, colour and zone, and a hash of its other fields if it has any."""
    return _unique_names(
        [
            (
                one.put,
                one.colour,
                one.at,
                _content_hash((one.order, one.only_if)) if one.order or one.only_if else "",
            )
            for one in tokens
        ]
    )


def _content_hash(content: object) -> str:
    """Return the first characters of a hash of part of a mission's file."""
    # The faces of a die may be numbers, which msgspec does not sort as keys.
    plain = msgspec.to_builtins(content, str_keys=True)
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()[:LETTERS]


def _unique_names(parts: Iterable[tuple[str, ...]]) -> list[str]:
    """Return a name made of each item's parts; the second of two equal ones gets a 2."""
    found: list[str] = []
    for one in parts:
        name = ".".join(filter(None, one))
        number = 1 + sum(other.partition("#")[0] == name for other in found)
        found.append(name if number == 1 else f"{name}#{number}")
    return found


def branch_name(path: str, triggers: list[str]) -> str:
    """Return the save name of a list of effects: the name of its trigger, and the path from there.

    Its path in the mission's file is such as `$.when[2].do[0].roll.6`; one outside of `when` has its path as its name.
    """
    number, inside, way = path.removeprefix("$.when[").partition("]")
    return f"{triggers[int(number)]}{way}" if inside and number.isdigit() else path
