"""Knowledge of first aid kits and adrenaline shots."""

from __future__ import annotations

from horda.bots.zombicide.mechanism_knowledge import Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person
from horda.engine.choices import Choice


def judge_first_aid(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value healing a survivor: higher the less health is left."""
    healed = plan.scene.named[choice.name("survivor")] if choice.has("survivor") else survivor
    return 2.0 / max(1, healed.health) if healed.wounds else -1.0


def judge_adrenaline(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value an adrenaline shot: only while the experience does not raise the danger level."""
    return 0.4 - here if survivor.level <= plan.scene.view.danger else -0.1


class SuppliesKnowledge(MechanismKnowledge):
    """Knowledge of cards that are used up."""

    def judges(self) -> dict[str, Judge]:
        return {"first_aid": judge_first_aid, "adrenaline_shot": judge_adrenaline}


KNOWLEDGE = SuppliesKnowledge()
