"""Knowledge of the trebuchet: what to aim at, and with which load."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import value_of_all_zombies, worth_of_kills
from horda.bots.zombicide.judgements import judge_victim
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.condition_tasks import before_event
from horda.bots.zombicide.planning.places import place
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.task import Task
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.green_horde.mechanisms.trebuchet import ZONE_HIT
from horda.games.zombicide.missions.records import TriggerRecord
from horda.games.zombicide.rules.board.graph import NOWHERE

SIEGE = "siege"
"""The task of hitting a zone with the trebuchet."""
NEEDED_SHOT_VALUE = 8.0
MIN_HORDE = 5


def judge_shot(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value firing at a zone: one that the mission needs hit first, else by its zombies; never at friends."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    if any(task.verb == SIEGE and task.about == choice.name("zone") for task in plan.tasks):
        return NEEDED_SHOT_VALUE
    if scene.people_in(zone):
        return -5.0
    return 0.3 * min(value_of_all_zombies(scene, zone), 6.0) - 0.5


def judge_bombardment(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value bombarding the Horde: only if it is large."""
    return 0.4 if sum(plan.scene.view.horde) >= MIN_HORDE else -1.0


def judge_pushing(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Never move the trebuchet."""
    return -1.0


def judge_load(plan: Plan, choice: Choice) -> float:
    """Value a load: the smallest that kills the most valuable zombies of the target zone."""
    scene = plan.scene
    target = str(scene.view.asked.get("zone"))
    zone = scene.world.board.called.get(target, NOWHERE)
    counts = scene.zombies.get(zone) if zone != NOWHERE else None
    hardest = 1
    if counts:
        values = worth_of_kills(scene, zone)
        best = max(range(len(counts)), key=lambda kind: counts[kind] * values[kind])
        hardest = scene.world.kinds[best].damage
    sizes = {"scattershot": 1, "grapeshot": 2, "boulder": 3}
    return -abs(sizes.get(choice.name("load"), 0) - hardest)


class TrebuchetKnowledge(MechanismKnowledge):
    """Knowledge of the trebuchet."""

    def judges(self) -> dict[str, Judge]:
        return {
            "fire_trebuchet": judge_shot,
            "bombard_horde": judge_bombardment,
            "move_trebuchet": judge_pushing,
        }

    def answers(self) -> dict[str, Answer]:
        return {"ChooseLoad": judge_load, "SiegeHits": judge_victim}

    def event(self, scene: Scene, trigger: TriggerRecord, here: tuple[int, ...]) -> list[Task] | None:
        """Return the tasks for hitting the trigger's zone, after those for its condition."""
        if trigger.event != ZONE_HIT:
            return None
        before = before_event(scene, trigger)
        if before:
            return before
        engines = tuple(token.zone for token in scene.tokens("trebuchet"))
        board = scene.world.board
        return [Task(SIEGE, engines, about=board.names[zone]) for zone in place(scene, trigger.at) or here]


KNOWLEDGE = TrebuchetKnowledge()
