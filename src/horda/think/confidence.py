"""How sure one may be of a chance: a range that holds in nine of ten positions.

Two things make a chance uncertain: how few matches were played on, and that weights judge what comes after
the horizon. The second does not shrink with more matches; its size was measured against matches played to
their end (`benchmarks/covering.py`): in the middle it is greatest, as for a coin, and near 0 and 1 small.
Where some of the matches went on to their end behind the horizon, they say how far the weights are off here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

Z_90: Final = 1.645
"""Standard errors to either side."""
PSEUDO_MATCHES: Final = Z_90**2
"""So many matches are added to few, won and lost alike."""
MODEL_ERROR: Final = 0.37
"""How far weights are off: their standard error, in widths of a coin of that chance, sqrt(p(1 - p))."""
GUESS_ERROR: Final = 0.74
"""The same where nothing was learnt of a mission and others speak for it: taken to be twice as far off."""
MIN_MODEL_ERROR: Final = 0.01
"""No chance that weights judged is surer than this, even where it is next to 0 or 1."""


RolloutEnds = Sequence[tuple[float, float]]
"""Matches that went on behind the horizon: what the weights said of each there, and what it came to."""


@dataclass(frozen=True)
class Range:
    """A chance, and between what it lies in nine of ten positions."""

    chance: float
    low: float
    high: float

    def overlaps(self, other: Range) -> bool:
        """Whether two ranges share a part: then nobody can tell which chance is higher."""
        return self.low <= other.high and other.low <= self.high


def range_of(
    mean: float,
    variance: float,
    count: int,
    *,
    judged: bool,
    ends: RolloutEnds = (),
    model: float = MODEL_ERROR,
) -> Range:
    """The range for matches that were played on: their mean worth, its variance, how many there were.

    `ends` are those that went on to their end, for this choice or any other of the same decision; `model` is
    the error of what judged.
    """
    held = _shrunk_mean(mean, count)
    if judged:
        shift, left = _correction(mean, ends, model)
        error = sqrt(_shrunk_variance(variance, held, count) / count)
        return _clipped_range(min(1.0, max(0.0, mean + shift)), sqrt(error**2 + left**2))
    return _clipped_range(held, sqrt(held * (1 - held) / (count + PSEUDO_MATCHES)))


def _shrunk_mean(mean: float, count: int) -> float:
    """As if some more had been drawn, won and lost alike (Agresti and Coull).

    A few that all went one way are no proof that it never goes the other.
    """
    return (mean * count + PSEUDO_MATCHES / 2) / (count + PSEUDO_MATCHES)


def _shrunk_variance(variance: float, held: float, count: int) -> float:
    """The variance of what was drawn, with that of the coins that were not."""
    return (variance * count + held * (1 - held) * PSEUDO_MATCHES) / (count + PSEUDO_MATCHES)


def _correction(chance: float, ends: RolloutEnds, model: float) -> tuple[float, float]:
    """How far weights are off at a position, as far as it is known, and the error that is left.

    What is known beforehand is that they are off by `model`, up or down; a few ends move that little.
    """
    before = _model_error(chance, model)
    if not ends:
        return 0.0, before
    off = [end - said for said, end in ends]
    mean = fmean(off)
    # A few that all ended alike do not spread, but others would have: as coins do of which the weights speak.
    coins = fmean(said * (1.0 - said) for said, _ in ends)
    error = max(coins, fmean((one - mean) ** 2 for one in off)) / len(ends)
    trust = before**2 / (before**2 + error)
    return trust * mean, before * sqrt(1.0 - trust)


def range_around(chance: float, error: float, model: float = MODEL_ERROR) -> Range:
    """The range around a chance, from its sampling error and the error of what judged it."""
    return _clipped_range(chance, sqrt(error**2 + _model_error(chance, model) ** 2))


def _model_error(chance: float, model: float) -> float:
    return max(model * sqrt(max(chance * (1.0 - chance), 0.0)), MIN_MODEL_ERROR)


def _clipped_range(chance: float, error: float) -> Range:
    reach = Z_90 * error
    return Range(chance, max(0.0, chance - reach), min(1.0, chance + reach))
