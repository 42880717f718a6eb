"""Magic skills of Green Horde, and shared combat skills for magic actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.engine.choices import Choice
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.search import DrawEquipment
from horda.games.zombicide.rules.inventory.slots import discard
from horda.games.zombicide.rules.turns.actions import can_pay
from horda.games.zombicide.skills.base import Cost, Skill
from horda.games.zombicide.skills.fighting import (
    DiceByCrowd,
    Frenzy,
    PlusDamage,
    PlusDie,
    PlusToRoll,
    Reaper,
    RollSix,
)
from horda.games.zombicide.skills.movement import Bloodlust
from horda.games.zombicide.skills.turns import BrotherInArms, FreeAction
from horda.games.zombicide.state import ENCHANTMENT, GENERAL, MAGIC, MELEE, RANGED, SPELL

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState


class Spellbook(Skill):
    """Spellbook: all spells in the backpack count as held in the hands (GH-SKL-52)."""

    def counts_in_hand(self, s: ZombicideState, who: int, card: int) -> bool:
        """Return whether a card is a Combat spell or an enchantment."""
        return gear_of(s, card).is_spell


class DoubleCasting(Skill):
    """Double Casting: a second target for each enchantment, for free (GH-SKL-37)."""

    def casts_twice(self, s: ZombicideState, who: int) -> bool:
        """Return True: every enchantment action has a second target."""
        return True


class Transmutation(Skill):
    """Transmutation: exchange a carried card for a new one, for one action each time (GH-SKL-81)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return one choice for each name of a card carried."""
        if not can_pay(s, who, GENERAL):
            return []
        seat = s.seat_of[who]
        names = dict.fromkeys(s.cards.face(card) for card in s.cards_of(who))
        return [Choice(seat, self.name, (("card", name),)) for name in names]

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        return (GENERAL, 0)

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Discard the card and draw one; this does not count as a search."""
        name = choice.name("card")
        discard(s, who, next(card for card in s.cards_of(who) if s.cards.face(card) == name))
        s.push(DrawEquipment(who, 1, False))


AT_ONCE = {"melee": MELEE, "ranged": RANGED, "magic": MAGIC}
"""The kinds of free action that Bloodlust gives right after the rush (GH-SKL-70, GH-SKL-72, GH-SKL-73).

A free action for any combat can be kept for later.
"""

SKILLS: list[Skill] = [
    PlusToRoll("plus_1_to_dice_roll_magic", MAGIC),
    PlusDie("plus_1_die_magic", MAGIC),
    Frenzy("frenzy_magic", MAGIC),
    RollSix("roll_6_plus_1_die_magic", MAGIC),
    PlusDamage("plus_1_damage_magic", MAGIC),
    Reaper("reaper_magic", MAGIC),
    *[Bloodlust(f"bloodlust_{name}", kind, at_once=True) for name, kind in AT_ONCE.items()],
    DiceByCrowd("mana_rain", MAGIC),
    FreeAction("plus_1_free_magic_action", MAGIC),
    FreeAction("plus_1_free_enchantment_action", ENCHANTMENT),
    FreeAction("spellcaster", SPELL),
    BrotherInArms("brother_in_arms_plus_1_die_magic", "plus_1_die_magic"),
    Spellbook("spellbook"),
    DoubleCasting("double_casting"),
    Transmutation("transmutation"),
]
