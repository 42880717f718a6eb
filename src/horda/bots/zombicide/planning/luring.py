"""The value of noise that a healthy survivor makes to lure zombies away from weak survivors."""

from __future__ import annotations

from horda.bots.zombicide.scene import Person, Scene

LURED_ZOMBIE_VALUE = 0.3
"""Value of each zombie that turns from weak survivors to strong ones."""
MAX_LURED = 6
NO_SURVIVOR_HEALTH = 99
"""Stands for the health of the survivors in an empty zone, which needs no protection."""
NOISE_ACTION_COST = 0.4
"""Cost of the action and of the zombies it attracts."""


def noise_worth(scene: Scene, survivor: Person) -> float:
    """Return the value of a noise, by the zombies that turn from weaker survivors to this one."""
    noise = _noise(scene)
    mine = noise[survivor.zone]
    rivals = [zone for zone, heard in enumerate(noise) if heard == mine and zone != survivor.zone]
    if max(noise) > mine or not rivals:
        return -NOISE_ACTION_COST
    weakest = min(
        (friend.health for zone in rivals for friend in scene.people_in(zone)), default=NO_SURVIVOR_HEALTH
    )
    if weakest >= min(friend.health for friend in scene.people_in(survivor.zone)):
        return -NOISE_ACTION_COST
    return LURED_ZOMBIE_VALUE * min(_zombies_without_sight(scene), MAX_LURED) - NOISE_ACTION_COST


def _noise(scene: Scene) -> list[int]:
    noise = scene.view.noise.copy()
    for friend in scene.alive:
        noise[friend.zone] += 1
    return noise


def _zombies_without_sight(scene: Scene) -> int:
    """Return the number of zombies that see no survivor and therefore follow the noise."""
    prey = 0
    for friend in scene.alive:
        prey |= 1 << friend.zone
    return sum(scene.crowd[zone] for zone in scene.zombies if not scene.paths.sees(zone) & prey)
