"""Knowledge of food, which gives experience."""

from __future__ import annotations

from horda.bots.zombicide.mechanism_knowledge import Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person
from horda.engine.choices import Choice


def judge_eat(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value eating: worthwhile only while it does not raise the danger level."""
    return 0.05 if survivor.level < plan.scene.view.danger else -0.1


class FoodKnowledge(MechanismKnowledge):
    """Knowledge of when to eat."""

    def judges(self) -> dict[str, Judge]:
        return {"eat": judge_eat}


KNOWLEDGE = FoodKnowledge()
