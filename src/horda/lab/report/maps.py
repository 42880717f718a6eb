"""Maps over the drawing of the board, which is embedded once per page: heat, walks, changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import dist
from typing import TYPE_CHECKING

from horda import art
from horda.art.boards import Sheet
from horda.art.ground import UNIT
from horda.lab.report.charts import svg, text
from horda.locale.missions import floor_names

if TYPE_CHECKING:
    from horda.games.zombicide.missions.reading.plan import MissionPlan
    from horda.locale import Words

BOARD_SYMBOL = "lab-board"
MIN_NUMBERED_PERCENT = 8
"""Zones with a smaller share are coloured without a number."""
KEY_STEPS = 5
THIN, THICK, HALO = 6.0, 14.0, 7.0
"""Stroke widths of the least and the most walked step, and of the light border."""


class BoardMap:
    """The board of a mission in a report."""

    def __init__(self, plan: MissionPlan, words: Words, title: str) -> None:
        drawing = art.mission(plan, floors=floor_names(words, plan.mission.floors))
        self.plan = plan
        self.title = title
        self.width, self.height = drawing.width, drawing.height
        self._drawn = drawing.svg_with_variables
        self._sheet = Sheet(plan.board, plan.board.shut)

    def symbol(self) -> str:
        """Return the board as an SVG symbol, to be embedded once."""
        inner = self._drawn.partition(">")[2].rpartition("</svg>")[0]
        inner = inner.partition("</title>")[2]
        return (
            f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">'
            f'<symbol id="{BOARD_SYMBOL}" viewBox="0 0 {self.width:g} {self.height:g}">{inner}</symbol></svg>'
        )

    def walk_map(self, steps: Mapping[tuple[str, str], float]) -> str:
        """Draw the steps between zones on the board; the more survivors take one, the wider."""
        most = max(steps.values(), default=1.0)
        drawn = [self._board_reference()]
        for (one, other), value in sorted(steps.items(), key=lambda step: step[1]):
            points = " ".join(f"{x:g},{y:g}" for x, y in self._walk_line(one, other))
            wide = THIN + (THICK - THIN) * value / most
            drawn += [
                f'<polyline points="{points}" class="{kind}" stroke-width="{wide + more:.1f}"/>'
                for kind, more in (("under", HALO), ("way", 0.0))
            ]
        return svg(self.width, self.height, self.title, "".join(drawn))

    def ring_map(self, label: str, places: Iterable[tuple[str, ...]]) -> str:
        """Draw a ring around each place: a cell, or the edge between two cells."""
        drawn = [self._board_reference()]
        for cells in places:
            middles = [middle for name in cells if (middle := self._cell_centre(name)) is not None]
            if middles:
                x, y = (sum(part) / len(middles) for part in zip(*middles, strict=True))
                drawn += [
                    f'<circle cx="{x:g}" cy="{y:g}" r="{UNIT * 0.42:g}" class="{kind}"/>'
                    for kind in ("ring-under", "ring")
                ]
        return svg(self.width, self.height, label, "".join(drawn))

    def _cell_centre(self, name: str) -> tuple[float, float] | None:
        """Return the centre of a cell by name; None if the board has no such cell."""
        cells = range(self.plan.board.width * self.plan.board.height)
        cell = next((one for one in cells if self.plan.board.cell_name(one) == name), None)
        if cell is None:
            return None
        x, y = self._sheet.corner(cell)
        return x + UNIT / 2, y + UNIT / 2

    def _walk_line(self, one: str, other: str) -> list[tuple[float, float]]:
        """Return the points from one zone's centre to the next, by the edge they share if they touch."""
        board = self.plan.board
        zones = [board.called[name] for name in (one, other) if name in board.called]
        if len(zones) < 2:
            return []
        first, second = (self._centre(zone) for zone in zones)
        touching = (
            (cell, beyond)
            for cell in board.cells[zones[0]]
            for side in range(4)
            if (beyond := board.neighbour(cell, side)) in board.cells[zones[1]]
        )
        edges = [self._edge(*pair) for pair in touching]
        # Of several shared edges, take the one on the shortest line.
        return [first, *sorted(edges, key=lambda edge: dist(first, edge) + dist(edge, second))[:1], second]

    def _edge(self, cell: int, beyond: int) -> tuple[float, float]:
        """Return the midpoint of the edge between two cells."""
        (x, y), (right, down) = self._sheet.corner(cell), self._sheet.corner(beyond)
        return (x + right + UNIT) / 2, (y + down + UNIT) / 2

    def _centre(self, zone: int) -> tuple[float, float]:
        cells = self.plan.board.cells[zone]
        x, y = self._sheet.corner(cells[len(cells) // 2])
        return x + UNIT / 2, y + UNIT / 2

    def heat_map(self, label: str, of_100: Mapping[str, float], colour: str) -> str:
        """Colour each zone, given by name, by its percentage."""
        called = {name: zone for zone, name in enumerate(self.plan.board.names)}
        most = max(of_100.values(), default=1.0)
        drawn, numbers = [self._board_reference()], []
        for name, value in of_100.items():
            zone = called.get(name)
            if zone is None or not value:
                continue
            corners = [self._sheet.corner(cell) for cell in self.plan.board.cells[zone]]
            strength = 0.12 + 0.68 * value / most
            drawn += [
                f'<rect x="{x:g}" y="{y:g}" width="{UNIT:g}" height="{UNIT:g}" fill="var(--{colour})" '
                f'fill-opacity="{strength:.2f}"/>'
                for x, y in corners
            ]
            if value >= MIN_NUMBERED_PERCENT and corners:
                x, y = corners[len(corners) // 2]
                numbers.append(text(x + UNIT / 2, y + UNIT / 2 + 20, f"{value:.0f}", "hn", "middle"))
        return svg(self.width, self.height, label, "".join(drawn + numbers))

    def _board_reference(self) -> str:
        return f'<use href="#{BOARD_SYMBOL}" width="{self.width:g}" height="{self.height:g}"/>'


def heat_key(few: str, most: str, colour: str) -> str:
    """Return the colour key of a heat map."""
    steps = "".join(
        f'<s style="background:var(--{colour});opacity:{0.12 + 0.68 * step / (KEY_STEPS - 1):.2f}"></s>'
        for step in range(KEY_STEPS)
    )
    return f'<div class="key">{few} <u>{steps}</u> {most}</div>'
