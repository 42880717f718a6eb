"""The tasks that the mission asks for next, including those that open the way to others."""

from __future__ import annotations

from collections.abc import Iterable

from horda.bots.zombicide.planning.condition_tasks import (
    easiest_way,
    gate_names,
    tasks_for,
    tasks_for_event,
)
from horda.bots.zombicide.planning.objective_tasks import objectives
from horda.bots.zombicide.planning.places import place, search_zones, zombies_at
from horda.bots.zombicide.planning.task import HUNT, STAND, WAIT, Task
from horda.bots.zombicide.planning.team_abilities import lifts_work
from horda.bots.zombicide.planning.triggers import brings_to, done_by, opens
from horda.bots.zombicide.routes import FAR, distances_to
from horda.bots.zombicide.scene import LOST, Scene
from horda.games.zombicide.missions.effects.endings import WinWord
from horda.games.zombicide.rules.board.graph import AIR

MAX_DEPTH = 3  # tasks that wait for one another: no mission has a longer chain of locks


def tasks(scene: Scene) -> list[Task]:
    """Return the tasks to do now: those that win the mission, those of mechanisms, and those needed before them."""
    found = [task for task in to_win(scene) if task.zones]
    for knowledge in scene.world.knowledge:
        found.extend(task for task in knowledge.tasks(scene) if task.zones)
    if scene.world.competitive:
        found = _for_experience(scene)
    first = [task for task in found if not task.last] or found
    if not scene.world.is_hurried:
        first = [task for task in first if not task.late] or first
    opened: list[Task] = []
    for task in first:
        opened.extend(_task_or_openers(scene, task, ()))
    for known in scene.world.knowledge:
        opened = known.in_order(scene, opened)
    return _without_repeats(opened)


def to_win(scene: Scene) -> list[Task]:
    """Return the tasks that win the mission: for its condition or for a trigger that wins, whichever is easier."""
    asked = tasks_for(scene, scene.world.mission.winning_condition)
    ways = [
        tasks_for_event(scene, trigger, ())
        for trigger in scene.world.mission.when
        if any(WinWord.value_in(effect) for effect in done_by(scene.world, trigger))
    ]
    return easiest_way([way for way in (asked, *ways) if way])


def _for_experience(scene: Scene) -> list[Task]:
    """Return the tasks of a competitive match: objectives, then kills; the leading team ends the match."""
    prey = zombies_at(scene, "", ())
    found = objectives(scene, "") or [Task(HUNT, prey) if prey else Task(WAIT, search_zones(scene))]
    flight = place(scene, AIR)
    return [Task(STAND, flight, last=True)] if flight and scene.lead > 0 else found


def _without_repeats(found: Iterable[Task]) -> list[Task]:
    kept: list[Task] = []
    for task in found:
        if task not in kept:
            kept.append(task)
    return kept


def _task_or_openers(scene: Scene, task: Task, later: tuple[Task, ...]) -> list[Task]:
    """Return the task, or those that open the way to it; `later` are the tasks that wait for this one."""
    if not scene.alive or len(later) > MAX_DEPTH or can_get_there(scene, task):
        return [task]
    found: list[Task] = []
    for gate, printed in enumerate(scene.world.board.gates):
        if scene.locked >> gate & 1 and scene.shut >> gate & 1:
            for trigger in scene.world.mission.when:
                names = (printed.colour, *gate_names(scene, gate))
                effects = done_by(scene.world, trigger)
                if any(opens(effect, name) for effect in effects for name in names):
                    found.extend(tasks_for_event(scene, trigger, ()))
    for trigger in scene.world.mission.when:
        if any(set(place(scene, to)) & set(task.zones) for to in brings_to(scene.world, trigger)):
            found.extend(tasks_for_event(scene, trigger, ()))
    for knowledge in scene.world.knowledge:
        found.extend(knowledge.openings(scene))
    needed = scene.world.mission.lifts_if
    if needed is not None and not lifts_work(scene):
        found.extend(tasks_for(scene, needed))
    waiting = (*later, task)
    first = [task for task in _without_repeats(found) if task.zones and task not in waiting]
    before = [more for task in first for more in _task_or_openers(scene, task, waiting)]
    if not before:
        before = [way for knowledge in scene.world.knowledge for way in knowledge.other_way(scene, task)]
    return before or [task]


def can_get_there(scene: Scene, task: Task) -> bool:
    """Return whether a survivor can walk to a task now, or all survivors if the task is for everyone."""
    far = distances_to(scene, task.zones, heedless=True)
    air = scene.world.board.called.get(AIR, LOST)
    ways = [far[survivor.zone] < FAR for survivor in scene.alive if survivor.zone != air]
    return all(ways) if task.everyone else any(ways)
