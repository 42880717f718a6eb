"""A bout that tests the two-world law on many pairs of worlds."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from tests.properties.two_worlds import worlds
from tests.soak.counting import Counts


def compare_worlds(seed: int, seconds: float, folder: Path) -> Counts:
    """Compare pairs of worlds of all five games, for some seconds."""
    *_, tally = worlds.soak(pairs=10**12, seconds=seconds, seed=seed * 100_003)
    found = sum(tally.found.values())
    if found:
        sys.stderr.write(tally.table() + "\n")
    return Counter({"pairs of worlds": tally.pair_count, "comparisons": tally.compared, "leaks": found})
