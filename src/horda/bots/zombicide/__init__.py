"""The heuristic player of the Zombicide family, which depends on the content of an edition, not on its name.

Every seat computes the same plan from public information, so that seats cooperate without talking.
"""

from __future__ import annotations

from horda.bots.zombicide.player import decide
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games.zombicide.bot_view import BotView


class Heuristic:
    """Player that searches when it is safe, stays with the team, fights the worst threats and does the
    mission.
    """

    def choose(self, turn: Turn) -> Choice:
        """Return the choice with the highest value, the first one if several are equal."""
        if len(turn.choices) == 1:
            return turn.choices[0]
        view = turn.bot_view()
        assert isinstance(view, BotView)
        return decide(view, turn.choices, turn.rng)
