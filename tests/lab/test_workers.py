"""Tests of worker processes: results and errors do not depend on which worker is faster."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from horda.lab.series import Part
from horda.lab.workers import run_locally

KILLED = """
import os, signal
from horda.lab.workers import run_locally

def told(series, part):
    return part[0]

if __name__ == "__main__":
    for done in run_locally(told, 0, [[number] for number in range(9)], 2):
        print("begun", flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
"""

INTERRUPTED = """
import sys, time
from pathlib import Path
from horda.lab.workers import run_locally

def play(folder, part):
    Path(folder, str(part[0])).touch()
    time.sleep(0.2)
    return part[0]

if __name__ == "__main__":
    try:
        for _, done in run_locally(play, sys.argv[1], [[number] for number in range(40)], 2):
            print(done, flush=True)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
"""


class Refused(Exception):
    """The error that failing parts of these tests raise."""


def fail_after_second_part(folder: Path, part: Part) -> None:
    """Fail in part 1, and in part 0 after part 1 has failed."""
    gone = folder / "second"
    if part[0] == 1:
        gone.touch()
        raise Refused(1)
    while not gone.exists():
        time.sleep(0.01)
    raise Refused(part[0])


def fail_at_third_part(folder: Path, part: Part) -> int:
    """Fail in part 2 at once; the parts before it finish after the failure."""
    gone = folder / "third"
    if part[0] == 2:
        gone.touch()
        raise Refused(2)
    while not gone.exists():
        time.sleep(0.01)
    return part[0]


def parts(numbers: Iterable[int]) -> list[Part]:
    return [[number] for number in numbers]


def test_of_several_failures_the_earliest_match_is_reported(tmp_path: Path):
    with pytest.raises(Refused) as told:
        list(run_locally(fail_after_second_part, tmp_path, parts(range(2)), workers=2))
    assert told.value.args == (0,)


def test_results_before_a_failure_are_not_lost(tmp_path: Path):
    got: list[int] = []
    some = (done for _, done in run_locally(fail_at_third_part, tmp_path, parts(range(3)), workers=3))
    with pytest.raises(Refused):
        got.extend(some)
    assert sorted(got) == [0, 1]


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is killed by a signal there")
def test_workers_do_not_outlive_one_that_was_killed(tmp_path: Path):
    script = tmp_path / "killed.py"
    script.write_text(KILLED, encoding="utf-8")
    # All workers hold the pipe open: it closes when the last one ends, or never.
    run = subprocess.run(
        [sys.executable, str(script)], check=False, capture_output=True, text=True, timeout=300
    )
    assert run.returncode < 0
    assert run.stdout == "begun\n"


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is interrupted by a signal there")
def test_an_interrupted_run_finishes_what_is_being_played(tmp_path: Path):
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(script), str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as run:
        while not (tmp_path / "0").exists() or not (tmp_path / "1").exists():
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        printed, _ = run.communicate(timeout=60)
    started = {path.name for path in tmp_path.iterdir() if path.name.isdecimal()}
    *finished, last = printed.split()
    assert last == "interrupted"
    assert set(finished) == started, "each match that was begun is finished and handed over"
    assert len(started) < 20
