"""What a mission's file says of companions (AD-CPN, AD-WIN-05)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from horda.games.army_of_the_dead.mechanisms.companions.bringing_out import BroughtOut, Spared
from horda.games.army_of_the_dead.mechanisms.companions.leading import NAME, SPACE
from horda.games.zombicide.missions.check_goals import leaving_problems
from horda.games.zombicide.missions.checks import Checker, Problem
from horda.games.zombicide.missions.reader import Reader
from horda.games.zombicide.missions.vocabulary import Keys, MissionPart, mechanism_keys
from horda.games.zombicide.missions.words import AnyCondition, ConditionWord
from horda.games.zombicide.rules.goals.goals import MissionRules


class CompanionsKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a mission says of them, whatever holds elsewhere (AD-CPN-02)."""

    companions_may_die: bool = False
    """Whether the death of a companion does not lose the mission."""


class BroughtOutWord(ConditionWord[int, int]):
    """So many companions have left the board alive."""

    key = "brought_out"

    @classmethod
    def read(cls, reader: Reader, said: int, here: str) -> BroughtOut:
        return BroughtOut(said)

    @classmethod
    def goal_problems(cls, check: Checker, said: int, path: str) -> Iterator[Problem]:
        """Find more companions than there are, or a mission that lets nobody leave."""
        there = len(check.tokens(SPACE))
        if said > there:
            yield check.error(path, "too_few_companions", wanted=said, count=there)
        yield from leaving_problems(check, path)


class CompanionsInMissions(MissionPart):
    """They wait where a mission says, and may have to be brought out."""

    keys: ClassVar[Keys | None] = CompanionsKeys
    conditions: ClassVar[tuple[AnyCondition, ...]] = (BroughtOutWord,)

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Whether they may die."""
        goals.said[NAME] = Spared(may_die=mechanism_keys(reader.mission, CompanionsKeys).companions_may_die)
