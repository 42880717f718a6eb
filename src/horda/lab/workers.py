"""Run work in local processes, replacing a process that dies and repeating its part."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

from horda.lab.series import Part

T = TypeVar("T")
S = TypeVar("S")
Work = Callable[[S, Part], T]
QUEUED_PER_WORKER = 2
"""Parts queued for each worker, so that none is idle."""
PRELOADED_MODULE = "horda.lab.measure"
"""The module that every worker imports, preloaded because it takes longest."""
FINISH_TIMEOUT_S = 3.0
"""Seconds for which an interrupted run waits for parts that are being played."""
MAX_TRIES = 3
"""Number of workers that may die on a part before it is given up."""


class WorkerLost(RuntimeError):
    """Workers died repeatedly on the same matches."""

    def __init__(self, first: int, last: int, tries: int) -> None:
        super().__init__(
            f"the worker that played matches {first} to {last} died {tries} times; is there memory enough? "
            "What was played is kept: run it again to go on"
        )
        self.first, self.last, self.tries = first, last, tries

    def __reduce__(self) -> tuple[type[WorkerLost], tuple[int, int, int]]:
        return type(self), (self.first, self.last, self.tries)


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class TryCounter:
    """Counts how often each part was tried."""

    def __init__(self) -> None:
        self._count: dict[int, int] = {}

    def retry(self, part: Part) -> Part:
        """Return the part to be run again; raise `WorkerLost` after `MAX_TRIES`."""
        tries = self._count[part[0]] = self._count.get(part[0], 0) + 1
        if tries >= MAX_TRIES:
            raise WorkerLost(part[0], part[-1], tries)
        return part


def run_locally(work: Work[S, T], series: S, parts: Sequence[Part], workers: int) -> Iterator[tuple[Part, T]]:
    """Yield each part with its result as they finish; with one worker, run in this process."""
    if workers == 1 or len(parts) < 2:
        for part in parts:
            yield part, work(series, part)
        return
    waiting, tries = list(reversed(parts)), TryCounter()
    while waiting:
        yield from _run_until_worker_dies(work, series, waiting, tries, min(workers, len(waiting)))


def _run_until_worker_dies(
    work: Work[S, T], series: S, waiting: list[Part], tries: TryCounter, workers: int
) -> Iterator[tuple[Part, T]]:
    """Yield results from one pool of workers; if one dies, return its unfinished parts to `waiting`."""
    pool = ProcessPoolExecutor(workers, mp_context=process_context(), initializer=_init_worker)
    doing: dict[Future[T], Part] = {}
    try:
        while waiting or doing:
            while waiting and len(doing) < QUEUED_PER_WORKER * workers:
                doing[pool.submit(work, series, waiting[-1])] = waiting[-1]
                waiting.pop()
            for one in _results_in_order(doing, wait(doing, return_when=FIRST_COMPLETED).done):
                done = one.result()
                yield doing.pop(one), done
    except KeyboardInterrupt:
        # What the workers have finished, or nearly so, is kept; the next Ctrl+C ends this at once.
        for one in [one for one in doing if one.cancel()]:
            del doing[one]
        for one in wait(doing, timeout=FINISH_TIMEOUT_S).done:
            if one.exception() is None:
                yield doing[one], one.result()
        raise
    except BrokenProcessPool:
        # It is unknown which part killed the worker, so each started part counts as tried.
        waiting.extend(tries.retry(part) for part in reversed(doing.values()))
    finally:
        # Do not wait for running matches: nobody will read their results.
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def _results_in_order(doing: Mapping[Future[T], Part], done: Iterable[Future[T]]) -> list[Future[T]]:
    """Return the futures to collect now, sorted by match; if one failed, wait for all before it.

    This way the reported failure is that of the earliest match, whichever worker was fastest.
    """
    failed = [doing[one][0] for one in done if one.exception() is not None]
    ready = [one for one, part in doing.items() if part[0] <= min(failed)] if failed else done
    return sorted(ready, key=lambda one: doing[one][0])


@cache
def process_context() -> BaseContext:
    """Return the forkserver context with the games preloaded, or spawn where there is no forkserver."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([PRELOADED_MODULE])
    return context


def _init_worker() -> None:
    """Ignore Ctrl+C, which the parent handles, and exit when the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if (master := parent_process()) is not None:
        Thread(target=_exit_with_parent, args=(master,), daemon=True).start()


def _exit_with_parent(master: BaseProcess) -> None:
    """Wait for the parent to end, then exit; an idle worker would otherwise wait forever."""
    master.join()
    os._exit(1)
