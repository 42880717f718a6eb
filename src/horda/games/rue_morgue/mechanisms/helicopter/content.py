"""Mission file keys for the helicopter: whether it can fly, where it can land (RM-HEL-11, RM-HEL-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from horda.games.rue_morgue.mechanisms.helicopter.seats import (
    FAST_ROPING,
    GROUNDED,
    NAME,
    Flight,
    why_not_rope_into,
)
from horda.games.rue_morgue.mechanisms.teams.content import NeedsKeys
from horda.games.zombicide.board.build import add_air
from horda.games.zombicide.missions.checking.checker import Checker
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.records import Mission
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.board.graph import AIR, Board
from horda.games.zombicide.rules.goals.goals import MissionRules


class FlightKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of a mission for the helicopter."""

    flight: bool = False
    """Whether the helicopter can fly."""
    landing: tuple[str, ...] = ()
    """Further zones, beyond those in the rules, where the helicopter may take off and land."""


class FlightInMissions(MissionPart):
    """The helicopter in mission files: its zone in the air, and where it lands."""

    keys: ClassVar[Keys | None] = FlightKeys
    most: ClassVar[Mapping[str, int]] = {"landing": 20}

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Store whether the helicopter can fly, and the zones where it can land."""
        said = mechanism_keys(reader.mission, FlightKeys)
        zones = [reader.zone(at, f"$.landing[{number}]") for number, at in enumerate(said.landing)]
        goals.mechanism_data[NAME] = Flight(zones, flies=said.flight)

    def add_zones(self, board: Board, mission: Mission) -> None:
        """Add a zone for the air above the board (RM-HEL-22)."""
        if mechanism_keys(mission, FlightKeys).flight or any(
            token.put == GROUNDED for token in mission.tokens
        ):
            add_air(board)

    def extra_zones(self, check: Checker, reached: set[int]) -> set[int]:
        """Return the zones where it may land and, if the team has a fast-roper, those reachable by rope.

        Empty if no survivor can reach the helicopter.
        """
        said = mechanism_keys(check.mission, FlightKeys)
        boarded = any(check.board.called[token.at] in reached for _, token in check.tokens(GROUNDED))
        if not said.flight or not boarded:
            return set()
        found = {check.board.called[name] for name in said.landing}
        if FAST_ROPING in mechanism_keys(check.mission, NeedsKeys).needs:
            air = check.board.called[AIR]
            kinds = enumerate(check.board.kinds)
            found |= {zone for zone, kind in kinds if zone != air and why_not_rope_into(kind) is None}
        return found
