"""Mission file keys for event triggers: where each is set off (RM-EVT-09)."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from horda.games.rue_morgue.mechanisms.event_triggers.setting_off import NAME, TRIGGER, TRIGGER_SET_OFF, Reach
from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.records import TokenRecord
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.board.graph import Board
from horda.games.zombicide.rules.goals.goals import MissionRules


class TriggerKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of an event trigger in a mission."""

    reach: Literal["tile", "zone"] = "tile"
    """The reach of a trigger: every indoor zone of its tile, or only its own zone."""


class TriggersInMissions(MissionPart):
    """Event triggers in mission files: their reach, which is a tile or one zone."""

    token_keys: ClassVar[Keys | None] = TriggerKeys
    coloured_events: ClassVar[tuple[str, ...]] = (TRIGGER_SET_OFF,)

    def read(self, reader: Reader, goals: MissionRules) -> None:
        """Store the zones of each trigger."""
        goals.mechanism_data[NAME] = Reach(
            {
                number: reach(reader.board, token)
                for number, token in enumerate(reader.mission.tokens)
                if token.put == TRIGGER
            }
        )


def reach(board: Board, token: TokenRecord) -> list[int]:
    """Return the zones in which a survivor sets off an event trigger (RM-EVT-09).

    The building zones and interior corridors at least partly on its tile; or, if the mission limits the trigger to one
    zone, only that zone.
    """
    zone = board.called[token.at]
    if mechanism_keys(token, TriggerKeys).reach == "zone":
        return [zone]
    cell = next(one for one in range(len(board.zone_of)) if board.cell_name(one) == token.at)
    return board.indoors_on(board.tile_of[cell])
