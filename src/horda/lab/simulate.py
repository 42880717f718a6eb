"""A series of matches, on one core or several; the outcome depends on the seed alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context

from horda.bots import bot
from horda.engine.choices import Plain
from horda.engine.player import USUAL, Budget
from horda.games import game
from horda.lab.matches import Played, play_match
from horda.lab.report import Report, reported

CHUNKS_PER_WORKER = 16
BIGGEST_CHUNK = 25


@dataclass(frozen=True)
class Plan:
    """What to play: which game, who sits where, how often, from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str = 0
    options: Mapping[str, Plain] = field(default_factory=dict)
    budget: Budget = USUAL
    """How long each player may think about a decision."""


def simulate(plan: Plan, *, workers: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play the matches of a plan and report. `progress` is told how many have been played."""
    began = game(plan.game).new(seats=len(plan.bots), seed=0, **plan.options)
    for name in plan.bots:
        bot(name, plan.game)
    start = time.perf_counter()
    played: list[Played] = []
    cpu = 0.0
    for some, spent in _series(plan, workers):
        played.extend(some)
        cpu += spent
        if progress is not None:
            progress(len(played))
    wall = time.perf_counter() - start
    return reported(plan.game, plan.bots, played, options=began.options, seed=plan.seed, wall=wall, cpu=cpu)


def _series(plan: Plan, workers: int) -> Iterator[tuple[list[Played], float]]:
    """The matches in order, some at a time, with the processor's seconds they took."""
    size = max(1, min(BIGGEST_CHUNK, plan.games // (workers * CHUNKS_PER_WORKER)))
    chunks = [(plan, range(first, min(first + size, plan.games))) for first in range(0, plan.games, size)]
    if workers == 1:
        yield from map(_some_matches, chunks)
        return
    with get_context("spawn").Pool(min(workers, len(chunks))) as pool:
        yield from pool.imap(_some_matches, chunks)


def _some_matches(task: tuple[Plan, Sequence[int]]) -> tuple[list[Played], float]:
    plan, numbers = task
    start = time.process_time()
    played = [
        play_match(plan.game, plan.bots, plan.seed, number=number, options=plan.options, budget=plan.budget)
        for number in numbers
    ]
    return played, time.process_time() - start
