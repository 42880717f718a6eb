"""Assignment of survivors to separate tasks when there is no time to do everything together."""

from __future__ import annotations

from horda.bots.zombicide.planning.task import ESCORT, TAKE, Task
from horda.bots.zombicide.routes import distances_to
from horda.bots.zombicide.scene import Person, Scene


def duties(scene: Scene, tasks: list[Task]) -> dict[str, Task]:
    """Return the task of each survivor who has a separate one, by name."""
    found: dict[str, Task] = {}
    for task in tasks:
        if task.verb == ESCORT:
            found[task.about] = task
    for knowledge in scene.world.knowledge:
        knowledge.meetings(scene, found)
    for knowledge in scene.world.knowledge:
        knowledge.specialists(scene, tasks, found)
    for task in tasks:
        if task.verb == TAKE:
            for survivor in nearest(scene, free_of(scene, found), task)[:1]:
                found[survivor.name] = task
    return found


def free_of(scene: Scene, found: dict[str, Task]) -> list[Person]:
    """Return the survivors without a separate task."""
    return [survivor for survivor in scene.alive if survivor.name not in found]


def nearest(scene: Scene, people: list[Person], task: Task) -> list[Person]:
    """Return the survivors sorted by their distance to a task."""
    far = distances_to(scene, task.zones)
    return sorted(people, key=lambda survivor: (far[survivor.zone], survivor.number))
