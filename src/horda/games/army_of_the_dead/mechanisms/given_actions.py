"""Actions outside of one's own turn (AD-Q-35)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.rules.given_actions import HURT
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.state import Table


class GivenActions(Mechanism):
    """A rescue is earned by wounds in the zombies' phase."""

    name: ClassVar[str] = "given_actions"

    def wounded(self, s: Table, who: int, wounds: int) -> Steps:
        """Remember the zombies' phases in which anybody was hurt (AD-Q-35)."""
        if s.phase == "zombies":
            s.counters[HURT] = s.round
        return ()
