"""Section on other settings of a rival game: more players, or another bot in the first seat."""

from __future__ import annotations

from dataclasses import dataclass

from horda.lab.intervals import difference, share
from horda.lab.report.charts import IntervalLine
from horda.lab.report.common import alive_share, interval_figure, label_of_rival, share_of_100
from horda.lab.report.elements import Section
from horda.lab.report.subject import Subject

FIRST_SEAT = 0
"""Seat number in which another bot plays."""


def tables_section(subject: Subject) -> Section | None:
    """Build the section on survival by table size and first-seat wins; None for a single setting."""
    sizes, players = _size_lines(subject), _first_seat_results(subject)
    figures = []
    if len(sizes) > 1:
        figures.append(interval_figure(subject, "tables", sizes, wide=6))
    if len(players) > 1:
        others = subject.player(subject.settings[subject.main].bots[-1])
        note = subject.text("players-said", bot=others)
        lines = [one.line(subject) for one in players]
        figures.append(interval_figure(subject, "players", lines, wide=6, note=note))
    return Section(_heading(subject, sizes, players), figures) if figures else None


def _size_lines(subject: Subject) -> list[IntervalLine]:
    """Return the survival rate by table size, where all seats have the same bot."""
    lines: dict[str, tuple[int, IntervalLine]] = {}
    for one, number in subject.played_settings():
        bots = one.settings[number].bots
        if len(set(bots)) == 1:
            people = one.rows_of("people", number)
            alive = alive_share(people)
            note = subject.text("matches", count=one.rows_of("matches", number).height)
            lines.setdefault(one.label(number), (len(bots), IntervalLine(one.label(number), alive, note)))
    return [line for _, line in sorted(lines.values(), key=lambda found: found[0])]


@dataclass(frozen=True)
class FirstSeatResult:
    """The wins of the first seat with one bot in it."""

    bot: str
    won: int
    matches: int

    @property
    def of_100(self) -> int:
        """The wins per 100 matches."""
        return share_of_100(share(self.won, self.matches))

    def line(self, subject: Subject) -> IntervalLine:
        """Return the chart line."""
        note = subject.text("matches", count=self.matches)
        return IntervalLine(subject.player(self.bot), share(self.won, self.matches), note)


def _first_seat_results(subject: Subject) -> list[FirstSeatResult]:
    """Return the wins of the first seat by its bot, with the other seats unchanged."""
    others = subject.settings[subject.main].bots[1:]
    found: list[FirstSeatResult] = []
    for one, number in subject.played_settings():
        bots = one.settings[number].bots
        if others and bots[1:] == others:
            seats = one.rows_of("seats", number)
            first = seats.filter(seats["seat"] == FIRST_SEAT)
            found.append(FirstSeatResult(bots[FIRST_SEAT], int(first["won"].sum()), first.height))
    return sorted(found, key=lambda seated: -seated.won / seated.matches)


def _heading(subject: Subject, sizes: list[IntervalLine], players: list[FirstSeatResult]) -> str:
    if len(players) > 1:
        best, worst = players[0], players[-1]
        apart = difference((best.won, best.matches), (worst.won, worst.matches))
        return subject.text(
            "heading-players",
            best=subject.player(best.bot),
            most=best.of_100,
            worst=subject.player(worst.bot),
            fewest=worst.of_100,
            sure="yes" if apart.excludes_zero else "no",
        )
    most, *others = sorted(sizes, key=lambda line: -line.interval.value)
    rival = label_of_rival([most, *others])
    return subject.text("heading-tables", table=most.label, alive=share_of_100(most.interval), rival=rival)
