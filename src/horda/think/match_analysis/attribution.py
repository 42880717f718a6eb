"""Records of the effect of a decision on the chance to win, and the selection of turning points."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from horda.think.confidence import Z_90

MIN_TURNING_POINT: Final = 0.03
"""Smallest effect of a turning point."""


class MoveEffect(msgspec.Struct, frozen=True, array_like=True):
    """The effect of decision `n` (from 0) on a seat's chance, split into choice, dice and cards."""

    n: int
    round: int
    before: float
    after: float
    choice: float
    dice: float
    cards: float
    """The effect of drawn cards; `choice`, `dice` and `cards` add up to the change from `before` to `after`."""
    doubt: float = 0.0
    """Standard error of the choice's effect."""
    dice_doubt: float = 0.0
    """Standard error of the dice's effect, if cards were drawn as well."""

    @property
    def total(self) -> float:
        """The sum of the three effects."""
        return self.choice + self.dice + self.cards

    @property
    def choice_margin(self) -> float:
        """The margin of error of the choice's effect."""
        return Z_90 * self.doubt

    @property
    def clear_choice(self) -> float:
        """The effect of the choice; 0 if it is within the margin of error."""
        return self.choice if abs(self.choice) >= self.choice_margin else 0.0

    @property
    def clear_dice(self) -> float:
        """The effect of the dice; 0 if it cannot be separated from that of the cards."""
        return self.dice if abs(self.dice) >= Z_90 * self.dice_doubt else 0.0

    @property
    def clear_cards(self) -> float:
        """The effect of the cards, including that of dice that cannot be separated from them."""
        return self.cards + self.dice - self.clear_dice


def turning_points(
    parts: Iterable[MoveEffect], most: int, weight: Callable[[MoveEffect], float]
) -> list[MoveEffect]:
    """Return up to `most` decisions with the highest weight, in the order of the match."""
    heavy = [part for part in parts if weight(part) >= MIN_TURNING_POINT]
    return sorted(sorted(heavy, key=weight, reverse=True)[:most], key=lambda one: one.n)


def apparent_weight(parts: MoveEffect) -> float:
    """Return the largest of the three effects, for choosing what to analyse more closely."""
    return max(abs(parts.choice), abs(parts.dice), abs(parts.cards))


def clear_weight(parts: MoveEffect) -> float:
    """Return the largest of the three effects, counting only clear ones."""
    return max(abs(parts.clear_choice), abs(parts.clear_dice), abs(parts.clear_cards))
