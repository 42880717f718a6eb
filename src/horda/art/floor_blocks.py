"""Positions of a board's floors: side by side, each with its own letters and numbers."""

from __future__ import annotations

from typing import NamedTuple

from horda.art.ground import UNIT
from horda.games.zombicide.rules.board.graph import GROUND, NOWHERE, Board

MARGIN = 34
"""Space around a floor for its coordinates."""
FLOOR_NAME_HEIGHT = 30
"""Space above a floor for its name, if there are several floors."""


class FloorBlock(NamedTuple):
    """The cells of one floor, drawn as a separate block."""

    name: str
    row: int
    """The floor's first row."""
    column: int
    """The floor's first column."""
    rows: int
    columns: int
    x: float
    """Left edge of its first column."""
    y: float
    """Upper edge of its first row."""


def floor_blocks(board: Board, top: float, *, in_place: bool = False) -> tuple[FloorBlock, ...]:
    """Return the floors side by side, the ground first, all standing on one line.

    With `in_place`, all floors stay at their tiles' places in the grid, as one block.
    """
    corners = board.floor_corners()
    if len(corners) < 2 or in_place:
        name = next(iter(corners), GROUND)
        return (FloorBlock(name, 0, 0, board.height, board.width, MARGIN, top + MARGIN),)
    extents: dict[str, tuple[int, int, int, int]] = {}
    for name in sorted(corners, key=lambda floor: floor != GROUND):
        on_floor = [
            divmod(cell, board.width)
            for cell, tile in enumerate(board.tile_of)
            if tile != NOWHERE and (board.floors[tile] or GROUND) == name
        ]
        rows, columns = [row for row, _ in on_floor], [column for _, column in on_floor]
        extents[name] = min(rows), min(columns), max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    tallest = max(height for _, _, height, _ in extents.values())
    blocks: list[FloorBlock] = []
    x: float = MARGIN
    for name, (row, column, height, width) in extents.items():
        y = top + FLOOR_NAME_HEIGHT + MARGIN + (tallest - height) * UNIT
        blocks.append(FloorBlock(name, row, column, height, width, x, y))
        x += width * UNIT + 2 * MARGIN
    return tuple(blocks)
