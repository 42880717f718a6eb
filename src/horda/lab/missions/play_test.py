"""Play-tests of a mission's text: counted matches by seeds, and the figures that a designer reads from them.

Everything that travels between processes is a record of plain values. A worker calls `play_matches`; whoever
collects its counts adds them to a `PlayTestTotals`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from horda.bots import best_bot
from horda.engine.choices import Plain
from horda.games.own_missions import edition_for
from horda.games.zombicide.game import MISSION, SURVIVORS, Zombicide
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.lab.intervals import Interval, paired_difference, share
from horda.lab.measure import measure_matches
from horda.lab.measure.match_counts import MAX_ROUNDS, MAX_SEATS
from horda.lab.measure.zombicide import GOAL
from horda.lab.series import Series, Setting
from horda.lab.storage.rows import MatchRows

MIN_MATCHES: Final = 20
"""Fewer matches are too few to say anything about a mission."""
KILLED_AT: Final = "killed_at"
HEAT_ZONES: Final = 40
"""Zones that a heat map lists; the others are cold."""


class PlayTest(msgspec.Struct, frozen=True):
    """What is played: a mission's text with players and a seed; match `n` is the same in every test of this seed."""

    game: str
    text: str
    players: tuple[str, ...]
    survivors: int = 0
    """How many survivors take part; 0 for the fewest that the mission is made for."""
    seed: int | str = 0

    def series(self) -> Series:
        """Return the series that the lab plays for it."""
        options: dict[str, object] = {MISSION: OWN, MAP: self.text}
        if self.survivors:
            options[SURVIVORS] = self.survivors
        return Series((Setting(self.game, self.players, options),), 1, self.seed).resolve()


class MatchCount(msgspec.Struct, frozen=True, array_like=True):
    """What is counted of one match."""

    number: int
    won: bool
    why: str
    """How it ended, as the game's catalogue names it; empty if it was abandoned."""
    rounds: int
    survivors: int
    lost: int
    """Survivors who died."""
    goals: dict[int, int]
    """The goals that were reached, from 1, each with the round in which it first held."""
    causes: dict[str, int]
    """What killed survivors: a kind of zombie, `friend` or `otherwise`."""
    deaths: dict[str, int]
    """Where survivors died, by zone."""
    kills: dict[str, int]
    """Where zombies were killed, by zone."""


class GoalFigure(msgspec.Struct, frozen=True):
    """How often a goal was reached, and in which round it was on average."""

    number: int
    reached: Interval
    round: float


class PlayTestFigures(msgspec.Struct, frozen=True):
    """The figures of a play-test so far; shares have their 95 % interval."""

    matches: int
    is_enough: bool
    """Whether there are matches enough to say something."""
    won: Interval
    rounds: float
    """Rounds on average."""
    lost: float
    """Survivors lost in a match, on average."""
    ends: dict[str, int]
    """Matches by how they ended, the most frequent first."""
    causes: dict[str, int]
    goals: tuple[GoalFigure, ...]
    deaths: dict[str, int]
    """Deaths by zone, the deadliest first."""
    kills: dict[str, int]


def play_test_of(text: str, *, game: str | None = None, survivors: int = 0, seed: int | str = 0) -> PlayTest:
    """Return the play-test of a mission's text by the best quick player, one player for all survivors.

    Whoever calls it has checked that the mission can be played.
    """
    edition = edition_for(text, game)
    # Where a game always has the same number of survivors, no other number can be asked for.
    asked = survivors if any(option.name == SURVIVORS for option in edition.options()) else 0
    return PlayTest(edition.id, text, players_for(edition, text, asked), asked, seed)


def players_for(edition: Zombicide, text: str, survivors: int = 0) -> tuple[str, ...]:
    """Return the players of a play-test: as few as the mission allows with so many survivors."""
    options: dict[str, Plain] = {MISSION: OWN, MAP: text}
    if survivors:
        options[SURVIVORS] = survivors
    fewest, _ = edition.seats_for(options)
    return (best_bot(edition.id),) * fewest


def play_matches(test: PlayTest, numbers: Iterable[int]) -> Iterator[MatchCount]:
    """Play some matches of a test, by their numbers, and yield what is counted of each as it ends."""
    series = test.series()
    for number in numbers:
        yield _count_of(measure_matches(series, (number,)), number)


def _count_of(rows: MatchRows, number: int) -> MatchCount:
    """Return what is counted of the single match in some rows."""
    (match,) = rows.matches
    goals: dict[int, int] = {}
    kills: Counter[str] = Counter()
    tallies = rows.tallies
    for key, count in zip(tallies.key, tallies.count, strict=True):
        index, round = divmod(key // MAX_SEATS, MAX_ROUNDS)
        what, name = tallies.what[index], tallies.name[index]
        if what == GOAL:
            goals[int(name)] = round
        elif what == KILLED_AT:
            kills[name] += count
    dead = [person for person in rows.people if not person.alive]
    return MatchCount(
        number,
        match.won,
        match.why,
        match.rounds,
        match.survivors,
        len(dead),
        goals,
        dict(Counter(person.cause for person in dead)),
        dict(Counter(person.place for person in dead)),
        dict(kills),
    )


class PlayTestTotals:
    """The counts of a play-test, added match by match; a match that is counted twice counts once."""

    def __init__(self, goals: int = 0) -> None:
        self.goals = goals
        """The number of goals of the mission."""
        self.won: dict[int, bool] = {}
        """Which matches were won, by number."""
        self._rounds = self._lost = 0
        self._reached: Counter[int] = Counter()
        self._rounds_reached: Counter[int] = Counter()
        self._counted: dict[str, Counter[str]] = {
            name: Counter() for name in ("ends", "causes", "deaths", "kills")
        }

    def add(self, count: MatchCount) -> None:
        """Add what was counted of a match."""
        if count.number in self.won:
            return
        self.won[count.number] = count.won
        self._rounds += count.rounds
        self._lost += count.lost
        self._counted["ends"][count.why] += 1
        for name in ("causes", "deaths", "kills"):
            self._counted[name].update(getattr(count, name))
        for goal, round in count.goals.items():
            self._reached[goal] += 1
            self._rounds_reached[goal] += round

    def figures(self) -> PlayTestFigures:
        """Return the figures of all matches so far."""
        matches = len(self.won)
        whole = max(matches, 1)
        goals = tuple(
            GoalFigure(
                number,
                share(self._reached[number], matches),
                self._rounds_reached[number] / max(self._reached[number], 1),
            )
            for number in range(1, max(self.goals, *self._reached, 0) + 1)
        )
        return PlayTestFigures(
            matches,
            matches >= MIN_MATCHES,
            share(sum(self.won.values()), matches),
            self._rounds / whole,
            self._lost / whole,
            dict(self._counted["ends"].most_common()),
            dict(self._counted["causes"].most_common()),
            goals,
            dict(self._counted["deaths"].most_common(HEAT_ZONES)),
            dict(self._counted["kills"].most_common(HEAT_ZONES)),
        )

    def difference_to(self, before: PlayTestTotals) -> Interval:
        """Return how many more matches are won than in another test, by the matches that both have played."""
        pairs = [(won, before.won[number]) for number, won in self.won.items() if number in before.won]
        return paired_difference(
            pairs.count((True, True)),
            pairs.count((True, False)),
            pairs.count((False, True)),
            pairs.count((False, False)),
        )
