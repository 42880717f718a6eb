"""Learns one mission in a process of its own, politely, and ends: `python3 -m horda.think.learner`.

What it is to learn comes as JSON on its input. It plays as many matches as asked, or as its seconds allow,
and keeps the weights (`kept`); with too few matches it keeps nothing.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import os
import sys
from time import monotonic

import msgspec

from horda.engine.choices import Plain, freeze_lists
from horda.games import game
from horda.think.kept import keep
from horda.think.learning import MatchCourse, course_of, learnt
from horda.think.records import Weights
from horda.think.value import ANY, fit_of, packaged

POLITE = 15
"""How far it stands back for whoever plays."""
FEWEST = 20
"""Matches below which nothing is learnt."""
ONE_OF = 3
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
        return {name: freeze_lists(value) for name, value in self.options.items()}


def learn(lesson: TrainingPlan) -> Weights | None:
    """The weights of a mission; None where the time was too short."""
    until = monotonic() + lesson.seconds
    options = game(lesson.game).options_with_defaults(lesson.plain_options, 1)
    courses: list[MatchCourse] = []
    for number in range(lesson.matches):
        if monotonic() > until:
            break
        plain = number % ONE_OF > 0
        courses.append(course_of(lesson.game, 1, options, f"own/{number}", plain=plain))
    if len(courses) < min(FEWEST, lesson.matches):
        return None
    others = packaged(lesson.game).get(ANY)
    return learnt(lesson.game, lesson.plain_options, courses, None if others is None else fit_of(others))


def main() -> None:
    """Learn what is asked for."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    weights = learn(msgspec.json.decode(sys.stdin.buffer.read(), type=TrainingPlan))
    if weights is not None:
        keep(weights)


if __name__ == "__main__":
    main()
