"""Knowledge of actions that survivors give to others, and of attacks on newly spawned zombies."""

from __future__ import annotations

from horda.bots.zombicide.judgements import judge_free_fight, judge_step, take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.engine.choices import Choice

RELOAD_VALUE = 1.5


def judge_newcomers(plan: Plan, choice: Choice) -> float:
    """Value a free attack on newly spawned zombies, or a free reload."""
    return RELOAD_VALUE if choice.verb == "reload" else judge_free_fight(plan, choice)


class GivenActionsKnowledge(MechanismKnowledge):
    """Knowledge of actions outside a survivor's own turn."""

    def answers(self) -> dict[str, Answer]:
        return {"StepAside": judge_step, "RescueInTurn": take_first, "StrikeNewcomers": judge_newcomers}


KNOWLEDGE = GivenActionsKnowledge()
