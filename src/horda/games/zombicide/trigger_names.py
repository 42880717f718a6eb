"""What saves call the triggers of a mission, and the lists of effects that its dice and choices lead to.

A mission's file names none of them, so their names are made of what they say: where triggers are put in
another order, or more come to them, each is found again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

import msgspec

from horda.games.zombicide.records import TriggerRecord

LETTERS: Final = 8
"""So much of a hash tells the triggers of one mission apart."""


def trigger_names(when: Iterable[TriggerRecord]) -> list[str]:
    """What each waits for, and a hash of all it says; the second of two alike has a 2."""
    found: list[str] = []
    for record in when:
        said = hashlib.sha256(msgspec.json.encode(record, order="sorted")).hexdigest()[:LETTERS]
        name = ".".join(filter(None, (record.event, record.colour, said)))
        number = 1 + sum(one.partition("#")[0] == name for one in found)
        found.append(name if number == 1 else f"{name}#{number}")
    return found


def branch_name(path: str, triggers: list[str]) -> str:
    """The name of a list of effects: that of its trigger, and the way to it from there.

    `$.when[2].do[0].roll.6` is its path in the mission's file; one that stands elsewhere is called by that.
    """
    number, inside, way = path.removeprefix("$.when[").partition("]")
    return f"{triggers[int(number)]}{way}" if inside and number.isdigit() else path
