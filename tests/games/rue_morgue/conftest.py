"""Helpers for the tests of Rue Morgue: the game and its positions."""

from horda.games.rue_morgue.game import RueMorgue
from horda.games.zombicide.state import ZombicideState

GAME = RueMorgue()


def place(**given: object) -> ZombicideState:
    """Return a position of Rue Morgue, in the players' phase unless `given` names another."""
    s = GAME.place(given)
    assert isinstance(s, ZombicideState)
    return s
