"""The heuristic player of Army of the Dead: the family's."""

from __future__ import annotations

from horda.bots.zombicide import FamilyPlayer


class Heuristic(FamilyPlayer):
    """Plays Army of the Dead as it plays every game of the family."""
