"""Zombicide: Green Horde."""

from horda.games.green_horde.game import GreenHorde

GAME = GreenHorde()
