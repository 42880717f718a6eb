"""What something goes with: how much more often those win who had it. Signs, not causes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from statistics import NormalDist

from horda.lab.intervals import CONFIDENCE, Z, difference
from horda.lab.report.charts import IntervalLine

MIN_MATCHES_PER_SIDE = 10
"""With fewer matches on either side nothing is said."""


def win_difference(
    label: str, having: Iterable[bool], lacking: Iterable[bool], note: str = ""
) -> IntervalLine | None:
    """Wins of those who had it less wins of the others; None where too few are on one side."""
    had, had_not = list(having), list(lacking)
    if min(len(had), len(had_not)) < MIN_MATCHES_PER_SIDE:
        return None
    return IntervalLine(
        label, difference((sum(had), len(had)), (sum(had_not), len(had_not))), note, is_difference=True
    )


def win_differences(
    names: Mapping[str, str],
    had: Mapping[str, Collection[int]],
    won: Mapping[int, bool],
    note: Callable[[int], str],
) -> list[IntervalLine]:
    """For each thing, what it goes with; `had` says in which matches, or seats, it was had.

    `note` says in how many of 100 that was.
    """
    found: list[IntervalLine] = []
    for name, label in names.items():
        where = had[name]
        line = win_difference(
            label,
            (won[one] for one in won if one in where),
            (won[one] for one in won if one not in where),
            note(round(100 * len(where) / max(len(won), 1))),
        )
        if line is not None:
            found.append(line)
    return sorted(found, key=lambda one: -one.interval.value)


def is_beyond_luck(one: IntervalLine, among: int) -> bool:
    """Whether the furthest of so many is more than luck, which finds a better one the more there are.

    Bonferroni: the interval is as wide as it must be to hold for all of them at once.
    """
    near = one.interval.low if one.interval.value > 0 else one.interval.high
    wider = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(among, 1)) / Z
    return one.is_significant and abs(one.interval.value - near) * wider < abs(one.interval.value)


def extremes(lines: list[IntervalLine], most: int) -> list[IntervalLine]:
    """The most that can be shown: those furthest from nought, best first."""
    far = sorted(lines, key=lambda one: -abs(one.interval.value))[:most]
    return [one for one in lines if one in far]
