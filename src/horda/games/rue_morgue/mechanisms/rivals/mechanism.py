"""Rivals: teams against each other, with Bulletproof Vests (RM-CPV, RM-VES)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.state import Result
from horda.games.rue_morgue.mechanisms.rivals.content import RivalsInMissions
from horda.games.rue_morgue.mechanisms.rivals.scoring import NAME, Vests, verdict, wounds_past_vests
from horda.games.zombicide.mechanism import Mechanism, Record
from horda.games.zombicide.missions.vocabulary import MissionPart
from horda.games.zombicide.state import ZombicideState


class Rivals(Mechanism):
    """Teams against each other, with Bulletproof Vests."""

    name: ClassVar[str] = NAME
    needs: ClassVar[tuple[str, ...]] = ("teams",)
    """They are teams (RM-CPV-01)."""

    def mission_part(self) -> MissionPart:
        """Return the part of a mission that says whether teams play against each other."""
        return RivalsInMissions()

    def record(self) -> Record | None:
        """Return a record in which all Vests are whole."""
        return Vests()

    def wounds_from_survivors(self, s: ZombicideState, who: int, wounds: int) -> int:
        """Bulletproof Vests stop them, but not those of zombies (RM-VES-03, RM-FRF-03)."""
        return wounds_past_vests(s, who, wounds)

    def victory(self, s: ZombicideState, result: Result) -> Result:
        """Among rivals the team with the most experience has won (RM-WIN-04, RM-CPV-02)."""
        return result if s.goals.together else verdict(s)
