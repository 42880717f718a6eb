"""Personal objectives, read from the YAML of the content folder."""

from __future__ import annotations

from typing import Literal

import msgspec

from horda.engine.content import records
from horda.games.army_of_the_dead.mechanisms.personal_objectives.cards import PersonalGoal
from horda.games.zombicide.content import folder_of
from horda.games.zombicide.gear import LEVELS

Origin = Literal["rulebook", "horda"]


class GoalRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a personal objective wants: one of these."""

    kills: str = ""
    count: int = 0
    dead: tuple[str, ...] = ()
    level: Literal["blue", "yellow", "orange", "red"] = "blue"
    holds: bool = False


class TokenEffectRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the token of a personal objective does."""

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
        """The same as the rules use it."""
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
    """The personal objectives by id, in the order of their file."""
    found = records(folder_of(package).joinpath("personal.yaml"), list[PersonalRecord])
    return {one.id: one.personal_goal() for one in found}
