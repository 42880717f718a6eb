"""Zombicide Season 3: Rue Morgue."""

from horda.games.rue_morgue.game import RueMorgue

GAME = RueMorgue()
"""The game Zombicide Season 3: Rue Morgue."""
