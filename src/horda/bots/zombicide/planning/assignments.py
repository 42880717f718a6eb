"""Assignment of survivors to separate errands when there is no time to do everything together."""

from __future__ import annotations

from horda.bots.zombicide.planning.errand import ESCORT, TAKE, Errand
from horda.bots.zombicide.routes import distances_to
from horda.bots.zombicide.scene import Person, Scene


def duties(scene: Scene, errands: list[Errand]) -> dict[str, Errand]:
    """Return the errand of each survivor who has a separate one, by name."""
    found: dict[str, Errand] = {}
    for errand in errands:
        if errand.verb == ESCORT:
            found[errand.about] = errand
    for knowledge in scene.world.knowledge:
        knowledge.meetings(scene, found)
    for knowledge in scene.world.knowledge:
        knowledge.specialists(scene, errands, found)
    for errand in errands:
        if errand.verb == TAKE:
            for survivor in nearest(scene, free_of(scene, found), errand)[:1]:
                found[survivor.name] = errand
    return found


def free_of(scene: Scene, found: dict[str, Errand]) -> list[Person]:
    """Return the survivors without a separate errand."""
    return [survivor for survivor in scene.alive if survivor.name not in found]


def nearest(scene: Scene, people: list[Person], errand: Errand) -> list[Person]:
    """Return the survivors sorted by their distance to an errand."""
    far = distances_to(scene, errand.zones)
    return sorted(people, key=lambda survivor: (far[survivor.zone], survivor.number))
