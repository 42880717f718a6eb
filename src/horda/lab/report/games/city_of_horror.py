"""Report page of City of Horror: seats, rescues, attacks, deals and broken promises."""

from __future__ import annotations

from collections import defaultdict
from statistics import median

import polars as pl

from horda.games.city_of_horror.content import PLACES
from horda.lab.intervals import Interval, mean, share
from horda.lab.report.associations import extremes, win_difference, win_differences
from horda.lab.report.charts import IntervalLine, bar_chart
from horda.lab.report.common import (
    GameFindings,
    about_game,
    ends_figure,
    interval_columns,
    interval_figure,
    percent_rows,
    seat_lines,
    seats_heading,
    share_of_100,
    shares_of,
    unequal_seats,
    won_by_seat,
)
from horda.lab.report.elements import Chart, Page, Section, Table
from horda.lab.report.subject import Subject

MAX_LINES = 10


class Findings(GameFindings):
    """The findings of a City of Horror report."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        self.seats = subject.rows_of("seats")
        self.won = won_by_seat(self.seats)
        self.differences = 0
        """Number of differences tested so far, for the warning about chance findings."""

    def page(self) -> Page:
        """Build the report page."""
        subject = self.subject
        rescued = share(int(self.people["alive"].sum()), self.people.height)
        points = [sorted(one, reverse=True) for one in self.matches["scores"].to_list() if len(one) > 1]
        first, second = (round(median(one[at] for one in points)) for at in (0, 1)) if points else (0, 0)
        deals = self.seats.group_by("match").agg(pl.col("deals").sum() / 2)["deals"].to_list()
        three = [
            (str(share_of_100(rescued)), self.text("unit-of-100"), self.text("three-rescued")),
            (f"{first}", self.text("unit-points"), self.text("three-points", second=second)),
            (subject.decimal(mean(deals).value), self.text("unit-deals"), self.text("three-deals")),
        ]
        return Page(
            subject.title,
            about_game(subject),
            self._verdict(rescued, first - second),
            three,
            sections=[self._seats(), self._places(), self._people(), self._deals()],
        )

    def _verdict(self, rescued: Interval, gap: int) -> str:
        summary = self.text("verdict-city", rescued=share_of_100(rescued), gap=gap)
        return f"<b>{self.text('verdict-seats', count=unequal_seats(self.subject))}</b> {summary}"

    def _seats(self) -> Section:
        lines = seat_lines(self.subject)
        return Section(
            seats_heading(self.subject, lines),
            (interval_figure(self.subject, "seats", lines), ends_figure(self.subject)),
        )

    def _places(self) -> Section:
        attacks = self.tallies.filter(pl.col("what") == "attack")
        counts = dict(attacks.group_by("name").agg(pl.col("count").sum()).iter_rows())
        lines = [
            IntervalLine(
                self.subject.words.name("location", place),
                share(attacks.filter(pl.col("name") == place)["match"].n_unique(), self.matches.height),
                self.text(
                    "a-match", count=self.text("hundredths", value=counts.get(place, 0) / self.matches.height)
                ),
            )
            for place in PLACES
        ]
        dead = self.people.filter(~pl.col("alive"))
        deaths = [
            IntervalLine(self.subject.words.name("location", place), of)
            for place, of in shares_of(dead, "place").items()
            if place
        ]
        title = self.text("figure-died-at", count=dead.height)
        most = max((one.interval.high for one in deaths), default=1.0)
        died = Chart(
            "died-at",
            title,
            bar_chart(deaths, title, self.subject.format_range, of=most),
            Table(interval_columns(self.subject), percent_rows(deaths)),
        )
        worst = max(lines, key=lambda one: counts.get(PLACES[lines.index(one)], 0))
        heading = self.text("heading-locations", place=worst.label)
        return Section(heading, (interval_figure(self.subject, "attacks", lines, wide=6), died))

    def _people(self) -> Section:
        lines, differences = [], []
        for name in sorted(self.people["name"].unique().to_list()):
            rows = self.people.filter(pl.col("name") == name)
            label = self.subject.words.name("who", name)
            alive = share(int(rows["alive"].sum()), rows.height)
            lines.append(IntervalLine(label, alive, self.text("dealt-in", count=rows.height)))
            having = {(match, seat) for match, seat in rows.select("match", "seat").iter_rows()}
            line = win_difference(
                label,
                (self.won[one] for one in having),
                (won for one, won in self.won.items() if one not in having),
                self.text("dealt-in", count=rows.height),
            )
            if line is not None:
                differences.append(line)
        lines.sort(key=lambda one: -one.interval.value)
        differences.sort(key=lambda one: -one.interval.value)
        figures = [interval_figure(self.subject, "rescued", lines, wide=6)]
        if differences:
            shown = extremes(differences, MAX_LINES)
            figures.append(interval_figure(self.subject, "characters", shown, every=differences, wide=6))
        best, worst = lines[0], lines[-1]
        heading = self.text(
            "heading-characters",
            best=best.label,
            most=share_of_100(best.interval),
            worst=worst.label,
            fewest=share_of_100(worst.interval),
            sure="yes" if best.interval.low > worst.interval.high else "no",
        )
        self.differences += len(differences)
        return Section(heading, figures)

    def _deals(self) -> Section:
        games = self.matches.height
        kept, broken = int(self.seats["kept"].sum()), int(self.seats["broken"].sum())
        offers = int(self.tallies.filter(pl.col("what") == "offer")["count"].sum())
        deals = int(self.seats["deals"].sum()) // 2
        rows = [
            (self.text(f"deal-{name}"), round(count / games, 2))
            for name, count in (("offers", offers), ("deals", deals), ("kept", kept), ("broken", broken))
        ]
        most = max((value for _, value in rows), default=1.0) or 1.0
        lines = [
            IntervalLine(label, Interval(value, value, value), self.text("hundredths", value=value))
            for label, value in rows
        ]
        title = self.text("figure-deals")
        columns = (self.text("column-what"), self.text("column-a-match"))
        figures = [
            Chart(
                "deals",
                title,
                bar_chart(lines, title, self.subject.format_range, of=most),
                Table(columns, rows),
            )
        ]
        cards: dict[str, set[tuple[int, int]]] = defaultdict(set)
        played = self.tallies.filter(pl.col("what") == "card")
        for name, match, seat in played.select("name", "match", "seat").iter_rows():
            cards[name].add((match, seat))
        every = _card_lines(self.subject, cards, self.won)
        dealt = self.seats["deals"] > 0
        made = self.text("made-in", part=round(100 * int(dealt.sum()) / max(self.seats.height, 1)))
        traded = win_difference(
            self.text("who-dealt"), self.seats.filter(dealt)["won"], self.seats.filter(~dealt)["won"], made
        )
        lines, every = (
            [*([traded] if traded else []), *some] for some in (extremes(every, MAX_LINES), every)
        )
        if lines:
            figures.append(interval_figure(self.subject, "bargained", lines, every=every, wide=6))
        of_100, low, high = share(kept, kept + broken).percent()
        span = self.subject.format_range(str(low), str(high))
        heading = self.text("heading-deals", kept=of_100, span=span, count=kept + broken)
        warning = self.text("warning", count=self.differences + len(every))
        return Section(heading, figures, f'<p class="say c12">{warning}</p>')


def _card_lines(
    subject: Subject, cards: dict[str, set[tuple[int, int]]], won: dict[tuple[int, int], bool]
) -> list[IntervalLine]:
    """Return, for each card, how much more often a seat wins that played it."""
    keys = {one: number for number, one in enumerate(won)}
    had = {name: {keys[one] for one in where if one in keys} for name, where in cards.items()}
    names = {name: subject.words.name("card", name) for name in sorted(cards)}
    results = {keys[one]: result for one, result in won.items()}
    return win_differences(names, had, results, lambda part: subject.text("played-in", part=part))


def page_of(subject: Subject) -> Page:
    """Build the report page of a number of players."""
    return Findings(subject).page()
