"""Army of the Dead as a game of the shelf."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.edition import ArmyOfTheDeadEdition
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.game import OPEN_PILES, Zombicide


class ArmyOfTheDead(Zombicide):
    """A heist in a walled Las Vegas; 1 to 6 players, always 6 survivors (AD-SET-01)."""

    id: ClassVar[str] = "army_of_the_dead"
    title: ClassVar[str] = "Army of the Dead: A Zombicide Game"
    most_survivors: ClassVar[int] = 6
    open_piles: ClassVar[tuple[str, ...]] = (*OPEN_PILES, "placed")

    def make_edition(self) -> Edition:
        """The edition, from its content."""
        return self.edition_of(ArmyOfTheDeadEdition)
