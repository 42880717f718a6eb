"""The open lessons of this server: their limits, and closing them at shutdown."""

from __future__ import annotations

import asyncio

from horda.lessons.lesson_run import LessonRun
from horda.server.config.limits import Bounds, TokenBuckets
from horda.server.http.errors import ProblemError
from horda.server.http.routes.library import find_game
from horda.server.lessons.lookup import find_lesson
from horda.server.lessons.session import LessonSession, resume_lesson
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.protocol.client_messages import Learn
from horda.server.protocol.server_messages import PROTOCOL


class LessonSessions:
    """All open lessons."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.starts_by_address = TokenBuckets(bounds.lessons_a_minute / 60, bounds.lessons_at_once)
        self.viewers: set[Subscriber] = set()

    async def start_lesson(self, viewer: Subscriber, message: Learn, address: str) -> LessonSession:
        """Start or resume a lesson for a viewer; raise `ProblemError` if that is not possible."""
        if message.protocol != PROTOCOL:
            raise ProblemError("other-protocol", theirs=message.protocol, ours=PROTOCOL)
        if len(self.viewers) >= self.bounds.lessons:
            raise ProblemError("lessons-full", status=503)
        wait = self.starts_by_address.take(address)
        if wait:
            raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
        # Counted before the earlier choices are replayed, which may take a while.
        self.viewers.add(viewer)
        run, anew = await asyncio.to_thread(_resume, message)
        viewer.seats = frozenset(run.seats)
        viewer.seat = run.seat
        table = LessonSession(run, viewer, message.seq)
        table.send_welcome(anew=anew)
        return table

    def close_all(self) -> None:
        """Tell every pupil that the server stops; clients resume their lessons afterwards."""
        for viewer in self.viewers:
            viewer.close("shutting-down")


def _resume(message: Learn) -> tuple[LessonRun, bool]:
    return resume_lesson(find_lesson(find_game(message.game).id, message.lesson), message.made)
