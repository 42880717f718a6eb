"""Who is connected: in this process by its subscribers, in other processes by their repeated messages."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import NamedTuple

from horda.server.match.sockets.subscriber import Subscriber

PRESENCE_INTERVAL_S = 20.0
"""Seconds between two presence messages of a process."""
PRESENCE_TTL_S = 60.0
"""Seconds for which a presence message of another process is valid."""


class Presence(NamedTuple):
    """The connections to a match in one process.

    `visible` are the seats with a visible page, `not_seated` those whose link was opened by somebody who has not sat
    down.
    """

    seats: frozenset[int]
    spectators: int
    visible: frozenset[int] = frozenset()
    not_seated: frozenset[int] = frozenset()

    @staticmethod
    def of_subscribers(viewers: Iterable[Subscriber]) -> Presence:
        """Return the presence of the clients connected to this process."""
        seats: set[int] = set()
        visible: set[int] = set()
        not_seated: set[int] = set()
        spectators = 0
        for subscriber in viewers:
            if subscriber.is_not_seated:
                not_seated |= subscriber.seats
                continue
            seats |= subscriber.seats
            visible |= subscriber.seats if subscriber.is_visible else frozenset()
            spectators += not subscriber.seats and not subscriber.host
        return Presence(frozenset(seats), spectators, frozenset(visible), frozenset(not_seated))

    @property
    def public_part(self) -> tuple[frozenset[int], int, frozenset[int]]:
        """Return the part that the table may see: everything except visibility."""
        return self.seats, self.spectators, self.not_seated

    def encode(self) -> str:
        """Return the presence as text for other processes, such as `0.2/1/0/3`."""
        seats, visible, not_seated = map(_encode_seats, (self.seats, self.visible, self.not_seated))
        return f"{seats}/{self.spectators}/{visible}/{not_seated}"

    @staticmethod
    def decode(text: str) -> Presence:
        """Return the presence in a message from another process."""
        seats, spectators, visible, not_seated = text.split("/")
        return Presence(
            _decode_seats(seats), int(spectators), _decode_seats(visible), _decode_seats(not_seated)
        )


def _encode_seats(seats: frozenset[int]) -> str:
    return ".".join(str(seat) for seat in sorted(seats))


def _decode_seats(listed: str) -> frozenset[int]:
    return frozenset(int(seat) for seat in listed.split(".") if seat)


class RemotePresence:
    """The connections to a match in other processes."""

    def __init__(self) -> None:
        self._by_process: dict[str, tuple[float, Presence]] = {}

    def update(self, process: str, present: Presence) -> bool:
        """Store the presence in another process; return whether the table sees a difference."""
        before = self._by_process.get(process)
        self._by_process[process] = (time.monotonic(), present)
        return before is None or before[1].public_part != present.public_part

    def current(self) -> list[Presence]:
        """Return the presences that are still valid."""
        now = time.monotonic()
        self._by_process = {
            name: one for name, one in self._by_process.items() if now - one[0] < PRESENCE_TTL_S
        }
        return [present for _, present in self._by_process.values()]
