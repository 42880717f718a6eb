"""Conversion of the conditions in a mission's file to those of the rules."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.missions.reading.places import the_word
from horda.games.zombicide.missions.records import ConditionRecord
from horda.games.zombicide.rules.goals.conditions import AllOf, AnyOf, Unless
from horda.games.zombicide.rules.goals.goals import Condition

if TYPE_CHECKING:
    from horda.games.zombicide.missions.reading.reader import Reader


def condition_of(reader: Reader, record: ConditionRecord, path: str) -> Condition:
    """Return the condition that a record describes; raise an error with its line if the record is invalid."""
    key = the_word(reader, record, path)
    here = f"{path}.{key}"
    if record.all_of is not None:
        return AllOf(conditions_of(reader, record.all_of, here))
    if record.any_of is not None:
        return AnyOf(conditions_of(reader, record.any_of, here))
    if record.unless is not None:
        return Unless(condition_of(reader, record.unless, here))
    (word,) = (word for word in record.words if word.key == key)
    return word.read(reader, word.value_in(record), here)


def conditions_of(reader: Reader, parts: tuple[ConditionRecord, ...], path: str) -> list[Condition]:
    """Return the conditions that a list of records describes."""
    return [condition_of(reader, part, f"{path}[{number}]") for number, part in enumerate(parts)]
