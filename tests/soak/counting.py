"""What a bout of the soak counts, and which of its counts have to be nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

Counts = Counter[str]
"""How much was done, and how much went wrong, each under a name."""

Bout = Callable[[int, float, Path], Counts]
"""Some seconds of one part of the soak: its seed, how long, and a folder for what it writes."""

WRONG = ("lost", "doubled", "leaks", "endless", "server errors", "broken")
"""Counts that must be nothing."""


def wrong_in(counts: Counts) -> Counts:
    """What went wrong."""
    return Counter({name: counts[name] for name in WRONG if counts[name]})
