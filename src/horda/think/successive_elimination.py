"""Choices that race to the end of a match: who falls behind its guide's drops out, and the others go on.

Where a match is short enough, nobody has to judge it halfway. But whether it is won says little about one
choice, so that the playouts go to the choices that may still be better, and the fewer there were, the more a
choice has to be ahead.
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
"""After so many worlds, and again after as many more, those who are behind drop out; with less than these
nothing is known."""
ELIMINATION_ERRORS: Final = 0.5
"""They are, if they are behind by so many standard errors."""
LEAD_PENALTY: Final = 8.0
"""How far a choice must be ahead for every unit of its squared error: how much worse than the guide's choice
others are in the mean, divided by the variance of that (a normal prior; docs, researchers)."""

Attempt = Callable[[State, Choice, int], float]
"""What came of a choice in a world, with a key for all chance."""


def best_by_elimination(
    turn: Turn, tried: Sequence[Choice], attempt: Attempt, first: State | None = None
) -> Choice:
    """The best of some choices; the first one, which is the guide's, unless another is far enough ahead.

    All that are left are tried in one world, with the same luck, before the next is imagined; `first` is one
    that was imagined already.
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
            # The clock struck: a world in which not all were tried says nothing.
            break
        for number, value in zip(running, found[1:], strict=True):
            gains[number].append(value - found[0])
        worlds += 1
        if worlds % WORLDS_PER_LAP == 0:
            running = [number for number in running if is_still_open(gains[number])]
    best = max(range(1, len(tried)), key=lambda number: corrected_lead(gains[number]), default=0)
    return tried[best if best and corrected_lead(gains[best]) > 0.0 else 0]


def is_still_open(gains: Sequence[float]) -> bool:
    """Whether a choice makes any difference, and is not clearly behind."""
    return any(gains) and fmean(gains) > -ELIMINATION_ERRORS * sqrt(variance(gains) / len(gains))


def corrected_lead(gains: Sequence[float]) -> float:
    """How far a choice is ahead, less what its luck and the guide's judgement take off."""
    if len(gains) < WORLDS_PER_LAP:
        return 0.0
    return fmean(gains) - LEAD_PENALTY * variance(gains) / len(gains)
