"""What goes on beside the requests: tasks that must never end are begun again, and none fails unnoticed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

from horda.server.ops.json_logging import where_it_broke
from horda.server.ops.metrics import METRICS

log = logging.getLogger("horda.server")
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
TRIES = 8
"""How often something that has to be done once is tried: for a minute or so."""
STEADY = 10.0
"""Seconds for which a task must go on after a failure before it counts as well again."""
Work = Callable[[], Coroutine[Any, Any, None]]


class RestartedTask:
    """A task that is begun again: how often it failed in a row, and when it was last begun."""

    def __init__(self, name: str, longest: float) -> None:
        self.name = name
        self.longest = longest
        self.times = 0
        self.begun: float | None = None

    @property
    def is_failing(self) -> bool:
        """Whether it failed and has not gone on for long enough since."""
        if self.times and self.begun is not None and time.monotonic() - self.begun > STEADY:
            self.times = 0
        return self.times > 0

    def fail(self, problem: Exception | None) -> float:
        """Note a failure; how long to wait before the task is begun again."""
        pause = min(self.longest, FIRST_PAUSE * 2.0 ** min(self.times if self.is_failing else 0, 16))
        self.times += 1
        self.begun = None
        METRICS.add("horda_broken_total")
        METRICS.add("horda_tasks_restarted_total")
        about = where_it_broke(problem) if problem is not None else {"kind": "ended"}
        log.error("a task failed", extra={"task": self.name, "times": self.times, "again_in": pause, **about})
        return pause


class Tasks:
    """The tasks of a server: each has a name, for the log and for `/healthz`."""

    def __init__(self) -> None:
        self._all: set[asyncio.Task[None]] = set()
        self._kept: set[RestartedTask] = set()
        self.beside = 0
        """How many things are being done once."""

    def keep(self, name: str, work: Work, *, longest: float = LONGEST_PAUSE) -> asyncio.Task[None]:
        """Do something that must go on: if it fails, or ends, it is begun again after a pause that grows."""
        return self._held(self._going_on(RestartedTask(name, longest), work))

    def once(self, name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside, and hold on to it until it is done; a failure stands in the log."""
        task = self._held(work)
        self.beside += 1
        task.add_done_callback(lambda done: self._is_done(name, done))
        return task

    def finish(self, name: str, work: Work) -> asyncio.Task[None]:
        """Do something that has to be done once: when it fails it is tried again after a pause that grows."""
        return self._held(self._going_on(RestartedTask(name, LONGEST_PAUSE), work, tries=TRIES))

    def failing(self, prefix: str = "") -> list[str]:
        """The names of the tasks that failed lately and have not gone on for long enough since."""
        return sorted(one.name for one in self._kept if one.is_failing and one.name.startswith(prefix))

    async def done(self) -> None:
        """Wait until all that has an end is done."""
        await asyncio.gather(*self._all, return_exceptions=True)

    async def close(self) -> None:
        """End them all."""
        for task in self._all:
            task.cancel()
        await asyncio.gather(*self._all, return_exceptions=True)

    def _held(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._all.add(task)
        task.add_done_callback(self._all.discard)
        return task

    def _is_done(self, name: str, task: asyncio.Task[None]) -> None:
        self.beside -= 1
        if not task.cancelled() and (problem := task.exception()) is not None:
            METRICS.add("horda_broken_total")
            log.error("something beside a match broke", extra={"task": name, **where_it_broke(problem)})

    async def _going_on(self, kept: RestartedTask, work: Work, *, tries: int = 0) -> None:
        """Work that is begun again when it fails; for ever, or until it is done or was tried so often."""
        self._kept.add(kept)
        try:
            while True:
                problem: Exception | None = None
                kept.begun = time.monotonic()
                try:
                    await work()
                except Exception as failed:
                    problem = failed
                if tries and problem is None:
                    return
                pause = kept.fail(problem)
                if tries and kept.times >= tries:
                    return
                await asyncio.sleep(pause)
        finally:
            self._kept.discard(kept)


async def aside(work: Callable[[], object]) -> None:
    """Do something long in a thread of its own, for which the end of the server does not wait."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(problem: BaseException | None) -> None:
        if done.done():
            return
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)

    def run() -> None:
        problem: BaseException | None = None
        try:
            work()
        except BaseException as failed:
            problem = failed
        # A server that has ended has closed its loop: nobody waits any more.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(tell, problem)

    threading.Thread(target=run, daemon=True).start()
    await done


def unnoticed(_: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
    """What the loop would print when nobody waits for something that failed: a line of the log, counted."""
    METRICS.add("horda_broken_total")
    problem = about.get("exception")
    where = where_it_broke(problem) if isinstance(problem, BaseException) else {}
    log.error("the loop reports a failure", extra={"said": str(about.get("message", ""))[:200], **where})
