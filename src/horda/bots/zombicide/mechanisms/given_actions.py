"""Actions that are given to others, and those against zombies that have just come."""

from __future__ import annotations

from horda.bots.zombicide.fighting import judge_attack
from horda.bots.zombicide.judgements import first, judge_step
from horda.bots.zombicide.lore import Answer, Lore
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
    if choice.verb == "reload":
        return A_LOADED_GUN
    judge = plan.scene.world.known.judges.get(choice.verb)
    return -1.0 if judge is None else judge(plan, one, choice, 0.0)


class GivenActionsLore(Lore):
    """Who steps aside, who comes, and who strikes out of turn."""

    def answers(self) -> dict[str, Answer]:
        return {"StepAside": judge_step, "RescueInTurn": first, "StrikeNewcomers": judge_newcomers}


LORE = GivenActionsLore()
