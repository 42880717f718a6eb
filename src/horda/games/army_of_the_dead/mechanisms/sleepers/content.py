"""Mission file keys for sleepers: the zones that start with a token (AD-SET-06)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from horda.games.army_of_the_dead.mechanisms.sleepers.waking import SLEEPERS
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.records import Mission
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.goals.goals import MissionRules


class SleepersKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The key of a mission for the zones of sleepers."""

    sleepers: tuple[str, ...] = ()
    """The zones that start with a sleepers token, whose number is hidden."""


class SleepersInMissions(MissionPart):
    """Sleepers in mission files, whose tokens are added to the mission's own."""

    keys: ClassVar[Keys | None] = SleepersKeys
    most: ClassVar[Mapping[str, int]] = {"sleepers": 60}

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Check that the zones of sleepers are on the map."""
        for number, at in enumerate(mechanism_keys(reader.mission, SleepersKeys).sleepers):
            reader.zone(at, f"$.sleepers[{number}]")

    def more_tokens(self, mission: Mission) -> list[tuple[str, str]]:
        """Return a token for each zone of sleepers; its number is drawn at set-up."""
        return [(SLEEPERS, at) for at in mechanism_keys(mission, SleepersKeys).sleepers]
