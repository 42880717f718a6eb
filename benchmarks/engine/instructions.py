"""Processor instructions of fixed work: a decision, a new match and a loaded save of each game, on the sources.

`python3 benchmarks/engine/instructions.py` prints them relative to a loop of plain Python and to the
recorded ones; `--record` records them. Unlike times they are nearly the same in every run, however busy the machine
is. It needs Valgrind: its Cachegrind counts what a child process does after a fork.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from horda.engine.state import State


ROOT = Path(__file__).resolve().parents[2]
RECORDED = Path(__file__).with_name("instructions.json")
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
"""Python version of the recorded counts, since each version runs the same code with other instructions."""
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
COUNTED = re.compile(r"^==(\d+)== I\s+refs:\s+([\d,]+)", re.MULTILINE)
JOB = re.compile(r"^job (\d+) (\S+) (\d+)$", re.MULTILINE)
START, YARDSTICK = "start", "yardstick"
DECISIONS, NEW_MATCHES, LOADS = 120, 6, 2
YARDSTICK_ROUNDS = 20_000
TABLES = {"army_of_the_dead": 2, "city_of_horror": 4, "green_horde": 2, "rue_morgue": 2, "zombiland": 4}
"""Number of players of each game."""
Job = Callable[[], int]
"""Fixed work; the function returns the number of units done."""


class NotCounted(RuntimeError):
    """Instructions cannot be counted on this system; the message gives the reason."""


def measured() -> dict[str, float]:
    """Return the instructions per unit of each job, relative to a round of the yardstick.
    Raise `NotCounted` without Valgrind, or if Valgrind does not count.
    """
    if shutil.which(VALGRIND[0]) is None:
        raise NotCounted("Valgrind is not installed")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "0"}
    line = [*VALGRIND, sys.executable, __file__, "--jobs"]
    done = subprocess.run(line, capture_output=True, text=True, env=environment, check=False)
    counts = {int(pid): int(count.replace(",", "")) for pid, count in COUNTED.findall(done.stderr)}
    jobs = {name: (counts.get(int(pid)), int(units)) for pid, name, units in JOB.findall(done.stdout)}
    if done.returncode or not jobs or any(count is None for count, _ in jobs.values()):
        raise NotCounted(f"Valgrind counted nothing: {done.stderr.strip()[-400:]}")
    start = jobs.pop(START)[0] or 0
    units = {name: ((count or 0) - start) / amount for name, (count, amount) in jobs.items()}
    yardstick = units.pop(YARDSTICK)
    return {name: count / yardstick for name, count in units.items()}


def recorded() -> dict[str, float]:
    """Return the recorded counts for this version of Python; raise `NotCounted` if there are none."""
    known: dict[str, dict[str, float]] = json.loads(RECORDED.read_text(encoding="utf-8"))
    if PYTHON not in known:
        raise NotCounted(f"nothing is recorded for Python {PYTHON}; run this program with --record")
    return known[PYTHON]


def record(counts: dict[str, float]) -> None:
    """Record the counts for this version of Python."""
    known = json.loads(RECORDED.read_text(encoding="utf-8")) if RECORDED.exists() else {}
    known[PYTHON] = {name: round(count, 1) for name, count in counts.items()}
    RECORDED.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def run_jobs() -> None:
    """Run each job in a child process, and print its process id, its name and its units."""
    jobs = all_jobs()
    for name, job in {START: lambda: 1, **jobs}.items():
        child = os.fork()
        if not child:
            print(f"job {os.getpid()} {name} {job()}", flush=True)
            os._exit(0)
        os.waitpid(child, 0)


def all_jobs() -> dict[str, Job]:
    """Return the jobs by name, with shared modules imported and caches filled."""
    import horda

    jobs: dict[str, Job] = {YARDSTICK: yardstick}
    for name, seats in TABLES.items():
        game = horda.game(name)

        def new(game: horda.Game = game, seats: int = seats) -> State:
            return game.new(seats=seats, seed=1)

        saved = play(new()).to_json()
        game.from_json(saved)

        def decide(new: Callable[[], State] = new) -> int:
            return len(play(new()).moves)

        def begin(new: Callable[[], State] = new) -> int:
            return len([new() for _ in range(NEW_MATCHES)])

        def load(game: horda.Game = game, saved: str = saved) -> int:
            return len([game.from_json(saved) for _ in range(LOADS)])

        jobs |= {f"{name}/decision": decide, f"{name}/new": begin, f"{name}/load": load}
    return jobs


def play(state: State) -> State:
    """Make some random decisions."""
    from horda.engine.chance import Dice

    rng = Dice("instructions")
    while not state.over and len(state.moves) < DECISIONS:
        choices = state.all_choices()
        state.apply(choices[rng.below(len(choices))])
    return state


def yardstick() -> int:
    """Run the yardstick: work on lists and dicts in plain Python; return the number of rounds."""
    table: dict[int, list[int]] = {}
    for number in range(YARDSTICK_ROUNDS):
        table[number % 97] = [number, *table.get(number % 97, [])[:5]]
    return YARDSTICK_ROUNDS


def main() -> None:
    """Count, and print each count beside the recorded one."""
    if "--jobs" in sys.argv:
        run_jobs()
        return
    try:
        counts = measured()
        if "--record" in sys.argv:
            record(counts)
        before = recorded()
    except NotCounted as problem:
        sys.exit(f"instructions were not counted: {problem}")
    for name, count in counts.items():
        known = before.get(name)
        change = "new" if known is None else f"{count / known - 1:+.1%}"
        print(f"{name:28} {count:10.1f} {change:>8}")


if __name__ == "__main__":
    main()
