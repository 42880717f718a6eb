"""A stage of a long command: its heading, and what it took of the clock and of the processor."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from .places import ROOT, Stop


@contextmanager
def stage(title: str, *, quiet_end: bool = False) -> Iterator[None]:
    """Announce a stage and tell its end; one whose own last line counts ends quietly."""
    print(f"\n== {title}", flush=True)
    began, worked = time.monotonic(), processor_seconds()
    try:
        yield
    except BaseException:
        print(f"== {title}: FAILED after {time.monotonic() - began:.0f} s", flush=True)
        raise
    if not quiet_end:
        # On a machine that others use too, only the second figure can be compared.
        took, work = time.monotonic() - began, processor_seconds() - worked
        print(f"== {title}: {took:.0f} s, {work:.0f} s of the processor", flush=True)


def processor_seconds() -> float:
    """What this command and all the programs that it ran to their end took of the processor so far."""
    return sum(os.times()[:4])


@contextmanager
def beside(title: str, line: Sequence[str], env: Mapping[str, str] | None = None) -> Iterator[None]:
    """A program that works beside a block, as a stage whose words are shown when both have ended."""
    with tempfile.TemporaryFile() as told:
        process = subprocess.Popen(list(line), cwd=ROOT, env=env, stdout=told, stderr=subprocess.STDOUT)
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
