"""What a mission's file says of companions (AD-CPN, AD-WIN-05)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from horda.games.army_of_the_dead.mechanisms.companions.bringing_out import BroughtOut, Spared
from horda.games.army_of_the_dead.mechanisms.companions.leading import NAME, SPACE
from horda.games.zombicide.missions.check_goals import is_to_be_won, of_leaving
from horda.games.zombicide.missions.checks import Checker, Problem
from horda.games.zombicide.missions.custom import conditions_in
from horda.games.zombicide.missions.reader import Reader
from horda.games.zombicide.missions.records import ConditionRecord
from horda.games.zombicide.missions.vocabulary import Keys, MissionPart, said_in
from horda.games.zombicide.rules.goals.goals import Condition, MissionRules


class CompanionsKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a mission says of them, whatever holds elsewhere (AD-CPN-02)."""

    companions_may_die: bool = False
    """Whether the death of a companion does not lose the mission."""


class CompanionsConditions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a mission asks of them."""

    brought_out: int | None = None
    """So many have left the board alive."""


class CompanionsInMissions(MissionPart):
    """They wait where a mission says, and may have to be brought out."""

    keys: ClassVar[Keys | None] = CompanionsKeys
    conditions: ClassVar[Keys | None] = CompanionsConditions

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Whether they may die."""
        goals.said[NAME] = Spared(may_die=said_in(reader.mission, CompanionsKeys).companions_may_die)

    def condition(self, reader: Reader, record: ConditionRecord, here: str) -> Condition | None:
        """So many are brought out."""
        wanted = said_in(record, CompanionsConditions).brought_out
        return None if wanted is None else BroughtOut(wanted)

    def problems(self, check: Checker) -> Iterator[Problem]:
        """More of them than there are, or nobody who could take them away."""
        there = len(check.tokens(SPACE))
        for path, condition, _ in conditions_in(check.mission):
            wanted = said_in(condition, CompanionsConditions).brought_out
            if wanted is None or not is_to_be_won(path):
                continue
            if wanted > there:
                yield check.error(path, "too_few_companions", wanted=wanted, count=there)
            yield from of_leaving(check, path)
