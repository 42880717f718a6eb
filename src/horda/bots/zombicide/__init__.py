"""The heuristic player of the Zombicide family: it asks what is there, and no game for its name.

Every seat works out the same plan from what all can see, so that seats work together without a word.
"""

from __future__ import annotations

from horda.bots.zombicide.player import decide
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games.zombicide.bot_view import Glance


class Heuristic:
    """Searches when it is safe, arms, keeps together, fights what matters most, and does the mission."""

    def choose(self, turn: Turn) -> Choice:
        """The choice that seems best; the first of equals."""
        if len(turn.choices) == 1:
            return turn.choices[0]
        view = turn.bot_view()
        assert isinstance(view, Glance)
        return decide(view, turn.choices, turn.rng)
