"""Skills that change how far and how freely a survivor moves, and how many actions it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.skills.base import Skill
from horda.games.zombicide.state import COMBAT, ENCHANTMENT, MAGIC, MELEE, MOVE, RANGED, SEARCH, SPELL

if TYPE_CHECKING:
    from horda.games.zombicide.state import Table


class ExtraAction(Skill):
    """+1 Action: one more general action each turn (skill.action)."""

    def extra_actions(self, s: Table, who: int) -> int:
        """One."""
        return 1


class FreeAction(Skill):
    """+1 free action of a kind: once each turn, only for that kind (skill.free_action)."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name)
        self.kind = kind

    def free_actions(self, s: Table, who: int) -> tuple[int, ...]:
        """One of its kind."""
        return (self.kind,)


class MoreZones(Skill):
    """+1 zone per move, 2 zones per move action: one more zone may be crossed (skill.zones)."""

    def zones_per_move(self, s: Table, who: int) -> int:
        """One."""
        return 1


class Slippery(Skill):
    """Slippery: zombies do not make leaving a zone cost more (skill.slippery)."""

    def leaves_freely(self, s: Table, who: int, zone: int) -> bool:
        """Always, with move actions."""
        return True


SKILLS: list[Skill] = [
    ExtraAction("plus_1_action"),
    FreeAction("plus_1_free_move_action", MOVE),
    FreeAction("plus_1_free_search_action", SEARCH),
    FreeAction("plus_1_free_melee_action", MELEE),
    FreeAction("plus_1_free_ranged_action", RANGED),
    FreeAction("plus_1_free_magic_action", MAGIC),
    FreeAction("plus_1_free_combat_action", COMBAT),
    FreeAction("plus_1_free_enchantment_action", ENCHANTMENT),
    FreeAction("spellcaster", SPELL),
    MoreZones("plus_1_zone_per_move"),
    MoreZones("2_zones_per_move_action"),
    Slippery("slippery"),
]
