"""Personal objectives in the YAML of the content folder, and their keys in mission files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

import msgspec

from horda.engine.content.typed_yaml import records
from horda.games.army_of_the_dead.mechanisms.personal_objectives.cards import (
    GOAL_COLOURS,
    GoalCards,
    PersonalGoal,
)
from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import Drawn, PersonalDone
from horda.games.army_of_the_dead.mechanisms.zeus.abominations import ZEUS_SPAWN
from horda.games.zombicide.box.content import folder_of
from horda.games.zombicide.box.gear import LEVELS
from horda.games.zombicide.missions.checking.checker import Checker, Problem
from horda.games.zombicide.missions.checking.goals import objectives_of
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.missions.words import AnyCondition, ConditionWord
from horda.games.zombicide.rules.goals.goals import MissionRules

Origin = Literal["rulebook", "horda"]


class GoalRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The goal of a personal objective; exactly one field is set."""

    kills: str = ""
    count: int = 0
    dead: tuple[str, ...] = ()
    level: Literal["blue", "yellow", "orange", "red"] = "blue"
    holds: bool = False


class TokenEffectRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The effect of a personal objective's token."""

    experience: int = 0
    slots: int = 0
    skill: str = ""


class PersonalRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A personal objective card as printed."""

    id: str
    survivor: str
    origin: Origin
    goal: GoalRecord
    token: TokenEffectRecord

    def personal_goal(self) -> PersonalGoal:
        """Return the objective as an object that the rules use."""
        made = PersonalGoal(self.id, self.survivor)
        made.kills = self.goal.kills
        made.count = self.goal.count
        made.dead = self.goal.dead
        made.level = LEVELS.index(self.goal.level)
        made.holds = self.goal.holds
        made.experience = self.token.experience
        made.slots = self.token.slots
        made.skill = self.token.skill
        return made


def personal_goals(package: str) -> dict[str, PersonalGoal]:
    """Return the personal objectives by id, in the order of their file."""
    found = records(folder_of(package).joinpath("personal.yaml"), list[PersonalRecord])
    return {one.id: one.personal_goal() for one in found}


# --- missions ------------------------------------------------------------------------------------


class PersonalKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of a mission for personal objectives."""

    personal: int = 2
    """The number of personal objectives that are drawn."""


class PersonalDoneWord(ConditionWord[bool, bool]):
    """All personal objectives are met (AD-WIN-01)."""

    key = "personal_done"
    kinds = ("collect",)

    @classmethod
    def read(cls, reader: Reader, said: bool, here: str) -> PersonalDone:
        return PersonalDone()


class PersonalInMissions(MissionPart):
    """Personal objectives in mission files: how many are drawn, and the condition that all are met."""

    keys: ClassVar[Keys | None] = PersonalKeys
    conditions: ClassVar[tuple[AnyCondition, ...]] = (PersonalDoneWord,)

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Store the number of personal objectives that are drawn (AD-SET-22)."""
        goals.mechanism_data[GoalCards.name] = Drawn(mechanism_keys(reader.mission, PersonalKeys).personal)

    def problems(self, check: Checker) -> Iterator[Problem]:
        """Yield a problem for impossible personal objectives: their token, or Zeus, is not in the mission."""
        drawn = mechanism_keys(check.mission, PersonalKeys).personal
        for colour in GOAL_COLOURS[:drawn]:
            if not objectives_of(check, colour):
                yield check.error("$.tokens", "no_personal_token", colour=colour)
        if drawn and not check.tokens(ZEUS_SPAWN):
            yield check.warning("$.tokens", "no_zeus_to_kill", token=ZEUS_SPAWN)
