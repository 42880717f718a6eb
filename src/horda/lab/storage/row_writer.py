"""Buffered writer of match rows; many small files would take longer to write than matches to play."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from horda.lab.series import Part
from horda.lab.storage.series_folder import Folder

FLUSH_INTERVAL_S = 1.0
"""Seconds between two writes; a power failure loses at most the rows of this time."""

PartWriter = Callable[[Part, bytes], None]


@contextmanager
def buffered_writer(folder: Folder, *, clock: Callable[[], float] = time.monotonic) -> Iterator[PartWriter]:
    """Yield a function that stores parts; on exit the folder has all of them, even after an error."""
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
    """Write the waiting parts, consecutive ones into one file, and empty the buffer."""
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
