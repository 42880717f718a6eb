"""A client connected to a match: the seats of its link, its view and its queue of messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from horda.server.config.limits import MIB
from horda.server.http.errors import ProblemError
from horda.server.ops.metrics import METRICS

END_OF_QUEUE = None
Outgoing = asyncio.Queue[str | None]
T = TypeVar("T")


class Subscriber:
    """One client connected to a match. Messages wait in its own queue, so that a slow client delays nobody."""

    def __init__(
        self, *, seats: frozenset[int], seat: int | None, host: bool, max_messages: int, max_bytes: int = MIB
    ) -> None:
        self.seats = seats
        self.seat = seat
        self.host = host
        self.link_hash = ""
        """The hash of the link with which the client connected."""
        self.is_not_seated = False
        """Whether somebody has opened the link of a seat and not sat down yet."""
        self.is_visible = True
        """Whether the page is visible: not in a hidden tab, nor on a locked phone."""
        self.seq = -1
        """The last `seq` that was sent to the client."""
        self.close_reason = ""
        """Why the server closes the connection; empty while it is open."""
        self.queue: Outgoing = asyncio.Queue()
        self.max_messages = max_messages
        self.max_bytes = max_bytes
        self.waiting_chars = 0
        """Characters of queued messages. Long messages are ASCII, so a character is a byte."""

    def send(self, text: str) -> None:
        """Queue a message; disconnect a client that reads too slowly (it gets the missed messages when it reconnects).

        One message may always wait, whatever its length, because the whole state of a match must fit through.
        """
        if self.close_reason:
            return
        full = self.queue.qsize() >= self.max_messages or self.waiting_chars + len(text) > self.max_bytes
        if full and self.waiting_chars:
            METRICS.increment("horda_slow_readers_total")
            while not self.queue.empty():
                self.queue.get_nowait()
            self.waiting_chars = 0
            self.close("slow-reader")
            return
        self.waiting_chars += len(text)
        self.queue.put_nowait(text)

    async def next_message(self) -> str | None:
        """Wait for the next message to send; return None at the end."""
        text = await self.queue.get()
        self.waiting_chars -= len(text or "")
        return text

    def close(self, why: str) -> None:
        """Close the connection after the queued messages were sent."""
        if self.close_reason:
            return
        self.close_reason = why
        self.queue.put_nowait(END_OF_QUEUE)

    def can_play(self, seat: int) -> bool:
        """Whether the link plays a seat."""
        return seat in self.seats

    def check_open(self) -> None:
        """Raise `ProblemError` if the server is closing this connection."""
        if self.close_reason:
            raise ProblemError("bad-link", status=403)

    def while_open(self, change: Callable[[T], T]) -> Callable[[T], T]:
        """Wrap a change so that it is refused if this client was closed while the change waited.

        A request may wait for the match's lock while the seat is given to somebody else; it must then be refused.
        """

        def change_if_open(now: T) -> T:
            self.check_open()
            return change(now)

        return change_if_open
