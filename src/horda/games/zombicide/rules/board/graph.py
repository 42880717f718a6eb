"""The board as a graph: cells that form zones, and the borders between them.

A board is made once for a mission (`horda.games.zombicide.board.build`) and shared by all states of all
matches. What may change in play, doors and tokens on borders, is a gate: one bit of the state's `shut`.
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
"""The kind of an interior corridor: a street under a roof."""

GROUND: Final = "ground"
"""What the floor of the tiles is called that the mission puts on no other, where it has others."""
LIFTS_STOPPED: Final = 1 << 61
"""The bit among the gates that are shut which says that the elevators stand still."""
FIRST_FOG: Final = 64
"""The first of the bits among the gates that are shut which say what zones lie in fog: one for each zone."""
AIR: Final = "AIR"
"""The zone of those who are in the air: it touches nothing, and nobody sees into it or out of it."""
OPEN_PLAN: Final = ("hall", "hotel_corridor", "roof", "bus")
"""Kinds of zone that are parts of one big room, with lines on its floor: only for the eye."""


class ZoneKind:
    """What a kind of zone means for sight, search and water. Its letter draws it in a tile's picture."""

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
        """Sight runs through it in straight lines, as in streets."""
        self.building = building
        """It is part of a building: rooms joined by openings are one."""
        self.water = water
        self.sealed = sealed
        """Nobody walks into it; who appears in it walks out. It is seen only from beside (move.sealed)."""
        self.hides = hides
        """Nobody sees into it, out of it or through it (sight.hidden)."""


class Border:
    """One straight edge between two cells: the zones on both sides, its marks, its gate if it has one."""

    def __init__(self, cells: tuple[int, int], zones: tuple[int, int], marks: int) -> None:
        self.cells = cells
        self.zones = zones
        self.marks = marks
        self.gate = NOWHERE

    def beyond(self, zone: int) -> int:
        """Return the zone on the other side."""
        return self.zones[1] if self.zones[0] == zone else self.zones[0]


class Gate:
    """A border that changes in play: a door, a barrier or a hedge."""

    def __init__(self, kind: str, colour: str, *, border: int, zones: tuple[int, int], shut: bool) -> None:
        self.kind = kind
        self.colour = colour
        self.border = border
        self.zones = zones
        self.shut = shut
        """Whether it is shut (or lies there) when the mission begins."""
        self.waits = kind == "barrier" and not shut
        """Whether it is a barrier that the mission lays later."""


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
        """The number of the tile each cell is printed on."""
        self.names: list[str] = []
        """Each zone's name: its first cell, letters across and numbers down, such as `E4`."""
        self.kinds: list[ZoneKind] = []
        self.cells: list[list[int]] = []
        self.tiles: list[list[int]] = []
        """The tiles that each zone lies on."""
        self.tile_names: list[str] = []
        self.floors: list[str] = []
        """The floor of each tile; tiles of the ground floor have none."""
        self.borders: list[Border] = []
        self.sides: list[int] = [NOWHERE] * (width * height * 4)
        """The border on each side of each cell (`cell * 4 + side`); NOWHERE at the rim of the board."""
        self.rim: list[int] = [0] * (width * height * 4)
        """What is drawn on the rim of the board: only for the eye."""
        self.zone_borders: list[list[int]] = []
        """The borders around each zone."""
        self.lifts: list[Border] = []
        self.gates: list[Gate] = []
        self.gate_called: dict[str, int] = {}
        self._gate_names: dict[int, str] = {}
        self.building: list[int] = []
        """The building each zone belongs to; NOWHERE in the street."""
        self.buildings: list[list[int]] = []
        self.features: list[Feature] = []
        self.called: dict[str, int] = {}
        """Zones by the name of any of their cells."""
        self.shut = 0
        """The gates that are shut when the mission begins."""
        self.opened = 0
        """The buildings that stand open when the mission begins, as bits (`survey`)."""
        self.barren = 0
        """The zones in which no zombie appears, as bits: what lies there closes them, or cuts them off."""
        self.clockwise: list[int] = []
        """The place of each zone on a round about the middle of the board (`survey`)."""
        self.paths: dict[int, Paths] = {}
        """Sight and paths for each state of the gates met so far (`rules.paths`)."""
        self.named = NO_NAMES
        """The names of all that is numbered here, as saves hold them (`state.names_of`)."""
        self.named_by: Edition | None = None
        """The edition whose kinds and skills are among them."""
        self.named_for: MissionRules | None = None
        """The mission whose triggers are."""

    @property
    def size(self) -> int:
        """How many zones there are."""
        return len(self.names)

    def cell_name(self, cell: int) -> str:
        """Return the name of a cell, such as `E4`."""
        row, column = divmod(cell, self.width)
        return f"{chr(ord('A') + column)}{row + 1}"

    def neighbour(self, cell: int, side: int) -> int:
        """Return the cell next to a cell; NOWHERE beyond the rim."""
        row, column = divmod(cell, self.width)
        if side == NORTH:
            return cell - self.width if row else NOWHERE
        if side == SOUTH:
            return cell + self.width if row < self.height - 1 else NOWHERE
        if side == WEST:
            return cell - 1 if column else NOWHERE
        return cell + 1 if column < self.width - 1 else NOWHERE

    def is_shut_lift(self, zone: int) -> bool:
        """Return whether a zone is an elevator that the mission joins with no other."""
        return self.kinds[zone].name == "elevator" and not any(zone in lift.zones for lift in self.lifts)

    def floor_corners(self) -> dict[str, int]:
        """Return the first cell of each floor by its name; nothing where all is on one."""
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
        """Return the zones that share an edge with a zone, whatever stands on it (GH-Q-43)."""
        found: list[int] = []
        for number in self.zone_borders[zone]:
            other = self.borders[number].beyond(zone)
            if other not in found:
                found.append(other)
        return found

    def indoors_on(self, tile: int) -> list[int]:
        """Return the building zones and interior corridors that lie on a tile, even in part."""
        return [
            zone
            for zone in range(self.size)
            if tile in self.tiles[zone] and (self.kinds[zone].building or self.kinds[zone].name == CORRIDOR)
        ]

    def live_marks(self, border: Border, shut: int) -> int:
        """Return what a border is while the gates of `shut` are shut."""
        if border.gate == NOWHERE:
            return border.marks
        kind = self.gates[border.gate].kind
        if shut >> border.gate & 1:
            return border.marks | (WALL if kind == "door" else MARK_NAMES[kind])
        return border.marks & ~WALL if kind == "door" else border.marks

    def gate_name(self, gate: int) -> str:
        """Return a gate as choices name it: the two cells it lies between, `E2-F2`."""
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
