"""The board as a graph: cells that form zones, and the borders between them.

A board is made once for a mission (`horda.games.zombicide.board.build`) and shared by all states of all
matches. Doors and tokens on borders, which change in play, are gates: each is one bit of the state's `shut`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.engine.fields import NO_NAMES
from horda.games.zombicide.rules.board.borders import MARK_NAMES, WALL
from horda.games.zombicide.rules.board.sides import NORTH, SOUTH, WEST

if TYPE_CHECKING:
    from horda.games.zombicide.edition import Edition
    from horda.games.zombicide.rules.board.paths import Paths
    from horda.games.zombicide.rules.goals.goals import MissionRules

NOWHERE: Final = -1
CORRIDOR: Final = "corridor"
"""The kind of zone of an interior corridor: a street under a roof."""

GROUND: Final = "ground"
"""The name of the floor without a name of its own, on boards with several floors."""
LIFTS_STOPPED: Final = 1 << 61
"""The bit in `shut` that stops the elevators."""
FIRST_FOG: Final = 64
"""The first of the bits in `shut` for zones in fog, one bit for each zone."""
AIR: Final = "AIR"
"""The name of the zone for survivors in the air: it has no neighbours, and nobody sees into it or out of it."""
OPEN_PLAN: Final = ("hall", "hotel_corridor", "roof", "bus")
"""Kinds of zone that are parts of one big room, with lines on its floor: only for the eye."""


class ZoneKind:
    """How a kind of zone affects sight, search and water. Its letter draws it in a tile's picture."""

    def __init__(
        self,
        name: str,
        *,
        line: bool,
        building: bool,
        water: bool = False,
        sealed: bool = False,
        hides: bool = False,
    ) -> None:
        self.name = name
        self.line = line
        """Whether lines of sight through it must be straight, as in streets."""
        self.building = building
        """Whether it is part of a building: rooms connected by openings form one building."""
        self.water = water
        self.sealed = sealed
        """Whether nobody can walk into it; figures placed in it walk out.

        It is seen only from adjacent zones (move.sealed).
        """
        self.hides = hides
        """Whether nobody sees into it, out of it or through it (sight.hidden)."""


class Border:
    """One side of a cell as a border: the zones on both sides, its marks, and its gate if it has one."""

    def __init__(self, cells: tuple[int, int], zones: tuple[int, int], marks: int) -> None:
        self.cells = cells
        self.zones = zones
        self.marks = marks
        self.gate = NOWHERE

    def beyond(self, zone: int) -> int:
        """Return the zone on the other side of the border."""
        return self.zones[1] if self.zones[0] == zone else self.zones[0]


class Gate:
    """A border that can change in play: a door, a barrier or a hedge."""

    def __init__(self, kind: str, colour: str, *, border: int, zones: tuple[int, int], shut: bool) -> None:
        self.kind = kind
        self.colour = colour
        self.border = border
        self.zones = zones
        self.shut = shut
        """Whether it is closed (or placed) when the mission begins."""
        self.waits = kind == "barrier" and not shut
        """Whether it is a barrier that the mission places later."""


class Feature:
    """Something printed on a tile: a manhole, a bed, a slot machine. It never moves."""

    def __init__(self, kind: str, colour: str, *, zone: int, tile: int, cell: int) -> None:
        self.kind = kind
        self.colour = colour
        self.zone = zone
        self.tile = tile
        self.cell = cell


class Board:
    """The fixed part of a mission's map, which play does not change."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.zone_of: list[int] = [NOWHERE] * (width * height)
        """The zone of each cell, row by row; NOWHERE where there is none."""
        self.tile_of: list[int] = [NOWHERE] * (width * height)
        """The number of the tile on which each cell is printed."""
        self.names: list[str] = []
        """The name of each zone: its first cell, with letters for columns and numbers for rows, such as `E4`."""
        self.kinds: list[ZoneKind] = []
        self.cells: list[list[int]] = []
        self.tiles: list[list[int]] = []
        """The tiles on which each zone lies."""
        self.tile_names: list[str] = []
        self.floors: list[str] = []
        """The name of the floor of each tile; empty for the ground floor."""
        self.borders: list[Border] = []
        self.sides: list[int] = [NOWHERE] * (width * height * 4)
        """The border on each side of each cell (`cell * 4 + side`); NOWHERE at the rim of the board."""
        self.rim: list[int] = [0] * (width * height * 4)
        """The border marks on the rim of the board, only used for drawing."""
        self.zone_borders: list[list[int]] = []
        """The borders of each zone."""
        self.lifts: list[Border] = []
        self.gates: list[Gate] = []
        self.gate_called: dict[str, int] = {}
        self._gate_names: dict[int, str] = {}
        self.building: list[int] = []
        """The building of each zone; NOWHERE in the street."""
        self.buildings: list[list[int]] = []
        self.features: list[Feature] = []
        self.called: dict[str, int] = {}
        """The zone by the name of any of its cells."""
        self.shut = 0
        """The gates that are closed when the mission begins, as bits."""
        self.opened = 0
        """The buildings that are open when the mission begins, as bits (`survey`)."""
        self.barren = 0
        """The zones in which no zombie can appear, as bits: a token closes them, or cuts them off."""
        self.clockwise: list[int] = []
        """The rank of each zone in clockwise order around the middle of the board (`survey`)."""
        self.paths: dict[int, Paths] = {}
        """Cache: sight and paths for each state of the gates (`rules.paths`)."""
        self.named = NO_NAMES
        """Cache: the names of everything numbered, as used in saves (`state.names_of`)."""
        self.named_by: Edition | None = None
        """The edition for which `named` was computed."""
        self.named_for: MissionRules | None = None
        """The mission for which `named` was computed."""

    @property
    def size(self) -> int:
        """The number of zones."""
        return len(self.names)

    def cell_name(self, cell: int) -> str:
        """Return the name of a cell, such as `E4`."""
        row, column = divmod(cell, self.width)
        return f"{chr(ord('A') + column)}{row + 1}"

    def neighbour(self, cell: int, side: int) -> int:
        """Return the cell adjacent to a cell on a side; NOWHERE beyond the rim."""
        row, column = divmod(cell, self.width)
        if side == NORTH:
            return cell - self.width if row else NOWHERE
        if side == SOUTH:
            return cell + self.width if row < self.height - 1 else NOWHERE
        if side == WEST:
            return cell - 1 if column else NOWHERE
        return cell + 1 if column < self.width - 1 else NOWHERE

    def is_shut_lift(self, zone: int) -> bool:
        """Return whether a zone is an elevator that the mission connects to no other."""
        return self.kinds[zone].name == "elevator" and not any(zone in lift.zones for lift in self.lifts)

    def floor_corners(self) -> dict[str, int]:
        """Return the first cell of each floor by its name; empty if there is only one floor."""
        found: dict[str, int] = {}
        if any(self.floors):
            for cell, tile in enumerate(self.tile_of):
                if tile != NOWHERE:
                    found.setdefault(self.floors[tile] or GROUND, cell)
        return found

    def on_floor(self, name: str) -> list[int]:
        """Return the zones of a floor."""
        return [zone for zone in range(self.size) if self.floors[self.tiles[zone][0]] == name]

    def neighbours(self, zone: int) -> list[int]:
        """Return the zones that share an edge with a zone, whatever is on the edge (GH-Q-43)."""
        found: list[int] = []
        for number in self.zone_borders[zone]:
            other = self.borders[number].beyond(zone)
            if other not in found:
                found.append(other)
        return found

    def indoors_on(self, tile: int) -> list[int]:
        """Return the building zones and interior corridors that lie at least partly on a tile."""
        return [
            zone
            for zone in range(self.size)
            if tile in self.tiles[zone] and (self.kinds[zone].building or self.kinds[zone].name == CORRIDOR)
        ]

    def live_marks(self, border: Border, shut: int) -> int:
        """Return the marks of a border while the gates in `shut` are closed."""
        if border.gate == NOWHERE:
            return border.marks
        kind = self.gates[border.gate].kind
        if shut >> border.gate & 1:
            return border.marks | (WALL if kind == "door" else MARK_NAMES[kind])
        return border.marks & ~WALL if kind == "door" else border.marks

    def gate_name(self, gate: int) -> str:
        """Return the name of a gate in choices: the two cells beside it, `E2-F2`."""
        name = self._gate_names.get(gate)
        if name is None:
            first, second = self.borders[self.gates[gate].border].cells
            name = f"{self.cell_name(first)}-{self.cell_name(second)}"
            self._gate_names[gate] = name
        return name

    def gates_of(self, zone: int, kind: str) -> list[int]:
        """Return the gates of a kind on the edges of a zone."""
        found: list[int] = []
        for number in self.zone_borders[zone]:
            gate = self.borders[number].gate
            if gate != NOWHERE and self.gates[gate].kind == kind:
                found.append(gate)
        return found
