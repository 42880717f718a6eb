"""Heat maps on the board's own drawing: the map is drawn once, and every figure lays its own heat on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from horda import art
from horda.art.boards import Sheet
from horda.art.ground import UNIT
from horda.lab.page.charts import svg, text
from horda.locale.missions import floor_names

if TYPE_CHECKING:
    from horda.games.zombicide.missions import Plan
    from horda.locale import Words

BOARD = "lab-board"
WORTH_A_NUMBER = 8
"""Of 100; zones with less are coloured without one."""
STEPS = 5


class Map:
    """A mission's board in a report."""

    def __init__(self, plan: Plan, words: Words, title: str) -> None:
        drawing = art.mission(plan, floors=floor_names(words, plan.mission.floors))
        self.plan = plan
        self.title = title
        self.width, self.height = drawing.width, drawing.height
        self._drawn = drawing.fluid
        self._sheet = Sheet(plan.board, plan.board.shut)

    def symbol(self) -> str:
        """The board itself, to stand once in the page."""
        inner = self._drawn.partition(">")[2].rpartition("</svg>")[0]
        inner = inner.partition("</title>")[2]
        return (
            f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">'
            f'<symbol id="{BOARD}" viewBox="0 0 {self.width:g} {self.height:g}">{inner}</symbol></svg>'
        )

    def plain(self) -> str:
        """The board as the match begins."""
        return svg(self.width, self.height, self.title, self._use())

    def heat(self, label: str, of_100: Mapping[str, float], colour: str) -> str:
        """The board with a share of 100 for each zone, by the names of zones."""
        called = {name: zone for zone, name in enumerate(self.plan.board.names)}
        most = max(of_100.values(), default=1.0)
        drawn, numbers = [self._use()], []
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
            if value >= WORTH_A_NUMBER and corners:
                x, y = corners[len(corners) // 2]
                numbers.append(text(x + UNIT / 2, y + UNIT / 2 + 20, f"{value:.0f}", "hn", "middle"))
        return svg(self.width, self.height, label, "".join(drawn + numbers))

    def _use(self) -> str:
        return f'<use href="#{BOARD}" width="{self.width:g}" height="{self.height:g}"/>'


def key(few: str, most: str, colour: str) -> str:
    """What the colours of a heat map mean."""
    steps = "".join(
        f'<s style="background:var(--{colour});opacity:{0.12 + 0.68 * step / (STEPS - 1):.2f}"></s>'
        for step in range(STEPS)
    )
    return f'<div class="key">{few} <u>{steps}</u> {most}</div>'
