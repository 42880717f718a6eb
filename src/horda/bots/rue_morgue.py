"""The heuristic player of Rue Morgue: the family's."""

from __future__ import annotations

from horda.bots.zombicide import FamilyPlayer


class Heuristic(FamilyPlayer):
    """Plays Rue Morgue as it plays every game of the family."""
