"""Skills that other rules look up by name, such as those of pilots and fast-ropers.

Two of them concern dogs and toxic blood, which only other boxes have (RM-SK-11, RM-SK-53).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.skills.base import Skill

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState


class Hoard(Skill):
    """Hoard: one more card in reserve (RM-SK-63)."""

    def more_room(self, s: ZombicideState, who: int) -> int:
        return 1


FAST_ROPING = Skill("fast_roping")
HELICOPTER_PILOT = Skill("helicopter_pilot")
MORE_TEAM_ACTIONS = Skill("plus_1_free_team_action")
DISTRIBUTOR = Skill("distributor")
MORE_DOG_ACTIONS = Skill("plus_1_free_dog_action")
TOXIC_IMMUNITY = Skill("toxic_immunity")

SKILLS: list[Skill] = [
    FAST_ROPING,
    HELICOPTER_PILOT,
    MORE_TEAM_ACTIONS,
    DISTRIBUTOR,
    Hoard("hoard"),
    MORE_DOG_ACTIONS,
    TOXIC_IMMUNITY,
]
