"""Associations: the difference in wins of those with and without a card, a skill or a deal. Not causes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from statistics import NormalDist

from horda.lab.intervals import CONFIDENCE, Z, difference
from horda.lab.report.charts import IntervalLine

MIN_MATCHES_PER_SIDE = 10
"""Smallest number of matches on each side for a result."""


def win_difference(
    label: str, having: Iterable[bool], lacking: Iterable[bool], note: str = ""
) -> IntervalLine | None:
    """Return the wins of those who had a thing minus those of the others; None if a side is too small."""
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
    """Return the win difference of each thing; `had` lists the matches or seats that had it.

    `note` formats the percentage of matches or seats that had it.
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
    """Return whether the most extreme of `among` differences is significant.

    Bonferroni correction: the interval is widened so that all intervals hold at once.
    """
    near = one.interval.low if one.interval.value > 0 else one.interval.high
    wider = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(among, 1)) / Z
    return one.is_significant and abs(one.interval.value - near) * wider < abs(one.interval.value)


def extremes(lines: list[IntervalLine], most: int) -> list[IntervalLine]:
    """Return the `most` lines farthest from zero, in their order."""
    far = sorted(lines, key=lambda one: -abs(one.interval.value))[:most]
    return [one for one in lines if one in far]
