"""The Zombicide bot's knowledge of explosives: when to use them."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import worth_of_kills
from horda.bots.zombicide.mechanism_knowledge import Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person
from horda.engine.choices import Choice

EXPLOSION_DAMAGE = 3
"""Damage of an explosion."""


def judge_grenade(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value a grenade by the zombies it kills; never throw it at friends."""
    zone = plan.scene.zone(choice.name("zone"))
    counts = plan.scene.zombies.get(zone)
    if counts is None or plan.scene.people_in(zone):
        return -1.0
    worth = worth_of_kills(plan.scene, zone)
    kinds = plan.scene.world.kinds
    fallen: float = sum(
        count * value
        for count, value, kind in zip(counts, worth, kinds, strict=True)
        if kind.damage <= EXPLOSION_DAMAGE
    )
    return 0.7 * fallen - 1.5


class ExplosivesKnowledge(MechanismKnowledge):
    """Knowledge of grenades."""

    def judges(self) -> dict[str, Judge]:
        return {"throw_grenade": judge_grenade}


KNOWLEDGE = ExplosivesKnowledge()
