"""Process that trains the weights of one mission: `python -m horda.think.learning.mission_trainer`.

What it is to learn comes as JSON on its input. It plays as many matches as asked, or as its seconds allow,
and keeps the weights (`kept`); with too few matches it keeps nothing.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import os
import sys
from time import monotonic

import msgspec

from horda.engine.choices import Plain, tupled
from horda.games import game
from horda.think.learning.training import MatchCourse, sample_match, train_weights
from horda.think.learning.weight_cache import store_weights
from horda.think.learning.weights import Weights
from horda.think.value import ANY_SETTING, fit_of, packaged_weights

NICENESS = 15
"""How far it stands back for whoever plays."""
MIN_MATCHES = 20
"""Matches below which nothing is learnt."""
ERRING_EVERY = 3
"""One match in so many has errors on purpose."""


class TrainingPlan(msgspec.Struct, frozen=True):
    """What is to be learnt, and at what cost at most."""

    game: str
    options: dict[str, object]
    matches: int = 60
    seconds: float = 120.0

    @property
    def plain_options(self) -> dict[str, Plain]:
        """The options as the engine takes them."""
        return {name: tupled(value) for name, value in self.options.items()}


def train_mission(plan: TrainingPlan) -> Weights | None:
    """The weights of a mission; None where the time was too short."""
    until = monotonic() + plan.seconds
    options = game(plan.game).usual(plan.plain_options, 1)
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
    """Learn what is asked for."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    weights = train_mission(msgspec.json.decode(sys.stdin.buffer.read(), type=TrainingPlan))
    if weights is not None:
        store_weights(weights)


if __name__ == "__main__":
    main()
