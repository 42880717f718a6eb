"""A stage of a long command: its heading, what it does, and how many seconds it took."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from .places import ROOT, Stop


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


@contextmanager
def beside(title: str, line: Sequence[str]) -> Iterator[None]:
    """A program that works beside a block, as a stage whose words are shown when both have ended."""
    with tempfile.TemporaryFile() as told:
        process = subprocess.Popen(list(line), cwd=ROOT, stdout=told, stderr=subprocess.STDOUT)
        try:
            yield
            with stage(title):
                status = process.wait()
                told.seek(0)
                sys.stdout.write(told.read().decode(errors="replace"))
                if status:
                    raise Stop(f"{title}: failed (status {status}); why is written above.")
        finally:
            process.terminate()
            process.wait()
