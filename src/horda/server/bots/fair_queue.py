"""Queues that serve one visitor after the other, so that nobody's many requests delay those of others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Requests that wait for something: first come, first served for each visitor, and visitors in turn."""

    def __init__(self) -> None:
        self._lanes: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._lanes)

    def add(self, visitor: str) -> asyncio.Future[T]:
        """Return a future that is given what a visitor waits for, when it is their turn."""
        ticket: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lanes.setdefault(visitor, deque()).append(ticket)
        return ticket

    def withdraw(self, visitor: str, ticket: asyncio.Future[T]) -> None:
        """Take a request out of the queue, if it still is in it."""
        lane = self._lanes.get(visitor)
        if lane is not None and ticket in lane:
            lane.remove(ticket)
            if not lane:
                del self._lanes[visitor]

    def serve(self, what: T) -> bool:
        """Give something to whoever's turn it is; False if nobody waits."""
        if not self._lanes:
            return False
        visitor, lane = self._lanes.popitem(last=False)
        lane.popleft().set_result(what)
        if lane:
            # At the end again: all others come first.
            self._lanes[visitor] = lane
        return True


class FairSemaphore:
    """A number of places; when all are taken, visitors get the next free ones in turn."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: FairQueue[None] = FairQueue()

    @asynccontextmanager
    async def slot_for(self, visitor: str) -> AsyncIterator[None]:
        """Hold a place, as soon as there is one for this visitor."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(visitor)
        try:
            yield
        finally:
            self._release()

    async def _wait(self, visitor: str) -> None:
        ticket = self._waiting.add(visitor)
        try:
            await asyncio.wait((ticket,))
        except asyncio.CancelledError:
            self._waiting.withdraw(visitor, ticket)
            if ticket.done():
                self._release()
            raise

    def _release(self) -> None:
        if not self._waiting.serve(None):
            self._free += 1
