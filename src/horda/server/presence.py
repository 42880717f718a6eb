"""Who is there: at this process by its viewers, at others by what they tell from time to time."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import NamedTuple

from horda.server.viewer import Viewer

TOLD_EVERY = 20.0
"""Seconds after which a process tells again who is there."""
BELIEVED = 60.0
"""Seconds for which the word of another process is believed."""


class Present(NamedTuple):
    """Whom one process has at a match: seats, how many only watch, and which seats have a window in sight."""

    seats: frozenset[int]
    watching: int
    looking: frozenset[int] = frozenset()

    @staticmethod
    def at(viewers: Iterable[Viewer]) -> Present:
        """Those who have a window open here."""
        seats: set[int] = set()
        looking: set[int] = set()
        watching = 0
        for viewer in viewers:
            seats |= viewer.seats
            looking |= viewer.seats if viewer.in_sight else frozenset()
            watching += not viewer.seats and not viewer.host
        return Present(frozenset(seats), watching, frozenset(looking))

    def text(self) -> str:
        """As a notice tells it: `0.2/1/0`."""
        return f"{_listed(self.seats)}/{self.watching}/{_listed(self.looking)}"

    @staticmethod
    def read(text: str) -> Present:
        """From a notice."""
        seats, watching, looking = text.split("/")
        return Present(_read(seats), int(watching), _read(looking))


def _listed(seats: frozenset[int]) -> str:
    return ".".join(str(seat) for seat in sorted(seats))


def _read(listed: str) -> frozenset[int]:
    return frozenset(int(seat) for seat in listed.split(".") if seat)


class Elsewhere:
    """What other processes said of a match."""

    def __init__(self) -> None:
        self._said: dict[str, tuple[float, Present]] = {}

    def hear(self, process: str, present: Present) -> bool:
        """Another process says whom it has; True when that is news to the table, which sees no windows."""
        before = self._said.get(process)
        self._said[process] = (time.monotonic(), present)
        return before is None or before[1][:2] != present[:2]

    def all(self) -> list[Present]:
        """What is believed still."""
        now = time.monotonic()
        self._said = {name: one for name, one in self._said.items() if now - one[0] < BELIEVED}
        return [present for _, present in self._said.values()]
