"""A process of a batch, which steps some of the matches on request."""

from __future__ import annotations

import signal
from collections.abc import Mapping
from ctypes import Array as SharedBytes
from ctypes import c_char
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Final

from horda.batch.arrays import Array, BatchLayout
from horda.batch.lane import Lane, begin_row
from horda.envs.setup import Setup

RESET, STEP, STOP, DONE, FAILED = (b"r", b"s", b"q", b"d", b"f")
LENGTH_OF_ERROR: Final = 4_000
"""Most characters of an error report that are sent to the main process, the last ones."""


class Lanes:
    """The rows of a batch that this process steps."""

    def __init__(self, setup: Setup, layout: BatchLayout, rows: range) -> None:
        self._setup, self._layout, self._rows = setup, layout, rows
        self._lanes: list[Lane] = []

    def reset(self, arrays: Mapping[str, Array], seed: int) -> None:
        """Begin the first match of each row."""
        count = self._layout.matches
        self._lanes = [Lane(self._setup, seed + place, count) for place in self._rows]
        for place, lane in zip(self._rows, self._lanes, strict=True):
            begin_row(arrays, place)
            lane.show(arrays, place)

    def step(self, arrays: Mapping[str, Array]) -> None:
        """Take the action of each row."""
        for place, lane in zip(self._rows, self._lanes, strict=True):
            lane.step(arrays, place)


def serve(
    setup: Setup, layout: BatchLayout, rows: range, block: SharedBytes[c_char], orders: Connection
) -> None:
    """Carry out the orders of the main process until it stops this one or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arrays, lanes = layout.views(memoryview(block).cast("B")), Lanes(setup, layout, rows)
    while True:
        try:
            order = orders.recv_bytes()
        except EOFError:
            return
        if order == STOP:
            return
        try:
            if order == STEP:
                lanes.step(arrays)
            else:
                lanes.reset(arrays, int(order.removeprefix(RESET)))
        except Exception:
            orders.send_bytes(FAILED + format_exc()[-LENGTH_OF_ERROR:].encode())
            return
        orders.send_bytes(DONE)
