"""Opening doors of buildings and hospitals: all rooms behind them are filled at once (RM-HOS, RM-BSP)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.mechanisms.event_triggers.setting_off import trigger_only_zones
from horda.games.rue_morgue.rules.dead import is_barren
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.board.borders import FENCE, WALL
from horda.games.zombicide.rules.board.graph import CORRIDOR
from horda.games.zombicide.rules.zombies.spawning import RevealBuilding
from horda.games.zombicide.state import ZombicideState


class Hospital(Mechanism):
    """Hospitals: rooms connected by openings, open doors and corridors, which opening a door fills at once."""

    name: ClassVar[str] = "hospital"
    needs: ClassVar[tuple[str, ...]] = ("event_triggers",)
    """Event triggers keep rooms behind a door empty at first (RM-EVT-02)."""

    def open_rooms(self, s: ZombicideState, who: int, gate: int) -> Steps | None:
        """Return the steps that fill the opened rooms together (RM-BSP-08, RM-HOS-10)."""
        return fill_rooms(s, who, gate)


def is_corridor(s: ZombicideState, zone: int) -> bool:
    """Return whether a zone is an interior corridor."""
    return s.board.kinds[zone].name == CORRIDOR


def is_indoors(s: ZombicideState, zone: int) -> bool:
    """Return whether a zone is a room or an interior corridor."""
    return s.board.kinds[zone].building or is_corridor(s, zone)


def rooms_behind(s: ZombicideState, gate: int) -> list[int]:
    """Return the rooms to which a door opens the way (RM-ZON-04, RM-BSP-08, RM-HOS-09, RM-HOS-10, RM-Q-20).

    A door from outside opens all rooms that openings, open doors and corridors connect; one inside the building
    only the rooms behind it. Closed doors are the limit (RM-BSP-09), and corridors themselves are not
    filled (RM-HOS-05).
    """
    zones = s.board.gates[gate].zones
    through_corridors = not all(is_indoors(s, zone) for zone in zones) or all(
        is_corridor(s, zone) for zone in zones
    )
    found: list[int] = []
    for start in zones:
        if s.board.kinds[start].building or (is_corridor(s, start) and through_corridors):
            for zone in _connected_zones(s, start, gate, through_corridors=through_corridors):
                if zone not in found and s.board.kinds[zone].building:
                    found.append(zone)
    return found


def _connected_zones(s: ZombicideState, start: int, gate: int, *, through_corridors: bool) -> list[int]:
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


def fill_rooms(s: ZombicideState, who: int, gate: int) -> Steps:
    """Return a spawn card for each room not yet revealed, except on tiles with a trigger.

    RM-BSP-01, RM-EVT-02, RM-EVT-08.
    """
    kept = trigger_only_zones(s)
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
