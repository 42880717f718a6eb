"""The Trebuchet: moved, aimed and fired (GH-TRE)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.green_horde.rules.siege import FireTrebuchet, MoveTrebuchet
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.actions import Action


class Trebuchet(Mechanism):
    """A siege engine on the board."""

    name: ClassVar[str] = "trebuchet"

    def actions(self) -> list[Action]:
        """Moving it and firing it."""
        return [MoveTrebuchet(), FireTrebuchet()]
