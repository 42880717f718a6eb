"""Keeps what is played as it comes: many small files would take longer to write than some matches to play."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from horda.lab.series import Part
from horda.lab.storage.series_folder import Folder

FLUSH_INTERVAL_S = 1.0
"""Of what was played longer ago, nothing is lost when the power fails."""

PartWriter = Callable[[Part, bytes], None]


@contextmanager
def buffered_writer(folder: Folder, *, clock: Callable[[], float] = time.monotonic) -> Iterator[PartWriter]:
    """What takes the parts of a series; all that it took is in the folder at the end, whatever the end is."""
    waiting: dict[int, tuple[Part, bytes]] = {}
    written = clock()

    def write_part(part: Part, lines: bytes) -> None:
        nonlocal written
        waiting[part[0]] = part, lines
        if clock() - written >= FLUSH_INTERVAL_S:
            _flush(folder, waiting)
            written = clock()

    try:
        yield write_part
    finally:
        _flush(folder, waiting)


def _flush(folder: Folder, waiting: dict[int, tuple[Part, bytes]]) -> None:
    """Parts that follow one another go into one file; what is written waits no longer."""
    while waiting:
        first = after = min(waiting)
        some: list[bytes] = []
        while after in waiting:
            part, lines = waiting[after]
            some.append(lines)
            after = part[-1] + 1
        folder.write_part(range(first, after), b"".join(some))
        for at in [at for at in waiting if at < after]:
            del waiting[at]
