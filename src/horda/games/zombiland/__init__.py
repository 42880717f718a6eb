"""Survivor Zombiland: a race for four tokens in which dead survivors become zombie players."""

from horda.games.zombiland.game import GAME

__all__ = ["GAME"]
