"""Whoever looks at a match: which seats their link plays, whose view they get, how they are told."""

from __future__ import annotations

import asyncio

from horda.server.metrics import METRICS

END = None
Outgoing = asyncio.Queue[str | None]


class Viewer:
    """One open window at a match. What it is sent waits in a queue of its own: nobody waits for it."""

    def __init__(self, *, seats: frozenset[int], seat: int | None, host: bool, most: int) -> None:
        self.seats = seats
        self.seat = seat
        self.host = host
        self.seq = -1
        """The last change it was told."""
        self.closing = ""
        """Why the server wants to close it."""
        self.queue: Outgoing = asyncio.Queue(maxsize=most)

    def send(self, text: str) -> None:
        """Queue a message; a reader that is too slow is cut off and comes back for what it missed."""
        if self.closing:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            METRICS.add("horda_slow_readers_total")
            self.close("too-fast")

    def close(self, why: str) -> None:
        """End it once what is queued was sent; at once when the queue is full."""
        if self.closing:
            return
        self.closing = why
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(END)

    def may_play(self, seat: int) -> bool:
        """Whether the link holds a seat."""
        return seat in self.seats
