"""Horda: a digital table for zombie board games.

>>> import horda
>>> sorted(horda.games.games())[-1]
'zombiland'

The engine is loaded when it is asked for: a command that needs none starts without it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from horda import games
from horda.games import UnknownGame, game

if TYPE_CHECKING:
    from horda.engine.game import BadOption, Game

__version__ = "0.1.0"

__all__ = ["BadOption", "Game", "UnknownGame", "__version__", "game", "games"]


def __getattr__(name: str) -> object:
    if name in ("BadOption", "Game"):
        return getattr(import_module("horda.engine.game"), name)
    raise AttributeError(f"module `{__name__}` has no `{name}`")
