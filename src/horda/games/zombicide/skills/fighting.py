"""Skills that add dice, improve or repeat rolls, or add damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.games.zombicide.skills.base import Skill
from horda.games.zombicide.state import COMBAT, MELEE, RANGED

if TYPE_CHECKING:
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.state import ZombicideState

STRONGEST: Final = 3
"""The damage of melee weapons with Super Strength."""


class OfKind(Skill):
    """A skill for melee, ranged or magic actions, or for combat actions of any kind."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name)
        self.kind = kind


def covers(skill: OfKind, attack: Attack) -> bool:
    """Return whether an attack is of the skill's kind."""
    return skill.kind in (COMBAT, attack.kind)


class PlusToRoll(OfKind):
    """+1 to dice roll: adds 1 to every die, up to 6 (skill.plus_to_roll)."""

    def die_bonus(self, s: ZombicideState, attack: Attack) -> int:
        return 1 if covers(self, attack) else 0


class PlusDie(OfKind):
    """+1 die: each weapon rolls one more (skill.plus_die)."""

    def dice(self, s: ZombicideState, attack: Attack, card: int) -> int:
        """Return one die for each weapon."""
        return 1 if covers(self, attack) else 0


class Frenzy(OfKind):
    """Frenzy: each weapon rolls one more die for every wound (skill.frenzy)."""

    def dice(self, s: ZombicideState, attack: Attack, card: int) -> int:
        """Return one die for each wound."""
        return s.wounds[attack.by] if covers(self, attack) else 0

    def gains_by_wounds(self, s: ZombicideState, who: int) -> bool:
        return True


class RollSix(OfKind):
    """Roll 6: every 6 brings one more die, and again (skill.roll_six)."""

    def six_dice(self, s: ZombicideState, attack: Attack) -> int:
        """Return one die for each 6."""
        return 1 if covers(self, attack) else 0


class PlusDamage(OfKind):
    """+1 Damage with actions of a kind (skill.plus_damage)."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name, kind)
        self.open = False

    def damage(self, s: ZombicideState, attack: Attack, card: int, damage: int) -> int:
        return damage + 1 if covers(self, attack) else damage


class PlusDamageWith(Skill):
    """+1 Damage with one kind of equipment (skill.plus_damage_with)."""

    def __init__(self, name: str, card: str) -> None:
        super().__init__(name)
        self.card = card
        self.open = False

    def damage(self, s: ZombicideState, attack: Attack, card: int, damage: int) -> int:
        """Return one more damage for weapons of the kind."""
        return damage + 1 if s.cards.face(card) == self.card else damage


class SuperStrength(Skill):
    """Super Strength: melee weapons have damage 3 (skill.super_strength)."""

    def damage(self, s: ZombicideState, attack: Attack, card: int, damage: int) -> int:
        """Return a damage of 3, or the weapon's own if it is higher."""
        return max(damage, STRONGEST) if attack.kind == MELEE else damage


def crowd_for_dice(s: ZombicideState, attack: Attack) -> int:
    """Return the number of zombies in the target zone; in some games survivors count too."""
    others = s.zone.count(attack.zone) if s.edition.figures.whole_ranks else 0
    return s.crowd[attack.zone] + others


class DiceByCrowd(OfKind):
    """Barbarian, Iron Rain: as many dice as there are zombies in the zone (skill.dice_by_crowd)."""

    def dice_instead(self, s: ZombicideState, attack: Attack, card: int) -> int:
        """Return one die for each zombie, in place of each weapon's own dice."""
        return crowd_for_dice(s, attack) if covers(self, attack) else -1


class Lucky(Skill):
    """Lucky: all dice of an action or an armour roll may be rolled again once (skill.lucky)."""

    def rerolls(self, s: ZombicideState, who: int, armour: bool) -> bool:
        return True


class Reaper(OfKind):
    """Reaper: one hit of an action may kill a second, identical zombie (skill.reaper)."""

    def reaps(self, s: ZombicideState, attack: Attack) -> bool:
        """Return whether the action is of the skill's kind."""
        return covers(self, attack)


KINDS = {"melee": MELEE, "ranged": RANGED, "combat": COMBAT}

SKILLS: list[Skill] = [
    *[PlusToRoll(f"plus_1_to_dice_roll_{name}", kind) for name, kind in KINDS.items()],
    *[PlusDie(f"plus_1_die_{name}", kind) for name, kind in KINDS.items()],
    *[Frenzy(f"frenzy_{name}", kind) for name, kind in KINDS.items()],
    *[RollSix(f"roll_6_plus_1_die_{name}", kind) for name, kind in KINDS.items()],
    *[PlusDamage(f"plus_1_damage_{name}", kind) for name, kind in KINDS.items()],
    *[Reaper(f"reaper_{name}", kind) for name, kind in KINDS.items()],
    SuperStrength("super_strength"),
    DiceByCrowd("barbarian", MELEE),
    Lucky("lucky"),
]
