"""Explosives: thrown where many stand and no friend does."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import worth_of_kills
from horda.bots.zombicide.mechanism_knowledge import Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person
from horda.engine.choices import Choice

A_BLAST = 3
"""The damage of an explosion."""


def judge_grenade(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Where many stand and no friend does."""
    zone = plan.scene.zone(choice.name("zone"))
    counts = plan.scene.zombies.get(zone)
    if counts is None or plan.scene.people_in(zone):
        return -1.0
    worth = worth_of_kills(plan.scene, zone)
    kinds = plan.scene.world.kinds
    fallen: float = sum(
        count * value
        for count, value, kind in zip(counts, worth, kinds, strict=True)
        if kind.damage <= A_BLAST
    )
    return 0.7 * fallen - 1.5


class ExplosivesKnowledge(MechanismKnowledge):
    """When a grenade is thrown."""

    def judges(self) -> dict[str, Judge]:
        return {"throw_grenade": judge_grenade}


KNOWLEDGE = ExplosivesKnowledge()
