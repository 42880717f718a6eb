"""Skills that affect dual weapons, range, targets and friendly fire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.skills.base import Skill
from horda.games.zombicide.state import COMBAT, MELEE

if TYPE_CHECKING:
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.state import ZombicideState


class AllDual(Skill):
    """Ambidextrous, Swordmaster: weapons of a kind count as dual (skill.all_dual)."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name)
        self.kind = kind

    def is_dual(self, s: ZombicideState, who: int, card: int) -> bool:
        """Return whether the card has a profile of the skill's kind."""
        gear = gear_of(s, card)
        return gear.is_weapon if self.kind == COMBAT else gear.profile(self.kind) is not None


class MaxRange(Skill):
    """+1 max Range: ranged weapons and combat spells reach one zone further (skill.max_range)."""

    def farthest(self, s: ZombicideState, who: int) -> int:
        return 1


class Marksman(Skill):
    """Marksman: targets of shots and spells are chosen freely, misses strike no friend (skill.marksman)."""

    def chooses_targets(self, s: ZombicideState, attack: Attack) -> bool:
        return True

    def spares_friends(self, s: ZombicideState, attack: Attack) -> bool:
        return True


class PointBlank(Skill):
    """Point-Blank: the effect of Marksman at range 0, where the minimum range does not apply (skill.point_blank)."""

    def ignores_nearest(self, s: ZombicideState, who: int) -> bool:
        """Return whether the target is in the owner's zone."""
        return True

    def chooses_targets(self, s: ZombicideState, attack: Attack) -> bool:
        """Return whether the attack is at range 0."""
        return attack.distance == 0

    def spares_friends(self, s: ZombicideState, attack: Attack) -> bool:
        """Return whether the attack is at range 0."""
        return attack.distance == 0


class SteadyHand(Skill):
    """Steady Hand: misses spare the survivors whom the player chooses (skill.steady_hand)."""

    def spares_at_will(self, s: ZombicideState, attack: Attack) -> bool:
        """Return True: the player decides for each miss."""
        return True


class LowProfile(Skill):
    """Low Profile: shots and spells of others cannot hit the owner (skill.low_profile)."""

    def cannot_be_hit(self, s: ZombicideState, who: int, attack: Attack) -> bool:
        return True


class TrickShot(Skill):
    """Trick Shot: two dual weapons may be aimed at different zones in one action (skill.trick_shot)."""

    def aims_apart(self, s: ZombicideState, who: int) -> bool:
        return True


SKILLS: list[Skill] = [
    AllDual("ambidextrous", COMBAT),
    AllDual("swordmaster", MELEE),
    MaxRange("plus_1_max_range"),
    Marksman("marksman"),
    PointBlank("point_blank"),
    SteadyHand("steady_hand"),
    LowProfile("low_profile"),
    TrickShot("trick_shot"),
]
