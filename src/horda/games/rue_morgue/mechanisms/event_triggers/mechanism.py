"""Event triggers, which are checked after every action (RM-EVT)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.mechanisms.event_triggers.content import TriggersInMissions
from horda.games.rue_morgue.mechanisms.event_triggers.setting_off import (
    NAME,
    TRIGGER,
    TRIGGER_SET_OFF,
    USED,
    SetOffTriggers,
)
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.missions.parts import MissionPart
from horda.games.zombicide.state import ZombicideState


class EventTriggers(Mechanism):
    """Event triggers, checked after every action."""

    name: ClassVar[str] = NAME
    tokens: ClassVar[tuple[str, ...]] = (TRIGGER,)
    pieces: ClassVar[tuple[str, ...]] = (TRIGGER, USED)
    happenings: ClassVar[tuple[str, ...]] = (TRIGGER_SET_OFF,)

    def mission_part(self) -> MissionPart:
        """Return the part of a mission that says where each event trigger is set off."""
        return TriggersInMissions()

    def action_ended(self, s: ZombicideState) -> Steps:
        """Set off a trigger if a survivor has come within its reach (RM-EVT-03)."""
        return (SetOffTriggers(),) if TRIGGER in s.token_kind else ()
