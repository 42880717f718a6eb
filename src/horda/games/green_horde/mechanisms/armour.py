"""Armour and shields (GH-ARM)."""

from __future__ import annotations

from typing import ClassVar, Final

from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.inventory.equipment import NO_ARMOUR, gear_of
from horda.games.zombicide.rules.inventory.slots import in_hand
from horda.games.zombicide.state import EMPTY, ZombicideState

ARMOUR: Final = "armour"
SHIELD: Final = "shield"


class Armour(Mechanism):
    """Armour, which may cancel an attack by a roll."""

    name: ClassVar[str] = "armour"

    def armour(self, s: ZombicideState, who: int, needed: int) -> int:
        """Return the value that an armour roll must reach, with armour or a shield in hand (GH-ARM-01, GH-ARM-05)."""
        return min(needed, armour_value(s, who))

    def armour_rerolls(self, s: ZombicideState, who: int) -> list[str]:
        """Return the shield that lets a survivor with body armour repeat the roll once, if any (GH-ARM-06)."""
        name = shield(s, who) if worn_armour(s, who) != NO_ARMOUR else ""
        return [name] if name else []


def worn_armour(s: ZombicideState, who: int) -> int:
    """Return the value of the armour in the body slot, or NO_ARMOUR (GH-ARM-01)."""
    card = s.card_in(who, s.edition.figures.hands)
    if card == EMPTY or gear_of(s, card).type != ARMOUR:
        return NO_ARMOUR
    return gear_of(s, card).armour


def shield(s: ZombicideState, who: int) -> str:
    """Return the name of the best shield in hand, or ""; a second shield adds nothing (GH-Q-46)."""
    best = ""
    for card in in_hand(s, who):
        gear = gear_of(s, card)
        if gear.type == SHIELD and (not best or gear.armour < s.edition.gear[best].armour):
            best = gear.name
    return best


def armour_value(s: ZombicideState, who: int) -> int:
    """Return the value that an armour roll must reach: of armour, or else of a shield (GH-ARM-01, GH-ARM-05)."""
    value = worn_armour(s, who)
    if value != NO_ARMOUR:
        return value
    name = shield(s, who)
    return s.edition.gear[name].armour if name else NO_ARMOUR
