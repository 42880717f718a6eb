"""What decisions did to a chance, brought into line with what is known at the beginning of every round.

Each decision is measured for itself, by weights that judge a round later; each round's beginning is judged by
matches that are played to their end. The two hardly ever agree to the point. What was measured is moved then,
each part as far as it may be off, until the parts of a round add up to what lies between its two chances.
What cannot be moved that far belongs to nothing: the next round begins with what is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from horda.think.confidence import Z_90
from horda.think.match_analysis.attribution import MIN_TURNING_POINT, MoveEffect


class KnownChance(NamedTuple):
    """A chance that stands fast: that after the first `n` decisions."""

    n: int
    chance: float


def reconcile_effects(parts: Sequence[MoveEffect], known: Sequence[KnownChance]) -> list[MoveEffect]:
    """The parts that lie between what is known, each beginning where the one before it ended."""
    found: list[MoveEffect] = []
    for first, last in pairwise(known):
        own = [one for one in parts if first.n <= one.n < last.n]
        off = last.chance - first.chance - sum(one.total for one in own)
        room = sum(_slack(one) for one in own)
        share = min(1.0, max(-1.0, off / room)) if room else 0.0
        chance = first.chance
        for one in own:
            found.append(_shift_effect(one, chance, share))
            chance = found[-1].after
    return found


def _slack(parts: MoveEffect) -> float:
    """How far the parts of a decision may be off, all together."""
    return _choice_slack(parts) + _luck_slack(parts.dice) + _luck_slack(parts.cards)


def _choice_slack(parts: MoveEffect) -> float:
    """How far what was chosen may be off: as far as its error goes, but what is clear stands."""
    return 0.0 if parts.clear_choice else parts.choice_margin


def _luck_slack(part: float) -> float:
    """How far what luck did may be off, which only the weights judge: by as much again, and a little more."""
    return abs(part) + MIN_TURNING_POINT if part else 0.0


def _shift_effect(parts: MoveEffect, before: float, share: float) -> MoveEffect:
    """The parts of a decision, each moved by a share of how far it may be off."""
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
        # What was not clear does not become so by being moved.
        doubt=parts.doubt + abs(moved) / Z_90,
        dice_doubt=parts.dice_doubt * (abs(dice / parts.dice) if parts.dice else 1.0),
    )
