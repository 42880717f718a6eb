"""Marks of survivors that a mission defines, such as infected, stored as counters of the mission."""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.state import ZombicideState

SEPARATOR: Final = "."
"""Separates the mark and the survivor in the name of a counter; no counter of a mission contains it."""


def mark_counter(mark: str, survivor: str) -> str:
    """Return the name of the counter that stores whether a survivor has a mark."""
    return mark + SEPARATOR + survivor


def has_mark(s: ZombicideState, who: int, mark: str) -> bool:
    """Return whether a survivor has a mark."""
    return s.tallies.get(mark_counter(mark, s.roster[who]), 0) > 0
