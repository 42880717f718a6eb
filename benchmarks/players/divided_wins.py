"""Wins of the first seat in two series, shared wins divided: `benchmarks/players/divided_wins.py ONE OTHER`.

`horda lab compare` counts a shared win for each winner, so the fair share depends on how often wins are
shared. Divided, it is one divided by the number of seats. Matches of the same number share a seed and are
compared in pairs.
"""

from __future__ import annotations

import argparse
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev

from horda.lab.intervals import Z
from horda.lab.storage.series_folder import Folder


def shares(path: Path) -> dict[int, float]:
    """Return the first seat's share of each match."""
    rows = Folder(path).tables()["matches"].select("number", "winners").iter_rows()
    return {number: (0 in winners) / max(1, len(winners)) for number, winners in rows}


def format_mean(values: list[float]) -> str:
    """Format a mean in percent with half of its 95 % interval."""
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return f"{100 * fmean(values):+.1f} +- {100 * half:.1f}"


def main() -> None:
    """Print both shares and their difference over the matches that both have."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one", type=Path)
    parser.add_argument("other", type=Path)
    args = parser.parse_args()
    one, other = shares(args.one), shares(args.other)
    both = sorted(one.keys() & other.keys())
    if not both:
        parser.error("the two series have no match in common")
    means = ", ".join(format_mean([side[at] for at in both]) for side in (one, other))
    print(f"{len(both)} pairs, of 100: {means}")
    print(f"difference: {format_mean([other[at] - one[at] for at in both])}")


if __name__ == "__main__":
    main()
