"""Figures and Markdown formatting shared by the balance tables."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import TYPE_CHECKING

from horda.lab.intervals import Interval, share
from horda.lab.storage.series_folder import MATCHES, Folder

if TYPE_CHECKING:
    import polars as pl


class MatchFigures:
    """Figures of the matches of one setting."""

    def __init__(self, folder: Folder) -> None:
        self.tables = folder.tables()
        self.matches: pl.DataFrame = self.tables[MATCHES]
        self.count = self.matches.height
        self.scores: list[list[float]] = [
            sorted(one, reverse=True) for one in self.matches["scores"].to_list() if one
        ]

    def tallies_of(self, what: str) -> pl.DataFrame:
        """Return the tallies of one kind."""
        tallies = self.tables["tallies"]
        return tallies.filter(tallies["what"] == what)

    def per_match(self, what: str, *, halves: int = 1) -> float:
        """Return the mean number of tallies of a thing per match; `halves` is 2 if both seats are tallied."""
        return int(self.tallies_of(what)["count"].sum()) / halves / max(self.count, 1)

    def share_ending(self, *whys: str) -> Interval:
        """Return the share of matches that end in one of these ways."""
        return share(int(self.matches["why"].is_in(whys).sum()), self.count)

    def seat_share(self, number: int, column: str = "won") -> Interval:
        """Return the share of matches that a seat wins, or wins alone."""
        seats = self.tables["seats"]
        return share(int(seats.filter(seats["seat"] == number)[column].sum()), self.count)

    def median_score(self, place: int) -> float:
        """Return the median score of a rank, counted from 0."""
        return median(one[place] for one in self.scores)

    def median_gap(self) -> float:
        """Return the median gap between winner and second, relative to the winner's points."""
        return median((one[0] - one[1]) / one[0] if one[0] else 0.0 for one in self.scores)


def format_share(one: Interval) -> str:
    """Format a share as a percentage with its interval."""
    value, low, high = (100 * part for part in (one.value, one.low, one.high))
    return f"{value:.1f} ({low:.0f} to {high:.0f})"


def table_line(cells: Sequence[str]) -> str:
    """Format a line of a Markdown table."""
    return f"| {' | '.join(cells)} |"


def table_lines(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Format a Markdown table, headers first."""
    return [table_line(heads), f"|{'---|' * len(heads)}", *map(table_line, rows)]
