"""The last public events of a match as rows of numbers."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Final

import numpy as np

from horda.engine.events import Event, mask_secrets
from horda.engine.state import State
from horda.envs.actions.grammar import grammar_of
from horda.envs.actions.heads import Head
from horda.envs.observations.fields import MOST, Bytes, Part
from horda.games import game as game_called

LENGTH: Final = 16
COLUMNS: Final = ("event", "actor", "place", "thing", "number")
PART: Final = Part(
    "history",
    LENGTH,
    COLUMNS,
    "The last events that the seat saw, the newest first: kind of event, who (survivor, character or seat), "
    "where, what (card, then kinds of zombie), and a number; each counted from 1, 0 for none.",
)
ACTORS: Final = ("survivor", "character")
PLACES: Final = ("zone", "space", "location")
THINGS: Final = ("card", "zombie")
SEATS: Final = (
    "seat",
    "to",
    "by",
    "against",
    "victim",
    "target",
    "rival",
    "taker",
    "other",
    "winner",
    "player",
)
"""Fields of events whose numbers are seats."""


class RecentEvents:
    """The rows of a match's last events, each computed once."""

    def __init__(self, s: State) -> None:
        self._table = event_table(s.game.id)
        self._rows: dict[tuple[int, bool], bytes] = {}

    def rows(self, s: State, seat: int) -> Bytes:
        """Return the last events as a seat saw them, the newest first."""
        history = s.history
        count = history.event_count
        first = max(0, count - LENGTH)
        events, known = history.events().since(first), history.knowledge().since(first)
        bit, made = s.bit(seat), self._rows
        found: list[bytes] = []
        for place in range(count - first - 1, -1, -1):
            is_known = bool(known[place] & bit)
            key = (first + place, is_known)
            row = made.get(key)
            if row is None:
                event = events[place] if is_known else mask_secrets(events[place])
                row = made[key] = self._table.row(s, event)
            found.append(row)
        if len(made) > 8 * LENGTH:
            self._rows = {key: row for key, row in made.items() if key[0] >= first}
        found.append(bytes(len(COLUMNS) * (LENGTH - count + first)))
        return np.frombuffer(b"".join(found), dtype=np.uint8).reshape(LENGTH, len(COLUMNS))


class EventTable:
    """The numbering of a game's events, and the columns of their fields."""

    def __init__(self, game_id: str) -> None:
        heads = grammar_of(game_id).heads
        self.kinds = sorted(game_called(game_id).event_kinds())
        """The kinds of events; the number of a kind is its index here plus 1."""
        self._numbers = {name: number + 1 for number, name in enumerate(self.kinds)}
        self._columns = tuple(
            tuple(heads[name] for name in names if name in heads) for names in (ACTORS, PLACES, THINGS)
        )

    def row(self, s: State, event: Event) -> bytes:
        """Return the row of an event as the seat sees it."""
        kind = type(event).__name__
        row = [min(self._numbers.get(kind, 0), MOST), 0, 0, 0, 0]
        for field in fields(event):  # type: ignore[arg-type]  # every event is a dataclass
            value = getattr(event, field.name)
            if isinstance(value, str):
                self._add_name(s, row, value)
            elif isinstance(value, tuple):
                row[4] = row[4] or min(len(value), MOST)
            elif field.name in SEATS and isinstance(value, int):
                row[1] = row[1] or max(0, min(value + 1, MOST))
            elif isinstance(value, int):
                row[4] = row[4] or max(0, min(int(value), MOST))
        return bytes(row)

    def _add_name(self, s: State, row: list[int], value: str) -> None:
        for column, heads in enumerate(self._columns, 1):
            number = _in_heads(s, heads, value)
            if number and not row[column]:
                row[column] = min(number, MOST)
                return


def _in_heads(s: State, heads: tuple[Head, ...], value: str) -> int:
    before = 1
    for head in heads:
        found = head.find(s, value)
        if found >= 0:
            return before + found
        before += head.size
    return 0


@cache
def event_table(game_id: str) -> EventTable:
    """Return the cached table of a game."""
    return EventTable(game_id)
