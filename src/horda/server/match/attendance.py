"""Who is connected to a match, in this process and in the others, and since when the others are away."""

from __future__ import annotations

import time
from collections.abc import Iterable

from horda.server.match.sockets.subscriber import Subscriber
from horda.server.table.presence import Presence, RemotePresence


class Attendance:
    """The connections of a match, by seat; the set `subscribers` (of this process) may change later."""

    def __init__(self, subscribers: set[Subscriber]) -> None:
        self.subscribers = subscribers
        self.remote = RemotePresence()
        self._loaded_at = time.monotonic()
        self._left_at: dict[int, float] = {}

    def present(self) -> list[Presence]:
        """Return the connections in this process and in the others."""
        return [Presence.of_subscribers(self.subscribers), *self.remote.current()]

    def is_online(self, seat: int) -> bool:
        """Return whether the person of a seat is connected anywhere."""
        return any(seat in process.seats for process in self.present())

    def is_visible_to(self, seat: int) -> bool:
        """Return whether the person of a seat has the match visible on any screen."""
        return any(seat in process.visible for process in self.present())

    def seconds_away(self, seat: int) -> float:
        """Return for how many seconds the person of a seat has been disconnected, as far as this process knows."""
        return 0.0 if self.is_online(seat) else time.monotonic() - self._left_at.get(seat, self._loaded_at)

    def note_departure(self, seats: Iterable[int]) -> None:
        """Note the time at which clients of these seats disconnected."""
        for seat in seats:
            self._left_at[seat] = time.monotonic()
