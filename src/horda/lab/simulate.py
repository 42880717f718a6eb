"""A series of matches, on one core or several; the outcome depends on the seed alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from horda.engine.choices import Plain
from horda.engine.player import DEFAULT_BUDGET, Budget
from horda.lab.matches import Played, played_of
from horda.lab.report import Report, reported
from horda.lab.series import Part, Series, Setting, in_parts
from horda.lab.workers import done_here

PARTS_PER_WORKER = 16
BIGGEST_PART = 25


@dataclass(frozen=True)
class SimulationPlan:
    """What to play: which game, who sits where, how often, from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str = 0
    options: Mapping[str, Plain] = field(default_factory=dict)
    budget: Budget = DEFAULT_BUDGET
    """How long each player may think about a decision."""

    def series(self) -> Series:
        """The same as a series of one setting."""
        setting = Setting(self.game, self.bots, dict(self.options), self.budget.playouts, self.budget.seconds)
        return Series((setting,), self.games, self.seed)


def simulate(
    plan: SimulationPlan, *, workers: int = 1, progress: Callable[[int], None] | None = None
) -> Report:
    """Play the matches of a plan and report. `progress` is told how many have been played."""
    series = plan.series().checked()
    size = max(1, min(BIGGEST_PART, plan.games // (workers * PARTS_PER_WORKER)))
    start = time.perf_counter()
    played: list[Played] = []
    cpu = 0.0
    for _, (some, spent) in done_here(_some_matches, series, in_parts(range(plan.games), size), workers):
        played.extend(some)
        cpu += spent
        if progress is not None:
            progress(len(played))
    wall = time.perf_counter() - start
    played.sort(key=lambda one: one.number)
    options = series.settings[0].plain_options
    return reported(plan.game, plan.bots, played, options=options, seed=plan.seed, wall=wall, cpu=cpu)


def _some_matches(series: Series, part: Part) -> tuple[list[Played], float]:
    start = time.process_time()
    played = [played_of(number, series.played(number)) for number in part]
    return played, time.process_time() - start
