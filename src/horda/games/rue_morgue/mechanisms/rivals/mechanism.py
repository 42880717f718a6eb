"""Rivals: teams that compete, with Bulletproof Vests (RM-CPV, RM-VES)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Plain
from horda.engine.state import Result
from horda.games.rue_morgue.mechanisms.rivals.content import RivalsInMissions
from horda.games.rue_morgue.mechanisms.rivals.scoring import (
    NAME,
    Vests,
    totals,
    verdict,
    wounds_past_vests,
)
from horda.games.zombicide.mechanism import Mechanism, Record
from horda.games.zombicide.missions.parts import MissionPart
from horda.games.zombicide.state import ZombicideState


class Rivals(Mechanism):
    """Teams that compete, with Bulletproof Vests."""

    name: ClassVar[str] = NAME
    needs: ClassVar[tuple[str, ...]] = ("teams",)
    """Rival teams are a kind of teams (RM-CPV-01)."""

    def mission_part(self) -> MissionPart:
        """Return the part of a mission that says whether teams play against each other."""
        return RivalsInMissions()

    def record(self) -> Record | None:
        """Return the initial record: no Vest has stopped a wound."""
        return Vests()

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return the experience of each rival team, by its number; empty if all play together (RM-CPV-02)."""
        if s.goals.together:
            return {}
        return {f"team_{team + 1}": points for team, points in enumerate(totals(s))}

    def wounds_from_survivors(self, s: ZombicideState, who: int, wounds: int) -> int:
        """Return the wounds from survivors that Bulletproof Vests do not stop (RM-VES-03, RM-FRF-03)."""
        return wounds_past_vests(s, who, wounds)

    def victory(self, s: ZombicideState, result: Result) -> Result:
        """Return the victory of the rival team with the most experience (RM-WIN-04, RM-CPV-02)."""
        return result if s.goals.together else verdict(s)
