"""States of survivors that a mission names, such as infected: counters of the mission with a survivor's name."""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.state import ZombicideState

SEPARATOR: Final = "."
"""Stands between the mark and the survivor; no counter that a mission names has it."""


def mark_counter(mark: str, survivor: str) -> str:
    """Return the counter that holds whether a survivor has a mark."""
    return mark + SEPARATOR + survivor


def has_mark(s: ZombicideState, who: int, mark: str) -> bool:
    """Return whether a survivor has a mark."""
    return s.tallies.get(mark_counter(mark, s.roster[who]), 0) > 0
