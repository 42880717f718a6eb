"""What the first seat won in two series, a win divided among its winners: `benchmarks/divided.py ONE OTHER`.

`horda lab compare` counts a shared win for each who has it, so that a fair share depends on how often wins
are shared. Divided, it is one of the number of seats. Matches of one number have one seed: they are pairs.
"""

from __future__ import annotations

import argparse
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev

from horda.lab.intervals import Z
from horda.lab.storage.series_folder import Folder


def shares(path: Path) -> dict[int, float]:
    """The part of each match that the first seat won."""
    rows = Folder(path).tables()["matches"].select("number", "winners").iter_rows()
    return {number: (0 in winners) / max(1, len(winners)) for number, winners in rows}


def told(values: list[float]) -> str:
    """The mean of some values in points of 100, with half of its interval (95 of 100)."""
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return f"{100 * fmean(values):+.1f} +- {100 * half:.1f}"


def main() -> None:
    """Say what both won, and the difference of the matches that both have."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one", type=Path)
    parser.add_argument("other", type=Path)
    asked = parser.parse_args()
    one, other = shares(asked.one), shares(asked.other)
    both = sorted(one.keys() & other.keys())
    if not both:
        parser.error("the two series have no match in common")
    print(f"{len(both)} pairs, of 100: {told([one[at] for at in both])}, {told([other[at] for at in both])}")
    print(f"difference: {told([other[at] - one[at] for at in both])}")


if __name__ == "__main__":
    main()
