"""Vault cards and personal objectives, read from the YAML of the content folder."""

from __future__ import annotations

from typing import Literal

import msgspec

from horda.engine.content import records
from horda.games.army_of_the_dead.rules.heist import Bonus, PersonalGoal, VaultCard
from horda.games.zombicide.content import folder_of
from horda.games.zombicide.gear import LEVELS

Origin = Literal["rulebook", "horda"]


class BonusRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a vault card."""

    gives: Literal["extra_die", "extra_roll", "change", "nudge", "pair"]
    specialty: str = ""
    card: str = ""


class VaultRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vault card as printed."""

    id: str
    origin: Origin
    bonuses: tuple[BonusRecord, ...]

    def vault_card(self) -> VaultCard:
        """The same as the rules use it."""
        lines = [Bonus(line.gives, specialty=line.specialty, card=line.card) for line in self.bonuses]
        return VaultCard(self.id, lines)


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


def vault_cards(package: str) -> dict[str, VaultCard]:
    """The vault cards by id, in the order of their file."""
    found = records(folder_of(package).joinpath("vault.yaml"), list[VaultRecord])
    return {one.id: one.vault_card() for one in found}


def personal_goals(package: str) -> dict[str, PersonalGoal]:
    """The personal objectives by id, in the order of their file."""
    found = records(folder_of(package).joinpath("personal.yaml"), list[PersonalRecord])
    return {one.id: one.personal_goal() for one in found}
