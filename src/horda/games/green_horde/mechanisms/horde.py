"""The Horde: it grows beside the board, and enters (GH-HRD)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.green_horde.rules.horde import EnterTheHorde, SwellHorde
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.spawning import Deed

ICON = "horde"
"""The icon of a zombie card that adds to the Horde."""


class Horde(Mechanism):
    """Zombie cards with its icon let it grow."""

    name: ClassVar[str] = "horde"

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """The Horde grows and arrives (GH-HRD-01, GH-HRD-08)."""
        if verb == "enter_the_horde":
            return [EnterTheHorde()]
        return [SwellHorde(kind)] if verb == "bring" and icon == ICON else []
