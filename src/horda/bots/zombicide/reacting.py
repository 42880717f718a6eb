"""What is done out of turn: against zombies that have just come, and on tiptoe among those who sleep."""

from __future__ import annotations

from horda.bots.zombicide.acting import judge_grenade
from horda.bots.zombicide.fighting import judge_attack
from horda.bots.zombicide.plan import Plan
from horda.engine.choices import Choice
from horda.games.zombicide.rules.attacking import KIND_OF

A_LOADED_GUN = 1.5


def judge_newcomers(plan: Plan, choice: Choice) -> float:
    """An attack for nothing, if no friend is in the way."""
    if choice.verb == "decline":
        return 0.0
    one = plan.scene.asked_survivor()
    if choice.verb in KIND_OF:
        return judge_attack(plan, one, choice)
    return A_LOADED_GUN if choice.verb == "reload" else judge_grenade(plan, one, choice, 0.0)


def judge_tread(plan: Plan, choice: Choice) -> float:
    """Nobody wants to wake the dead."""
    return float(choice.verb == "roll_again")
