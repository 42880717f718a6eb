"""Sharp eyes: a survivor who stands alone aims better."""

from __future__ import annotations

from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.skills.base import Skill
from horda.games.zombicide.state import RANGED, ZombicideState


class SharpEyes(Skill):
    """Add one to each die of a shot while no other survivor is in the zone."""

    def die_bonus(self, s: ZombicideState, attack: Attack) -> int:
        """Return 1 for a ranged attack of a survivor who is alone in the zone, else 0."""
        alone = s.zone.count(s.zone[attack.by]) == 1
        return 1 if alone and attack.kind == RANGED else 0


SKILLS: list[Skill] = [SharpEyes("sharp_eyes")]
