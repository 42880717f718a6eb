"""Whom the zombies are after: survivors they do not ignore (zombie.ignored)."""

from __future__ import annotations

from horda.games.zombicide.skills.base import listeners
from horda.games.zombicide.state import ZombicideState


def is_prey(s: ZombicideState, who: int) -> bool:
    """Whether zombies see, hear and attack a survivor at all."""
    if s.zone[who] < 0:
        return False
    skills = listeners(s, who, "is_ignored")
    return not skills or not any(skill.is_ignored(s, who) for skill in skills)


def prey_zones(s: ZombicideState) -> int:
    """The zones with survivors whom zombies heed, as bits."""
    zones = 0
    for who, zone in enumerate(s.zone):
        if zone >= 0 and is_prey(s, who):
            zones |= 1 << zone
    return zones
