"""Counts what happens in a match, while its events are read from the first to the last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, TypeVar

from horda.engine.events import Event
from horda.engine.state import State
from horda.lab.storage.rows import CharacterRow, RoundRow

NO_SEAT = -1
MAX_ROUNDS: Final = 1 << 20
"""More than any match has: one of so many decisions is given up long before."""
MAX_SEATS: Final = 1 << 8
"""More than sit at any table, with nobody among them."""
TallyNames = dict[tuple[str, str], int]
"""What was tallied in some matches, each with its number."""
Reader = TypeVar("Reader")
EventHandlers = dict[type[Event], Callable[[Reader, Any], None]]
"""How a tale takes note of each kind of event that tells it something; asked hundreds of times a match."""


def dispatch_events(reader: Reader, state: State, handlers: EventHandlers[Reader]) -> None:
    """Let a reader hear the events of a match, each by the method for its kind; most kinds tell it nothing.

    Looked up by kind, since a match has hundreds of events and a chain of questions asks a dozen of each.
    """
    for event in state.events():
        hear = handlers.get(type(event))
        if hear is not None:
            hear(reader, event)


class MatchCounts:
    """What has been counted of a match."""

    def __init__(self, match: int, names: TallyNames) -> None:
        self.match = match
        self.people: list[CharacterRow] = []
        self.rounds: list[RoundRow] = []
        self.promises: Counter[tuple[str, int]] = Counter()
        """How many deals each seat made, and how many promises it kept and broke."""
        self.tallies: dict[int, int] = {}
        """All tallies by their keys, in the order in which each first came up."""
        self._names = names
        self._first: dict[tuple[str, str, int], int] = {}

    def add(self, what: str, name: str, *, seat: int = NO_SEAT, count: int = 1) -> None:
        """Something happened, whenever it was."""
        self.add_in_round(0, what, name, seat=seat, count=count)

    def add_in_round(self, round: int, what: str, name: str, *, seat: int = NO_SEAT, count: int = 1) -> None:
        """Something happened in a round, and is counted by rounds."""
        pair = (what, name)
        number = self._names.get(pair)
        if number is None:
            number = self._names[pair] = len(self._names)
        key = (number * MAX_ROUNDS + round) * MAX_SEATS + seat + 1
        self.tallies[key] = self.tallies.get(key, 0) + count

    def add_from_first_round(self, round: int, what: str, name: str, *, seat: int = NO_SEAT) -> None:
        """Something happened; when it did so first is kept."""
        at = self._first.setdefault((what, name, seat), round)
        self.add_in_round(at, what, name, seat=seat)

    def add_promise(self, what: str, name: str, *, seat: int) -> None:
        """A deal, or what became of a promise: told of every seat, too."""
        self.add(what, name, seat=seat)
        self.promises[what, seat] += 1

    def begin_round(self, round: int, *, alive: int, dead: int = 0, danger: int = 0, taken: int = 0) -> None:
        """A round begins like this."""
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
        """What became of somebody; `died` is the round, the place and the cause."""
        round, place, cause = died or (None, "", "")
        self.people.append(
            CharacterRow(self.match, name, seat, died is None, round, place, cause, kills, level, experience)
        )
