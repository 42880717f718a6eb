"""Specialties: what they are, what missions ask for, and one more life (AD-SPE)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.mechanisms.specialties.content import NAME, SpecialtiesInMissions
from horda.games.army_of_the_dead.mechanisms.specialties.skilled import (
    AGGRESSIVE,
    SPECIALTIES,
    is_born,
)
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.missions.vocabulary import MissionPart
from horda.games.zombicide.state import ZombicideState


class Specialties(Mechanism):
    """Printed on the ID card, or lent by a card in hand."""

    name: ClassVar[str] = NAME
    specialties: ClassVar[tuple[str, ...]] = SPECIALTIES

    def mission_part(self) -> MissionPart:
        """What the team must be good at (AD-SET-30)."""
        return SpecialtiesInMissions()

    def life(self, s: ZombicideState, who: int, so_far: int) -> int:
        """An aggressive survivor has one more; a Crowbar adds none.

        AD-SPE-02, AD-SET-18, AD-Q-30, AD-Q-55.
        """
        return so_far + 1 if is_born(s, who, AGGRESSIVE) else so_far
