"""Sharp eyes: who stands alone aims better."""

from __future__ import annotations

from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.skills.base import Skill
from horda.games.zombicide.state import RANGED, ZombicideState


class SharpEyes(Skill):
    """With nobody beside the owner, one is added to each die of a shot."""

    def die_bonus(self, s: ZombicideState, attack: Attack) -> int:
        """One, while the owner is the only survivor in the zone."""
        alone = s.zone.count(s.zone[attack.by]) == 1
        return 1 if alone and attack.kind == RANGED else 0


SKILLS: list[Skill] = [SharpEyes("sharp_eyes")]
