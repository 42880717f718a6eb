"""Survivors whom zombies do not ignore (zombie.ignored)."""

from __future__ import annotations

from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.state import ZombicideState


def is_prey(s: ZombicideState, who: int) -> bool:
    """Return whether zombies see, hear and attack a survivor at all."""
    return s.zone[who] >= 0 and not skill_hooks.is_ignored(s, who)


def prey_zones(s: ZombicideState) -> int:
    """Return the zones with survivors whom zombies do not ignore, as bits."""
    zones = 0
    for who, zone in enumerate(s.zone):
        if zone >= 0 and is_prey(s, who):
            zones |= 1 << zone
    return zones
