"""Confidence of an estimated chance: a range that contains the true chance in nine of ten positions.

A chance is uncertain for two reasons: few matches were simulated, and weights estimate what happens after the
horizon. The second error does not shrink with more matches; it was measured against matches played to their
end (`benchmarks/players/advice_coverage.py`) and is largest around 0.5, like the variance of a coin. Where some
matches were played past the horizon to their end, they show the weights' error at this position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

Z_90: Final = 1.645
"""Standard errors to either side of a 90 % range."""
PSEUDO_MATCHES: Final = Z_90**2
"""Number of matches added to a sample, half won and half lost."""
MODEL_ERROR: Final = 0.37
"""Standard error of the weights, in units of sqrt(p(1 - p))."""
GUESS_ERROR: Final = 0.74
"""Standard error of weights of other missions, in units of sqrt(p(1 - p)); assumed to be twice `MODEL_ERROR`."""
MIN_MODEL_ERROR: Final = 0.01
"""Lower limit of the weights' error, also for chances near 0 or 1."""


RolloutEnds = Sequence[tuple[float, float]]
"""Pairs of predicted value at the horizon and actual value at the end."""


@dataclass(frozen=True)
class Range:
    """A chance with the range that contains the true chance in nine of ten positions."""

    chance: float
    low: float
    high: float

    def overlaps(self, other: Range) -> bool:
        """Return whether two ranges overlap, so that it is unclear which chance is higher."""
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
    """Return the range from the mean value of some matches, its variance and their number.

    `ends` are the results of matches played to their end, for this choice or another of the same decision;
    `model` is the error of the weights.
    """
    shrunk = _shrunk_mean(mean, count)
    if judged:
        shift, left = _correction(mean, ends, model)
        error = sqrt(_shrunk_variance(variance, shrunk, count) / count)
        return _clipped_range(min(1.0, max(0.0, mean + shift)), sqrt(error**2 + left**2))
    return _clipped_range(shrunk, sqrt(shrunk * (1 - shrunk) / (count + PSEUDO_MATCHES)))


def _shrunk_mean(mean: float, count: int) -> float:
    """Return the mean with pseudo-matches added (Agresti and Coull).

    A few matches that all end alike do not prove that others would.
    """
    return (mean * count + PSEUDO_MATCHES / 2) / (count + PSEUDO_MATCHES)


def _shrunk_variance(variance: float, mean: float, count: int) -> float:
    """Return the variance with the pseudo-matches added."""
    return (variance * count + mean * (1 - mean) * PSEUDO_MATCHES) / (count + PSEUDO_MATCHES)


def _correction(chance: float, ends: RolloutEnds, model: float) -> tuple[float, float]:
    """Return the estimated bias of the weights at a position, and the remaining error.

    The prior is an unbiased error of size `model`; a few ends change it little.
    """
    before = _model_error(chance, model)
    if not ends:
        return 0.0, before
    off = [end - said for said, end in ends]
    mean = fmean(off)
    # A few identical ends have no variance, but more would: use at least that of the predicted coins.
    coins = fmean(said * (1.0 - said) for said, _ in ends)
    error = max(coins, fmean((one - mean) ** 2 for one in off)) / len(ends)
    trust = before**2 / (before**2 + error)
    return trust * mean, before * sqrt(1.0 - trust)


def range_around(chance: float, error: float, model: float = MODEL_ERROR) -> Range:
    """Return the range around a chance, from its sampling error and the error of the weights."""
    return _clipped_range(chance, sqrt(error**2 + _model_error(chance, model) ** 2))


def _model_error(chance: float, model: float) -> float:
    return max(model * sqrt(max(chance * (1.0 - chance), 0.0)), MIN_MODEL_ERROR)


def _clipped_range(chance: float, error: float) -> Range:
    reach = Z_90 * error
    return Range(chance, max(0.0, chance - reach), min(1.0, chance + reach))
