"""Zombicide: Green Horde as a game of the shelf."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from typing import ClassVar

from horda.games.green_horde.edition import GreenHordeEdition
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.game import Zombicide


class GreenHorde(Zombicide):
    """Orcs, a Horde and a trebuchet; 1 to 6 players, 1 to 12 survivors (GH-SET-01)."""

    id: ClassVar[str] = "green_horde"
    title: ClassVar[str] = "Zombicide: Green Horde"

    def make_edition(self) -> Edition:
        """The edition, from its content."""
        return self.edition_of(GreenHordeEdition)
