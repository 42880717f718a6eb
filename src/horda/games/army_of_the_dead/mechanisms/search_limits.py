"""Where and how often survivors search (AD-ACT-07, AD-TIL-01)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.skills.base import speakers
from horda.games.zombicide.state import Table

UNSEARCHED = "hotel_corridor"


class SearchLimits(Mechanism):
    """One search in a round, whoever gave the action for it."""

    name: ClassVar[str] = "search_limits"

    def search_begun(self, s: Table, who: int) -> Steps:
        """Note the round, for an action given by another counts too (AD-Q-86)."""
        s.counters[f"searched.{who}"] = s.round
        return ()

    def why_not_search(self, s: Table, who: int) -> str | None:
        """One search in a round, unless a skill allows more (AD-ACT-07); none in hotel corridors."""
        again = s.counters.get(f"searched.{who}", -1) == s.round
        if again and not speakers(s, who, "searches_again"):
            return s.cite("search.once")
        return "AD-TIL-01" if s.board.kinds[s.zone[who]].name == UNSEARCHED else None
