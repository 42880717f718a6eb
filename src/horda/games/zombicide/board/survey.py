"""Values computed once for a finished board: the clockwise order of its zones, and its open buildings."""

# horda: interpreted, because it runs once for a mission

from __future__ import annotations

from functools import cmp_to_key

from horda.games.zombicide.rules.board.borders import WALL
from horda.games.zombicide.rules.board.graph import NOWHERE, Board

Point = tuple[int, int]


def survey(board: Board) -> None:
    """Store the clockwise order of the zones and the open buildings in the board."""
    board.clockwise = clockwise(board)
    board.opened = open_buildings(board)


def clockwise(board: Board) -> list[int]:
    """Return the rank of each zone in clockwise order around the middle, starting in the north (spawn.order)."""
    points = [_from_middle(board, zone) for zone in range(board.size)]

    def turn(one: int, other: int) -> int:
        return _turn(points[one], points[other])

    places = [0] * board.size
    for place, zone in enumerate(sorted(range(board.size), key=cmp_to_key(turn))):
        places[zone] = place
    return places


def _from_middle(board: Board, zone: int) -> Point:
    """Return how far a zone lies to the east and to the north of the middle of the board, in integers."""
    cells = board.cells[zone]
    east = sum(2 * (cell % board.width) + 1 for cell in cells) - len(cells) * board.width
    south = sum(2 * (cell // board.width) + 1 for cell in cells) - len(cells) * board.height
    return (east, -south) if east or south else (0, 1)


def _turn(one: Point, other: Point) -> int:
    """Compare two directions by angle, with exact integers: negative if the first comes before the second."""
    late, other_late = (point[0] < 0 or (point[0] == 0 and point[1] < 0) for point in (one, other))
    if late != other_late:
        return 1 if late else -1
    return one[0] * other[1] - one[1] * other[0]


def open_buildings(board: Board) -> int:
    """Return the buildings that are open when the match begins, as bits; zombies never spawn there (building.open)."""
    ways_in = [
        (board.building[border.zones[0]], board.building[border.zones[1]])
        for border in board.borders
        if not board.live_marks(border, board.shut) & WALL
    ]
    reached = {NOWHERE}
    grown = True
    while grown:
        grown = False
        for one, other in ways_in:
            if (one in reached) != (other in reached):
                reached |= {one, other}
                grown = True
    return sum(1 << building for building in reached if building != NOWHERE)
