"""Limits of searches: once a round, and not in hotel corridors (AD-ACT-07, AD-TIL-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

UNSEARCHED = "hotel_corridor"


@dataclass
class Searched(Record):
    """The survivors who searched in the latest round with a search, and that round."""

    round: int = 0
    searchers: tuple[int, ...] = ()


RECORD: Final = TypedKey("search_limits", Searched)


def searchers(s: ZombicideState) -> tuple[int, ...]:
    """Return the survivors who have searched in this round."""
    found = s.record(RECORD)
    return found.searchers if found.round == s.round else ()


class SearchLimits(Mechanism):
    """The limit of one search in a round, given actions included."""

    name: ClassVar[str] = RECORD.name

    def record(self) -> Record:
        """Return the initial record: nobody has searched."""
        return Searched()

    def search_started(self, s: ZombicideState, who: int) -> Steps:
        """Record the round of a search, because searches by given actions count too (AD-Q-86)."""
        if who not in searchers(s):
            s.remember(RECORD, Searched(s.round, tuple(sorted((*searchers(s), who)))))
        return ()

    def why_not_search(self, s: ZombicideState, who: int) -> str | None:
        """Return the rule against a second search in a round without a skill (AD-ACT-07), or any in hotel corridors."""
        if who in searchers(s) and not skill_hooks.searches_again(s, who):
            return s.cite("search.once")
        return "AD-TIL-01" if s.board.kinds[s.zone[who]].name == UNSEARCHED else None
