"""The map of a generated mission: tiles in a grid, and the zones for its tokens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from horda.engine.chance import Dice
from horda.games.zombicide.board.build import why_not_gate
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.reading.drafts import read_draft
from horda.games.zombicide.missions.reading.plan import as_text
from horda.games.zombicide.rules.board.borders import WALL
from horda.games.zombicide.rules.board.graph import NOWHERE, Board
from horda.games.zombicide.rules.board.paths import paths_of
from horda.games.zombicide.rules.board.sides import EAST, NORTH, SOUTH, WEST

T = TypeVar("T")
MAX_TILES: Final = 9
SHAPES: Final = {
    1: (1,),
    2: (2,),
    3: (3,),
    4: (2, 2),
    5: (3, 2),
    6: (3, 3),
    7: (3, 2, 2),
    8: (4, 4),
    9: (3, 3, 3),
}
"""Tiles in each row, by the total number of tiles."""
TURNS: Final = ("", ".90", ".180", ".270")
STREET: Final = "street"
MIN_STREETS: Final = 6
MIN_SPAWN_DISTANCE: Final = 3
"""Zones between the start and the nearest spawn zone."""
MIN_SPAWNS: Final = 3
SIDES: Final = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}
Edge = tuple[str, str]


class MissionMap(NamedTuple):
    """A map with its important places, by the names of their zones."""

    tiles: list[list[str | None]]
    doors: list[Edge]
    start: str
    exit: str
    rooms: list[str]
    """Reachable zones in buildings, the farthest from the start first."""
    spawns: list[tuple[str, str]]
    """Streets at the edge of the map far from the start, each with its side of the map."""


def random_element(dice: Dice, things: Sequence[T]) -> T:
    """Return a random element."""
    return things[dice.below(len(things))]


def random_order(dice: Dice, things: Sequence[T]) -> list[T]:
    """Return the elements in random order."""
    order = list(range(len(things)))
    dice.shuffle(order)
    return [things[at] for at in order]


def lay_out(shelf: Zombicide, count: int, dice: Dice) -> MissionMap | None:
    """Return a map of `count` random tiles; None if no mission can be played on it."""
    tiles = _tiles(shelf, count, dice)
    plan = read_draft(as_text({"id": "layout", "tiles": tiles}), shelf.words, name="layout").plan
    if plan is None:
        return None
    board = plan.board
    streets = [zone for zone in range(board.size) if board.kinds[zone].name == STREET]
    if len(streets) < MIN_STREETS:
        return None
    start = random_element(dice, streets)
    doors = _doors(shelf, board, dice)
    away = _distances(board, start, doors)
    if doors is None or any(away[zone] == NOWHERE for zone in streets):
        return None
    far = max(away[zone] for zone in streets)
    exits = [zone for zone in streets if 3 * away[zone] >= 2 * far]
    way_out = random_element(dice, exits)
    rim = [
        (zone, side)
        for zone in streets
        if (side := _side(board, zone)) and away[zone] >= MIN_SPAWN_DISTANCE and zone != way_out
    ]
    rooms = [
        zone for zone in range(board.size) if board.kinds[zone].building and away[zone] not in (NOWHERE, 0)
    ]
    if len(rim) < MIN_SPAWNS or not rooms:
        return None
    rooms.sort(key=lambda zone: -away[zone])
    return MissionMap(
        tiles,
        [_edge(board, number) for number in doors],
        board.names[start],
        board.names[way_out],
        [board.names[zone] for zone in rooms],
        [(board.names[zone], side) for zone, side in random_order(dice, rim)],
    )


def _tiles(shelf: Zombicide, count: int, dice: Dice) -> list[list[str | None]]:
    """Return faces of different tiles, randomly rotated, in rows of equal length."""
    pieces: dict[str, list[str]] = {}
    for face in shelf.tiles:
        pieces.setdefault("".join(re.findall(r"\d+", face)), []).append(face)
    faces = [
        random_element(dice, pieces[piece]) + random_element(dice, TURNS)
        for piece in random_order(dice, list(pieces))[:count]
    ]
    shape = SHAPES[count]
    rows: list[list[str | None]] = []
    for length in shape:
        rows.append([*faces[:length], *[None] * (max(shape) - length)])
        faces = faces[length:]
    return rows


def _doors(shelf: Zombicide, board: Board, dice: Dice) -> list[int] | None:
    """Return borders with a door for every building without an entrance; None if the box has too few doors."""
    open_ways = {
        building
        for border in board.borders
        if not border.marks & WALL
        for building in (board.building[border.zones[0]], board.building[border.zones[1]])
        if board.building[border.zones[0]] != board.building[border.zones[1]]
    }
    doors: list[int] = []
    for building in range(len(board.buildings)):
        walls = [
            number
            for number, border in enumerate(board.borders)
            if {board.building[zone] for zone in border.zones} == {building, NOWHERE}
            and border.marks & WALL
            and why_not_gate(board, number, "door") is None
        ]
        if building not in open_ways:
            if not walls:
                return None
            doors.append(random_element(dice, walls))
    held = shelf.words.box.get("door")
    neutral = held.colours.get("neutral") if held is not None and held.colours else None
    return None if neutral is not None and len(doors) > neutral else doors


def _distances(board: Board, start: int, doors: list[int] | None) -> list[int]:
    """Return the distance of every zone from the start through all doors; NOWHERE if unreachable."""
    steps = list(paths_of(board, 0).distances(start))
    through = [board.borders[number].zones for number in doors or ()]
    changed = True
    while changed:
        changed = False
        for one, other in [*through, *(border.zones for border in board.borders if not border.marks & WALL)]:
            for here, there in ((one, other), (other, one)):
                if steps[here] != NOWHERE and (steps[there] == NOWHERE or steps[there] > steps[here] + 1):
                    steps[there] = steps[here] + 1
                    changed = True
    return steps


def _edge(board: Board, number: int) -> Edge:
    first, second = (board.cell_name(cell) for cell in board.borders[number].cells)
    return first, second


def _side(board: Board, zone: int) -> str:
    """Return the side of the map that a zone's first cell touches; empty for a zone inside."""
    row, column = divmod(board.cells[zone][0], board.width)
    if row == 0:
        return SIDES[NORTH]
    if column == board.width - 1:
        return SIDES[EAST]
    if row == board.height - 1:
        return SIDES[SOUTH]
    return SIDES[WEST] if column == 0 else ""
