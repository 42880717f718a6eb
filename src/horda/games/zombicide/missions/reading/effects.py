"""Conversion of the effects in a mission's file to those of the rules."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.missions.reading.places import the_word
from horda.games.zombicide.missions.records import EffectRecord
from horda.games.zombicide.rules.goals.goals import Effect

if TYPE_CHECKING:
    from horda.games.zombicide.missions.reading.reader import Reader


def effect_of(reader: Reader, record: EffectRecord, path: str) -> Effect:
    """Return the effect that a record describes; raise an error with its line if the record is invalid."""
    key = the_word(reader, record, path)
    (word,) = (word for word in record.words if word.key == key)
    return word.read(reader, word.value_in(record), f"{path}.{key}")


def add_branch(reader: Reader, parts: tuple[EffectRecord, ...], path: str) -> int:
    """Read the list of effects of one branch of a die or a choice, and return its number."""
    effects = [effect_of(reader, part, f"{path}[{number}]") for number, part in enumerate(parts)]
    reader.branches.append(effects)
    reader.branch_paths.append(path)
    return len(reader.branches) - 1
