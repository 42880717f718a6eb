"""Noise as a tool: whoever can bear it calls the dead away from those who cannot."""

from __future__ import annotations

from horda.bots.zombicide.scene import Person, Scene

A_CALLED_ZOMBIE = 0.3
"""What it is worth that one of the dead goes for the strong and not for the weak."""
MOST_CALLED = 6
NOBODY = 99
"""The health of nobody: a noise far from everybody takes nothing from the weak."""
TROUBLE = 0.4
"""What the action costs, and the company it brings."""


def noise_worth(scene: Scene, survivor: Person) -> float:
    """What a noise is worth: zombies that see nobody turn from the weak to a survivor who is well."""
    noise = _noise(scene)
    mine = noise[survivor.zone]
    rivals = [zone for zone, heard in enumerate(noise) if heard == mine and zone != survivor.zone]
    if max(noise) > mine or not rivals:
        return -TROUBLE
    weakest = min((friend.health for zone in rivals for friend in scene.people_in(zone)), default=NOBODY)
    if weakest >= min(friend.health for friend in scene.people_in(survivor.zone)):
        return -TROUBLE
    return A_CALLED_ZOMBIE * min(_zombies_without_sight(scene), MOST_CALLED) - TROUBLE


def _noise(scene: Scene) -> list[int]:
    noise = scene.view.noise.copy()
    for friend in scene.alive:
        noise[friend.zone] += 1
    return noise


def _zombies_without_sight(scene: Scene) -> int:
    """The zombies that see no survivor and so follow the noise."""
    prey = 0
    for friend in scene.alive:
        prey |= 1 << friend.zone
    return sum(scene.crowd[zone] for zone in scene.zombies if not scene.paths.sees(zone) & prey)
