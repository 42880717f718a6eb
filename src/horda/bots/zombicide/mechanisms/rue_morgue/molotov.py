"""Knowledge of Molotov cocktails, which kill everything in a zone."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import worth_of_kills
from horda.bots.zombicide.mechanism_knowledge import Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person
from horda.engine.choices import Choice


def judge_bottle(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value throwing a Molotov by the zombies it kills, those no weapon can kill most; never at friends."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    counts = scene.zombies.get(zone)
    if counts is None or scene.people_in(zone):
        return -9.0
    worth = worth_of_kills(scene, zone)
    total = 0.0
    for count, value, kind in zip(counts, worth, scene.world.kinds, strict=True):
        total += count * (8.0 if kind.damage > scene.might else min(value, 3.0))
    return 0.7 * total - 3.0


class MolotovKnowledge(MechanismKnowledge):
    """Knowledge of when to throw a Molotov."""

    def judges(self) -> dict[str, Judge]:
        return {"throw_molotov": judge_bottle}

    def bottles(self) -> tuple[str, ...]:
        return ("molotov",)


KNOWLEDGE = MolotovKnowledge()
