"""The mechanism of teams: the players form one team, or several (RM-SET-02)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.mechanisms.teams.content import NeedsInMissions
from horda.games.rue_morgue.mechanisms.teams.forming import NAME, Formed
from horda.games.zombicide.mechanism import Mechanism, Record
from horda.games.zombicide.missions.parts import MissionPart


class Teams(Mechanism):
    """Teams of players: one, or several."""

    name: ClassVar[str] = NAME

    def mission_part(self) -> MissionPart:
        """Return the part of a mission that names required skills."""
        return NeedsInMissions()

    def record(self) -> Record | None:
        """Return the initial record: one team."""
        return Formed()
