"""Setting off event triggers when an action ends with a survivor within their reach (RM-EVT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.lists import put
from horda.engine.steps import Step
from horda.games.rue_morgue.rules.dead import is_barren
from horda.games.rue_morgue.zombie_events import TriggerSetOff
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import MechanismData, notify_mission
from horda.games.zombicide.rules.zombies.spawning import RevealBuilding
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

TRIGGER: Final = "trigger"
USED: Final = "trigger_used"
TRIGGER_SET_OFF: Final = "trigger_set_off"
"""The event of missions for a trigger that was set off."""
NAME: Final = "event_triggers"
"""The name of the mechanism."""


class Reach(MechanismData):
    """By the number of each event trigger, the zones in which it is set off (RM-EVT-09)."""

    def __init__(self, zones: dict[int, list[int]]) -> None:
        self.zones = zones


SAID: Final = TypedKey(NAME, Reach)
"""Key of this mechanism's entry in the mission."""


def reach_of(s: ZombicideState, token: int) -> list[int]:
    """Return the zones in which an event trigger is set off: the indoor zones of its tile (RM-EVT-09)."""
    found = s.goals.mission_value(SAID).zones.get(token)
    if found is None:
        return s.board.indoors_on(s.board.tiles[s.token_zone[token]][0])
    return found


def trigger_only_zones(s: ZombicideState) -> list[int]:
    """Return the zones that get zombies only by an event trigger, whether it was used or not.

    RM-EVT-02, RM-EVT-12, RM-BSP-07.
    """
    return [zone for kind in (TRIGGER, USED) for token in s.tokens(kind) for zone in reach_of(s, token)]


@dataclass
class SetOffTriggers(Step):
    """Set off the triggers on whose tile a survivor is indoors at the end of an action (RM-EVT-03).

    Survivors who only pass through do not count (RM-EVT-05). Further effects are the mission's (RM-EVT-01).
    """

    def run(self, s: ZombicideState) -> None:
        """Turn the token over, and fill every building zone of the tile, once (RM-EVT-04, RM-EVT-06)."""
        for token in s.tokens(TRIGGER):
            reach = reach_of(s, token)
            who = _foot_in(s, reach)
            if who == NOWHERE:
                continue
            zone = s.zone[who]
            s.token_kind = put(s.token_kind, token, USED)
            s.emit(TriggerSetOff(s.roster[who], s.board.names[zone]))
            rooms = [one for one in reach if s.board.kinds[one].building and not is_barren(s, one)]
            s.push(SetOffTriggers())
            if rooms:
                s.push(RevealBuilding(who, tuple(rooms)))
            notify_mission(s, TRIGGER_SET_OFF, who=who, zone=zone, colour=s.token_colour[token])
            return


def _foot_in(s: ZombicideState, reach: list[int]) -> int:
    """Return the survivor who sets a trigger off: the active one if in its reach, else the first one in reach."""
    there = [who for who in s.in_play() if s.zone[who] in reach]
    if not there:
        return NOWHERE
    return s.active if s.active in there else there[0]
