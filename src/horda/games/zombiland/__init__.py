"""Survivor Zombiland: a race for four tokens in which the dead change sides."""

from horda.games.zombiland.game import GAME

__all__ = ["GAME"]
