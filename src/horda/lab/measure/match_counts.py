"""Counters for the events of a match, read in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, TypeVar

from horda.engine.events import Event
from horda.engine.state import State
from horda.lab.storage.rows import CharacterRow, RoundRow

NO_SEAT = -1
MAX_ROUNDS: Final = 1 << 20
"""Bound for packing a round into a key; matches are abandoned long before."""
MAX_SEATS: Final = 1 << 8
"""Bound for packing a seat into a key, with one value for no seat."""
TallyNames = dict[tuple[str, str], int]
"""The index of each (kind, name) that was tallied."""
Reader = TypeVar("Reader")
EventHandlers = dict[type[Event], Callable[[Reader, Any], None]]
"""The method that handles each event type."""


def dispatch_events(reader: Reader, state: State, handlers: EventHandlers[Reader]) -> None:
    """Pass each event of a match to the handler of its type, if there is one.

    A dictionary lookup: matches have hundreds of events, and a chain of type checks would be slower.
    """
    for event in state.events():
        hear = handlers.get(type(event))
        if hear is not None:
            hear(reader, event)


class MatchCounts:
    """The counts of one match."""

    def __init__(self, match: int, names: TallyNames) -> None:
        self.match = match
        self.people: list[CharacterRow] = []
        self.rounds: list[RoundRow] = []
        self.promises: Counter[tuple[str, int]] = Counter()
        """Deals made, promises kept and promises broken, by seat."""
        self.tallies: dict[int, int] = {}
        """All tallies by packed key, in order of first occurrence."""
        self._names = names
        self._first: dict[tuple[str, str, int], int] = {}

    def add(self, what: str, name: str, *, seat: int = NO_SEAT, count: int = 1) -> None:
        """Count an occurrence without a round."""
        self.add_in_round(0, what, name, seat=seat, count=count)

    def add_in_round(self, round: int, what: str, name: str, *, seat: int = NO_SEAT, count: int = 1) -> None:
        """Count an occurrence by round."""
        pair = (what, name)
        number = self._names.get(pair)
        if number is None:
            number = self._names[pair] = len(self._names)
        key = (number * MAX_ROUNDS + round) * MAX_SEATS + seat + 1
        self.tallies[key] = self.tallies.get(key, 0) + count

    def add_from_first_round(self, round: int, what: str, name: str, *, seat: int = NO_SEAT) -> None:
        """Count an occurrence under the round in which it was first counted."""
        at = self._first.setdefault((what, name, seat), round)
        self.add_in_round(at, what, name, seat=seat)

    def add_promise(self, what: str, name: str, *, seat: int) -> None:
        """Count a deal, or a promise kept or broken, also by seat."""
        self.add(what, name, seat=seat)
        self.promises[what, seat] += 1

    def begin_round(self, round: int, *, alive: int, dead: int = 0, danger: int = 0, taken: int = 0) -> None:
        """Record the position at the start of a round."""
        self.rounds.append(RoundRow(self.match, round, alive, dead, danger, taken))

    def add_person(
        self,
        name: str,
        seat: int,
        *,
        died: tuple[int, str, str] | None,
        kills: int = 0,
        level: int = 0,
        experience: int = 0,
    ) -> None:
        """Record the fate of a survivor or Character; `died` is the round, the place and the cause."""
        round, place, cause = died or (None, "", "")
        self.people.append(
            CharacterRow(self.match, name, seat, died is None, round, place, cause, kills, level, experience)
        )
