"""Logistic regression by Newton's method, with its quality measures.

It needs no numerical library, since there are only a few dozen features. So weights for a new custom mission can
be trained on the machine where the mission is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

MAX_NEWTON_STEPS: Final = 25
"""Maximum number of Newton steps; fitting needs fewer in practice."""
STEP_TOLERANCE: Final = 1e-7
"""Iteration stops when no weight changes by more than this."""
PRIOR_RIDGE: Final = 1.0
"""Ridge penalty of a prior's share and of handicaps; small, so that they are hardly restricted."""
MIN_VARIANCE: Final = 1e-6
"""Lower limit of variances, so that no chance reaches 0 or 1."""


class Fit:
    """A fitted logistic curve over features that are scaled to mean 0 and standard deviation 1."""

    def __init__(self, means: list[float], widths: list[float], weights: list[float], bias: float) -> None:
        self.means = means
        self.widths = widths
        self.weights = weights
        self.bias = bias

    def log_odds(self, features: Sequence[float]) -> float:
        """Return the log odds of a win."""
        total = self.bias
        for at, value in enumerate(features):
            total += self.weights[at] * (value - self.means[at]) / self.widths[at]
        return total

    def chance(self, features: Sequence[float]) -> float:
        """Return the chance to win at a position with these features."""
        return logistic(self.log_odds(features))


def logistic(value: float) -> float:
    """Return the probability for log odds."""
    if value < 0:
        grown = exp(max(value, -700.0))
        return grown / (1.0 + grown)
    return 1.0 / (1.0 + exp(-min(value, 700.0)))


def fit_logistic(
    rows: Sequence[Sequence[float]],
    wins: Sequence[float],
    *,
    ridge: float = 1.0,
    prior: Fit | None = None,
    handicaps: Sequence[float] = (),
) -> Fit:
    """Fit the most likely curve; `ridge` penalises weights with little evidence.

    The log odds of a `prior` curve are one more feature, so that the others only have to explain the
    difference.

    `handicaps`, one per row, make wins rarer than where the curve will be used. They are one more feature as
    well, and the fitted curve is the one for a handicap of 0.
    """
    if not rows or len(rows) != len(wins):
        raise ValueError(
            f"{len(rows)} rows and {len(wins)} outcomes: each row needs its own, and one at least"
        )
    extra_columns: list[Sequence[float]] = []
    if prior is not None:
        extra_columns.append([prior.log_odds(row) for row in rows])
    if handicaps:
        extra_columns.append(handicaps)
    extended = [[*row, *[column[number] for column in extra_columns]] for number, row in enumerate(rows)]
    means, widths = means_and_widths(extended)
    ridges = [ridge] * (len(means) - len(extra_columns)) + [PRIOR_RIDGE] * len(extra_columns)
    weights = _newton_weights(extended, wins, means, widths, ridges)
    if handicaps:
        weights[0] -= weights.pop() * means.pop() / widths.pop()
    if prior is None:
        return Fit(means, widths, weights[1:], weights[0])
    share = weights.pop() / widths.pop()
    means.pop()
    merged = [
        weight + share * prior.weights[at] * widths[at] / prior.widths[at]
        for at, weight in enumerate(weights[1:])
    ]
    return Fit(means, widths, merged, weights[0])


def _newton_weights(
    rows: Sequence[Sequence[float]],
    wins: Sequence[float],
    means: list[float],
    widths: list[float],
    ridges: list[float],
) -> list[float]:
    """Return the intercept and the weights of all features; `ridges` are their penalties."""
    size = len(means) + 1
    scaled = [[1.0, *[(row[at] - means[at]) / widths[at] for at in range(size - 1)]] for row in rows]
    pulls = [0.0, *ridges]
    weights = [0.0] * size
    for _ in range(MAX_NEWTON_STEPS):
        slope = [-pulls[at] * weights[at] for at in range(size)]
        bend = [[0.0] * size for _ in range(size)]
        for number, row in enumerate(scaled):
            total = 0.0
            for at in range(size):
                total += weights[at] * row[at]
            chance = logistic(total)
            miss, unsure = wins[number] - chance, max(chance * (1.0 - chance), MIN_VARIANCE)
            for at in range(size):
                value = row[at]
                if value == 0.0:
                    continue
                slope[at] += miss * value
                line, pull = bend[at], unsure * value
                for other in range(at + 1):
                    line[other] += pull * row[other]
        for at in range(size):
            bend[at][at] += pulls[at] or MIN_VARIANCE
        step = solve_cholesky(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(abs(change) for change in step) < STEP_TOLERANCE:
            break
    return weights


def means_and_widths(rows: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """Return the mean and the standard deviation of each feature; 1 for a constant feature."""
    count = len(rows)
    means = [sum(column) / count for column in zip(*rows, strict=True)]
    squares = [
        sum((value - mean) ** 2 for value in column) / count
        for mean, column in zip(means, zip(*rows, strict=True), strict=True)
    ]
    return means, [square**0.5 if square > MIN_VARIANCE else 1.0 for square in squares]


def solve_cholesky(lower: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric positive definite system, given its lower half."""
    size = len(right)
    root = [[0.0] * size for _ in range(size)]
    for row in range(size):
        for column in range(row + 1):
            rest = lower[row][column] - sum(root[row][k] * root[column][k] for k in range(column))
            root[row][column] = rest**0.5 if row == column else rest / root[column][column]
    forward: list[float] = []
    for row in range(size):
        forward.append((right[row] - sum(root[row][k] * forward[k] for k in range(row))) / root[row][row])
    found = [0.0] * size
    for row in reversed(range(size)):
        later = sum(root[k][row] * found[k] for k in range(row + 1, size))
        found[row] = (forward[row] - later) / root[row][row]
    return found


def brier(chances: Sequence[float], wins: Sequence[float]) -> float:
    """Return the Brier score: the mean squared distance of chances from results."""
    return sum((chance - won) ** 2 for chance, won in zip(chances, wins, strict=True)) / len(wins)


def calibration_error(chances: Sequence[float], wins: Sequence[float], bins: int = 10) -> float:
    """Return the mean difference between predicted and actual win rates, over bins of equal size."""
    order = sorted(range(len(wins)), key=lambda at: chances[at])
    total = 0.0
    for number in range(bins):
        part = order[number * len(order) // bins : (number + 1) * len(order) // bins]
        if part:
            said = sum(chances[at] for at in part) / len(part)
            came = sum(wins[at] for at in part) / len(part)
            total += abs(said - came) * len(part)
    return total / len(order)
