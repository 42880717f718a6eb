"""The player that knows nothing: every choice is as likely as any other."""

from __future__ import annotations

from horda.engine.choices import Choice
from horda.engine.player import Turn


class Random:
    """Picks any choice. It measures how fast the rules are, and how much a plan is worth."""

    def choose(self, turn: Turn) -> Choice:
        """Any of the choices."""
        return turn.choices[turn.rng.below(len(turn.choices))]
