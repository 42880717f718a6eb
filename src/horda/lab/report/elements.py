"""Building blocks of a report: sections of charts, each with its data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

Cell = str | int | float
Rows = Sequence[Sequence[Cell]]


@dataclass(frozen=True)
class Table:
    """The data of a chart."""

    columns: Sequence[str]
    rows: Rows


@dataclass(frozen=True)
class Chart:
    """A drawing with its title, its data and a note; `wide` counts columns of a twelve-column grid."""

    id: str
    title: str
    drawing: str
    data: Table
    wide: int = 6
    note: str = ""

    def html(self, data_word: str) -> str:
        """Render the chart."""
        note = f'<p class="say">{self.note}</p>' if self.note else ""
        return (
            f'<figure class="c{self.wide}" id="{self.id}"><h3>{escape(self.title)}</h3>{self.drawing}{note}'
            f"{data_table(self.data, data_word)}</figure>"
        )


@dataclass(frozen=True)
class Section:
    """A heading that states the finding, and the charts that show it."""

    heading: str
    figures: Sequence[Chart]
    after: str = ""
    """HTML below the charts."""


@dataclass
class Page:
    """A report before rendering."""

    title: str
    about: str
    verdict: str
    """HTML: the verdict in bold, then the reasons."""
    key_figures: Sequence[tuple[str, str, str]]
    """A value, its unit and its meaning, each."""
    map: str = ""
    caption: str = ""
    map_data: Table | None = None
    """The data of the map."""
    sections: list[Section] = field(default_factory=list)
    symbols: str = ""

    def data(self) -> dict[str, object]:
        """Return the data of every chart by its id."""
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
    """Render the data of a chart as a collapsed table."""
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
