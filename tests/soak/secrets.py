"""The two-world law by the million: who was not there cannot tell what was done in secret."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from tests.properties import worlds
from tests.soak.counting import Counts


def compare_worlds(seed: int, seconds: float, folder: Path) -> Counts:
    """Pairs of worlds of all five games, for some seconds."""
    *_, tally = worlds.soak(pairs=10**12, seconds=seconds, seed=seed * 100_003)
    found = sum(tally.found.values())
    if found:
        sys.stderr.write(tally.table() + "\n")
    return Counter({"pairs of worlds": tally.tried, "comparisons": tally.compared, "leaks": found})
