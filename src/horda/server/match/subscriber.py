"""Whoever looks at a match: which seats their link plays, whose view they get, how they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from horda.server.config.limits import MIB
from horda.server.http.errors import ProblemError
from horda.server.ops.metrics import METRICS

END = None
Outgoing = asyncio.Queue[str | None]
T = TypeVar("T")


class Viewer:
    """One open window at a match. What it is sent waits in a queue of its own: nobody waits for it."""

    def __init__(
        self, *, seats: frozenset[int], seat: int | None, host: bool, most: int, most_bytes: int = MIB
    ) -> None:
        self.seats = seats
        self.seat = seat
        self.host = host
        self.link = ""
        """The hash of the link by which it came."""
        self.at_door = False
        """Whether its person has opened the link of a seat and not sat down yet."""
        self.in_sight = True
        """Whether somebody can see it: not behind other windows of its browser, nor on a dark phone."""
        self.seq = -1
        """The last change it was told."""
        self.closing = ""
        """Why the server wants to close it."""
        self.queue: Outgoing = asyncio.Queue()
        self.most = most
        self.most_bytes = most_bytes
        self.waiting = 0
        """Signs that wait to be sent; all that is long in a message is ASCII, where a sign is a byte."""

    def send(self, text: str) -> None:
        """Queue a message; a reader that is too slow is cut off and comes back for what it missed.

        One message may always wait, however long: a whole match has to fit through.
        """
        if self.closing:
            return
        full = self.queue.qsize() >= self.most or self.waiting + len(text) > self.most_bytes
        if full and self.waiting:
            METRICS.increment("horda_slow_readers_total")
            while not self.queue.empty():
                self.queue.get_nowait()
            self.waiting = 0
            self.close("slow-reader")
            return
        self.waiting += len(text)
        self.queue.put_nowait(text)

    async def next(self) -> str | None:
        """The next message to send; None at the end."""
        text = await self.queue.get()
        self.waiting -= len(text or "")
        return text

    def close(self, why: str) -> None:
        """End it once what is queued was sent."""
        if self.closing:
            return
        self.closing = why
        self.queue.put_nowait(END)

    def may_play(self, seat: int) -> bool:
        """Whether the link holds a seat."""
        return seat in self.seats

    def check_open(self) -> None:
        """Refuse what this window asks for once the server is closing it."""
        if self.closing:
            raise ProblemError("bad-link", status=403)

    def while_open(self, change: Callable[[T], T]) -> Callable[[T], T]:
        """Return the change so that it is refused if this window was closed while the change waited.

        A request may wait for the match while its seat is given away: it must not be carried out afterwards.
        """

        def checked(now: T) -> T:
            self.check_open()
            return change(now)

        return checked
