"""Buildings, hospitals and event triggers: where zombies wait behind doors (chapters BSP, HOS, EVT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.lists import put
from horda.engine.steps import Step
from horda.games.rue_morgue.rules.arrivals import is_barren
from horda.games.rue_morgue.zombie_events import TriggerSetOff
from horda.games.zombicide.rules.board import CORRIDOR, FENCE, NOWHERE, WALL
from horda.games.zombicide.rules.goals import TRIGGER_SET_OFF, happen
from horda.games.zombicide.rules.spawning import RevealBuilding
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import Table

TRIGGER: Final = "trigger"
USED: Final = "trigger_used"


def is_corridor(s: Table, zone: int) -> bool:
    """Whether a zone is an interior corridor."""
    return s.board.kinds[zone].name == CORRIDOR


def is_indoors(s: Table, zone: int) -> bool:
    """Whether a zone is a room or an interior corridor."""
    return s.board.kinds[zone].building or is_corridor(s, zone)


def rooms_behind(s: Table, gate: int) -> list[int]:
    """The rooms that a door opens the way to (RM-ZON-04, RM-BSP-08, 09, RM-HOS-09, 10, RM-Q-20).

    A door from outside leads to all that openings, open doors and corridors join; one inside the house only
    to the rooms behind it. Closed doors end it.
    """
    zones = s.board.gates[gate].zones
    through_corridors = not all(is_indoors(s, zone) for zone in zones) or all(
        is_corridor(s, zone) for zone in zones
    )
    found: list[int] = []
    for start in zones:
        if s.board.kinds[start].building or (is_corridor(s, start) and through_corridors):
            for zone in _joined(s, start, gate, through_corridors=through_corridors):
                if zone not in found and s.board.kinds[zone].building:
                    found.append(zone)
    return found


def _joined(s: Table, start: int, gate: int, *, through_corridors: bool) -> list[int]:
    board = s.board
    reached = [start]
    for zone in reached:
        for number in board.zone_borders[zone]:
            border = board.borders[number]
            beyond = border.beyond(zone)
            if beyond in reached or border.gate == gate or board.live_marks(border, s.shut) & (WALL | FENCE):
                continue
            if board.kinds[beyond].building or (through_corridors and is_corridor(s, beyond)):
                reached.append(beyond)
    return reached


def fill_rooms(s: Table, who: int, gate: int) -> Steps:
    """A card for each room not yet revealed, save those of tiles with a trigger (RM-BSP-01, RM-EVT-02)."""
    kept = held_back(s)
    rooms: list[int] = []
    opened = s.opened
    for zone in rooms_behind(s, gate):
        building = s.board.building[zone]
        if opened >> building & 1:
            continue
        s.opened |= 1 << building
        if zone not in kept and not is_barren(s, zone):
            rooms.append(zone)
    return (RevealBuilding(who, tuple(sorted(rooms))),) if rooms else ()


def reach_of(s: Table, token: int) -> list[int]:
    """The zones in which an event trigger is set off: those of its tile that are indoors (RM-EVT-09)."""
    found = s.goals.reach.get(token)
    if found is None:
        return s.board.indoors_on(s.board.tiles[s.token_zone[token]][0])
    return found


def held_back(s: Table) -> list[int]:
    """The zones that get zombies by an event trigger alone, used or not (RM-EVT-02, RM-EVT-12)."""
    return [zone for kind in (TRIGGER, USED) for token in s.tokens(kind) for zone in reach_of(s, token)]


@dataclass
class SetOffTriggers(Step):
    """A survivor who stands indoors on its tile as an action ends sets off a trigger (RM-EVT-03)."""

    def run(self, s: Table) -> None:
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
            happen(s, TRIGGER_SET_OFF, who=who, zone=zone, colour=s.token_colour[token])
            return


def _foot_in(s: Table, reach: list[int]) -> int:
    """Who sets a trigger off: the active survivor if in its reach, or else the first who is."""
    there = [who for who in s.in_play() if s.zone[who] in reach]
    if not there:
        return NOWHERE
    return s.active if s.active in there else there[0]
