"""Knowledge of sleepers: leave them alone unless there is an objective in their zone."""

from __future__ import annotations

from horda.bots.zombicide.judgements import take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.task import TAKE
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice

KILL_SLEEPERS_VALUE = 2.0
"""Value of killing sleepers in a zone where something has to be taken."""


def judge_sleepers(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value killing the sleepers of the survivor's zone: only where something has to be taken."""
    wanted = any(task.verb == TAKE and survivor.zone in task.zones for task in plan.tasks)
    return KILL_SLEEPERS_VALUE - here if wanted else -0.1


def judge_tread(plan: Plan, choice: Choice) -> float:
    """Reroll if that may keep the sleepers asleep."""
    return float(choice.verb == "roll_again")


class SleepersKnowledge(MechanismKnowledge):
    """Knowledge of sleepers."""

    def judges(self) -> dict[str, Judge]:
        return {"kill_sleepers": judge_sleepers}

    def answers(self) -> dict[str, Answer]:
        return {"TreadAgain": judge_tread, "WakeInTurn": take_first}

    def asleep(self, scene: Scene) -> list[int]:
        return [token.zone for token in scene.tokens("sleepers")]


KNOWLEDGE = SleepersKnowledge()
