"""Adjustment of the effects of decisions to the known chances at the start of every round.

A decision's effect is measured by weights after one more round, and the chance at a round's start by matches
played to their end, so the two rarely agree. The effects are shifted, each within its margin of error, until
the effects of a round add up to the difference between the chances at its start and end. A remaining difference
is not attributed to any decision: the next round starts at its known chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from horda.think.confidence import Z_90
from horda.think.match_analysis.attribution import MIN_TURNING_POINT, MoveEffect


class KnownChance(NamedTuple):
    """A fixed chance after the first `n` decisions."""

    n: int
    chance: float


def reconcile_effects(parts: Sequence[MoveEffect], known: Sequence[KnownChance]) -> list[MoveEffect]:
    """Return the effects between known chances, each starting where the previous one ended."""
    found: list[MoveEffect] = []
    for first, last in pairwise(known):
        own = [part for part in parts if first.n <= part.n < last.n]
        off = last.chance - first.chance - sum(one.total for one in own)
        room = sum(_slack(one) for one in own)
        share = min(1.0, max(-1.0, off / room)) if room else 0.0
        chance = first.chance
        for one in own:
            found.append(_shift_effect(one, chance, share))
            chance = found[-1].after
    return found


def _slack(parts: MoveEffect) -> float:
    """Return the maximum total shift of the effects of a decision."""
    return _choice_slack(parts) + _luck_slack(parts.dice) + _luck_slack(parts.cards)


def _choice_slack(parts: MoveEffect) -> float:
    """Return the maximum shift of the choice's effect: its margin of error; 0 for a clear effect."""
    return 0.0 if parts.clear_choice else parts.choice_margin


def _luck_slack(part: float) -> float:
    """Return the maximum shift of an effect of dice or cards: its size plus `MIN_TURNING_POINT`; 0 for no effect."""
    return abs(part) + MIN_TURNING_POINT if part else 0.0


def _shift_effect(parts: MoveEffect, before: float, share: float) -> MoveEffect:
    """Return the effects of a decision, each shifted by the same share of its maximum shift."""
    moved = share * _choice_slack(parts)
    dice = parts.dice + share * _luck_slack(parts.dice)
    cards = parts.cards + share * _luck_slack(parts.cards)
    return msgspec.structs.replace(
        parts,
        before=before,
        after=before + parts.choice + moved + dice + cards,
        choice=parts.choice + moved,
        dice=dice,
        cards=cards,
        # Shifting must not make an unclear effect clear.
        doubt=parts.doubt + abs(moved) / Z_90,
        dice_doubt=parts.dice_doubt * (abs(dice / parts.dice) if parts.dice else 1.0),
    )
