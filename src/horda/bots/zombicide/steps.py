"""Where to stand: nearer to the aim, with the others, and not where the dead are too many."""

from __future__ import annotations

from horda.bots.zombicide.plan import Plan
from horda.bots.zombicide.scene import Person
from horda.bots.zombicide.threats import danger

A_STEP = 0.35
"""What a step nearer to the aim is worth."""
AN_ACTION = 0.1
"""What an action is worth for itself."""


def judge_step_to(plan: Plan, one: Person, to: int, here: float) -> float:
    """What it is worth to go from one's zone, where staying costs `here`, to another."""
    nearer = plan.left(one, one.zone) - plan.left(one, to)
    return A_STEP * nearer + here - danger(plan.scene, one, to) - AN_ACTION
