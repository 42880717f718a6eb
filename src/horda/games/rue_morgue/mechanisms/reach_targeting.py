"""Where Rue Morgue's dead go: to whom they see, or as far as a way leads (RM-ZMV)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.noise import loudest_seen
from horda.games.zombicide.rules.prey import prey_zones
from horda.games.zombicide.rules.reasons import Scene
from horda.games.zombicide.rules.ways import CLEAR, GHOST
from horda.games.zombicide.state import Table


class ReachTargeting(Mechanism):
    """What can be reached comes before what is louder."""

    name: ClassVar[str] = "reach_targeting"

    def aim_zombies(self, s: Table, zone: int, scene: Scene) -> list[int] | None:
        """Survivors in sight; else the noisiest zone that can be reached, or of all (RM-ZMV-02 to 04).

        Of those in sight, whoever can be reached comes before whoever is louder behind a fence (RM-Q-55).
        """
        seen = s.ways.sees(zone) & scene.prey
        near = s.ways.reach(zone)
        if seen:
            return loudest_seen(scene.noise, seen & near or seen)
        if not leads_to_survivors(s, near):
            return scene.loudest
        loudest = loudest_seen(scene.noise, near)
        return loudest if scene.noise[loudest[0]] else []

    def path_modes(self, s: Table, zone: int, so_far: tuple[int, ...]) -> tuple[int, ...]:
        """The open way, or else as if doors were open: at once if none leads to anybody (RM-ZMV-04)."""
        if s.ways.sees(zone) & prey_zones(s) or leads_to_survivors(s, s.ways.reach(zone)):
            return (CLEAR, GHOST)
        return (GHOST,)


def leads_to_survivors(s: Table, zones: int) -> bool:
    """Whether any survivor stands in one of these zones, as bits (RM-Q-54)."""
    return any(zone >= 0 and zones >> zone & 1 for zone in s.zone)
