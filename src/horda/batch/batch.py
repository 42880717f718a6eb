"""Many matches stepped together: one call takes an action in each of them, in several processes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from horda.batch.arrays import Array, layout_for
from horda.batch.worker import DONE, FAILED, RESET, STEP, STOP, Lanes, serve
from horda.engine.game import BadOption
from horda.envs.setup import setup_for
from horda.lab.workers import available_cores, process_context

MAX_MATCHES = 65_536
END_TIMEOUT_S = 5.0
"""Seconds that a process may take to end."""


class BatchFailed(RuntimeError):
    """A process of a batch ended or raised an error, which the message contains."""


class Batch:
    """Matches of one game that are stepped together; after a match ends, the next one begins.

    Each match has a row in every array. The arrays are always the same objects, which `step` overwrites, so
    copy them to keep their values. The results do not depend on the number of workers.
    """

    def __init__(
        self, game: str, matches: int, *, workers: int | None = None, seed: int = 0, **arguments: object
    ) -> None:
        """Begin `matches` matches; `arguments` are those of environments, such as `seats` and `mission`.

        `workers` is the number of processes: by default one for each core, 0 for this one alone. The match of
        row n has the seed `seed + n`, and each later one in the row a seed larger by `matches`.
        """
        if not 1 <= matches <= MAX_MATCHES:
            raise BadOption(f"`matches={matches}` is not possible; allowed: 1 to {MAX_MATCHES}")
        self.setup = setup_for(game, arguments)
        if self.setup.observations == "text":
            raise BadOption("a batch observes `tensors`, `vector` or `graph`, not `text`")
        self._layout = layout_for(self.setup, matches)
        count = available_cores() if workers is None else workers
        if count < 0:
            raise BadOption(f"`workers={workers}` is not possible; 0 steps in this process")
        self._processes: list[BaseProcess] = []
        self._orders: list[Connection] = []
        self._lanes: Lanes | None = None
        if count:
            block = process_context().RawArray("c", self._layout.size)
            self._arrays = self._layout.views(memoryview(block).cast("B"))
            self._begin_processes(min(count, matches), block)
        else:
            self._arrays = self._layout.views(bytearray(self._layout.size))
            self._lanes = Lanes(self.setup, self._layout, range(matches))
        self.reset(seed)

    def _begin_processes(self, count: int, block: Any) -> None:
        context = process_context()
        edges = [round(number * self.matches / count) for number in range(count + 1)]
        for first, last in pairwise(edges):
            mine, its = context.Pipe()
            arguments = (self.setup, self._layout, range(first, last), block, its)
            process = context.Process(target=serve, args=arguments, daemon=True)  # type: ignore[attr-defined]
            process.start()
            its.close()
            self._processes.append(process)
            self._orders.append(mine)

    @property
    def matches(self) -> int:
        """The number of matches."""
        return self._layout.matches

    @property
    def observations(self) -> Mapping[str, Array]:
        """The observations of the seats that are asked, by part."""
        return {name: self._arrays[name] for name in self._layout.observations}

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        """The masks of legal actions: 1 if legal, else 0."""
        return self._arrays["mask"]

    @property
    def seats(self) -> npt.NDArray[np.int16]:
        """The seat that is asked in each match."""
        return self._arrays["seat"]

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """The rewards of the last step, by match and seat."""
        return self._arrays["reward"]

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Whether the last step ended each match; the row then shows the next match."""
        return self._arrays["over"]

    @property
    def cut(self) -> npt.NDArray[np.bool_]:
        """Whether each match was truncated because it took too many steps."""
        return self._arrays["cut"]

    @property
    def won(self) -> npt.NDArray[np.bool_]:
        """Whether each seat won the match that the last step ended."""
        return self._arrays["won"]

    @property
    def illegal(self) -> npt.NDArray[np.bool_]:
        """Whether each last action was illegal and replaced by the lowest legal one."""
        return self._arrays["illegal"]

    @property
    def seeds(self) -> npt.NDArray[np.int64]:
        """The seed of each match."""
        return self._arrays["seed"]

    def reset(self, seed: int = 0) -> None:
        """Begin all matches again."""
        if self._lanes is not None:
            self._lanes.reset(self._arrays, seed)
        else:
            self._order(RESET + str(seed).encode())

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action in each match; the arrays then contain the results."""
        given = np.asarray(actions)
        if given.shape != (self.matches,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(
                f"`step` takes one whole number for each of {self.matches} matches, not {given.dtype} {given.shape}"
            )
        self._arrays["action"][:] = given
        if self._lanes is not None:
            self._lanes.step(self._arrays)
        else:
            self._order(STEP)

    def close(self) -> None:
        """End the processes; the batch cannot be stepped any more."""
        for orders in self._orders:
            try:
                orders.send_bytes(STOP)
            except OSError:
                continue  # it has ended already
        for process in self._processes:
            process.join(END_TIMEOUT_S)
            if process.is_alive():
                process.terminate()
                process.join()
        for orders in self._orders:
            orders.close()
        self._processes, self._orders = [], []

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _order(self, order: bytes) -> None:
        """Send an order to all processes and wait until each has carried it out."""
        if not self._orders:
            raise BatchFailed("this batch is closed")
        for orders in self._orders:
            self._exchange(orders, order)
        for orders in self._orders:
            answer = self._exchange(orders, None)
            if answer != DONE:
                self.close()
                raise BatchFailed(answer.removeprefix(FAILED).decode(errors="replace"))

    def _exchange(self, orders: Connection, order: bytes | None) -> bytes:
        """Send an order, or receive an answer; raise `BatchFailed` if the process has ended."""
        try:
            if order is None:
                return orders.recv_bytes()
            orders.send_bytes(order)
        except (EOFError, OSError) as problem:
            code = self._processes[self._orders.index(orders)].exitcode
            self.close()
            raise BatchFailed(f"a process of the batch has ended (exit code {code})") from problem
        return b""
