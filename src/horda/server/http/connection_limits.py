"""Connection limits: total, per address, and time limits for idle or slow connections.

A request that never ends and a client that does not read are disconnected after a while. When no more
connections are allowed, the connection that has waited longest without a complete request is closed to make room.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from typing import Protocol

from horda.server.config.limits import Bounds, address_key
from horda.server.config.proxies import Proxies
from horda.server.ops.metrics import METRICS

SWEEP_INTERVAL_S = 1.0
"""Longest time between two checks of all connections."""
RESERVED_FILES = 160
"""File descriptors reserved for the database, the client's files and the bots."""
MAX_OPEN_FILES = 65_536
NO_FILE_LIMIT = 1_000_000


class LimitedConnection(Protocol):
    """The methods of a connection that the limiter calls."""

    address: str

    def is_overdue(self, now: float, bounds: Bounds) -> bool:
        """Whether the connection has used up the time allowed for its current phase."""

    def has_unread_output(self) -> bool:
        """Whether the client has stopped reading its output."""

    def disconnect(self, why: str = "") -> None:
        """Close the connection, with the error `why` if a response can still be sent."""


class ConnectionLimiter:
    """The open connections of a server, and the limits on them."""

    def __init__(self, bounds: Bounds, proxies: Proxies, *, files: int = NO_FILE_LIMIT) -> None:
        self.bounds = bounds
        self.proxies = proxies
        room = max(1, files - RESERVED_FILES)
        self.max_connections = min(bounds.connections, room) if bounds.connections else room
        self.connections: set[LimitedConnection] = set()
        self.count_by_address: Counter[str] = Counter()
        self.waiting_since: dict[str, dict[LimitedConnection, float]] = {}
        """Connections without a complete request, by address, with the time they began to wait; longest first."""

    def admit(self, connection: LimitedConnection) -> str:
        """Register a connection and return an empty string, or an error code if there is no room for it."""
        key = address_key(connection.address)
        is_crowded = (
            self.count_by_address[key] >= self.bounds.connections_an_address
            and connection.address not in self.proxies
        )
        if is_crowded and not self._make_room([key]):
            return self._count_refusal("too-many-connections")
        if len(self.connections) >= self.max_connections and not self._make_room(list(self.waiting_since)):
            return self._count_refusal("crowded")
        self.connections.add(connection)
        self.count_by_address[key] += 1
        self.mark_waiting(connection)
        return ""

    def release(self, connection: LimitedConnection) -> None:
        """Remove a connection that was closed."""
        if connection in self.connections:
            self.mark_active(connection)
            self.connections.discard(connection)
            key = address_key(connection.address)
            self.count_by_address[key] -= 1
            if not self.count_by_address[key]:
                del self.count_by_address[key]

    def mark_waiting(self, connection: LimitedConnection) -> None:
        """Note that a connection has no complete request, so that it may be closed to make room."""
        if connection in self.connections:
            self.waiting_since.setdefault(address_key(connection.address), {})[connection] = time.monotonic()

    def mark_active(self, connection: LimitedConnection) -> None:
        """Note that a connection has a complete request."""
        key = address_key(connection.address)
        if (waiting := self.waiting_since.get(key)) is not None:
            waiting.pop(connection, None)
            if not waiting:
                del self.waiting_since[key]

    async def sweep_forever(self) -> None:
        """Close overdue connections at regular intervals, forever."""
        shortest_limit = min(self.bounds.header_seconds, self.bounds.body_seconds, self.bounds.stall_seconds)
        while True:
            self.close_overdue()
            await asyncio.sleep(min(SWEEP_INTERVAL_S, shortest_limit / 4))

    def close_overdue(self) -> None:
        """Close all connections that have used up their time."""
        now = time.monotonic()
        METRICS.set_gauge("horda_lines", len(self.connections))
        overdue = [each for each in self.connections if each.is_overdue(now, self.bounds)]
        for connection in overdue:
            METRICS.increment("horda_lines_cut_total")
            connection.disconnect("too-slow")

    def close_unfinished(self) -> None:
        """Close connections without a complete request or with unread output, so that shutdown need not wait."""
        waiting = {each for group in self.waiting_since.values() for each in group}
        unread = {each for each in self.connections if each.has_unread_output()}
        for connection in waiting | unread:
            connection.disconnect()

    def _count_refusal(self, why: str) -> str:
        METRICS.increment("horda_lines_refused_total")
        return why

    def _make_room(self, keys: list[str]) -> bool:
        """Close the longest waiting connection of these addresses; return whether there was one."""
        oldest = [next(iter(self.waiting_since[key].items())) for key in keys if key in self.waiting_since]
        if not oldest:
            return False
        connection, _ = min(oldest, key=lambda entry: entry[1])
        METRICS.increment("horda_lines_cut_total")
        self.release(connection)
        connection.disconnect()
        return True


if sys.platform == "win32":

    def raise_file_limit() -> int:
        """Return 0 (no limit): Windows does not limit the number of sockets."""
        return NO_FILE_LIMIT

else:
    import resource

    def raise_file_limit() -> int:
        """Raise this process's limit of open files to the allowed maximum and return it."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_OPEN_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        return NO_FILE_LIMIT if soft == resource.RLIM_INFINITY else soft
