"""Mission file keys for specialties that the team must have (AD-SET-30)."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.goals.goals import MechanismData, MissionRules
from horda.games.zombicide.typed_keys import TypedKey

NAME: Final = "specialties"
"""The name of the mechanism."""


class SpecialtiesKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The key of a mission for required specialties."""

    specialties: tuple[str, ...] = ()
    """The required specialties, each of which at least one survivor must have."""


class Wanted(MechanismData):
    """The specialties that the mission requires (AD-SPE-06)."""

    def __init__(self, specialties: tuple[str, ...]) -> None:
        self.specialties = specialties


SAID: Final = TypedKey(NAME, Wanted)
"""Key of this mechanism's entry in the mission."""


def required_specialties(goals: MissionRules) -> tuple[str, ...]:
    """Return the specialties that a mission requires of the team (AD-SET-30)."""
    return goals.mission_value(SAID).specialties


class SpecialtiesInMissions(MissionPart):
    """Specialties in mission files, which the team must have."""

    keys: ClassVar[Keys | None] = SpecialtiesKeys

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Check that some survivor of the box has each specialty, and store them."""
        wanted = mechanism_keys(reader.mission, SpecialtiesKeys).specialties
        for number, specialty in enumerate(wanted):
            reader.specialty(specialty, f"$.specialties[{number}]")
        goals.mechanism_data[NAME] = Wanted(wanted)
