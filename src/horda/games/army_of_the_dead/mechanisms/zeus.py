"""Zeus and the other Abominations: who calls him, what he orders (AD-ABO, AD-SPN)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.rules.abominations import (
    ORDERS,
    ZEUS_SPAWN,
    ActivateHere,
    BringZeus,
    BuryAbomination,
    DrawOrders,
)
from horda.games.zombicide.mechanism import Mechanism, Pile, Steps
from horda.games.zombicide.rules.spawning import Deed
from horda.games.zombicide.state import Table


class Zeus(Mechanism):
    """The leader of the dead waits at a spawn token of his own."""

    name: ClassVar[str] = "zeus"
    piles: ClassVar[tuple[Pile, ...]] = (Pile(ORDERS, shuffled=True),)

    def individual_killed(self, s: Table, who: int, one: int) -> Steps:
        """An Abomination is out of the game; the Queen's death calls Zeus (AD-ABO-02, AD-ABO-04)."""
        return (BuryAbomination(s.individual_kind[one]),)

    def called(self, s: Table, name: str) -> Steps:
        """In place of his spawn token (AD-ABO-09)."""
        return (BringZeus(),) if name == self.name else ()

    def spawn_tokens(self, s: Table, so_far: list[int]) -> list[int]:
        """His is resolved in its place among the others (AD-SPN-04, AD-SPN-06)."""
        return [*so_far, *s.tokens(ZEUS_SPAWN)]

    def token_reached(self, s: Table, token: int) -> Steps:
        """Zeus gives orders (AD-SPN-07)."""
        return (DrawOrders(s.token_zone[token]),) if s.token_kind[token] == ZEUS_SPAWN else ()

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """His orders activate those in his zone (AD-SPN-08)."""
        return [ActivateHere(kind, count)] if verb == "activate_here" else []
