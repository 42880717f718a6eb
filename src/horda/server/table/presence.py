"""Who is there: at this process by its viewers, at others by what they tell from time to time."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import NamedTuple

from horda.server.match.subscriber import Viewer

TOLD_EVERY = 20.0
"""Seconds after which a process tells again who is there."""
BELIEVED = 60.0
"""Seconds for which the word of another process is believed."""


class Present(NamedTuple):
    """Whom one process has at a match: seats, how many only watch, which seats have a window in sight.

    And whose links were opened by people who have not sat down yet.
    """

    seats: frozenset[int]
    watching: int
    looking: frozenset[int] = frozenset()
    door: frozenset[int] = frozenset()

    @staticmethod
    def at(viewers: Iterable[Viewer]) -> Present:
        """Those who have a window open here."""
        seats: set[int] = set()
        looking: set[int] = set()
        door: set[int] = set()
        watching = 0
        for viewer in viewers:
            if viewer.at_door:
                door |= viewer.seats
                continue
            seats |= viewer.seats
            looking |= viewer.seats if viewer.in_sight else frozenset()
            watching += not viewer.seats and not viewer.host
        return Present(frozenset(seats), watching, frozenset(looking), frozenset(door))

    @property
    def told(self) -> tuple[frozenset[int], int, frozenset[int]]:
        """What the table sees of it: no windows."""
        return self.seats, self.watching, self.door

    def text(self) -> str:
        """As a notice tells it: `0.2/1/0/3`."""
        return f"{_listed(self.seats)}/{self.watching}/{_listed(self.looking)}/{_listed(self.door)}"

    @staticmethod
    def read(text: str) -> Present:
        """From a notice."""
        seats, watching, looking, door = text.split("/")
        return Present(_read(seats), int(watching), _read(looking), _read(door))


def _listed(seats: frozenset[int]) -> str:
    return ".".join(str(seat) for seat in sorted(seats))


def _read(listed: str) -> frozenset[int]:
    return frozenset(int(seat) for seat in listed.split(".") if seat)


class Elsewhere:
    """What other processes said of a match."""

    def __init__(self) -> None:
        self._said: dict[str, tuple[float, Present]] = {}

    def hear(self, process: str, present: Present) -> bool:
        """Another process says whom it has; True when that is news to the table."""
        before = self._said.get(process)
        self._said[process] = (time.monotonic(), present)
        return before is None or before[1].told != present.told

    def all(self) -> list[Present]:
        """What is believed still."""
        now = time.monotonic()
        self._said = {name: one for name, one in self._said.items() if now - one[0] < BELIEVED}
        return [present for _, present in self._said.values()]
