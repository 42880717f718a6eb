"""Crawlers: what is left of Skinners that an attack killed (RM-CRW)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.rules.crawlers import crawlers_left, may_leave_crawlers, note_roll
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.state import Table


class Crawlers(Mechanism):
    """A 1 among the dice leaves one where a Skinner died."""

    name: ClassVar[str] = "crawlers"

    def roll_counted(self, s: Table, attack: Attack, dice: tuple[int, ...]) -> Steps:
        """They depend on the dice as they fell (RM-CRW-04)."""
        note_roll(s, dice)
        return ()

    def attack_resolved(self, s: Table, attack: Attack) -> Steps:
        """Dead Skinners leave Crawlers (RM-CRW-01)."""
        return crawlers_left(s, attack)

    def is_risky(self, s: Table, attack: Attack) -> bool:
        """A die may show a 1 and leave one (RM-CRW-01)."""
        return may_leave_crawlers(s, attack)
