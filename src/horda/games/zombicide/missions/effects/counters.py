"""Effects on the counters of a mission."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from horda.games.zombicide.missions.words import EffectWord
from horda.games.zombicide.rules.goals import effects as rules

if TYPE_CHECKING:
    from horda.games.zombicide.missions.reading.reader import Reader


class CountRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A change of a counter."""

    name: str
    add: int = 1


class CountWord(EffectWord[str | CountRecord, CountRecord]):
    """A counter of the mission changes."""

    key = "count"
    takes = "counter"

    @classmethod
    def full(cls, said: str | CountRecord) -> CountRecord:
        return said if isinstance(said, CountRecord) else CountRecord(said)

    @classmethod
    def read(cls, reader: Reader, said: CountRecord, here: str) -> rules.Count:
        return rules.Count(said.name, said.add)

    @classmethod
    def names(cls, said: CountRecord) -> list[str]:
        return [said.name]


class SetRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A counter that is set to a number."""

    name: str
    to: int = 0


class SetWord(EffectWord[SetRecord, SetRecord]):
    """A counter of the mission is set to a number."""

    key = "set"

    @classmethod
    def read(cls, reader: Reader, said: SetRecord, here: str) -> rules.SetCounter:
        return rules.SetCounter(said.name, said.to)

    @classmethod
    def names(cls, said: SetRecord) -> list[str]:
        return [said.name]
