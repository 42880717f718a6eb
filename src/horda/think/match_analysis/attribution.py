"""What one decision did to a chance, and which decisions turned a match."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from horda.think.confidence import Z_90

MIN_TURNING_POINT: Final = 0.03
"""What changes a chance by less than this is no turning point."""


class MoveEffect(msgspec.Struct, frozen=True, array_like=True):
    """What one decision, the one after the first `n`, did to a seat's chance."""

    n: int
    round: int
    before: float
    after: float
    choice: float
    dice: float
    cards: float
    """The three add up to what lies between before and after."""
    doubt: float = 0.0
    """The standard error of what the choice did: so few worlds were looked at."""
    dice_doubt: float = 0.0
    """The same of what the dice did, where cards came with them."""

    @property
    def total(self) -> float:
        """All that it did."""
        return self.choice + self.dice + self.cards

    @property
    def choice_margin(self) -> float:
        """How far what the choice did may be off."""
        return Z_90 * self.doubt

    @property
    def clear_choice(self) -> float:
        """What the choice did, or nothing where that may as well be the luck of the worlds looked at."""
        return self.choice if abs(self.choice) >= self.choice_margin else 0.0

    @property
    def clear_dice(self) -> float:
        """What the dice did, or nothing where nobody can tell them from the cards that came with them."""
        return self.dice if abs(self.dice) >= Z_90 * self.dice_doubt else 0.0

    @property
    def clear_cards(self) -> float:
        """What the cards did, with the dice that cannot be told from them."""
        return self.cards + self.dice - self.clear_dice


def turning_points(
    parts: Iterable[MoveEffect], most: int, weight: Callable[[MoveEffect], float]
) -> list[MoveEffect]:
    """The decisions that weigh most, in their order."""
    told = [one for one in parts if weight(one) >= MIN_TURNING_POINT]
    return sorted(sorted(told, key=weight, reverse=True)[:most], key=lambda one: one.n)


def apparent_weight(parts: MoveEffect) -> float:
    """How much the greatest of the three seems to have done: enough to look again more closely."""
    return max(abs(parts.choice), abs(parts.dice), abs(parts.cards))


def clear_weight(parts: MoveEffect) -> float:
    """How much the greatest of the three did, as far as that is clear: else it may be a lucky look."""
    return max(abs(parts.clear_choice), abs(parts.clear_dice), abs(parts.clear_cards))
