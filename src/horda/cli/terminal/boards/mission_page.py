"""A mission's page in the terminal: its scene, its goals with ticks, its ways to lose, its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from horda.locale.missions import MissionPage
from horda.locale.words import Words

DIM: Final = "not bold dim"
MET: Final = "✓"


def goals_table(page: MissionPage, met: Sequence[bool]) -> Table:
    """Return the goals by number, with a tick if met."""
    table = Table.grid(padding=(0, 1))
    for number, goal in enumerate(page.goals):
        done = number < len(met) and met[number]
        style = DIM if done else "not bold"
        table.add_row(
            Text(MET if done else " ", style="green"), Text(f"{number + 1}."), Text(goal, style=style)
        )
    return table


def render_mission_page(page: MissionPage, met: Sequence[bool], words: Words) -> RenderableType:
    """Return the whole page without its title."""
    parts: list[RenderableType] = [Text(page.scene, style=DIM)] if page.scene else []
    if page.goals:
        parts.append(goals_table(page, met))
    if page.lose:
        parts.append(Text(" ".join(page.lose), style="not bold"))
    if page.rules:
        parts.append(Text(f"{words.name('page', 'rules')}. {' '.join(page.rules)}", style=DIM))
    return Group(*parts)
