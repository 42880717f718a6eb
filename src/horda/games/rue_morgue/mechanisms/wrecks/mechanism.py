"""Crashed helicopters: they lie in the way (RM-CRH)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.mechanisms.wrecks.content import WRECK, WrecksInMissions
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.missions.vocabulary import MissionPart


class Wrecks(Mechanism):
    """A mission lays them over the zones that they close; nothing happens to them after that."""

    name: ClassVar[str] = "wrecks"
    tokens: ClassVar[tuple[str, ...]] = (WRECK,)
    pieces: ClassVar[tuple[str, ...]] = (WRECK,)

    def mission_part(self) -> MissionPart:
        """The zones that they lie on."""
        return WrecksInMissions()
