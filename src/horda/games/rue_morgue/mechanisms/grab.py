"""The A-Bomb grabs whom it can reach at the end of its turn (RM-ABO-05)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.rules.grab import turn_ends
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.state import Table


class Grab(Mechanism):
    """It pulls survivors into its zone."""

    name: ClassVar[str] = "grab"

    def zombies_walked(self, s: Table, kinds: int, band: tuple[int, ...] | None, toward: int) -> Steps:
        """When all have moved (RM-ABO-05)."""
        return turn_ends(s, kinds, band, toward)
