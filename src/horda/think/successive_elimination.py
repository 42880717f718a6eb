"""Successive elimination: choices are played to the end, and those that fall behind are dropped.

Short matches are simulated to the end without a judge. But a single result says little about a choice, so the
playouts are spent on choices that may still be better, and with few playouts a larger lead is required.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final

from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.engine.state import State

WORLDS_PER_LAP: Final = 8
"""Choices that are behind are dropped each time this many worlds were tried; with fewer there is no result."""
ELIMINATION_ERRORS: Final = 0.5
"""A choice is dropped if it is behind by this many standard errors."""
LEAD_PENALTY: Final = 8.0
"""Lead required per unit of squared error: the average disadvantage of other choices against the guide's, divided by
its variance (a normal prior; see the researchers' documentation).
"""

Attempt = Callable[[State, Choice, int], float]
"""A function that returns the value of a choice in a world, given a key for all random numbers."""


def best_by_elimination(
    turn: Turn, tried: Sequence[Choice], attempt: Attempt, first: State | None = None
) -> Choice:
    """Return the best choice; the first, which is the guide's, unless another leads by enough.

    All remaining choices are tried in one world, with the same dice, before the next one is sampled; `first`
    is a world that was sampled already.
    """
    gains: list[list[float]] = [[] for _ in tried]
    running = list(range(1, len(tried)))
    done = worlds = 0
    while running and turn.may_go_on(done, 1 + len(running)):
        world = first if first is not None and not worlds else turn.imagine()
        key = turn.rng.below(1 << 62)
        found: list[float] = []
        for number in (0, *running):
            if not turn.may_go_on(done):
                break
            found.append(attempt(world.clone(), tried[number], key))
            done += 1
        if len(found) <= len(running):
            # Time is up: a world in which not all choices were tried is not counted.
            break
        for number, value in zip(running, found[1:], strict=True):
            gains[number].append(value - found[0])
        worlds += 1
        if worlds % WORLDS_PER_LAP == 0:
            running = [number for number in running if is_still_open(gains[number])]
    best = max(range(1, len(tried)), key=lambda number: corrected_lead(gains[number]), default=0)
    return tried[best if best and corrected_lead(gains[best]) > 0.0 else 0]


def is_still_open(gains: Sequence[float]) -> bool:
    """Return whether a choice makes any difference and is not clearly behind."""
    return any(gains) and fmean(gains) > -ELIMINATION_ERRORS * sqrt(variance(gains) / len(gains))


def corrected_lead(gains: Sequence[float]) -> float:
    """Return the lead of a choice, corrected for sampling error and the guide's prior."""
    if len(gains) < WORLDS_PER_LAP:
        return 0.0
    return fmean(gains) - LEAD_PENALTY * variance(gains) / len(gains)
