"""The pupils at this server: how many there may be, and who is told when it ends."""

from __future__ import annotations

import asyncio

from horda.lessons.lesson_run import LessonRun
from horda.server.config.limits import Bounds, Buckets
from horda.server.http.errors import ProblemError
from horda.server.http.routes_library import game_called
from horda.server.lessons.lookup import lesson_called
from horda.server.lessons.session import LessonTable, begun
from horda.server.match.subscriber import Subscriber
from horda.server.protocol.client_messages import Learn
from horda.server.protocol.server_messages import PROTOCOL


class Pupils:
    """Everybody who has a lesson on the table now."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.begun = Buckets(bounds.lessons_a_minute / 60, bounds.lessons_at_once)
        self.viewers: set[Subscriber] = set()

    async def enter(self, viewer: Subscriber, message: Learn, address: str) -> LessonTable:
        """Lay a lesson on the table for somebody; `ProblemError` says why not."""
        if message.protocol != PROTOCOL:
            raise ProblemError("other-protocol", theirs=message.protocol, ours=PROTOCOL)
        if len(self.viewers) >= self.bounds.lessons:
            raise ProblemError("lessons-full", status=503)
        wait = self.begun.take(address)
        if wait:
            raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
        # From here on it counts, however long the choices of before take to be made again.
        self.viewers.add(viewer)
        run, anew = await asyncio.to_thread(_laid, message)
        viewer.seats = frozenset(run.seats)
        viewer.seat = run.seat
        table = LessonTable(run, viewer, message.seq)
        table.welcome(anew=anew)
        return table

    def farewell(self) -> None:
        """Tell everybody that the server is about to end; their lessons go on with the next."""
        for viewer in self.viewers:
            viewer.close("shutting-down")


def _laid(message: Learn) -> tuple[LessonRun, bool]:
    return begun(lesson_called(game_called(message.game).id, message.lesson), message.made)
