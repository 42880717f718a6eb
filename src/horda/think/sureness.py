"""How sure one may be of a chance: a range that holds in nine of ten positions.

Two things make a chance uncertain: how few matches were played on, and that weights judge what comes after
the horizon. The second does not shrink with more matches; its size was measured against matches played to
their end (`benchmarks/covering.py`): in the middle it is greatest, as for a coin, and near 0 and 1 small.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

NINE_OF_TEN: Final = 1.645
"""Standard errors to either side."""
MODEL_ERROR: Final = 0.37
"""How far weights are off: their standard error, in widths of a coin of that chance, sqrt(p(1 - p))."""
GUESS_ERROR: Final = 0.74
"""The same where nothing was learnt of a mission and others speak for it: taken to be twice as far off."""
LEAST: Final = 0.01
"""No chance that weights judged is surer than this, even where it is next to 0 or 1."""


@dataclass(frozen=True)
class Range:
    """A chance, and between what it lies in nine of ten positions."""

    chance: float
    low: float
    high: float

    def meets(self, other: Range) -> bool:
        """Whether two ranges share a part: then nobody can tell which chance is higher."""
        return self.low <= other.high and other.low <= self.high


def range_of(mean: float, variance: float, count: int, *, judged: bool) -> Range:
    """The range for matches that were played on: their mean worth, its variance, how many there were."""
    # As if some more had been drawn, won and lost alike (Agresti and Coull): a few that all went one way are
    # no proof that it never goes the other.
    extra = NINE_OF_TEN**2
    held = (mean * count + extra / 2) / (count + extra)
    if judged:
        spread = (variance * count + held * (1 - held) * extra) / (count + extra)
        return around(mean, sqrt(spread / count))
    return around(held, sqrt(held * (1 - held) / (count + extra)), 0.0)


def around(chance: float, error: float, model: float = MODEL_ERROR) -> Range:
    """The range around a chance, from its sampling error and the error of what judged it."""
    own = max(model * sqrt(max(chance * (1.0 - chance), 0.0)), LEAST) if model else 0.0
    reach = NINE_OF_TEN * sqrt(error**2 + own**2)
    return Range(chance, max(0.0, chance - reach), min(1.0, chance + reach))
