"""What a report is made of: sections of figures, each figure with its data beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

Cell = str | int | float
Rows = Sequence[Sequence[Cell]]


@dataclass(frozen=True)
class Table:
    """The data of a figure."""

    columns: Sequence[str]
    rows: Rows


@dataclass(frozen=True)
class Chart:
    """A drawing with its title, its data and what is to be said of it; `wide` of twelve columns."""

    id: str
    title: str
    drawing: str
    data: Table
    wide: int = 6
    note: str = ""

    def html(self, data_word: str) -> str:
        """The figure on the page."""
        said = f'<p class="say">{self.note}</p>' if self.note else ""
        return (
            f'<figure class="c{self.wide}" id="{self.id}"><h3>{escape(self.title)}</h3>{self.drawing}{said}'
            f"{data_table(self.data, data_word)}</figure>"
        )


@dataclass(frozen=True)
class Section:
    """A heading that says what was found, and the figures that show it."""

    heading: str
    figures: Sequence[Chart]
    after: str = ""
    """What stands below them, as HTML."""


@dataclass
class Page:
    """A report before it is written."""

    title: str
    about: str
    verdict: str
    """As HTML: the judgement in bold, then the reasons."""
    key_figures: Sequence[tuple[str, str, str]]
    """A figure, its unit, and what it means."""
    map: str = ""
    caption: str = ""
    map_data: Table | None = None
    """The data of the map."""
    sections: list[Section] = field(default_factory=list)
    symbols: str = ""

    def data(self) -> dict[str, object]:
        """The data of every figure, by the figure's id."""
        shown = [one for section in self.sections for one in section.figures]
        found: dict[str, object] = {
            one.id: {"title": one.title, "columns": one.data.columns, "rows": one.data.rows} for one in shown
        }
        if self.map_data is not None:
            found["way"] = {
                "title": self.caption,
                "columns": self.map_data.columns,
                "rows": self.map_data.rows,
            }
        return found


def data_table(data: Table, data_word: str) -> str:
    """The data of a figure, folded up below it."""
    head = "".join(f"<th>{escape(one)}</th>" for one in data.columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(_format_cell(cell))}</td>" for cell in row) + "</tr>"
        for row in data.rows
    )
    return (
        f'<details class="data"><summary>{escape(data_word)}</summary>'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></details>"
    )


def _format_cell(cell: Cell) -> str:
    return f"{cell:.4g}" if isinstance(cell, float) else str(cell)
