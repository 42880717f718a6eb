"""Process that trains the weights of one mission: `python3 -m horda.think.learning.mission_trainer`.

It reads a `TrainingPlan` as JSON from standard input, plays as many matches as asked or as time allows, and
stores the weights in the cache (`weight_cache`); with too few matches it stores nothing.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import os
import sys
from time import monotonic

import msgspec

from horda.engine.choices import Plain, freeze_lists
from horda.games import game
from horda.think.learning.training import MatchCourse, sample_match, train_weights
from horda.think.learning.weight_cache import store_weights
from horda.think.learning.weights import Weights
from horda.think.value import ANY_SETTING, fit_of, packaged_weights

NICENESS = 15
"""Added niceness, so that matches being played have priority."""
MIN_MATCHES = 20
"""Minimum number of matches; with fewer, nothing is trained."""
ERRING_EVERY = 3
"""One match in this many is played with deliberate errors."""


class TrainingPlan(msgspec.Struct, frozen=True):
    """The mission to train weights for, and the limits on matches and time."""

    game: str
    options: dict[str, object]
    matches: int = 60
    seconds: float = 120.0

    @property
    def plain_options(self) -> dict[str, Plain]:
        """The options in the types that the engine takes."""
        return {name: freeze_lists(value) for name, value in self.options.items()}


def train_mission(plan: TrainingPlan) -> Weights | None:
    """Return the weights of a mission; None if there was too little time."""
    until = monotonic() + plan.seconds
    options = game(plan.game).options_with_defaults(plan.plain_options, 1)
    courses: list[MatchCourse] = []
    for number in range(plan.matches):
        if monotonic() > until:
            break
        plain = number % ERRING_EVERY > 0
        courses.append(sample_match(plan.game, 1, options, f"own/{number}", plain=plain))
    if len(courses) < min(MIN_MATCHES, plan.matches):
        return None
    others = packaged_weights(plan.game).get(ANY_SETTING)
    return train_weights(plan.game, plan.plain_options, courses, None if others is None else fit_of(others))


def main() -> None:
    """Train the mission described on standard input."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    weights = train_mission(msgspec.json.decode(sys.stdin.buffer.read(), type=TrainingPlan))
    if weights is not None:
        store_weights(weights)


if __name__ == "__main__":
    main()
