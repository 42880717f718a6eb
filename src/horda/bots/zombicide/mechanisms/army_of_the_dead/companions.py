"""Knowledge of companions: which survivor leads each, and bringing them off the board."""

from __future__ import annotations

from horda.bots.zombicide.judgements import OBJECTIVE_VALUE, take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.places import place
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.task import ESCORT, Task
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.army_of_the_dead.mechanisms.companions.content import BroughtOutWord
from horda.games.zombicide.missions.records import ConditionRecord
from horda.games.zombicide.rules.board.graph import NOWHERE

LEAD = "lead"
"""The task of a survivor that fetches a companion."""


def followers(scene: Scene, survivor: Person) -> list[Person]:
    """Return the companions that a survivor leads."""
    return [friend for friend in scene.followers if friend.leader == survivor.number]


def companions_without_leader(scene: Scene) -> list[Person]:
    """Return the companions that nobody leads."""
    return [survivor for survivor in scene.followers if survivor.leader == NOWHERE]


def _companion_tasks(scene: Scene, count: int) -> list[Task]:
    """Return the tasks for fetching companions and leading them to the exit until `count` are out."""
    out = sum(survivor.follows and survivor.is_out for survivor in scene.people)
    if out >= count:
        return []
    waiting = [
        Task(LEAD, (survivor.zone,), about=survivor.name) for survivor in companions_without_leader(scene)
    ]
    leaders = [survivor for survivor in scene.alive if followers(scene, survivor)]
    return waiting + [
        Task(ESCORT, place(scene, "exit"), about=survivor.name, late=True) for survivor in leaders
    ]


def judge_leading(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value taking a companion along."""
    return OBJECTIVE_VALUE - 0.5 * here


class CompanionsKnowledge(MechanismKnowledge):
    """Knowledge of survivors that only follow others."""

    def judges(self) -> dict[str, Judge]:
        return {"take_along": judge_leading}

    def has_followers(self) -> bool:
        return True

    def answers(self) -> dict[str, Answer]:
        return {"PlaceCompanion": take_first}

    def tasks_for(self, scene: Scene, condition: ConditionRecord) -> list[Task] | None:
        """Return the tasks for bringing a number of companions out."""
        count = BroughtOutWord.value_in(condition)
        return None if count is None else _companion_tasks(scene, count)

    def value_of_handing(self, plan: Plan, choice: Choice) -> float | None:
        """Keep companions with their leader."""
        return -1.0 if choice.verb == "hand_companion" else None


KNOWLEDGE = CompanionsKnowledge()
