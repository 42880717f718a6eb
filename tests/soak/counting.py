"""The counts of a bout, and which of them must be zero."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

Counts = Counter[str]
"""The numbers of things done and of errors in a bout, by name."""

Bout = Callable[[int, float, Path], Counts]
"""A function that runs one part of the soak: its seed, the seconds, and a folder for its files."""

WRONG = ("lost", "doubled", "leaks", "endless", "server errors", "broken")
"""Counts that must be zero."""


def wrong_in(counts: Counts) -> Counts:
    """Return the counts in `WRONG` that are not zero."""
    return Counter({name: counts[name] for name in WRONG if counts[name]})
