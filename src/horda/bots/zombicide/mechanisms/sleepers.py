"""The dead who sleep: let them lie, unless something is to be taken there."""

from __future__ import annotations

from horda.bots.zombicide.judgements import take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.errand import TAKE
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice

A_RIDDANCE = 2.0
"""What it is worth to be rid of sleepers where something is to be taken."""


def judge_sleepers(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Those who lie where something is to be taken are killed in their sleep; others may lie."""
    wanted = any(errand.verb == TAKE and survivor.zone in errand.zones for errand in plan.errands)
    return A_RIDDANCE - here if wanted else -0.1


def judge_tread(plan: Plan, choice: Choice) -> float:
    """Nobody wants to wake the dead."""
    return float(choice.verb == "roll_again")


class SleepersKnowledge(MechanismKnowledge):
    """Who sleeps where, and is woken or killed."""

    def judges(self) -> dict[str, Judge]:
        return {"kill_sleepers": judge_sleepers}

    def answers(self) -> dict[str, Answer]:
        return {"TreadAgain": judge_tread, "WakeInTurn": take_first}

    def asleep(self, scene: Scene) -> list[int]:
        """Where their tokens lie."""
        return [token.zone for token in scene.tokens("sleepers")]


KNOWLEDGE = SleepersKnowledge()
