"""Net flow of survivors over the board: steps between zones minus the steps back."""

from __future__ import annotations

from collections import Counter
from typing import Final

import polars as pl

from horda.lab.measure.zombicide import STEP_SEPARATOR
from horda.lab.report.elements import Table
from horda.lab.report.subject import Subject

MIN_WON_MATCHES: Final = 20
"""Smallest number of won matches for showing only these; with fewer, all matches are shown."""
MIN_NET_STEPS: Final = 1.0
"""Smallest net number of survivors per match in one direction for showing a step."""

Steps = dict[tuple[str, str], float]


def net_steps(subject: Subject) -> tuple[Steps, bool]:
    """Return the net steps per match by pair of zones, and whether only won matches were counted."""
    matches = subject.matches
    won = matches.filter(matches["won"])
    chosen = won if won.height >= MIN_WON_MATCHES else matches
    walked = subject.rows_of("tallies").filter(
        (pl.col("what") == "walked") & pl.col("match").is_in(chosen["match"].implode())
    )
    counts: Counter[tuple[str, str]] = Counter()
    for name, count in walked.group_by("name").agg(pl.col("count").sum()).iter_rows():
        one, _, other = name.partition(STEP_SEPARATOR)
        counts[one, other] += count
    net = {step: (count - counts[step[1], step[0]]) / chosen.height for step, count in counts.items()}
    shown = sorted(
        (step for step, value in net.items() if value >= MIN_NET_STEPS), key=lambda step: (-net[step], step)
    )
    return {step: net[step] for step in shown}, chosen is won


def steps_table(subject: Subject, steps: Steps) -> Table:
    """Return the data of the drawn steps."""
    columns = [subject.text(f"column-{name}") for name in ("low", "high", "a-match")]
    return Table(columns, [(one, other, round(value, 2)) for (one, other), value in steps.items()])
