"""Mission file keys for rivals: whether teams play it against each other (RM-CPV-01)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.records import Mission
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.goals.goals import MissionRules


class RivalsKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The key of a competitive mission."""

    competitive: bool = False
    """Whether teams play it against each other."""


def is_competitive(mission: Mission) -> bool:
    """Return whether teams play a mission against each other (RM-CPV-01)."""
    return mechanism_keys(mission, RivalsKeys).competitive


class RivalsInMissions(MissionPart):
    """Competition in mission files: whether teams play against each other."""

    keys: ClassVar[Keys | None] = RivalsKeys

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Store whether all survivors win together or teams compete."""
        goals.together = not is_competitive(reader.mission)
