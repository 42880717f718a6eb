"""Actions that are given to others, and those against zombies that have just come."""

from __future__ import annotations

from horda.bots.zombicide.judgements import judge_free_fight, judge_step, take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.engine.choices import Choice

A_LOADED_GUN = 1.5


def judge_newcomers(plan: Plan, choice: Choice) -> float:
    """An attack for nothing, if no friend is in the way; or a loaded gun for later."""
    return A_LOADED_GUN if choice.verb == "reload" else judge_free_fight(plan, choice)


class GivenActionsKnowledge(MechanismKnowledge):
    """Who steps aside, who comes, and who strikes out of turn."""

    def answers(self) -> dict[str, Answer]:
        return {"StepAside": judge_step, "RescueInTurn": take_first, "StrikeNewcomers": judge_newcomers}


KNOWLEDGE = GivenActionsKnowledge()
