"""Mission file keys for companions (AD-CPN, AD-WIN-05)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from horda.games.army_of_the_dead.mechanisms.companions.bringing_out import BroughtOut, Spared
from horda.games.army_of_the_dead.mechanisms.companions.leading import NAME, SPACE
from horda.games.zombicide.missions.checking.checker import Checker, Problem
from horda.games.zombicide.missions.checking.goals import leaving_problems
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.missions.words import AnyCondition, ConditionWord
from horda.games.zombicide.rules.goals.goals import MissionRules


class CompanionsKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of a mission about companions (AD-CPN-02)."""

    companions_may_die: bool = False
    """Whether the mission continues after the death of a companion."""


class BroughtOutWord(ConditionWord[int, int]):
    """A number of companions have left the board alive."""

    key = "brought_out"
    kinds = ("escape",)

    @classmethod
    def read(cls, reader: Reader, said: int, here: str) -> BroughtOut:
        return BroughtOut(said)

    @classmethod
    def goal_problems(cls, check: Checker, said: int, path: str) -> Iterator[Problem]:
        """Yield a problem if there are fewer companions, or if nobody can leave the board."""
        there = len(check.tokens(SPACE))
        if said > there:
            yield check.error(path, "too_few_companions", wanted=said, count=there)
        yield from leaving_problems(check, path)


class CompanionsInMissions(MissionPart):
    """Companions in mission files: where they start, and whether they must be brought out."""

    keys: ClassVar[Keys | None] = CompanionsKeys
    conditions: ClassVar[tuple[AnyCondition, ...]] = (BroughtOutWord,)

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Store whether companions may die without losing the mission."""
        goals.mechanism_data[NAME] = Spared(
            may_die=mechanism_keys(reader.mission, CompanionsKeys).companions_may_die
        )
