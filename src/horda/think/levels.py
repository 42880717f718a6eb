"""Players of four levels of strength, named after zombies.

Two make the heuristic bot's choices with some typical human mistakes (`human_mistakes`), one without mistakes, and
one searches. Their strength was measured; see the researchers' documentation.
"""

from __future__ import annotations

from typing import Final

from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games import game
from horda.think.features import feature_reader_for
from horda.think.human_mistakes import habits_of
from horda.think.search import Search, guide_of

LEVELS: Final = ("walker", "runner", "fatty", "abomination")
"""The names of the levels, from the weakest to the strongest."""
WALKER_ERROR_PERCENT: Final = 35
RUNNER_ERROR_PERCENT: Final = 12
"""Percentage of actions at which a Runner makes a mistake if there is a tempting choice."""


class Walker:
    """A beginner, who gives in to a habit at about one action in three."""

    def choose(self, turn: Turn) -> Choice:
        return choose_with_errors(turn, WALKER_ERROR_PERCENT)


class Runner:
    """A hasty player with some experience, who makes a mistake now and then."""

    def choose(self, turn: Turn) -> Choice:
        return choose_with_errors(turn, RUNNER_ERROR_PERCENT)


class Fatty:
    """A careful player: the heuristic bot without deliberate errors."""

    def choose(self, turn: Turn) -> Choice:
        return guide_of(turn.game).choose(turn)


class Abomination(Search):
    """A player that searches before it chooses."""


def choose_with_errors(turn: Turn, error_percent: int) -> Choice:
    """Return the guide's choice; in `error_percent` percent of the actions, a choice by which a habit tempts."""
    best = guide_of(turn.game).choose(turn)
    if len(turn.choices) == 1 or turn.rng.below(100) >= error_percent:
        return best
    reading = feature_reader_for(game(turn.game))
    if reading is None or not reading.is_worth_searching(turn.imagine()):
        return best
    found = first_temptation(turn, best, turn.rng.below(1 << 30))
    return best if found is None else found[1]


def first_temptation(turn: Turn, best: Choice, first: int) -> tuple[str, Choice] | None:
    """Return the name and choice of the first habit, from index `first` on, with a tempting choice; None if none."""
    habits = habits_of(turn.game)
    for number in range(len(habits)):
        habit = habits[(first + number) % len(habits)]
        drawn = habit.tempting_choices(turn, best)
        if drawn:
            return habit.name, drawn[0] if len(drawn) == 1 else guide_of(turn.game).choose(turn.among(drawn))
    return None
