"""Combat skills of Rue Morgue, and shared ones under the names printed in this box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.engine.lists import with_bits
from horda.games.zombicide.skills.aiming import AllDual, Marksman
from horda.games.zombicide.skills.base import Skill, bit_of
from horda.games.zombicide.skills.fighting import DiceByCrowd, PlusDamageWith, PlusDie
from horda.games.zombicide.skills.finding import StartsWith
from horda.games.zombicide.skills.surviving import Collector, Ironclad
from horda.games.zombicide.state import RANGED

if TYPE_CHECKING:
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.state import ZombicideState


class PointBlank(Skill):
    """Point-Blank: shots at range 0 choose their targets; the minimum range still applies (RM-SK-39)."""

    def chooses_targets(self, s: ZombicideState, attack: Attack) -> bool:
        """Return whether the target is in the owner's zone."""
        return attack.distance == 0


class OneReRoll(Skill):
    """1 re-roll per turn: all dice of one action may be rolled again (RM-SK-69)."""

    def rerolls(self, s: ZombicideState, who: int, armour: bool) -> bool:
        """Return whether the skill is still unused in this turn."""
        return not s.used[who] & bit_of(s, self)

    def rolled_again(self, s: ZombicideState, who: int) -> None:
        """Mark the skill as used for this turn."""
        s.used = with_bits(s.used, who, bit_of(s, self))


KINDS = ("walker", "fatty", "runner", "crawler", "abomination")
WEAPONS = (
    "ak_47", "bow", "chainsaw", "crowbar", "double_barrel", "fire_axe", "knife", "la_guillotine", "mac_10",
    "mp5", "nailbat", "pistol", "rifle", "saber", "sawed_off", "shotgun", "sniper_rifle", "sword",
    "urban_mace",
)  # fmt: skip
HANDED = tuple(weapon for weapon in WEAPONS if weapon != "sniper_rifle")
AGAIN = "_again"
"""The suffix of a skill's name for its second copy on an ID card (RM-EXP-08)."""

SKILLS: list[Skill] = [
    PointBlank("point_blank"),
    OneReRoll("1_re_roll_per_turn"),
    Marksman("sniper"),
    AllDual("gunslinger", RANGED),
    DiceByCrowd("full_auto", RANGED),
    *[Ironclad(f"dreadnought_{kind}", kind) for kind in KINDS],
    *[Collector(f"collector_{kind}", kind) for kind in KINDS],
    *[PlusDamageWith(f"plus_1_damage_with_{card}", card) for card in WEAPONS],
    *[StartsWith(f"starts_with_a_{card}", card) for card in HANDED],
    PlusDie(f"plus_1_die_ranged{AGAIN}", RANGED),
]
