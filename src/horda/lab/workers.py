"""Work shared out among processes of this machine; one that dies is replaced, and its part done again."""

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
"""Parts that wait for each worker, so that none is idle."""
PRELOADED_MODULE = "horda.lab.measure"
"""What every worker needs, and takes longest to load."""
MAX_TRIES = 3
"""A part at which a worker has died so often is given up."""


class WorkerLost(RuntimeError):
    """Workers died again and again over the same matches."""

    def __init__(self, first: int, last: int, tries: int) -> None:
        super().__init__(
            f"the worker that played matches {first} to {last} died {tries} times; is there memory enough? "
            "What was played is kept: run it again to go on"
        )
        self.first, self.last, self.tries = first, last, tries

    def __reduce__(self) -> tuple[type[WorkerLost], tuple[int, int, int]]:
        return type(self), (self.first, self.last, self.tries)


def available_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class TryCounter:
    """How often each part was tried."""

    def __init__(self) -> None:
        self._count: dict[int, int] = {}

    def retry(self, part: Part) -> Part:
        """The part, to be done once more; `WorkerLost` where that was tried often enough."""
        tries = self._count[part[0]] = self._count.get(part[0], 0) + 1
        if tries >= MAX_TRIES:
            raise WorkerLost(part[0], part[-1], tries)
        return part


def run_locally(work: Work[S, T], series: S, parts: Sequence[Part], workers: int) -> Iterator[tuple[Part, T]]:
    """Every part with what came of it, in the order in which they are done; one worker is this process."""
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
    """What gets done by one set of workers; what a death left undone waits again."""
    pool = ProcessPoolExecutor(workers, mp_context=_process_context(), initializer=_init_worker)
    doing: dict[Future[T], Part] = {}
    try:
        while waiting or doing:
            while waiting and len(doing) < QUEUED_PER_WORKER * workers:
                doing[pool.submit(work, series, waiting[-1])] = waiting[-1]
                waiting.pop()
            for one in _results_in_order(doing, wait(doing, return_when=FIRST_COMPLETED).done):
                done = one.result()
                yield doing.pop(one), done
    except BrokenProcessPool:
        # Nobody knows which of them died over it: each that was begun counts as tried.
        waiting.extend(tries.retry(part) for part in reversed(doing.values()))
    finally:
        # Whoever stops does not want to wait for matches that nobody will read.
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def _results_in_order(doing: Mapping[Future[T], Part], done: Iterable[Future[T]]) -> list[Future[T]]:
    """Whose results to take now, by number; where one failed, all before it are waited for.

    So the failure that is told is that of the earliest match, whichever worker was the quickest.
    """
    failed = [doing[one][0] for one in done if one.exception() is not None]
    taken = [one for one, part in doing.items() if part[0] <= min(failed)] if failed else done
    return sorted(taken, key=lambda one: doing[one][0])


@cache
def _process_context() -> BaseContext:
    """How workers begin: from one process that has loaded the games once, where the system can do that."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([PRELOADED_MODULE])
    return context


def _init_worker() -> None:
    """Ctrl+C is for the one who shares out, who ends the workers; they do not outlive one that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if (master := parent_process()) is not None:
        Thread(target=_exit_with_parent, args=(master,), daemon=True).start()


def _exit_with_parent(master: BaseProcess) -> None:
    """A worker waits for more to do, and would do so for ever after nobody is left to give it any."""
    master.join()
    os._exit(1)
