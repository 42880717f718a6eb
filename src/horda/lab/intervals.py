"""Confidence intervals at 95 %, and a sequential test that may be checked at any time.

Wilson's interval for a share, Newcombe's for the difference of two, with and without pairs (Statistics in
Medicine 17, 1998: method 10 of both papers); Student's for a mean.

>>> share(48, 100).percent()
(48, 38, 58)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, lgamma, log, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

CONFIDENCE: Final = 0.95
"""Share of intervals that contain the true value."""
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
EVIDENCE_THRESHOLD: Final = 1 / (1 - CONFIDENCE)
"""The value of `evidence` that suffices; luck alone reaches it in at most 5 of 100 runs."""


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def percent(self) -> tuple[int, int, int]:
        """Return value, low and high as whole percentages."""
        return round(100 * self.value), round(100 * self.low), round(100 * self.high)

    def tenths(self) -> tuple[float, float, float]:
        """Return value, low and high as percentages with one decimal."""
        return round(100 * self.value, 1), round(100 * self.low, 1), round(100 * self.high, 1)

    @property
    def excludes_zero(self) -> bool:
        """Whether a difference is significant."""
        return self.low > 0 or self.high < 0


def share(part: int, whole: int) -> Interval:
    """Return Wilson's interval of a share; (0, 1) if `whole` is 0."""
    return _wilson(part, whole, whole)


def clustered_share(counts: Sequence[tuple[int, int]]) -> Interval:
    """Return the interval of a ratio over matches, clustered: (hits, trials) of each match.

    Trials of the same match are correlated: a hundred deaths in ten matches say less than in a hundred. The
    result is Wilson's interval for the effective number of independent trials.
    """
    part, whole = (sum(one[at] for one in counts) for at in (0, 1))
    if not 0 < part < whole:
        return share(part, whole)
    seen = part / whole
    strayed = sum((some - seen * every) ** 2 for some, every in counts)
    return _wilson(part, whole, whole / max(strayed / (whole * seen * (1 - seen)), 1.0))


def _wilson(part: int, whole: int, effective_size: float) -> Interval:
    """Return Wilson's interval of part / whole, as wide as for `effective_size` independent trials."""
    if not whole:
        return Interval(0.0, 0.0, 1.0)
    seen, square = part / whole, Z * Z / effective_size
    middle = (seen + square / 2) / (1 + square)
    wide = Z * sqrt(seen * (1 - seen) / effective_size + square / effective_size / 4) / (1 + square)
    low = 0.0 if part == 0 else middle - wide
    high = 1.0 if part == whole else middle + wide
    return Interval(seen, low, high)


def difference(first: tuple[int, int], second: tuple[int, int]) -> Interval:
    """Return the first share minus the second, each as (part, whole), for independent samples."""
    if not (first[1] and second[1]):
        return Interval(0.0, -1.0, 1.0)
    return _newcombe(share(*first), share(*second), 0.0)


def paired_difference(both: int, first: int, second: int, neither: int) -> Interval:
    """Return the first share minus the second for matched pairs, given how many had both, one or neither."""
    whole = both + first + second + neither
    if not whole:
        return Interval(0.0, -1.0, 1.0)
    product = (both + first) * (second + neither) * (both + second) * (first + neither)
    bound = float(both * neither - first * second)
    bound = max(bound - whole / 2, 0.0) if bound > 0 else bound
    return _newcombe(
        share(both + first, whole), share(both + second, whole), bound / sqrt(product) if product else 0.0
    )


def _newcombe(one: Interval, other: Interval, bound: float) -> Interval:
    """Combine two intervals by Newcombe's method; `bound` is the correlation of the pairs."""

    def reach(mine: float, its: float) -> float:
        return sqrt(max(mine * mine - 2 * bound * mine * its + its * its, 0.0))

    value = one.value - other.value
    low = value - reach(one.value - one.low, other.high - other.value)
    high = value + reach(one.high - one.value, other.value - other.low)
    return Interval(value, low, high)


def mean(values: Sequence[float]) -> Interval:
    """Return Student's interval of a mean; infinitely wide for fewer than two values."""
    if len(values) < 2:
        return Interval(values[0] if values else 0.0, -inf, inf)
    middle, wide = fmean(values), _student_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(middle, middle - wide, middle + wide)


def _student_quantile(freedom: int) -> float:
    """Return the quantile of Student's distribution by the Cornish-Fisher expansion."""
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def evidence(first: int, second: int) -> float:
    """Return the evidence against two settings being equal, given the pairs that favoured each.

    If they are equal, each pair that differs is a fair coin toss. The result is the likelihood of the tosses
    averaged over all biases, divided by that of a fair coin; by Ville's inequality it ever reaches
    `EVIDENCE_THRESHOLD` in at most 5 of 100 runs, however often it is checked.
    """
    tosses = first + second
    return exp(min(tosses * log(2) + lgamma(first + 1) + lgamma(second + 1) - lgamma(tosses + 2), 700.0))
