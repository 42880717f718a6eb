"""Report page of Survivor Zombiland: seats, cards, fights lost, and the two teams."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import partial

import polars as pl

from horda.lab.intervals import clustered_share, share
from horda.lab.report import common
from horda.lab.report.associations import MIN_MATCHES_PER_SIDE, extremes, is_beyond_luck, win_differences
from horda.lab.report.charts import IntervalLine, column_chart, forest_plot
from horda.lab.report.elements import Chart, Page, Section, Table
from horda.lab.report.subject import Subject

MAX_LINES = 10
FOES_PER_END = 6
"""Number of hardest and of easiest foes shown."""
ZOMBIE_TEAM_WIN = "zombies"
"""The outcome in which the Zombie Team wins."""


class Findings(common.GameFindings):
    """The findings of a Survivor Zombiland report."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        self.won = common.won_by_seat(subject.rows_of("seats"))
        teams = self.tallies.filter(pl.col("what") == "teams")
        self.teams = dict(teams.select("match", "round").iter_rows())
        zombies = self.matches.filter(pl.col("why") == ZOMBIE_TEAM_WIN)["match"].to_list()
        self.dead_won = share(sum(match in self.teams for match in zombies), len(self.teams))
        self.alive = share(int(self.people["alive"].sum()), self.people.height)

    def page(self) -> Page:
        """Build the report page."""
        subject = self.subject
        low, middle, high = common.middle_rounds(subject)
        three = [
            (str(middle), self.text("unit-rounds"), self.text("three-rounds", low=low, high=high)),
            (str(common.share_of_100(self.alive)), self.text("unit-of-100"), self.text("three-alive")),
        ]
        if self.teams:
            three.append(
                (str(common.share_of_100(self.dead_won)), self.text("unit-of-100"), self.text("three-teams"))
            )
        return Page(
            subject.title,
            common.about_game(subject),
            self._verdict(middle),
            three,
            sections=[self._seats(), self._lengths(), self._fights(), self._cards()],
        )

    def _verdict(self, rounds: int) -> str:
        return " ".join(
            [
                f"<b>{self.text('verdict-seats', count=common.unequal_seats(self.subject))}</b>",
                self.text("verdict-road", rounds=rounds, alive=common.share_of_100(self.alive)),
                self.text("verdict-teams", won=common.share_of_100(self.dead_won)) if self.teams else "",
            ]
        )

    def _seats(self) -> Section:
        lines = common.seat_lines(self.subject)
        return Section(
            common.seats_heading(self.subject, lines),
            (common.interval_figure(self.subject, "seats", lines), common.ends_figure(self.subject)),
        )

    def _lengths(self) -> Section:
        dead = self.people.filter(~pl.col("alive"))

        def label(cause: str) -> str:
            return self.subject.words.name("card", cause) if cause else self.text("cause-otherwise")

        return common.lengths_section(self.subject, dead, label)

    def _fights(self) -> Section:
        """Build the section on fights: how hard each foe is, and when players are bitten."""
        lines = self._foes()
        figures = [self._foes_figure(lines)] if lines else []
        bites = self._bites()
        if bites:
            title = self.text("figure-bites")
            drawing = column_chart(bites, title, self.subject.decimal, under=self.text("axis-rounds"))
            heads = [self.text("column-round"), self.text("column-bites")]
            figures.append(Chart("bites", title, drawing, Table(heads, bites)))
        hardest = lines[0] if lines else None
        heading = self.text(
            "heading-fights",
            foe=hardest.label if hardest else "none",
            rival=common.label_of_rival(lines),
            lost=common.share_of_100(hardest.interval) if hardest else 0,
        )
        return Section(heading, figures)

    def _foes(self) -> list[IntervalLine]:
        """Return the share of lost fights by foe, the hardest first; rarely met foes are left out."""
        lost: dict[str, Counter[int]] = defaultdict(Counter)
        met: dict[str, Counter[int]] = defaultdict(Counter)
        fights = self.tallies.filter(pl.col("what").is_in(["won_against", "lost_against"]))
        for name, what, match, count in fights.select("name", "what", "match", "count").iter_rows():
            met[name][match] += count
            lost[name][match] += count * (what == "lost_against")
        lines = [
            IntervalLine(
                self.subject.words.name("card", name),
                clustered_share([(lost[name][match], count) for match, count in fought.items()]),
                self.text("fights", count=fought.total()),
            )
            for name, fought in sorted(met.items())
            if fought.total() >= MIN_MATCHES_PER_SIDE
        ]
        return sorted(lines, key=lambda one: -one.interval.value)

    def _foes_figure(self, lines: list[IntervalLine]) -> Chart:
        title = self.text("figure-fights", count=len(lines))
        shown = lines if len(lines) <= 2 * FOES_PER_END else [*lines[:FOES_PER_END], *lines[-FOES_PER_END:]]
        # The data lists all foes, also those not drawn.
        data = Table(common.interval_columns(self.subject), common.percent_rows(lines))
        return Chart("fights", title, forest_plot(shown, title, self.subject.format_range), data)

    def _bites(self) -> list[tuple[int, float]]:
        """Return the bites per round and running match."""
        playing = Counter(self.subject.rows_of("rounds")["round"].to_list())
        bites = Counter[int]()
        rows = self.tallies.filter(pl.col("what") == "bite").select("round", "count")
        for at, count in rows.iter_rows():
            bites[at] += count
        return [
            (at, round(bites[at] / count, 2))
            for at, count in sorted(playing.items())
            if count >= MIN_MATCHES_PER_SIDE
        ]

    def _cards(self) -> Section:
        keys = {one: number for number, one in enumerate(self.won)}
        died = self.people.filter(~pl.col("alive")).select("match", "seat").iter_rows()
        dead = {keys[match, seat] for match, seat in died}
        results = {keys[one]: won for one, won in self.won.items()}
        # Only dead players play zombie cards: compare these with each other, not with the living.
        among = dict.fromkeys(("card", "location"), results)
        among["zombie_card"] = {one: won for one, won in results.items() if one in dead}
        figures: list[Chart] = []
        best: IntervalLine | None = None
        whose, compared = "all", 0
        for id, what, noun, note in (
            ("played", "card", "card", "played-in"),
            ("zombie-cards", "zombie_card", "card", "played-in"),
            ("tokens", "location", "location", "gained-in"),
        ):
            had: dict[str, set[int]] = defaultdict(set)
            rows = self.tallies.filter(pl.col("what") == what).select("name", "match", "seat")
            for name, match, seat in rows.iter_rows():
                had[name].add(keys[match, seat])
            names = {name: self.subject.words.name(noun, name) for name in sorted(had)}
            every = win_differences(names, had, among[what], partial(self._share_note, note))
            lines = extremes(every, MAX_LINES)
            compared += len(every)
            if lines:
                figures.append(common.interval_figure(self.subject, id, lines, every=every, wide=6))
            sure = [one for one in lines if one.interval.value > 0 and is_beyond_luck(one, len(every))]
            if best is None and sure and noun == "card":
                best, whose = sure[0], "dead" if what == "zombie_card" else "all"
        warning = f'<p class="say c12">{self.text("warning", count=compared)}</p>'
        heading = self.text(
            "heading-cards",
            card=best.label if best else "none",
            whose=whose,
            **common.percent_bounds(best),
        )
        return Section(heading, figures, warning)

    def _share_note(self, note: str, part: int) -> str:
        """Return the note on how many of 100 seats had something."""
        return self.text(note, part=part)


def page_of(subject: Subject) -> Page:
    """Build the report page of a number of players."""
    return Findings(subject).page()
