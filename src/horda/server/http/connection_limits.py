"""The connections of a server: so many in all, so many from one address, and none that only holds its place.

A request whose headers or body never end, and somebody who does not read, are shown out after a while. When
all places are taken, whoever has waited longest without a whole request makes room for who comes.
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

EVERY = 1.0
"""Seconds between two looks at all connections, at most."""
RESERVE = 160
"""Files that are kept free for the database, the client's files and the bots."""
MOST_FILES = 65_536
UNLIMITED = 1_000_000


class GuardedConnection(Protocol):
    """One connection, as far as the guard looks at it."""

    address: str

    def is_overdue(self, now: float, bounds: Bounds) -> bool:
        """Whether it has had the time that it may have for what it does."""

    def is_unread(self) -> bool:
        """Whether more waits to be read by the other side than it takes."""

    def cut(self, why: str = "") -> None:
        """End it, with a word where one can still be said."""


class Guard:
    """Who is connected."""

    def __init__(self, bounds: Bounds, proxies: Proxies, *, files: int = UNLIMITED) -> None:
        self.bounds = bounds
        self.proxies = proxies
        room = max(1, files - RESERVE)
        self.most = min(bounds.connections, room) if bounds.connections else room
        self.lines: set[GuardedConnection] = set()
        self.of: Counter[str] = Counter()
        self.waiting: dict[str, dict[GuardedConnection, float]] = {}
        """Those without a whole request by their address, the longest waiting first, and since when."""

    def enter(self, line: GuardedConnection) -> str:
        """Let somebody in; why not, as a code of the words, when there is no place for them."""
        key = address_key(line.address)
        crowd = self.of[key] >= self.bounds.connections_an_address and line.address not in self.proxies
        if crowd and not self._made_room([key]):
            return self._refused("too-many-connections")
        if len(self.lines) >= self.most and not self._made_room(list(self.waiting)):
            return self._refused("crowded")
        self.lines.add(line)
        self.of[key] += 1
        self.waits(line)
        return ""

    def leave(self, line: GuardedConnection) -> None:
        """Somebody went."""
        if line in self.lines:
            self.works(line)
            self.lines.discard(line)
            key = address_key(line.address)
            self.of[key] -= 1
            if not self.of[key]:
                del self.of[key]

    def waits(self, line: GuardedConnection) -> None:
        """A connection has no whole request: it may be ended to make room."""
        if line in self.lines:
            self.waiting.setdefault(address_key(line.address), {})[line] = time.monotonic()

    def works(self, line: GuardedConnection) -> None:
        """A connection is of use."""
        key = address_key(line.address)
        if (lines := self.waiting.get(key)) is not None:
            lines.pop(line, None)
            if not lines:
                del self.waiting[key]

    async def watch(self) -> None:
        """Show out all who have had their time, again and again."""
        patience = min(self.bounds.header_seconds, self.bounds.body_seconds, self.bounds.stall_seconds)
        while True:
            self.sweep()
            await asyncio.sleep(min(EVERY, patience / 4))

    def sweep(self) -> None:
        """Show out all who have had their time."""
        now = time.monotonic()
        METRICS.gauge("horda_lines", len(self.lines))
        for line in [one for one in self.lines if one.is_overdue(now, self.bounds)]:
            METRICS.add("horda_lines_cut_total")
            line.cut("too-slow")

    def let_go(self) -> None:
        """The server ends: it waits neither for requests that are not whole nor for who does not read."""
        waiting = [line for lines in self.waiting.values() for line in lines]
        for line in {*waiting, *(one for one in self.lines if one.is_unread())}:
            line.cut()

    def _refused(self, why: str) -> str:
        METRICS.add("horda_lines_refused_total")
        return why

    def _made_room(self, keys: list[str]) -> bool:
        """Whether somebody who only waits could be ended: the longest waiting of these addresses."""
        oldest = [next(iter(self.waiting[key].items())) for key in keys if key in self.waiting]
        if not oldest:
            return False
        line, _ = min(oldest, key=lambda one: one[1])
        METRICS.add("horda_lines_cut_total")
        self.leave(line)
        line.cut()
        return True


if sys.platform == "win32":

    def files_allowed() -> int:
        """Windows sets no such bound on sockets."""
        return UNLIMITED

else:
    import resource

    def files_allowed() -> int:
        """Raise the number of files this process may open as far as it may; the number then."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        return UNLIMITED if soft == resource.RLIM_INFINITY else soft
