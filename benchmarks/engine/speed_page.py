"""The history of measured speed and its tables in the manual; run as a program, it makes the tables anew."""

from __future__ import annotations

import os
import platform
import re
from datetime import UTC, datetime
from pathlib import Path

import msgspec

DOCS = Path(__file__).resolve().parents[2] / "docs" / "contributors"
HISTORY, PAGE = DOCS / "speed.json", DOCS / "speed.md"
PART = re.compile(r"(<!-- speed: (\w+) -->\n).*?(\n<!-- speed: end -->)", re.DOTALL)
MOST_RUNS = 40
"""Most runs in the history; the oldest are dropped."""
Figures = dict[str, float]


class Run(msgspec.Struct, frozen=True):
    """One run of `make bench`: when and where it was, what was measured, and the ratios."""

    date: str
    machine: str
    python: str
    figures: dict[str, Figures]
    """Figures by subject: decisions a second, microseconds of a copy, and so on."""
    ratios: dict[str, Figures]
    """By subject of Horda: its decisions per second relative to each yardstick."""

    @classmethod
    def today(cls, machine: str, figures: dict[str, Figures], ratios: dict[str, Figures]) -> Run:
        """Return a run with the current time, with figures rounded to their accuracy."""
        return cls(
            datetime.now(UTC).date().isoformat(),
            machine,
            platform.python_version(),
            {label: {key: _rounded(value) for key, value in one.items()} for label, one in figures.items()},
            {label: {key: round(value, 3) for key, value in one.items()} for label, one in ratios.items()},
        )


def machine_name() -> str:
    """Return the number of cores, their load, and their model."""
    cores = os.cpu_count() or 1
    busy = "busy" if hasattr(os, "getloadavg") and os.getloadavg()[0] > cores else "quiet"
    return f"{cores} {busy} cores, {platform.machine()}"


def add_to_history(run: Run) -> None:
    """Add a run to the history and make the tables anew."""
    runs = [*read_history(), run][-MOST_RUNS:]
    HISTORY.write_bytes(msgspec.json.format(msgspec.json.encode(runs), indent=1) + b"\n")
    write_page(runs)


def read_history() -> list[Run]:
    """Return the runs, the oldest first."""
    return msgspec.json.decode(HISTORY.read_bytes(), type=list[Run]) if HISTORY.exists() else []


def write_page(runs: list[Run]) -> None:
    """Put the tables of the runs between the markers of the page."""
    PAGE.write_text(page_with_tables(PAGE.read_text(encoding="utf-8"), runs), encoding="utf-8")


def page_with_tables(text: str, runs: list[Run]) -> str:
    """Return the text of the page with the tables of the runs between its markers."""
    if not runs:
        return text
    makers = {"ratios": ratio_table, "figures": figure_table, "history": history_table}
    return PART.sub(lambda found: found[1] + makers[found[2]](runs) + found[3], text)


def ratio_table(runs: list[Run]) -> str:
    """Return the ratios of the last run."""
    last = runs[-1]
    yards = list(next(iter(last.ratios.values())))
    rows = [[label, *(f"{one[yard]:.2f}" for yard in yards)] for label, one in last.ratios.items()]
    return f"{_where(last)}\n\n" + _table(["subject", *yards], rows)


def figure_table(runs: list[Run]) -> str:
    """Return the figures of the last run."""
    columns = ("decisions_per_s", "clone_us", "imagine_us", "new_us", "load_us")
    rows = [
        [label, *(f"{one[column]:,g}" if column in one else "" for column in columns)]
        for label, one in runs[-1].figures.items()
    ]
    return _table(["subject", "decisions/s", "clone, µs", "imagine, µs", "new, µs", "load, µs"], rows)


def history_table(runs: list[Run]) -> str:
    """Return each compiled game's decisions per decision of backgammon, run by run."""
    games = [label for label in runs[-1].ratios if "(compiled)" in label and "_v1" not in label]
    rows = [
        [
            run.date,
            run.machine,
            *(f"{run.ratios[game]['backgammon']:.2f}" if game in run.ratios else "" for game in games),
        ]
        for run in reversed(runs)
    ]
    return _table(["date", "machine", *(game.partition(" ")[0] for game in games)], rows)


def _where(run: Run) -> str:
    return f"{run.date}, {run.machine}, Python {run.python}, `make bench`."


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _rounded(value: float) -> float:
    return float(f"{value:.3g}")


if __name__ == "__main__":
    write_page(read_history())
