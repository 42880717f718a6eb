"""Loud: a zone that counts as the noisiest until its survivor's next turn (RM-SK-70)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.skills.moving import fall_silent, loud_zone
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.state import Table


class Loudness(Mechanism):
    """What the skill Loud leaves behind."""

    name: ClassVar[str] = "loud"

    def loud_zone(self, s: Table, so_far: int) -> int:
        """Where somebody was Loud last (RM-SK-70)."""
        loud = loud_zone(s)
        return so_far if loud == NOWHERE else loud

    def eliminated(self, s: Table, who: int) -> Steps:
        """The dead are silent."""
        fall_silent(s, who)
        return ()
