"""Build a `Board` from a grid of tiles and the gates, elevators and stairs that a mission adds."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

from horda.games.zombicide.board.survey import survey
from horda.games.zombicide.board.tiles import BORDERS, KINDS, NOTHING, TO_A_ROOM, LaidTile
from horda.games.zombicide.rules.board.borders import (
    BANK,
    DOOR,
    FENCE,
    JOINED,
    LEDGE,
    LIFT,
    SLOTS,
    STAIRS,
    WALL,
)
from horda.games.zombicide.rules.board.graph import AIR, NOWHERE, Board, Border, Feature, Gate, ZoneKind
from horda.games.zombicide.rules.board.sides import EAST, SOUTH, WEST

CELLS = 3
"""Number of cells along each side of a tile."""

MAX_GATES = 61
"""Maximum number of gates: each is one bit of a machine word, in which one more bit stops the elevators."""

Grid = list[list[LaidTile | None]]


class Misplaced(ValueError):
    """The reason why something cannot be placed on a border, with the values of its message."""

    def __init__(self, message: str, what: str, **about: str | int) -> None:
        super().__init__(message)
        self.what = what
        self.about = about


def board_of(grid: Grid) -> Board:
    """Return the board that tiles make, before a mission adds anything; complete it with `finish`."""
    board = Board(CELLS * max(len(row) for row in grid), CELLS * len(grid))
    letters = [NOTHING] * (board.width * board.height)
    laid: list[LaidTile | None] = [None] * len(letters)
    for down, row in enumerate(grid):
        for right, tile in enumerate(row):
            if tile is not None:
                board.tile_names.append(tile.tile.id)
                board.floors.append(tile.floor)
                for place in range(CELLS * CELLS):
                    at_row, at_column = divmod(place, CELLS)
                    cell = (down * CELLS + at_row) * board.width + right * CELLS + at_column
                    letters[cell] = tile.letter(at_row, at_column)
                    laid[cell] = tile
                    board.tile_of[cell] = len(board.tile_names) - 1
    marks = _border_marks(board, letters, laid)
    add_zones(board, letters, marks)
    _add_borders(board, marks)
    _add_features(board, grid)
    return board


def _border_marks(
    board: Board, letters: list[str], laid: list[LaidTile | None]
) -> dict[tuple[int, int], int]:
    """Return the border marks between each cell and its eastern and southern neighbour; store the rim in the board."""
    marks: dict[tuple[int, int], int] = {}
    for cell, tile in enumerate(laid):
        if tile is None:
            continue
        row, column = divmod(cell, board.width)
        for side in range(4):
            sign = tile.border(row % CELLS, column % CELLS, side)
            other = board.neighbour(cell, side)
            beyond = None if other == NOWHERE else laid[other]
            if beyond is None or beyond.floor != tile.floor or NOTHING in (letters[cell], letters[other]):
                building = letters[cell] != NOTHING and KINDS[letters[cell]].building
                board.rim[cell * 4 + side] = WALL if building else BORDERS.get(sign, WALL)
            elif side in (EAST, SOUTH):
                facing = beyond.border(*_cell_on_tile(board, other), (side + 2) % 4)
                marks[cell, other] = _border_between(sign, facing, letters[cell], letters[other])
    return marks


def _cell_on_tile(board: Board, cell: int) -> tuple[int, int]:
    row, column = divmod(cell, board.width)
    return row % CELLS, column % CELLS


def _border_between(sign: str, facing: str, letter: str, other: str) -> int:
    """Return the marks of a border from the characters on both of its sides.

    A wall on one side is a wall, an opening needs both sides, other marks are combined. A street and a camp are
    separated by a line even where both sides are open.
    """
    if TO_A_ROOM in (sign, facing):
        return 0 if sign == facing else WALL
    both = BORDERS[sign] | BORDERS[facing]
    if both & WALL:
        return both & (WALL | DOOR | SLOTS)
    one, two = KINDS[letter], KINDS[other]
    if sign == facing == ":" and (one is two or one.water or two.water or one.building or two.building):
        return JOINED
    both &= ~JOINED
    if one.water == two.water:
        both &= ~(BANK | LEDGE)
    return both


def add_zones(board: Board, letters: list[str], marks: dict[tuple[int, int], int]) -> None:
    """Join cells without a border between them into zones, numbered in the order of their first cells.

    A room is one zone (zone.room); a street zone ends at lines, walls and rims (zone.street, zone.rim), and may
    extend over several tiles (zone.wide).
    """
    root = list(range(len(letters)))
    for (cell, other), drawn in marks.items():
        if drawn & JOINED:
            if letters[cell] != letters[other]:
                one, two = board.cell_name(cell), board.cell_name(other)
                raise Misplaced(
                    f"{one} and {two} would be one zone of two kinds, "
                    f"`{letters[cell]}` and `{letters[other]}`; turn or change one of their tiles",
                    "two_kinds",
                    first=one,
                    second=two,
                    kind=letters[cell],
                    other=letters[other],
                )
            low, high = sorted((_root(root, cell), _root(root, other)))
            root[high] = low
    for cell, letter in enumerate(letters):
        if letter == NOTHING:
            continue
        first = _root(root, cell)
        if first == cell:
            board.names.append(board.cell_name(cell))
            board.kinds.append(KINDS[letter])
            board.cells.append([])
            board.tiles.append([])
            board.zone_of[cell] = board.size - 1
        zone = board.zone_of[first]
        board.zone_of[cell] = zone
        board.cells[zone].append(cell)
        if board.tile_of[cell] not in board.tiles[zone]:
            board.tiles[zone].append(board.tile_of[cell])
        board.called[board.cell_name(cell)] = zone


def _root(root: list[int], cell: int) -> int:
    while root[cell] != cell:
        cell = root[cell]
    return cell


def _add_borders(board: Board, marks: dict[tuple[int, int], int]) -> None:
    board.zone_borders = [[] for _ in board.names]
    for (cell, other), drawn in marks.items():
        side = EAST if other == cell + 1 else SOUTH
        zones = (board.zone_of[cell], board.zone_of[other])
        number = len(board.borders)
        board.borders.append(Border((cell, other), zones, drawn & ~DOOR))
        board.sides[cell * 4 + side] = number
        board.sides[other * 4 + (WEST if side == EAST else 0)] = number
        if zones[0] != zones[1]:
            board.zone_borders[zones[0]].append(number)
            board.zone_borders[zones[1]].append(number)
        if drawn & DOOR:
            add_gate(board, number, kind="door")


def _add_features(board: Board, grid: Grid) -> None:
    for down, row in enumerate(grid):
        for right, laid in enumerate(row):
            if laid is None:
                continue
            for feature in laid.tile.features:
                at_row, at_column = laid.place(feature)
                cell = (down * CELLS + at_row) * board.width + right * CELLS + at_column
                zone = board.zone_of[cell]
                for _ in range(feature.count):
                    board.features.append(
                        Feature(feature.put, feature.colour, zone=zone, tile=board.tile_of[cell], cell=cell)
                    )


def border_between(board: Board, first: int, second: int) -> int:
    """Return the border between two cells that touch."""
    for side in range(4):
        if board.neighbour(first, side) == second:
            number = board.sides[first * 4 + side]
            if number != NOWHERE:
                return number
    one, two = board.cell_name(first), board.cell_name(second)
    message = f"{one} and {two} do not share an edge; name two cells side by side"
    raise Misplaced(message, "no_edge", first=one, second=two)


def why_not_gate(board: Board, number: int, kind: str) -> Misplaced | None:
    """Return why a door, a barrier or a hedge cannot stand on a border, or None if it can (hedge.tokens)."""
    border = board.borders[number]
    names = gate_name(board, number)
    if border.gate != NOWHERE:
        there = board.gates[border.gate].kind
        message = f"{names} already has a {there}; a border holds one of them"
        return Misplaced(message, "edge_taken", gate=names, there=there)
    if border.zones[0] == border.zones[1]:
        return Misplaced(f"{names} is inside one zone; a {kind} lies between two", "in_one_zone", gate=names)
    walled = bool(border.marks & WALL)
    indoors = any(board.kinds[zone].building for zone in border.zones)
    if kind == "door" and not (walled or indoors):
        message = f"{names} is an open line between two streets; a door stands in a wall or an opening"
        return Misplaced(message, "open_street", gate=names)
    if kind != "door" and walled:
        message = f"{names} is a wall; a {kind} lies on an edge that one could cross"
        return Misplaced(message, "is_a_wall", gate=names)
    if len(board.gates) >= MAX_GATES:
        message = f"more than {MAX_GATES} doors, barriers and hedges; a board holds no more"
        return Misplaced(message, "too_many_gates", most=MAX_GATES)
    return None


def gate_name(board: Board, number: int) -> str:
    """Return the name of a border: its two cells, such as `E2-F2`."""
    first, second = board.borders[number].cells
    return f"{board.cell_name(first)}-{board.cell_name(second)}"


def add_gate(board: Board, number: int, *, kind: str, colour: str = "", shut: bool = True) -> int:
    """Put a door, a barrier or a hedge on a border; raise `Misplaced` if it cannot stand there (hedge.tokens)."""
    problem = why_not_gate(board, number, kind)
    if problem is not None:
        raise problem
    border = board.borders[number]
    names = gate_name(board, number)
    if kind == "door":
        border.marks |= WALL | DOOR
    border.gate = len(board.gates)
    board.gates.append(Gate(kind, colour, border=number, zones=border.zones, shut=shut))
    first, second = names.split("-")
    board.gate_called[names] = board.gate_called[f"{second}-{first}"] = border.gate
    if shut:
        board.shut |= 1 << border.gate
    return border.gate


def why_not_stairs(board: Board, number: int) -> Misplaced | None:
    """Return why stairs cannot cross a border, or None if they can (stairs.fence, stairs.way)."""
    border = board.borders[number]
    if border.marks & (FENCE | WALL) and border.gate == NOWHERE:
        return None
    name = board.cell_name(border.cells[0])
    message = f"{name} has no fence or wall there; stairs lead over a fence or through a wall"
    return Misplaced(message, "no_fence", name=name)


def open_fence(board: Board, number: int) -> None:
    """Let stairs cross the fence or wall of a border (stairs.fence, stairs.way)."""
    problem = why_not_stairs(board, number)
    if problem is not None:
        raise problem
    border = board.borders[number]
    border.marks = border.marks & ~(FENCE | WALL) | STAIRS


def add_lift(board: Board, first: int, second: int) -> None:
    """Connect two zones that do not touch by an elevator or a portal, which only survivors use."""
    cells = (board.cells[first][0], board.cells[second][0])
    board.lifts.append(Border(cells, (first, second), LIFT))


def add_air(board: Board) -> Board:
    """Add a zone without cells to a finished board, for survivors who are in the air, and return the board."""
    board.called[AIR] = board.size
    board.names.append(AIR)
    board.kinds.append(ZoneKind("air", line=False, building=False))
    board.cells.append([])
    board.tiles.append([])
    board.zone_borders.append([])
    board.building.append(NOWHERE)
    board.clockwise.append(len(board.clockwise))
    return board


def finish(board: Board) -> Board:
    """Join rooms that are connected by openings, not by doors, into buildings (building.rooms); return the board."""
    board.building = [NOWHERE] * board.size
    for zone in range(board.size):
        if board.kinds[zone].building and board.building[zone] == NOWHERE:
            rooms = [zone]
            board.building[zone] = len(board.buildings)
            for room in rooms:
                for number in board.zone_borders[room]:
                    border = board.borders[number]
                    other = border.beyond(room)
                    joined = board.kinds[other].building and not border.marks & WALL
                    if joined and board.building[other] == NOWHERE:
                        board.building[other] = len(board.buildings)
                        rooms.append(other)
            board.buildings.append(sorted(rooms))
    survey(board)
    return board
