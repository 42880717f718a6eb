"""Last Light, a small game for tests: players race to the tower before night, followed by a walker."""

from .game import GAME

__all__ = ["GAME"]
