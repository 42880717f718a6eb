"""Crashed helicopters, which close zones (RM-CRH)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.mechanisms.wrecks.content import WRECK, WrecksInMissions
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.missions.parts import MissionPart


class Wrecks(Mechanism):
    """Wrecks, which a mission places on zones to close them; nothing happens to them afterwards."""

    name: ClassVar[str] = "wrecks"
    tokens: ClassVar[tuple[str, ...]] = (WRECK,)
    pieces: ClassVar[tuple[str, ...]] = (WRECK,)

    def mission_part(self) -> MissionPart:
        """Return the part of a mission that names the zones of the wrecks."""
        return WrecksInMissions()
