"""Better things made of two cards."""

from __future__ import annotations

from horda.bots.zombicide.mechanism_knowledge import Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person
from horda.engine.choices import Choice
from horda.games.zombicide.rules.inventory.trade import COMBINE

A_MAKING = 3.0
"""What it is worth to make a better thing of two cards."""


def judge_making(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """For nothing, at once."""
    return A_MAKING


class ImprovedWeaponsKnowledge(MechanismKnowledge):
    """What can be made is made."""

    def judges(self) -> dict[str, Judge]:
        return {COMBINE: judge_making}


KNOWLEDGE = ImprovedWeaponsKnowledge()
