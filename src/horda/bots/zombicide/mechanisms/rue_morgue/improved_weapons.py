"""Knowledge of cards that combine into a better one."""

from __future__ import annotations

from horda.bots.zombicide.mechanism_knowledge import Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person
from horda.engine.choices import Choice
from horda.games.zombicide.rules.inventory.trade import COMBINE

COMBINE_VALUE = 3.0
"""Value of combining two cards."""


def judge_making(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Combine cards whenever possible, since it is free."""
    return COMBINE_VALUE


class ImprovedWeaponsKnowledge(MechanismKnowledge):
    """Knowledge of combining cards."""

    def judges(self) -> dict[str, Judge]:
        return {COMBINE: judge_making}


KNOWLEDGE = ImprovedWeaponsKnowledge()
