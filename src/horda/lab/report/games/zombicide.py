"""Report page of a Zombicide mission: where survivors die, of what, and what goes with winning."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

import polars as pl

from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.lab.balance import TARGET_WIN_RATES
from horda.lab.intervals import Interval, mean, share
from horda.lab.measure.zombicide import GOAL
from horda.lab.report.associations import (
    MIN_MATCHES_PER_SIDE,
    extremes,
    is_beyond_luck,
    win_difference,
    win_differences,
)
from horda.lab.report.charts import IntervalLine, curve_chart, danger_chart, forest_plot
from horda.lab.report.charts import column_chart as columns_of
from horda.lab.report.common import (
    GameFindings,
    ends_figure,
    interval_figure,
    label_of_rival,
    lengths_section,
    middle_rounds,
    percent_bounds,
    share_of_100,
    shares_of,
    win_lines,
)
from horda.lab.report.elements import Chart, Page, Section, Table
from horda.lab.report.games import any_game
from horda.lab.report.maps import BoardMap, heat_key
from horda.lab.report.predictability import predictability_by_round, settled_round
from horda.lab.report.subject import Subject
from horda.lab.report.walk_flow import net_steps, steps_table
from horda.locale.missions import mission_page

LEVELS: Final = ("blue", "yellow", "orange", "red")
MAX_LINES: Final = 8
CARD_ROUND_LIMIT: Final = 6
"""Cards count if somebody had them by the end of this round."""


class Findings(GameFindings):
    """The findings of a mission's report."""

    def __init__(self, subject: Subject, plan: MissionPlan) -> None:
        super().__init__(subject)
        self.plan = plan
        self.board = BoardMap(plan, subject.words, subject.title)
        self.won = dict(self.matches.select("match", "won").iter_rows())
        self.dead = self.people.filter(~pl.col("alive"))
        self.curve = self._curve()
        self.settled = settled_round(self.curve)
        self.cards = self._cards()
        shown = extremes(self.cards, MAX_LINES)
        self.best = next((one for one in shown if is_beyond_luck(one, len(self.cards))), None)
        """The card with the strongest significant association with winning, if any."""
        self.goals = self._goal_lines()
        self.places = [IntervalLine(zone, of) for zone, of in shares_of(self.dead, "place").items()]

    def page(self) -> Page:
        """Build the report page."""
        subject = self.subject
        low, middle, high = middle_rounds(subject)
        rate = subject.win_share(subject.main)
        won = self.text("three-won", setting=subject.label(subject.main), span=self._span(rate))
        three = [
            (str(share_of_100(rate)), self.text("unit-of-100"), won),
            (str(middle), self.text("unit-rounds"), self.text("three-rounds", low=low, high=high)),
        ]
        if self.settled is not None:
            three.append((str(self.settled), self.text("unit-rounds"), self.text("three-settled")))
        sections = [
            self._wins(),
            *self._goals(),
            self._lengths(),
            self._places(),
            self._time(),
            self._associations(),
        ]
        steps, is_of_won = net_steps(subject)
        caption = "caption-map" if not steps else "caption-way-won" if is_of_won else "caption-way"
        return Page(
            subject.title,
            self._subject_text(),
            self._verdict(rate),
            three,
            self.board.walk_map(steps),
            self.text(caption),
            steps_table(subject, steps) if steps else None,
            [one for one in sections if one.figures],
            symbols=self.board.symbol(),
        )

    def _span(self, one: Interval) -> str:
        return self.subject.format_range(f"{100 * one.low:.0f}", f"{100 * one.high:.0f}")

    def _subject_text(self) -> str:
        every = sum(one.rows_of("matches", number).height for one, number in self.subject.played_settings())
        difficulty = self.text(f"difficulty-{self.plan.mission.difficulty}")
        return self.text(
            "about-mission",
            game=self.subject.words.title(),
            difficulty=difficulty,
            count=every,
            seed=str(self.subject.seed),
        )

    # --- the verdict -----------------------------------------------------------------------------

    def _verdict(self, rate: Interval) -> str:
        difficulty = self.plan.mission.difficulty
        fewest, most = (part / 100 for part in TARGET_WIN_RATES[difficulty])
        kind = (
            "easy" if rate.low > most
            else "hard" if rate.high < fewest
            else "fair" if fewest <= rate.low and rate.high <= most
            else "open"
        )  # fmt: skip
        sentences = [
            f"<b>{self.text(f'verdict-{kind}', difficulty=self.text(f'difficulty-{difficulty}'))}</b>",
            self.text(
                "verdict-won",
                setting=self.subject.label(self.subject.main),
                won=share_of_100(rate),
                span=self._span(rate),
            ),
        ]
        if kind == "hard" and self.goals:
            rarest = min(self.goals, key=lambda line: line.interval.value)
            sentences.append(
                self.text("verdict-goal", goal=rarest.label, reached=share_of_100(rarest.interval))
            )
        if len(self.places) > 1:
            first_zone, second_zone = self.places[:2]
            part = round(100 * (first_zone.interval.value + second_zone.interval.value))
            rounds = sorted(self.dead["round"].to_list())
            first, last = rounds[len(rounds) // 4], rounds[3 * len(rounds) // 4]
            sentences.append(
                self.text(
                    "verdict-deaths",
                    part=part,
                    first=first_zone.label,
                    second=second_zone.label,
                    **{"from": first},
                    until=last,
                )
            )
        if self.settled is not None:
            sentences.append(self.text("verdict-settled", round=self.settled))
        if self.best is not None and self.best.interval.value > 0:
            card = self.best.label
            sentences.append(
                self.text("verdict-card", card=card, round=CARD_ROUND_LIMIT, **percent_bounds(self.best))
            )
        return " ".join(sentences)

    # --- sections --------------------------------------------------------------------------------

    def _wins(self) -> Section:
        lines = win_lines(self.subject)
        difficulty = self.plan.mission.difficulty
        band = TARGET_WIN_RATES[difficulty]
        band_label = self.text(
            "wanted", difficulty=self.text(f"difficulty-{difficulty}"), low=band[0], high=band[1]
        )
        figure = interval_figure(self.subject, "wins", lines, band=band, band_label=band_label)
        best, *others = sorted(lines, key=lambda one: -one.interval.value)
        # A lead within the margin of error is not reported.
        leads = "yes" if all(one.interval.high < best.interval.low for one in others) else "no"
        heading = self.text(
            "heading-wins", setting=best.label, won=share_of_100(best.interval), count=len(lines), leads=leads
        )
        return Section(heading, (figure, ends_figure(self.subject)))

    def _goal_lines(self) -> list[IntervalLine]:
        """Return, for each numbered goal, the share of matches that reached it and the median round."""
        texts = mission_page(self.subject.words, self.plan.goals.mission).goals
        lines: list[IntervalLine] = []
        for number in range(1, len(self.plan.mission.goals) + 1):
            rows = self.tallies.filter((pl.col("what") == GOAL) & (pl.col("name") == str(number)))
            rounds = sorted(rows["round"].to_list())
            label = texts[number - 1] if number <= len(texts) else ""
            note = (
                self.text("reached-in", round=rounds[len(rounds) // 2])
                if rounds
                else self.text("reached-never")
            )
            lines.append(
                IntervalLine(f"{number}. {label}".rstrip(". "), share(len(rounds), self.matches.height), note)
            )
        return lines

    def _goals(self) -> list[Section]:
        """Return the section about the goals, if the mission has any."""
        if not self.goals:
            return []
        rarest = min(self.goals, key=lambda line: line.interval.value)
        heading = self.text("heading-goals", goal=rarest.label, reached=share_of_100(rarest.interval))
        return [Section(heading, (self._goals_figure(),))]

    def _goals_figure(self) -> Chart:
        """Build the chart of goals reached; its table has the rounds in which they were reached."""
        title = self.text("figure-goals")
        drawing = forest_plot(self.goals, title, self.subject.format_range)
        columns = [self.text(f"column-{name}") for name in ("goal", "of-100", "low", "high", "reached")]
        rows = [(line.label, *line.interval.tenths(), line.note) for line in self.goals]
        return Chart("goals", title, drawing, Table(columns, rows), 7)

    def _lengths(self) -> Section:
        words = self.subject.words

        def label(cause: str) -> str:
            known = f"lab-cause-{cause}"
            return words.say(known) if words.has(known) else words.name("zombie", cause)

        return lengths_section(self.subject, self.dead, label, self.plan.figures)

    def _places(self) -> Section:
        def tally_counts(what: str) -> Counter[str]:
            rows = self.tallies.filter(pl.col("what") == what).group_by("name").agg(pl.col("count").sum())
            return Counter(dict(rows.select("name", "count").iter_rows()))

        figures: list[Chart] = []
        for id, counts, colour in (
            ("deaths", Counter(self.dead["place"].to_list()), "danger-red"),
            ("noise", tally_counts("noise_at"), "light-deep"),
            ("kills", tally_counts("killed_at"), "rot-deep"),
        ):
            whole = counts.total()
            of_100 = {zone: 100 * count / whole for zone, count in counts.most_common()} if whole else {}
            title = self.text(f"figure-{id}", count=whole)
            drawing = self.board.heat_map(title, of_100, colour) + heat_key(
                self.text("few"), self.text("most"), colour
            )
            columns = [self.text(f"column-{name}") for name in ("zone", "count", "of-100")]
            rows = [(zone, counts[zone], round(value, 1)) for zone, value in of_100.items()]
            figures.append(Chart(id, title, drawing, Table(columns, rows), 4))
        zone = self.places[0].label if self.places else "none"
        heading = self.text("heading-places", zone=zone, rival=label_of_rival(self.places))
        return Section(heading, figures)

    def _time(self) -> Section:
        rounds = self.subject.rows_of("rounds")
        by_round: dict[int, Counter[int]] = defaultdict(Counter)
        for at, level in rounds.select("round", "danger").iter_rows():
            by_round[at][level] += 1
        last = max(
            (at for at, levels in by_round.items() if levels.total() >= MIN_MATCHES_PER_SIDE), default=1
        )
        shares = [
            [by_round[at][level] / max(by_round[at].total(), 1) for level in range(4)]
            for at in range(1, last + 1)
        ]
        names = [self.subject.words.name("level", level) for level in LEVELS]
        title = self.text("figure-danger")
        drawing = danger_chart(shares, title, under=self.text("axis-danger"), names=names)
        rows = [(at + 1, *(round(100 * part, 1) for part in one)) for at, one in enumerate(shares)]
        columns = [self.text("column-round"), *names]
        figures = [Chart("danger", title, drawing, Table(columns, rows))]
        if self.curve:
            figures.append(self._predictability_figure())
        figures.append(self._pressure_figure(last))
        reached = self._first_rounds()
        level = next((one for one in ("orange", "yellow") if one in reached), "blue")
        heading = self.text("heading-time", level=level, **{one: reached.get(one, 0) for one in LEVELS[1:3]})
        if self.settled is not None:
            heading += " " + self.text("heading-settled", round=self.settled)
        return Section(heading, figures)

    def _predictability_figure(self) -> Chart:
        title = self.text("figure-settled")
        mark = None if self.settled is None else self.settled - 1
        mark_label = "" if self.settled is None else self.text("mark-settled", round=self.settled)
        drawing = curve_chart(
            self.curve, title, under=self.text("axis-settled"), mark=mark, mark_label=mark_label
        )
        rows = [(at, *one.tenths()) for at, one in enumerate(self.curve, 1)]
        columns = [self.text(f"column-{name}") for name in ("round", "of-100", "low", "high")]
        return Chart("settled", title, drawing, Table(columns, rows))

    def _pressure_figure(self, last: int) -> Chart:
        """Build the chart of zombies spawned per round and running match."""
        rounds = self.subject.rows_of("rounds")
        playing = Counter(rounds["round"].to_list())
        come = Counter[int]()
        for at, count in (
            self.tallies.filter(pl.col("what") == "spawned").select("round", "count").iter_rows()
        ):
            come[at] += count
        means = [(at, come[at] / playing[at]) for at in range(1, last + 1) if playing[at]]
        title = self.text("figure-pressure")
        columns = [self.text("column-round"), self.text("column-zombies")]
        rows = [(at, round(value, 2)) for at, value in means]
        drawing = columns_of(means, title, self.subject.decimal, under=self.text("axis-rounds"))
        return Chart("pressure", title, drawing, Table(columns, rows))

    def _first_rounds(self) -> dict[str, int]:
        """Return the median round in which each danger level is first reached, if most matches reach it."""
        found = self.tallies.filter(pl.col("what") == "danger").group_by("name", "match")
        first = found.agg(pl.col("round").min()).group_by("name").agg(pl.len(), pl.col("round").median())
        return {name: round(at) for name, count, at in first.iter_rows() if 2 * count > self.matches.height}

    # --- associations ----------------------------------------------------------------------------

    def _cards(self) -> list[IntervalLine]:
        held = self.tallies.filter((pl.col("what") == "held") & (pl.col("round") <= CARD_ROUND_LIMIT))
        had: dict[str, set[int]] = defaultdict(set)
        for name, match in held.select("name", "match").iter_rows():
            had[name].add(match)
        names = {name: self.subject.words.name("card", name) for name in sorted(had)}
        return win_differences(names, had, self.won, lambda part: self.text("held-in", part=part))

    def _skills(self) -> list[IntervalLine]:
        chosen: dict[tuple[str, str], dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
        for name, match in self.tallies.filter(pl.col("what") == "skill").select("name", "match").iter_rows():
            who, level, skill = name.split("/")
            if level in ("orange", "red"):
                chosen[who, level][skill].add(match)
        lines: list[IntervalLine] = []
        for (who, _), skills in sorted(chosen.items()):
            every = set().union(*skills.values())
            for skill, where in sorted(skills.items()):
                label = (
                    f"{self.subject.words.name('survivor', who)}: {self.subject.words.name('skill', skill)}"
                )
                note = self.text("chosen-in", count=len(where))
                line = win_difference(
                    label, (self.won[one] for one in where), (self.won[one] for one in every - where), note
                )
                if line is not None and len(skills) > 1:
                    lines.append(line)
        return sorted(lines, key=lambda one: -one.interval.value)

    def _people(self) -> list[IntervalLine]:
        """Return, for each survivor, the win difference between alive and dead after the settled round."""
        at = self.settled or middle_rounds(self.subject)[1] // 2
        lines: list[IntervalLine] = []
        rounds = dict(self.matches.select("match", "rounds").iter_rows())
        for name in self.people["name"].unique(maintain_order=True).to_list():
            rows = self.people.filter(pl.col("name") == name)
            alive: list[bool] = []
            gone: list[bool] = []
            for match, lost in rows.select("match", "round").iter_rows():
                if rounds[match] >= at:
                    (gone if lost is not None and lost <= at else alive).append(self.won[match])
            deaths = share(int((~rows["alive"]).sum()), rows.height)
            kills = mean(rows["kills"].to_list()).value
            note = self.text("person-note", kills=self.subject.decimal(kills), deaths=share_of_100(deaths))
            line = win_difference(self.subject.words.name("survivor", name), alive, gone, note)
            if line is not None:
                lines.append(line)
        return lines

    def _associations(self) -> Section:
        subject, figures = self.subject, []
        skills, people = self._skills(), self._people()
        at = self.settled or middle_rounds(subject)[1] // 2
        for id, every in (("cards", self.cards), ("skills", skills)):
            if every:
                lines = extremes(every, MAX_LINES)
                figures.append(interval_figure(subject, id, lines, every=every, wide=6))
        if people:
            notes = [self.text("people-said", round=at)]
            if len(people) < self.people["name"].n_unique():
                notes.append(self.text("people-left-out"))
            figures.append(interval_figure(subject, "people", people, wide=6, note=" ".join(notes)))
        compared = len(self.cards) + len(skills) + len(people)
        heading = self.text(
            "heading-worth",
            card=self.best.label if self.best else "none",
            more="yes" if self.best and self.best.interval.value > 0 else "no",
            **percent_bounds(self.best),
        )
        return Section(heading, figures, f'<p class="say c12">{self.text("warning", count=compared)}</p>')

    def _curve(self) -> list[Interval]:
        positions: dict[int, dict[int, tuple[float, ...]]] = {match: {} for match in self.won}
        columns = ("match", "round", "alive", "dead", "danger", "taken")
        for match, at, *seen in self.subject.rows_of("rounds").select(columns).iter_rows():
            positions[match][at] = tuple(map(float, seen))
        return predictability_by_round(list(positions.values()), [self.won[match] for match in positions])


def page_of(subject: Subject) -> Page:
    """Build the report page of a mission; rival missions have no target, so they get the general page."""
    assert subject.plan is not None
    if not subject.plan.goals.together:
        return any_game.page_of(subject)
    return Findings(subject, subject.plan).page()
