"""Where and how often survivors search (AD-ACT-07, AD-TIL-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.games.zombicide.mechanism import TO_SEARCH, Mechanism, Record, Steps
from horda.games.zombicide.skills.base import listeners
from horda.games.zombicide.state import ZombicideState

UNSEARCHED = "hotel_corridor"


@dataclass
class Searched(Record):
    """Who has searched in the last round in which anybody did."""

    round: int = 0
    searchers: tuple[int, ...] = ()


def searchers(s: ZombicideState) -> tuple[int, ...]:
    """Those who have searched in this round."""
    found = s.records[SearchLimits.name]
    assert isinstance(found, Searched)
    return found.searchers if found.round == s.round else ()


class SearchLimits(Mechanism):
    """One search in a round, whoever gave the action for it."""

    name: ClassVar[str] = "search_limits"

    def record(self) -> Record:
        """Nobody has searched."""
        return Searched()

    def act_begun(self, s: ZombicideState, who: int, act: str) -> Steps:
        """Note the round of a search, for an action given by another counts too (AD-Q-86)."""
        if act == TO_SEARCH and who not in searchers(s):
            s.remember(self.name, Searched(s.round, tuple(sorted((*searchers(s), who)))))
        return ()

    def why_not_act(self, s: ZombicideState, who: int, act: str) -> str | None:
        """One search in a round, unless a skill allows more (AD-ACT-07); none in hotel corridors."""
        if act != TO_SEARCH:
            return None
        if who in searchers(s) and not listeners(s, who, "searches_again"):
            return s.cite("search.once")
        return "AD-TIL-01" if s.board.kinds[s.zone[who]].name == UNSEARCHED else None
