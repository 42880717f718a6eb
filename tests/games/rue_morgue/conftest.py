"""What the tests of Rue Morgue need: the game, and positions of it."""

from horda.games.rue_morgue.game import RueMorgue
from horda.games.zombicide.state import ZombicideState

GAME = RueMorgue()


def placed(**given: object) -> ZombicideState:
    """A position of Rue Morgue; in the players' phase unless it says otherwise."""
    s = GAME.place(given)
    assert isinstance(s, ZombicideState)
    return s
