"""The mechanism of Zeus and other Abominations (AD-ABO, AD-SPN)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.mechanisms.zeus.abominations import (
    ORDERS,
    ZEUS_SPAWN,
    ActivateHere,
    BuryAbomination,
    DrawOrders,
)
from horda.games.army_of_the_dead.mechanisms.zeus.content import ZeusInMissions
from horda.games.zombicide.mechanism import Mechanism, Pile, Steps
from horda.games.zombicide.missions.parts import MissionPart
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.zombies.spawning import Deed
from horda.games.zombicide.state import ZombicideState


class Zeus(Mechanism):
    """Zeus, who leads the zombies, appears at his own spawn token and gives orders."""

    name: ClassVar[str] = "zeus"
    tokens: ClassVar[tuple[str, ...]] = (ZEUS_SPAWN,)
    pieces: ClassVar[tuple[str, ...]] = (ZEUS_SPAWN,)
    spawns: ClassVar[tuple[str, ...]] = (ZEUS_SPAWN,)
    """Zeus's spawn zone is resolved in order with the others (AD-SPN-04, AD-SPN-06)."""
    piles: ClassVar[tuple[Pile, ...]] = (Pile(ORDERS, shuffled=True),)

    def mission_part(self) -> MissionPart:
        """Return the part of a mission with the version of Zeus, and the effect that places him."""
        return ZeusInMissions()

    def zombie_killed(self, s: ZombicideState, who: int, kind: int, one: int) -> Steps:
        """Return the steps that remove a killed Abomination; the Queen's death calls Zeus (AD-ABO-02, AD-ABO-04)."""
        return () if one == NOWHERE else (BuryAbomination(kind),)

    def token_reached(self, s: ZombicideState, token: int) -> Steps:
        """Return the step that draws Zeus's orders (AD-SPN-07)."""
        return (DrawOrders(s.token_zone[token]),) if s.token_kind[token] == ZEUS_SPAWN else ()

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """Return the orders that activate the zombies in Zeus's zone (AD-SPN-08)."""
        return [ActivateHere(kind, count)] if verb == "activate_here" else []
