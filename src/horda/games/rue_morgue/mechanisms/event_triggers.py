"""Event triggers: tokens that go off when a survivor comes into their reach (RM-EVT)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.rules.revealing import TRIGGER, SetOffTriggers
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.state import Table


class EventTriggers(Mechanism):
    """They are looked at whenever somebody has done something."""

    name: ClassVar[str] = "event_triggers"

    def action_ended(self, s: Table) -> Steps:
        """A survivor may have come into the reach of one (RM-EVT-03)."""
        return (SetOffTriggers(),) if TRIGGER in s.token_kind else ()
