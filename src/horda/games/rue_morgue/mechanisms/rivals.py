"""Rivals: in competitive mode whoever is of another team is an enemy (RM-CPV)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.state import Result
from horda.games.rue_morgue.rules.competition import left_of_vests, verdict
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.state import Table


class Rivals(Mechanism):
    """Teams against each other, with Bulletproof Vests."""

    name: ClassVar[str] = "rivals"

    def is_rival(self, s: Table, who: int, other: int) -> bool:
        """Whoever is of another team is an enemy like the zombies (RM-CPV-01, RM-CPV-12)."""
        return s.goals.competitive and s.team_of[who] != s.team_of[other]

    def wounds_from_survivors(self, s: Table, who: int, so_far: int) -> int:
        """Bulletproof Vests stop them, but not those of zombies (RM-VES-03, RM-FRF-03)."""
        return left_of_vests(s, who, so_far)

    def victory(self, s: Table, so_far: Result) -> Result:
        """Among rivals the team with the most experience has won (RM-WIN-04, RM-CPV-02)."""
        return verdict(s) if s.goals.competitive else so_far
