"""The static part of a board, for a client that draws gates and pieces itself."""

from __future__ import annotations

from horda.art import edges
from horda.art.boards import Sheet
from horda.art.drawing import Drawing
from horda.art.ground import UNIT
from horda.games.zombicide.rules.board.graph import NOWHERE, Board, Border
from horda.games.zombicide.rules.board.sides import EAST, SOUTH


class StaticBoard(Sheet):
    """A board without gates: doors are gaps in the wall, hedges and barriers are missing."""

    def __init__(self, board: Board, *, game: str = "", floors_in_place: bool = False) -> None:
        super().__init__(board, 0, game=game, floors_in_place=floors_in_place)

    def _border(self, border: Border, low: list[str], walls: list[str], high: list[str]) -> None:
        super()._border(border, low, walls, high if border.gate == NOWHERE else [])

    def gate_edge(self, gate: int) -> edges.Edge:
        """Return the edge of a gate."""
        first, second = self.board.borders[self.board.gates[gate].border].cells
        return self.edge(first, EAST if second == first + 1 else SOUTH)

    def gate(self, gate: int, *, shut: bool) -> str:
        """Draw a gate for display over the board: closed (or present), or open (or absent)."""
        what = self.board.gates[gate]
        edge = self.gate_edge(gate)
        if what.kind == "door":
            return edges.door(edge, shut=shut, colour=what.colour)
        if not shut:
            return edges.barrier_place(edge) if what.waits else ""
        return edges.hedge(edge) if what.kind == "hedge" else edges.barrier(edge)

    def middle(self, zone: int) -> tuple[float, float]:
        """Return the centre of a zone's cells; (0, 0) for a zone that is not on the board."""
        corners = [self.corner(cell) for cell in self.board.cells[zone]]
        if not corners:
            return 0, 0
        count = len(corners)
        return sum(x for x, _ in corners) / count + UNIT / 2, sum(y for _, y in corners) / count + UNIT / 2

    def board_drawing(self) -> Drawing:
        """Draw the board alone."""
        return self.to_drawing("", label="Board", theme="night")


__all__ = ["UNIT", "StaticBoard"]
