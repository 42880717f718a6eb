"""Play-tests of a mission's text: the counts of seeded matches, and the statistics for a designer.

Records of plain values are passed between processes. A worker calls `play_matches`, and the main process adds the
counts to a `PlayTestTotals`.
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
"""Smallest number of matches for a statement about a mission."""
KILLED_AT: Final = "killed_at"
HEAT_ZONES: Final = 40
"""Most zones that a heat map lists; the others have no colour."""


class PlayTest(msgspec.Struct, frozen=True):
    """A test to play: a mission's text with players and a seed; match `n` is the same in every test with this seed."""

    game: str
    text: str
    players: tuple[str, ...]
    survivors: int = 0
    """Number of survivors; 0 means the smallest number that the mission is made for."""
    seed: int | str = 0

    def series(self) -> Series:
        """Return the series of matches for the test."""
        options: dict[str, object] = {MISSION: OWN, MAP: self.text}
        if self.survivors:
            options[SURVIVORS] = self.survivors
        return Series((Setting(self.game, self.players, options),), 1, self.seed).resolve()


class MatchCount(msgspec.Struct, frozen=True, array_like=True):
    """The counts of one match."""

    number: int
    won: bool
    why: str
    """The kind of ending, by its name in the game's catalogue; empty if the match was abandoned."""
    rounds: int
    survivors: int
    lost: int
    """Number of survivors who died."""
    goals: dict[int, int]
    """Numbers of the goals that were reached, from 1, each with the round in which it was first met."""
    causes: dict[str, int]
    """Deaths of survivors by cause: a kind of zombie, `friend` or `otherwise`."""
    deaths: dict[str, int]
    """Deaths of survivors by zone."""
    kills: dict[str, int]
    """Kills of zombies by zone."""


class GoalFigure(msgspec.Struct, frozen=True):
    """The share of matches in which a goal was reached, and the mean round."""

    number: int
    reached: Interval
    round: float


class PlayTestFigures(msgspec.Struct, frozen=True):
    """The statistics of a play-test so far; shares have their 95 % interval."""

    matches: int
    is_enough: bool
    """Whether there are enough matches for a statement."""
    won: Interval
    rounds: float
    """Mean number of rounds."""
    lost: float
    """Mean number of survivors lost in a match."""
    ends: dict[str, int]
    """Number of matches by kind of ending, the most frequent first."""
    causes: dict[str, int]
    goals: tuple[GoalFigure, ...]
    deaths: dict[str, int]
    """Deaths by zone, the deadliest first."""
    kills: dict[str, int]


def play_test_of(text: str, *, game: str | None = None, survivors: int = 0, seed: int | str = 0) -> PlayTest:
    """Return the play-test of a mission's text by the best quick player, one player for all survivors.

    The mission must have been checked to be playable.
    """
    edition = edition_for(text, game)
    # Where a game always has the same number of survivors, no other number can be asked for.
    asked = survivors if any(option.name == SURVIVORS for option in edition.options()) else 0
    return PlayTest(edition.id, text, players_for(edition, text, asked), asked, seed)


def players_for(edition: Zombicide, text: str, survivors: int = 0) -> tuple[str, ...]:
    """Return the players of a play-test: as few as the mission allows with this number of survivors."""
    options: dict[str, Plain] = {MISSION: OWN, MAP: text}
    if survivors:
        options[SURVIVORS] = survivors
    fewest, _ = edition.seats_for(options)
    return (best_bot(edition.id),) * fewest


def play_matches(test: PlayTest, numbers: Iterable[int]) -> Iterator[MatchCount]:
    """Play some matches of a test, by their numbers, and yield the counts of each when it ends."""
    series = test.series()
    for number in numbers:
        yield _count_of(measure_matches(series, (number,)), number)


def _count_of(rows: MatchRows, number: int) -> MatchCount:
    """Return the counts of the single match in some rows."""
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
    """The counts of a play-test, added match by match; a repeated match counts once."""

    def __init__(self, goals: int = 0) -> None:
        self.goals = goals
        """Number of the mission's goals."""
        self.won: dict[int, bool] = {}
        """Whether each match was won, by its number."""
        self._rounds = self._lost = 0
        self._reached: Counter[int] = Counter()
        self._rounds_reached: Counter[int] = Counter()
        self._counted: dict[str, Counter[str]] = {
            name: Counter() for name in ("ends", "causes", "deaths", "kills")
        }

    def add(self, count: MatchCount) -> None:
        """Add the counts of a match."""
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
        """Return the statistics of all matches so far."""
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
        """Return the difference in wins to another test, over the matches that both have played."""
        pairs = [(won, before.won[number]) for number, won in self.won.items() if number in before.won]
        return paired_difference(
            pairs.count((True, True)),
            pairs.count((True, False)),
            pairs.count((False, True)),
            pairs.count((False, False)),
        )
