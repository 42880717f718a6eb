"""Simulate one setting many times, on one core or several; the outcome depends on the seed alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from horda.engine.choices import Plain
from horda.engine.player import DEFAULT_BUDGET, Budget
from horda.lab.matches import MatchOutcome, outcome_of
from horda.lab.series import Part, Series, Setting, split_into_parts
from horda.lab.simulation_report import Report, make_report
from horda.lab.workers import run_locally

PARTS_PER_WORKER = 16
MAX_PART_SIZE = 25


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate: the game, the bots by seat, the number of matches and the seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str = 0
    options: Mapping[str, Plain] = field(default_factory=dict)
    budget: Budget = DEFAULT_BUDGET
    """The thinking budget of each player for one decision."""

    def series(self) -> Series:
        """Return the plan as a series of one setting."""
        setting = Setting(self.game, self.bots, dict(self.options), self.budget.playouts, self.budget.seconds)
        return Series((setting,), self.games, self.seed)


def simulate(
    plan: SimulationPlan, *, workers: int = 1, progress: Callable[[int], None] | None = None
) -> Report:
    """Play the matches of a plan and return a report; `progress` is called with the number played."""
    series = plan.series().resolve()
    size = max(1, min(MAX_PART_SIZE, plan.games // (workers * PARTS_PER_WORKER)))
    start = time.perf_counter()
    played: list[MatchOutcome] = []
    cpu = 0.0
    for _, (some, spent) in run_locally(
        _play_part, series, split_into_parts(range(plan.games), size), workers
    ):
        played.extend(some)
        cpu += spent
        if progress is not None:
            progress(len(played))
    wall = time.perf_counter() - start
    played.sort(key=lambda one: one.number)
    options = series.settings[0].plain_options
    return make_report(plan.game, plan.bots, played, options=options, seed=plan.seed, wall=wall, cpu=cpu)


def _play_part(series: Series, part: Part) -> tuple[list[MatchOutcome], float]:
    start = time.process_time()
    played = [outcome_of(number, series.play(number)) for number in part]
    return played, time.process_time() - start
