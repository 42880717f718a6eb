"""What a mission's file says of rivals: whether teams play it against each other (RM-CPV-01)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from horda.games.zombicide.missions.reader import Reader
from horda.games.zombicide.missions.records import Mission
from horda.games.zombicide.missions.vocabulary import Keys, MissionPart, mechanism_keys
from horda.games.zombicide.rules.goals.goals import MissionRules


class RivalsKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays it."""

    competitive: bool = False
    """Whether teams play it against each other."""


def is_competitive(mission: Mission) -> bool:
    """Return whether teams play a mission against each other (RM-CPV-01)."""
    return mechanism_keys(mission, RivalsKeys).competitive


class RivalsInMissions(MissionPart):
    """Rivals neither win nor lose together."""

    keys: ClassVar[Keys | None] = RivalsKeys

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Who wins it."""
        goals.together = not is_competitive(reader.mission)
