"""Spawn dice, which decide at which locators zombies appear (RM-SPN-03)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.mechanisms.spawn_dice.content import LocatorsInMissions
from horda.games.rue_morgue.mechanisms.spawn_dice.rolling import LOCATOR
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.missions.parts import MissionPart


class SpawnDice(Mechanism):
    """Spawn dice, rolled in the spawn step (`RollSpawnDice`) for the locators of the mission."""

    name: ClassVar[str] = "spawn_dice"
    needs: ClassVar[tuple[str, ...]] = ("distributing",)
    """Survivors with the skill Distributor assign the cards of the dice (RM-SPN-07)."""
    tokens: ClassVar[tuple[str, ...]] = (LOCATOR,)
    pieces: ClassVar[tuple[str, ...]] = (LOCATOR,)

    def mission_part(self) -> MissionPart:
        """Return the part of a mission that gives the numbers of the locators."""
        return LocatorsInMissions()
