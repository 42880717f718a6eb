"""Knowledge of enchantments."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import value_of_all_zombies
from horda.bots.zombicide.judgements import judge_second, judge_step, take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person
from horda.engine.choices import Choice


def judge_zone(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value an enchantment on a zone by its zombies."""
    return 0.4 * value_of_all_zombies(plan.scene, plan.scene.zone(choice.name("zone"))) - 0.2


def judge_repulse(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value driving the zombies of a zone away."""
    return 0.5 * value_of_all_zombies(plan.scene, plan.scene.zone(choice.name("zone"))) - 0.5


def judge_enchantment(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value an enchantment on a survivor: healing if it is wounded, speed if it has far to go, others never."""
    scene = plan.scene
    gear = scene.world.gear[choice.name("card")]
    friend = scene.named[choice.name("survivor")]
    if gear.effect == "heal":
        return 1.0 + 0.8 * friend.wounds
    if gear.effect == "speed":
        left = plan.distance_left(friend, friend.zone)
        return 0.5 if left > 2 and friend.waits else -0.2
    return -0.3


class EnchantmentsKnowledge(MechanismKnowledge):
    """Knowledge of enchantments on survivors and zones."""

    def judges(self) -> dict[str, Judge]:
        return {"enchant": judge_enchantment, "enchant_zone": judge_zone, "repulse": judge_repulse}

    def answers(self) -> dict[str, Answer]:
        return {"SecondTarget": judge_second, "SpeedOn": judge_step, "WhichFirst": take_first}


KNOWLEDGE = EnchantmentsKnowledge()
