"""The seeds of an environment's matches."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from horda.engine.chance import Dice

MOST = 2**31 - 1


class Seeds:
    """A sequence of seeds: the given ones in a cycle, or seeds derived from one number."""

    def __init__(self, given: Sequence[int]) -> None:
        self._given = tuple(given)
        self._place = 0
        self._dice = Dice(f"seeds {secrets.randbits(64)}")

    def next(self, seed: int | None) -> int:
        """Return the seed of the next match: `seed` itself if given, which also determines the later ones."""
        if seed is not None:
            self._dice = Dice(f"seeds {seed}")
            self._place = 0
            return seed
        if self._given:
            self._place += 1
            return self._given[(self._place - 1) % len(self._given)]
        return self._dice.below(MOST)
