"""Zombicide Season 3: Rue Morgue."""

from horda.games.rue_morgue.game import RueMorgue

GAME = RueMorgue()
"""Zombicide Season 3: Rue Morgue as a game of the shelf."""
