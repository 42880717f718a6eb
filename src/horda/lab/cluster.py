"""Work shared out on a Ray cluster, which is an extra; a worker that dies is replaced.

Ray ends the process that is connected with a cluster, at once and without a word, when the node that it is
connected by goes down. So another process connects, and this one is left to say what happened.
"""

from __future__ import annotations

import importlib
import importlib.util
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from horda.lab.series import Part, Series
from horda.lab.workers import QUEUED_PER_WORKER, TryCounter, Work

T = TypeVar("T")
RAY_EXTRA = "horda[cluster]"
"""What brings Ray."""
CONNECT_TIMEOUT_S = 5
"""So long somebody at an address may take to answer, and whoever is connected to take leave."""


class NoRay(ImportError):
    """Ray, which plays on many machines, is not installed."""

    def __init__(self) -> None:
        super().__init__(f'a cluster needs Ray: pip install "{RAY_EXTRA}"')
        self.extra = RAY_EXTRA


class NoCluster(ConnectionError):
    """There is no cluster at an address."""

    def __init__(self, address: str, detail: str) -> None:
        super().__init__(f"there is no Ray cluster at {address}: {detail}")
        self.address, self.why = address, detail

    def __reduce__(self) -> tuple[type[NoCluster], tuple[str, str]]:
        return type(self), (self.address, self.why)


class ClusterLost(ConnectionError):
    """A cluster that was there is gone, or no longer works."""

    def __init__(self, address: str, detail: str) -> None:
        super().__init__(
            f"the Ray cluster at {address} was lost ({detail}). "
            "What was played is kept: run it again to go on"
        )
        self.address, self.why = address, detail

    def __reduce__(self) -> tuple[type[ClusterLost], tuple[str, str]]:
        return type(self), (self.address, self.why)


def run_on_ray(
    work: Work[Series, T], series: Series, parts: Sequence[Part], address: str
) -> Iterator[tuple[Part, T]]:
    """Every part with what came of it, in the order in which they are done."""
    if importlib.util.find_spec("ray") is None:
        raise NoRay
    there = sys.modules.get("ray")
    if there is not None and there.is_initialized():
        yield from _run_parts(there, work, series, parts, address)
    else:
        yield from _run_in_driver_process(work, series, parts, address)


def _run_in_driver_process(
    work: Work[Series, T], series: Series, parts: Sequence[Part], address: str
) -> Iterator[tuple[Part, T]]:
    """The same by a process that connects; where it ends before all is done, that is said."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    driver = context.Process(target=_driver_main, args=(theirs, work, series, parts, address), daemon=True)
    driver.start()
    theirs.close()
    try:
        while (told := ours.recv()) is not None:
            if isinstance(told, BaseException):
                raise told
            yield told
    except EOFError as problem:
        driver.join()
        raise ClusterLost(address, f"exit {driver.exitcode}") from problem
    finally:
        ours.close()
        driver.terminate()
        driver.join(CONNECT_TIMEOUT_S)
        driver.kill()


def _driver_main(
    results: Connection, work: Work[Series, T], series: Series, parts: Sequence[Part], address: str
) -> None:
    """Connect, and tell every part that is done, then nothing, or what went wrong."""
    # Ctrl+C is for the one who waits, and who ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with ray_connection(address) as ray:
            for done in _run_parts(ray, work, series, parts, address):
                results.send(done)
        results.send(None)
    except BrokenPipeError:
        # Nobody is left who would want to know.
        return
    except Exception as problem:
        results.send(problem)


@contextmanager
def ray_connection(address: str) -> Iterator[Any]:
    """Ray, connected with a cluster for as long as this lasts; who is connected already stays so."""
    if importlib.util.find_spec("ray") is None:
        raise NoRay
    ray = importlib.import_module("ray")
    if ray.is_initialized():
        yield ray
        return
    _check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError, ray.exceptions.RayError) as problem:
        raise NoCluster(address, str(problem).partition("\n")[0]) from problem
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Ray itself knocks for minutes at an address where nobody is."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if not (sign and port.isdecimal()):
        return
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT_S).close()
    except (OSError, OverflowError) as problem:
        raise NoCluster(address, str(problem)) from problem


def _run_parts(
    ray: Any, work: Work[Series, T], series: Series, parts: Sequence[Part], address: str
) -> Iterator[tuple[Part, T]]:
    """The parts by the workers of a cluster; what is wrong with the cluster itself is `ClusterLost`."""
    try:
        yield from _dispatch_parts(ray, work, series, list(reversed(parts)))
    except ray.exceptions.RayError as problem:
        raise ClusterLost(address, str(problem).partition("\n")[0]) from problem


def _dispatch_parts(
    ray: Any, work: Work[Series, T], series: Series, waiting: list[Part]
) -> Iterator[tuple[Part, T]]:
    # Ray tries nothing again by itself: who died over what is counted here, as on one machine.
    remote = ray.remote(max_retries=0)(work)
    lost = (
        ray.exceptions.WorkerCrashedError,
        ray.exceptions.NodeDiedError,
        ray.exceptions.ObjectLostError,
        ray.exceptions.OutOfMemoryError,
    )
    given, tries = ray.put(series), TryCounter()
    doing: dict[Any, Part] = {}
    failed: tuple[int, BaseException] | None = None
    while waiting or doing:
        most = QUEUED_PER_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(doing) < most:
            doing[remote.remote(given, waiting[-1])] = waiting[-1]
            waiting.pop()
        done, _ = ray.wait(list(doing), num_returns=1)
        for one in done:
            part = doing.pop(one)
            try:
                found = ray.get(one)
            except lost:
                waiting.append(tries.retry(part))
            except ray.exceptions.RayTaskError as problem:
                # The failure that is told is the earliest, whoever was the quickest: what comes before is
                # waited for, what comes after is of no use any more.
                failed = part[0], problem.cause or problem
                waiting = [other for other in waiting if other[0] < part[0]]
                doing = {some: other for some, other in doing.items() if other[0] < part[0]}
            else:
                yield part, found
    if failed is not None:
        raise failed[1]
