"""The report of Survivor Zombiland: seats, cards, who falls to what, and the two teams."""

from __future__ import annotations

from collections import defaultdict

import polars as pl

from horda.lab.intervals import share
from horda.lab.page import common
from horda.lab.page.parts import Chart, Page, Section
from horda.lab.page.subject import Subject
from horda.lab.page.worth import extremes, worth_of_each

MOST_LINES = 10
ZOMBIES = "zombies"
"""The outcome by which the Zombie Team wins."""


class Findings(common.GameFindings):
    """All that is found out about the road to Zone 0."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        self.won = common.won_by_seat(subject.of("seats"))
        teams = self.tallies.filter(pl.col("what") == "teams")
        self.teams = dict(teams.select("match", "round").iter_rows())
        zombies = self.matches.filter(pl.col("why") == ZOMBIES)["match"].to_list()
        self.dead_won = share(sum(match in self.teams for match in zombies), len(self.teams))
        self.alive = share(int(self.people["alive"].sum()), self.people.height)

    def page(self) -> Page:
        """The report before it is written."""
        subject = self.subject
        low, middle, high = common.middle_rounds(subject)
        three = [
            (str(middle), self.say("unit-rounds"), self.say("three-rounds", low=low, high=high)),
            (str(common.share_of_100(self.alive)), self.say("unit-of-100"), self.say("three-alive")),
        ]
        if self.teams:
            three.append(
                (str(common.share_of_100(self.dead_won)), self.say("unit-of-100"), self.say("three-teams"))
            )
        return Page(
            subject.title,
            common.about_game(subject),
            self._verdict(middle),
            three,
            sections=[self._seats(), self._lengths(), self._cards()],
        )

    def _verdict(self, rounds: int) -> str:
        return " ".join(
            [
                f"<b>{self.say('verdict-seats', count=common.unequal_seats(self.subject))}</b>",
                self.say("verdict-road", rounds=rounds, alive=common.share_of_100(self.alive)),
                self.say("verdict-teams", won=common.share_of_100(self.dead_won)) if self.teams else "",
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
            return self.subject.words.name("card", cause) if cause else self.say("cause-otherwise")

        return common.lengths_section(self.subject, dead, label)

    def _cards(self) -> Section:
        keys = {one: number for number, one in enumerate(self.won)}
        died = self.people.filter(~pl.col("alive")).select("match", "seat").iter_rows()
        dead = {keys[match, seat] for match, seat in died}
        results = {keys[one]: won for one, won in self.won.items()}
        # Only the dead play zombie cards: they are compared with one another, not with the living.
        among = {"card": results, "zombie_card": {one: won for one, won in results.items() if one in dead}}
        figures: list[Chart] = []
        best, whose, shown = "none", "all", 0
        for id, what in (("played", "card"), ("zombie-cards", "zombie_card")):
            had: dict[str, set[int]] = defaultdict(set)
            rows = self.tallies.filter(pl.col("what") == what).select("name", "match", "seat")
            for name, match, seat in rows.iter_rows():
                had[name].add(keys[match, seat])
            names = {name: self.subject.words.name("card", name) for name in sorted(had)}
            every = worth_of_each(names, had, among[what], lambda part: self.say("played-in", part=part))
            lines = extremes(every, MOST_LINES)
            shown += len(lines)
            if lines:
                figures.append(common.interval_figure(self.subject, id, lines, wide=6))
            sure = [one.label for one in lines if one.is_sure and one.of.value > 0]
            if best == "none" and sure:
                best, whose = sure[0], "dead" if what == "zombie_card" else "all"
        warning = f'<p class="say c12">{self.say("warning", count=shown)}</p>'
        return Section(self.say("heading-cards", card=best, whose=whose), figures, warning)


def page_of(subject: Subject) -> Page:
    """The report of a number of players."""
    return Findings(subject).page()
