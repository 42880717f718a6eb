"""Queues that serve visitors in turn, so that many requests of one visitor do not delay the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """A queue of requests that serves visitors in turn, and each visitor's requests in order."""

    def __init__(self) -> None:
        self._lanes: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._lanes)

    def add(self, visitor: str) -> asyncio.Future[T]:
        """Return a future that resolves to the resource when it is the visitor's turn."""
        ticket: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lanes.setdefault(visitor, deque()).append(ticket)
        return ticket

    def withdraw(self, visitor: str, ticket: asyncio.Future[T]) -> None:
        """Remove a request from the queue if it still waits."""
        lane = self._lanes.get(visitor)
        if lane is not None and ticket in lane:
            lane.remove(ticket)
            if not lane:
                del self._lanes[visitor]

    def serve(self, what: T) -> bool:
        """Give a resource to the next request; return whether one was waiting."""
        if not self._lanes:
            return False
        visitor, lane = self._lanes.popitem(last=False)
        lane.popleft().set_result(what)
        if lane:
            # Back to the end: all others come first.
            self._lanes[visitor] = lane
        return True


class FairSemaphore:
    """A semaphore whose free slots go to waiting visitors in turn."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: FairQueue[None] = FairQueue()

    @asynccontextmanager
    async def slot_for(self, visitor: str) -> AsyncIterator[None]:
        """Hold a slot, as soon as it is this visitor's turn."""
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
