"""The player that knows nothing: every choice is as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from horda.engine.chance import Dice
from horda.engine.choices import Choice


class Random:
    """Picks any choice. It measures how fast the rules are, and how much a plan is worth."""

    BLIND: ClassVar[bool] = True

    def choose(self, view: object, choices: Sequence[Choice], rng: Dice) -> Choice:
        """Any of the choices."""
        return choices[rng.below(len(choices))]
