"""Combat skills of Green Horde, and shared ones under the names printed in this box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.green_horde.mechanisms.armour import armour_value
from horda.games.zombicide.rules.inventory.equipment import NO_ARMOUR
from horda.games.zombicide.skills.base import NOTHING, Skill, Steps, mark, mark_of
from horda.games.zombicide.skills.fighting import DiceByCrowd, PlusDamageWith
from horda.games.zombicide.skills.finding import StartsWith
from horda.games.zombicide.skills.surviving import Collector, Ironclad
from horda.games.zombicide.state import MELEE, RANGED

if TYPE_CHECKING:
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.state import ZombicideState


class BattleRage(Skill):
    """Battle Rage: each melee action that kills adds a die to the later ones of the turn (GH-SKL-51)."""

    def attack_dice(self, s: ZombicideState, attack: Attack) -> int:
        """Return one die for each earlier melee action that killed, once for the whole action (GH-Q-84)."""
        return mark_of(s, attack.by, self) if attack.kind == MELEE else 0

    def after_attack(self, s: ZombicideState, attack: Attack, kills: int) -> Steps:
        """Count a melee action that killed."""
        if kills and attack.kind == MELEE:
            mark(s, attack.by, self, mark_of(s, attack.by, self) + 1)
        return NOTHING

    def turn_ends(self, s: ZombicideState, who: int) -> Steps:
        """Reset the count at the end of the turn."""
        mark(s, who, self, 0)
        return NOTHING


class IronHide(Skill):
    """Iron Hide: armour rolls at 5+ without armour, one better with it (GH-SKL-62)."""

    def armour(self, s: ZombicideState, who: int, needed: int) -> int:
        """Return 5 or the value of a better shield, for a survivor without armour (GH-Q-46)."""
        return min(needed, 5) if armour_value(s, who) == NO_ARMOUR else needed - 1


KINDS = ("walker", "fatty", "runner", "abomination", "necromancer")
WEAPONS = (
    "axe", "short_sword", "curved_dagger", "norse_sword", "scimitar", "falchion", "great_axe",
    "dwarven_hammer", "spiked_bow", "longbow", "crossbow", "hand_crossbow", "repeating_crossbow",
    "telekinetic_blast", "lightning_ball", "death_gale",
)  # fmt: skip

SKILLS: list[Skill] = [
    BattleRage("battle_rage"),
    IronHide("iron_hide"),
    DiceByCrowd("iron_rain", RANGED),
    *[Ironclad(f"ironclad_{kind}", kind) for kind in KINDS],
    *[Collector(f"collector_{kind}", kind) for kind in KINDS],
    *[PlusDamageWith(f"plus_1_damage_with_{card}", card) for card in WEAPONS],
    *[StartsWith(f"starts_with_a_{card}", card) for card in (*WEAPONS, "shield", "norse_shield", "torch")],
]
