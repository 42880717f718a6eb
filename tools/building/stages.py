"""A stage of a long command: its heading, what it does, and how many seconds it took."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def stage(title: str, *, quiet_end: bool = False) -> Iterator[None]:
    """Announce a stage and tell its end; one whose own last line counts ends quietly."""
    print(f"\n== {title}", flush=True)
    began = time.monotonic()
    try:
        yield
    except BaseException:
        print(f"== {title}: FAILED after {time.monotonic() - began:.0f} s", flush=True)
        raise
    if not quiet_end:
        print(f"== {title}: {time.monotonic() - began:.0f} s", flush=True)
