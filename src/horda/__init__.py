"""Horda: a digital table for zombie board games.

>>> import horda
>>> sorted(horda.games())[-1]
'zombiland'
"""

from horda.engine.game import BadOption, Game
from horda.games import UnknownGame, game, games

__version__ = "0.1.0"

__all__ = ["BadOption", "Game", "UnknownGame", "__version__", "game", "games"]
