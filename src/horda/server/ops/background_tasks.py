"""Background tasks: their failures are logged, and they are restarted with back-off."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

from horda.server.ops.json_logging import error_location
from horda.server.ops.metrics import METRICS

log = logging.getLogger("horda.server")
FIRST_PAUSE_S = 0.5
MAX_PAUSE_S = 30.0
MAX_TRIES = 8
"""Tries of a task that must succeed once; together they take about a minute."""
STEADY_S = 10.0
"""Seconds that a task must run after a failure before it counts as healthy again."""
Work = Callable[[], Coroutine[Any, Any, None]]


class RestartedTask:
    """State of a restarted task: its failures in a row, and the time of its last start."""

    def __init__(self, name: str, max_pause_s: float) -> None:
        self.name = name
        self.max_pause_s = max_pause_s
        self.failures = 0
        self.started_at: float | None = None

    @property
    def is_failing(self) -> bool:
        """Whether the task failed and has not run long enough since."""
        if self.failures and self.started_at is not None and time.monotonic() - self.started_at > STEADY_S:
            self.failures = 0
        return self.failures > 0

    def record_failure(self, problem: Exception | None) -> float:
        """Count and log a failure; return the seconds to wait before the next start."""
        pause = min(self.max_pause_s, FIRST_PAUSE_S * 2.0 ** min(self.failures if self.is_failing else 0, 16))
        self.failures += 1
        self.started_at = None
        METRICS.increment("horda_broken_total")
        METRICS.increment("horda_tasks_restarted_total")
        about = error_location(problem) if problem is not None else {"kind": "ended"}
        log.error(
            "a task failed", extra={"task": self.name, "times": self.failures, "again_in": pause, **about}
        )
        return pause


class Tasks:
    """The background tasks of a server, each with a name for the log and `/healthz`."""

    def __init__(self) -> None:
        self._all: set[asyncio.Task[None]] = set()
        self._restarted: set[RestartedTask] = set()
        self.running_once = 0
        """Number of running one-off tasks."""

    def run_forever(self, name: str, work: Work, *, max_pause_s: float = MAX_PAUSE_S) -> asyncio.Task[None]:
        """Start a task that must never end; it is restarted with back-off if it fails or ends."""
        return self._start(self._run_with_restarts(RestartedTask(name, max_pause_s), work))

    def run_once(self, name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a one-off task; a failure is logged."""
        task = self._start(work)
        self.running_once += 1
        task.add_done_callback(lambda done: self._log_failure(name, done))
        return task

    def run_until_done(self, name: str, work: Work) -> asyncio.Task[None]:
        """Start a task that must succeed once; it is retried with back-off if it fails."""
        return self._start(self._run_with_restarts(RestartedTask(name, MAX_PAUSE_S), work, tries=MAX_TRIES))

    def failing_names(self, prefix: str = "") -> list[str]:
        """Return the names of the restarted tasks that are failing."""
        return sorted(
            task.name for task in self._restarted if task.is_failing and task.name.startswith(prefix)
        )

    async def wait_for_all(self) -> None:
        """Wait until all tasks have ended."""
        await asyncio.gather(*self._all, return_exceptions=True)

    async def close(self) -> None:
        """Cancel all tasks."""
        for task in self._all:
            task.cancel()
        await asyncio.gather(*self._all, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._all.add(task)
        task.add_done_callback(self._all.discard)
        return task

    def _log_failure(self, name: str, task: asyncio.Task[None]) -> None:
        self.running_once -= 1
        if not task.cancelled() and (problem := task.exception()) is not None:
            METRICS.increment("horda_broken_total")
            log.error("something beside a match broke", extra={"task": name, **error_location(problem)})

    async def _run_with_restarts(self, task: RestartedTask, work: Work, *, tries: int = 0) -> None:
        """Run with restart and back-off, forever or until it succeeds, at most `tries` times."""
        self._restarted.add(task)
        try:
            while True:
                problem: Exception | None = None
                task.started_at = time.monotonic()
                try:
                    await work()
                except Exception as failed:
                    problem = failed
                if tries and problem is None:
                    return
                pause = task.record_failure(problem)
                if tries and task.failures >= tries:
                    return
                await asyncio.sleep(pause)
        finally:
            self._restarted.discard(task)


async def run_in_daemon_thread(work: Callable[[], object]) -> None:
    """Run a long function in a daemon thread, which does not delay the server's shutdown."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def set_result(problem: BaseException | None) -> None:
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
        # If the server has stopped, its loop is closed and nobody waits.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(set_result, problem)

    threading.Thread(target=run, daemon=True).start()
    await done


def log_loop_exception(_: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
    """Log and count an exception that asyncio would only print."""
    METRICS.increment("horda_broken_total")
    problem = about.get("exception")
    where = error_location(problem) if isinstance(problem, BaseException) else {}
    log.error("the loop reports a failure", extra={"said": str(about.get("message", ""))[:200], **where})
