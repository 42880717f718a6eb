"""Mission file keys for crashed helicopters: the zones that they cover and close (RM-CRH)."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from horda.games.zombicide.missions.parts import Keys, MissionPart
from horda.games.zombicide.missions.reading.reader import Reader
from horda.games.zombicide.missions.records import TokenRecord
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.board.borders import FENCE, WALL
from horda.games.zombicide.rules.board.graph import NOWHERE, Board, ZoneKind

WRECK: Final = "crashed_helicopter"
CLOSED: Final = ZoneKind("wreck", line=True, building=False, hides=True, sealed=True)
OPEN: Final = ZoneKind("wreck", line=True, building=False, hides=True)
"""The kind of a wreck's zone that may be entered but not seen through (RM-CRH-02)."""


class WreckKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of a wreck in a mission."""

    covers: tuple[str, ...] = ()
    """Cells of the further zones that it covers or touches."""
    enter: bool = False
    """Whether survivors and zombies may enter the zones that it touches."""


class WrecksInMissions(MissionPart):
    """Wrecks in mission files: they close the zones that they cover, and may isolate others."""

    token_keys: ClassVar[Keys | None] = WreckKeys

    def cover(self, reader: Reader, board: Board, token: TokenRecord, path: str) -> None:
        """Close the zones under a wreck, unless the mission says otherwise (RM-CRH-01)."""
        if token.put != WRECK:
            return
        said = mechanism_keys(token, WreckKeys)
        for name in said.covers:
            reader.cell(board, name, path)
        for name in (token.at, *said.covers):
            zone = board.called[name]
            board.kinds[zone] = OPEN if said.enter else CLOSED
            board.barren |= 1 << zone

    def divide(self, board: Board, starts: set[int]) -> None:
        """Mark the zones that a wreck isolates, where zombies never spawn (RM-CRH-03)."""
        board.barren |= zones_cut_off(board, starts)


def zones_cut_off(board: Board, starts: set[int]) -> int:
    """Return the zones that a wreck makes unreachable even with all doors open (RM-CRH-03).

    If a wreck splits the board, the part with a starting zone, or else the largest, is the one that is not isolated.
    """
    blocked = sum(1 << zone for zone, kind in enumerate(board.kinds) if kind is CLOSED)
    if not blocked:
        return 0
    found = 0
    for whole in _parts(board, 0):
        pieces = [
            (any(part >> zone & 1 for zone in starts), part.bit_count(), part)
            for part in _parts(board, ~whole | blocked)
        ]
        for _, _, piece in sorted(pieces)[:-1]:
            found |= piece
    return found


def _parts(board: Board, without: int) -> list[int]:
    """Return the connected parts of a board with all doors open, as bits of zones."""
    found: list[int] = []
    seen = 0
    for zone in range(board.size):
        if (seen | without) >> zone & 1:
            continue
        part = 1 << zone
        reached = [zone]
        for here in reached:
            for number in board.zone_borders[here]:
                border = board.borders[number]
                beyond = border.beyond(here)
                walled = border.marks & FENCE or (border.marks & WALL and border.gate == NOWHERE)
                if not walled and not (part | without) >> beyond & 1:
                    part |= 1 << beyond
                    reached.append(beyond)
        seen |= part
        found.append(part)
    return found
