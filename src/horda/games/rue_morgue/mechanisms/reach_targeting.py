"""Targets of Rue Morgue's zombies: survivors in sight, or the noisiest reachable zone (RM-ZMV)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.board.noise import loudest_seen
from horda.games.zombicide.rules.board.paths import CLEAR, GHOST
from horda.games.zombicide.rules.zombies.prey import prey_zones
from horda.games.zombicide.rules.zombies.reasons import Senses
from horda.games.zombicide.state import ZombicideState


class ReachTargeting(Mechanism):
    """Targeting of zombies, in which reachable zones come before noisier ones."""

    name: ClassVar[str] = "reach_targeting"

    def aim_zombies(self, s: ZombicideState, zone: int, senses: Senses) -> list[int] | None:
        """Return the zones of survivors in sight, else the noisiest reachable zone, or of all (RM-ZMV-02 to 04).

        Of the survivors in sight, those who can be reached come before noisier ones behind a fence (RM-Q-55).
        """
        seen = s.paths.sees(zone) & senses.prey
        near = s.paths.reach(zone)
        if seen:
            return loudest_seen(senses.noise, seen & near or seen)
        if not leads_to_survivors(s, near):
            return senses.loudest
        # RM-ZMV-03: of what can be reached, the noisiest.
        loudest = loudest_seen(senses.noise, near)
        return loudest if senses.noise[loudest[0]] else []

    def path_modes(self, s: ZombicideState, zone: int, modes: tuple[int, ...]) -> tuple[int, ...]:
        """Return open paths, then paths through doors; only the latter if none leads to a survivor (RM-ZMV-04)."""
        if s.paths.sees(zone) & prey_zones(s) or leads_to_survivors(s, s.paths.reach(zone)):
            return (CLEAR, GHOST)
        return (GHOST,)


def leads_to_survivors(s: ZombicideState, zones: int) -> bool:
    """Return whether any survivor is in one of these zones, given as bits (RM-Q-54)."""
    return any(zone >= 0 and zones >> zone & 1 for zone in s.zone)
