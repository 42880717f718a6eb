"""Players by strength, named after zombies from the slowest to the worst.

They take the choices of a game's heuristic player, spoil some, or try them first. The weaker ones err as
people do, by habits that have names (`habits`). How much weaker each is was measured (docs, researchers).
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
"""From the weakest to the strongest."""
WALKER_ERROR_PERCENT: Final = 35
RUNNER_ERROR_PERCENT: Final = 12
"""At so many of 100 actions a habit gets the better of them, if anything tempts."""


class Walker:
    """A beginner: it knows what it could do, and at one action in three a habit is stronger."""

    def choose(self, turn: Turn) -> Choice:
        """The guide's choice, or often enough another."""
        return choose_with_errors(turn, WALKER_ERROR_PERCENT)


class Runner:
    """Somebody who has played a few times and hurries: an error now and then."""

    def choose(self, turn: Turn) -> Choice:
        """The guide's choice, or now and then another."""
        return choose_with_errors(turn, RUNNER_ERROR_PERCENT)


class Fatty:
    """A careful player: the heuristic one, without errors on purpose."""

    def choose(self, turn: Turn) -> Choice:
        """The guide's choice."""
        return guide_of(turn.game).choose(turn)


class Abomination(Search):
    """One that thinks ahead: it tries what it may do in its head first."""


def choose_with_errors(turn: Turn, error_percent: int) -> Choice:
    """The guide's choice, but at so many of 100 actions of a turn what a habit draws to, if one does."""
    best = guide_of(turn.game).choose(turn)
    if len(turn.choices) == 1 or turn.rng.below(100) >= error_percent:
        return best
    reading = feature_reader_for(game(turn.game))
    if reading is None or not reading.is_worth_searching(turn.imagine()):
        return best
    found = first_temptation(turn, best, turn.rng.below(1 << 30))
    return best if found is None else found[1]


def first_temptation(turn: Turn, best: Choice, first: int) -> tuple[str, Choice] | None:
    """The name of a habit and what it makes one do instead; they are asked in turn, beginning anywhere."""
    habits = habits_of(turn.game)
    for number in range(len(habits)):
        habit = habits[(first + number) % len(habits)]
        drawn = habit.tempting_choices(turn, best)
        if drawn:
            return habit.name, drawn[0] if len(drawn) == 1 else guide_of(turn.game).choose(turn.among(drawn))
    return None
