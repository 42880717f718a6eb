"""Last Light: a race to the tower before the night is over, with something on the road behind you."""

from .game import GAME

__all__ = ["GAME"]
