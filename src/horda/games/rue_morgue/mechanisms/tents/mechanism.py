"""The mechanism of tents, which contain zombies, beds and sometimes equipment (RM-CAM)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.mechanisms.tents.cards import (
    TENT,
    TENT_REVEALED,
    TENTS,
    RevealTent,
    TentCards,
    hidden_tent,
    lay_tents,
    tent_in,
)
from horda.games.rue_morgue.mechanisms.tents.content import TentsInMissions
from horda.games.zombicide.mechanism import Pile, Steps
from horda.games.zombicide.missions.parts import MissionPart
from horda.games.zombicide.state import EMPTY, ZombicideState


class Tents(TentCards):
    """Tents, which contain zombies, beds and sometimes equipment (RM-CAM)."""

    tokens: ClassVar[tuple[str, ...]] = (TENT,)
    happenings: ClassVar[tuple[str, ...]] = (TENT_REVEALED,)
    piles: ClassVar[tuple[Pile, ...]] = (Pile(TENTS, shuffled=True),)

    def mission_part(self) -> MissionPart:
        """Return the part of a mission with the zones and cards of tents."""
        return TentsInMissions()

    def faces_laid(self, s: ZombicideState) -> Steps:
        """Deal a card to each tent (RM-CAM-04)."""
        lay_tents(s)
        return ()

    def is_searchable(self, s: ZombicideState, zone: int) -> bool:
        """Return whether a tent is one of the two that can be searched (RM-CAM-08)."""
        tent = tent_in(s, zone) if s.board.kinds[zone].name == TENT else None
        return tent is not None and tent.searchable

    def zone_entered(self, s: ZombicideState, who: int, zone: int, before: int) -> Steps:
        """Reveal a tent for the first survivor to enter it (RM-CAM-05), never for zombies (RM-CAM-07)."""
        if s.board.kinds[zone].name != TENT:
            return ()
        token = hidden_tent(s, zone)
        return () if token == EMPTY else (RevealTent(token, who),)

    def is_eventful(self, s: ZombicideState, who: int, zone: int) -> bool:
        """Return whether there is a hidden tent, which is revealed even for passing survivors (RM-Q-16, RM-Q-93)."""
        return hidden_tent(s, zone) != EMPTY
