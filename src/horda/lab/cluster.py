"""Run work on a Ray cluster (an optional extra), replacing workers that die.

When the node that a process is connected to goes down, Ray kills that process without a message. A separate
driver process therefore holds the connection, and this process survives to report the loss.
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

from horda.extras import install_command
from horda.lab.series import Part, Series
from horda.lab.workers import QUEUED_PER_WORKER, TryCounter, Work

T = TypeVar("T")
CONNECT_TIMEOUT_S = 5
"""Seconds to wait for an address to answer, and for the driver process to end."""


class NoRay(ImportError):
    """Ray is not installed."""

    def __init__(self) -> None:
        self.command = install_command("cluster")
        super().__init__(f"a cluster needs Ray; to install it: {self.command}")


class NoCluster(ConnectionError):
    """No cluster answers at the address."""

    def __init__(self, address: str, detail: str) -> None:
        super().__init__(f"there is no Ray cluster at {address}: {detail}")
        self.address, self.why = address, detail

    def __reduce__(self) -> tuple[type[NoCluster], tuple[str, str]]:
        return type(self), (self.address, self.why)


class ClusterLost(ConnectionError):
    """The cluster disappeared or failed during the run."""

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
    """Yield each part with its result, in the order in which they finish."""
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
    """Run the parts in a driver process; raise `ClusterLost` if it ends before all are done."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    driver = context.Process(target=_driver_main, args=(theirs, work, series, parts, address), daemon=True)
    driver.start()
    theirs.close()
    try:
        while (message := ours.recv()) is not None:
            if isinstance(message, BaseException):
                raise message
            yield message
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
    """Connect to the cluster and send each result, then None; send the exception if anything fails."""
    # The parent process handles Ctrl+C and ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with ray_connection(address) as ray:
            for done in _run_parts(ray, work, series, parts, address):
                results.send(done)
        results.send(None)
    except BrokenPipeError:
        # The parent process is gone.
        return
    except Exception as problem:
        results.send(problem)


@contextmanager
def ray_connection(address: str) -> Iterator[Any]:
    """Yield Ray connected to a cluster; a connection that exists already is reused and left open."""
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
    """Raise `NoCluster` if nothing listens at the address; Ray itself would retry for minutes."""
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
    """Run the parts on the cluster's workers; raise `ClusterLost` if the cluster itself fails."""
    try:
        yield from _dispatch_parts(ray, work, series, list(reversed(parts)))
    except ray.exceptions.RayError as problem:
        raise ClusterLost(address, str(problem).partition("\n")[0]) from problem


def _dispatch_parts(
    ray: Any, work: Work[Series, T], series: Series, waiting: list[Part]
) -> Iterator[tuple[Part, T]]:
    # No retries by Ray itself: `TryCounter` counts them as it does for local workers.
    remote = ray.remote(max_retries=0)(work)
    lost = (
        ray.exceptions.WorkerCrashedError,
        ray.exceptions.NodeDiedError,
        ray.exceptions.ObjectLostError,
        ray.exceptions.OutOfMemoryError,
    )
    shared_series, tries = ray.put(series), TryCounter()
    doing: dict[Any, Part] = {}
    failed: tuple[int, BaseException] | None = None
    while waiting or doing:
        most = QUEUED_PER_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(doing) < most:
            doing[remote.remote(shared_series, waiting[-1])] = waiting[-1]
            waiting.pop()
        done, _ = ray.wait(list(doing), num_returns=1)
        for one in done:
            part = doing.pop(one)
            try:
                found = ray.get(one)
            except lost:
                waiting.append(tries.retry(part))
            except ray.exceptions.RayTaskError as problem:
                # Report the failure of the earliest match, whichever worker was fastest: wait for the parts
                # before it and drop those after it.
                failed = part[0], problem.cause or problem
                waiting = [other for other in waiting if other[0] < part[0]]
                doing = {some: other for some, other in doing.items() if other[0] < part[0]}
            else:
                yield part, found
    if failed is not None:
        raise failed[1]
