"""Mission file keys for tents: their zones and cards (RM-CAM-04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from horda.games.rue_morgue.mechanisms.tents.cards import TENT, TENT_REVEALED, LaidFaces, TentCards
from horda.games.zombicide.board.build import Misplaced
from horda.games.zombicide.board.tiles import KINDS
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.records import TokenRecord
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.board.graph import Board
from horda.games.zombicide.rules.goals.goals import MissionRules


class TentKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of a tent in a mission."""

    face: str = ""
    """The tent card at this place; if empty, a random one."""


class TentsInMissions(MissionPart):
    """Tents in mission files: each turns its street zone into a zone of its own kind."""

    token_keys: ClassVar[Keys | None] = TentKeys
    event_names: ClassVar[Mapping[str, str]] = {TENT_REVEALED: "card"}

    def cover(self, reader: Reader, board: Board, token: TokenRecord, path: str) -> None:
        """Set the kind of the tent's zone, which stays in the open (RM-CAM-03)."""
        if token.put != TENT:
            return
        zone = board.called[token.at]
        if board.kinds[zone].building:
            message = f"{token.at} is a {board.kinds[zone].name}; a tent stands in the open"
            raise Misplaced(message, "tent_indoors", name=token.at)
        board.kinds[zone] = KINDS["t"]

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Store the tent cards that the mission names."""
        named: dict[int, str] = {}
        for number, token in enumerate(reader.mission.tokens):
            face = mechanism_keys(token, TentKeys).face
            if face:
                named[number] = reader.card(face, f"$.tokens[{number}].face")
        goals.mechanism_data[TentCards.name] = LaidFaces(named)
