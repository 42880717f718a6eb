"""The heuristic player of Green Horde: the family's."""

from __future__ import annotations

from horda.bots.zombicide import FamilyPlayer


class Heuristic(FamilyPlayer):
    """Plays Green Horde as it plays every game of the family."""
