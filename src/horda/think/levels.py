"""Players by strength, named after zombies from the slowest to the worst.

They take the choices of a game's heuristic player, spoil some, or try them first. The weaker ones err as
people do: seldom wildly, mostly by the second-best idea, taken because it came first. How much weaker each is
was measured (docs, researchers, players).
"""

from __future__ import annotations

from typing import Final

from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games import game
from horda.think.features import reading_for
from horda.think.search import Search, guide_of, ranked

LEVELS: Final = ("walker", "runner", "fatty", "abomination")
"""From the weakest to the strongest."""
SLIPS: Final = (1, 1, 1, 1, 1, 1, 2, 2, 2, 3)
"""Which of its ideas is taken instead of the best, each as likely: the second six times in ten."""
OFTEN: Final = 35
SELDOM: Final = 12
"""At so many of 100 actions they err."""


class Walker:
    """A beginner: it knows what it could do, and at one action in three does something less good."""

    def choose(self, turn: Turn) -> Choice:
        """The guide's choice, or often enough another."""
        return erring(turn, OFTEN)


class Runner:
    """Somebody who has played a few times and hurries: an error now and then."""

    def choose(self, turn: Turn) -> Choice:
        """The guide's choice, or now and then another."""
        return erring(turn, SELDOM)


class Fatty:
    """A careful player: the heuristic one, without errors on purpose."""

    def choose(self, turn: Turn) -> Choice:
        """The guide's choice."""
        return guide_of(turn.game).choose(turn)


class Abomination(Search):
    """One that thinks ahead: it tries what it may do in its head first."""


def erring(turn: Turn, errs: int) -> Choice:
    """The guide's choice, but at so many of 100 actions of a turn one that it likes less."""
    slips = len(turn.choices) > 1 and turn.rng.below(100) < errs
    reading = reading_for(game(turn.game)) if slips else None
    if reading is None or not reading.pays(turn.imagine()):
        return guide_of(turn.game).choose(turn)
    wanted = SLIPS[turn.rng.below(len(SLIPS))]
    return ranked(turn, wanted + 1)[-1]
