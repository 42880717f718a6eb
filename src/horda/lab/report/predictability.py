"""When a match is decided: how often a simple model predicts its result, round by round.

The model is a logistic regression on the survivors alive, the zombies on the board, the danger level and the
objectives taken. It is fitted on one half of the matches and tested on the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from horda.lab.intervals import Interval, share

MIN_MATCHES = 40
"""With fewer matches, or if nearly all end alike, there is no result."""
SETTLED_SHARE = 0.9
NEWTON_STEPS = 12
RIDGE = 1.0
"""Strength of the ridge penalty, so that rare events carry little weight."""

Position = tuple[float, ...]


def predictability_by_round(
    positions: Sequence[Mapping[int, Position]], won: Sequence[bool]
) -> list[Interval]:
    """Return, for each round, the share of results predicted correctly; finished matches count as correct.

    `positions` has the features of each match at the start of each round.
    """
    if len(won) < MIN_MATCHES or not MIN_MATCHES / 8 <= sum(won) <= len(won) - MIN_MATCHES / 8:
        return []
    last = max(max(one, default=0) for one in positions)
    found: list[Interval] = []
    for round in range(1, last + 1):
        playing = [at for at, one in enumerate(positions) if round in one]
        right = len(won) - len(playing)
        for half in (0, 1):
            fitted_on = [at for at in playing if at % 2 != half]
            tested = [at for at in playing if at % 2 == half]
            if not fitted_on:
                continue
            judge = _fit([positions[at][round] for at in fitted_on], [won[at] for at in fitted_on])
            right += sum((_score(judge, positions[at][round]) > 0) == won[at] for at in tested)
        found.append(share(right, len(won)))
    return found


def settled_round(curve: Sequence[Interval]) -> int | None:
    """Return the first round, from 1, from which 9 of 10 results are predicted; None if there is none.

    If nearly all matches end alike, that holds before the first round; then half of the remaining uncertainty
    must be resolved as well.
    """
    threshold = max(SETTLED_SHARE, (1 + curve[0].value) / 2) if curve else SETTLED_SHARE
    late = [at for at, one in enumerate(curve) if one.value < threshold]
    first = late[-1] + 1 if late else 0
    return first + 1 if curve and first < len(curve) else None


class _LogisticModel:
    def __init__(self, middle: Position, wide: Position, weights: list[float]) -> None:
        self.middle, self.wide, self.weights = middle, wide, weights


def _score(judge: _LogisticModel, one: Position) -> float:
    scaled = [(value - mid) / wide for value, mid, wide in zip(one, judge.middle, judge.wide, strict=True)]
    return judge.weights[0] + sum(w * x for w, x in zip(judge.weights[1:], scaled, strict=True))


def _fit(seen: Sequence[Position], won: Sequence[bool]) -> _LogisticModel:
    """Fit a ridge logistic regression by Newton's method."""
    size = len(seen[0])
    middle = tuple(sum(one[at] for one in seen) / len(seen) for at in range(size))
    spread = [sum((one[at] - middle[at]) ** 2 for one in seen) / len(seen) for at in range(size)]
    judge = _LogisticModel(middle, tuple(one**0.5 or 1.0 for one in spread), [0.0] * (size + 1))
    rows = [
        (1.0, *((value - mid) / wide for value, mid, wide in zip(one, judge.middle, judge.wide, strict=True)))
        for one in seen
    ]
    for _ in range(NEWTON_STEPS):
        slope = [-RIDGE * weight * (at > 0) for at, weight in enumerate(judge.weights)]
        bend = [[RIDGE * (a == b) + 1e-9 for b in range(size + 1)] for a in range(size + 1)]
        for row, result in zip(rows, won, strict=True):
            score = sum(w * x for w, x in zip(judge.weights, row, strict=True))
            chance = 1 / (1 + exp(-max(min(score, 30.0), -30.0)))
            for a in range(size + 1):
                slope[a] += (result - chance) * row[a]
                for b in range(size + 1):
                    bend[a][b] += chance * (1 - chance) * row[a] * row[b]
        judge.weights = [w + d for w, d in zip(judge.weights, _solve(bend, slope), strict=True)]
    return judge


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a linear system by Gaussian elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        pivot = max(range(at, len(rows)), key=lambda one: abs(rows[one][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for other in range(len(rows)):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [rows[at][-1] / rows[at][at] for at in range(len(rows))]
