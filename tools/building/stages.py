"""Stages of a long command: a heading, and the elapsed and the processor time of each."""

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
    """Print a heading before the block and its times afterwards; with `quiet_end`, print no times."""
    print(f"\n== {title}", flush=True)
    began, worked = time.monotonic(), processor_seconds()
    try:
        yield
    except BaseException:
        print(f"== {title}: FAILED after {time.monotonic() - began:.0f} s", flush=True)
        raise
    if not quiet_end:
        # On a shared machine, only the processor time can be compared.
        took, work = time.monotonic() - began, processor_seconds() - worked
        print(f"== {title}: {took:.0f} s, {work:.0f} s of the processor", flush=True)


def processor_seconds() -> float:
    """Return the processor seconds of this process and of all its finished child processes."""
    return sum(os.times()[:4])


@contextmanager
def beside(title: str, line: Sequence[str], env: Mapping[str, str] | None = None) -> Iterator[None]:
    """Run a program during the block, as a stage whose output is shown when both have ended."""
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
