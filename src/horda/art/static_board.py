"""A board for a client that moves things itself: the part that never changes, and every gate apart."""

from __future__ import annotations

from horda.art import edges
from horda.art.boards import MARGIN, Sheet
from horda.art.drawing import Drawing
from horda.art.ground import UNIT
from horda.games.zombicide.rules.board import NOWHERE, Board, Border
from horda.games.zombicide.rules.sides import EAST, SOUTH


class StaticBoard(Sheet):
    """A board on which no gate is drawn: doors leave their gap in the wall, hedges and barriers nothing."""

    def __init__(self, board: Board) -> None:
        super().__init__(board, 0)

    def _border(self, border: Border, low: list[str], walls: list[str], high: list[str]) -> None:
        super()._border(border, low, walls, high if border.gate == NOWHERE else [])

    def gate_edge(self, gate: int) -> edges.Edge:
        """Where a gate lies."""
        first, second = self.board.borders[self.board.gates[gate].border].cells
        return self.edge(first, EAST if second == first + 1 else SOUTH)

    def gate(self, gate: int, *, shut: bool) -> str:
        """A gate as SVG to lay over the board, shut (or lying there) or open (or not there)."""
        what = self.board.gates[gate]
        edge = self.gate_edge(gate)
        if what.kind == "door":
            return edges.door(edge, shut=shut, colour=what.colour)
        if not shut:
            return edges.barrier_place(edge) if what.waits else ""
        return edges.hedge(edge) if what.kind == "hedge" else edges.barrier(edge)

    def middle(self, zone: int) -> tuple[float, float]:
        """The middle of a zone: of all its cells; a zone beside the board has none, and no place on it."""
        corners = [self.corner(cell) for cell in self.board.cells[zone]]
        if not corners:
            return 0, 0
        count = len(corners)
        return sum(x for x, _ in corners) / count + UNIT / 2, sum(y for _, y in corners) / count + UNIT / 2

    def board_drawing(self) -> Drawing:
        """The board alone."""
        return self.to_drawing("", label="Board", theme="night")


__all__ = ["MARGIN", "UNIT", "StaticBoard"]
