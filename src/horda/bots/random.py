"""The random player, which picks every choice with the same chance."""

from __future__ import annotations

from horda.engine.choices import Choice
from horda.engine.player import Turn


class Random:
    """Player that picks any choice: a baseline for other bots and for the speed of the rules."""

    def choose(self, turn: Turn) -> Choice:
        """Pick one of the choices at random."""
        return turn.choices[turn.rng.below(len(turn.choices))]
