"""Skills that a weapon gives to the survivor who wields it (AD-EQP-08, AD-EQP-09)."""

from __future__ import annotations

from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.skills.base import Cost, Skill
from horda.games.zombicide.state import ZombicideState

CHARGE: Final = "charge"


class LentCharge(Action):
    """The Charge skill that a Katana in hand gives to its owner (AD-Q-84)."""

    verb: ClassVar[str] = CHARGE
    needs: ClassVar[str] = CHARGE

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the charges of the skill in the survivor's own turn, if it does not own the skill."""
        if s.active != who or s.has_skill(who, CHARGE):
            return []
        return skill_by_name(s, CHARGE).offers(s, who)

    def can_afford(self, s: ZombicideState, who: int) -> bool:
        """Return True, because the skill offers only charges that the survivor can pay for."""
        return True

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return the cost of the Charge skill."""
        return skill_by_name(s, CHARGE).cost(s, who, choice)

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Charge as with the skill itself."""
        skill_by_name(s, CHARGE).does(s, who, choice)


def skill_by_name(s: ZombicideState, name: str) -> Skill:
    """Return the edition's skill with a name."""
    return s.edition.skills[s.edition.skill_number[name]]


class LentSkills(Mechanism):
    """The Katana, which lets its owner charge (AD-Q-84)."""

    name: ClassVar[str] = "lent_skills"

    def actions(self) -> list[Action]:
        """Return the action of charging with a lent skill."""
        return [LentCharge()]
