"""Conditions about zombies: how many there are, and how many were killed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from horda.games.zombicide.missions.reading.places import maybe_place
from horda.games.zombicide.missions.records import At
from horda.games.zombicide.missions.words import ConditionWord
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals import conditions as rules

if TYPE_CHECKING:
    from horda.games.zombicide.missions.reading.reader import Reader


class ZombiesGoneRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """No zombies of a kind at a place."""

    kind: str = ""
    at: At = ""


class ZombiesGoneWord(ConditionWord[Literal["all"] | ZombiesGoneRecord, ZombiesGoneRecord]):
    """No zombie (of a kind) is at a place, or anywhere."""

    key = "zombies_gone"
    kinds = ("hunt",)

    @classmethod
    def full(cls, said: Literal["all"] | ZombiesGoneRecord) -> ZombiesGoneRecord:
        return said if isinstance(said, ZombiesGoneRecord) else ZombiesGoneRecord()

    @classmethod
    def read(cls, reader: Reader, said: ZombiesGoneRecord, here: str) -> rules.ZombiesGone:
        kind = reader.kind(said.kind, here) if said.kind else NOWHERE
        return rules.ZombiesGone(kind, maybe_place(reader, said.at, here))


class ZombiesAtRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A number of zombies (of a kind) at a place, or on the whole board."""

    at: At = ""
    kind: str = ""
    at_least: int | None = None
    at_most: int | None = None


class ZombiesAtWord(ConditionWord[ZombiesAtRecord, ZombiesAtRecord]):
    """At least or at most a number of zombies (of a kind) are at a place or on the whole board."""

    key = "zombies_at"
    kinds = ("hunt",)

    @classmethod
    def read(cls, reader: Reader, said: ZombiesAtRecord, here: str) -> rules.ZombiesAt:
        usual = 1 if said.at_most is None else 0
        return rules.ZombiesAt(
            reader.kind(said.kind, here) if said.kind else NOWHERE,
            maybe_place(reader, said.at, here),
            least=usual if said.at_least is None else said.at_least,
            most=NOWHERE if said.at_most is None else said.at_most,
        )


class KilledRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Zombies killed, of a kind or of any."""

    count: int
    kind: str = ""


class KilledWord(ConditionWord[KilledRecord, KilledRecord]):
    """A number of zombies (of a kind) were killed."""

    key = "killed"
    kinds = ("hunt",)

    @classmethod
    def read(cls, reader: Reader, said: KilledRecord, here: str) -> rules.Killed:
        if said.kind:
            reader.kind(said.kind, here)
        return rules.Killed(said.kind, said.count)
