"""The soak runner: bout after bout of every part for the time asked, and a table of the results.

`make soak` takes ten minutes; `make soak MINUTES=60` an hour. Results are stored in `build/soak`: an
interrupted run is resumed, and one with more minutes adds to it. The minutes are divided among the requested
parts. A part, or a case of it, that did not run is reported, and the run fails.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from tests.soak.counting import Counts, wrong_in
from tests.soak.parts import PARTS

ROOT = Path(__file__).resolve().parents[2]
LENGTH = 60.0
"""Seconds that a bout takes; fewer if the time does not suffice for one bout of each part."""
GRACE = 240.0
"""Seconds beyond a bout's own after which the bout counts as endless, since servers must start and stop."""


@dataclass
class Row:
    """A finished bout: one line of `bouts.jsonl`."""

    part: str
    seed: int
    seconds: float
    counts: dict[str, int] = field(default_factory=dict)


class Run:
    """The finished bouts of a soak run, stored in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "bouts.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        self.rows = [Row(**json.loads(line)) for line in lines]
        self.next_seed = {part: 1 + sum(row.part == part for row in self.rows) for part in PARTS}

    def seconds_of(self, parts: list[str]) -> float:
        """Return the seconds of all bouts of some parts together."""
        return sum(row.seconds for row in self.rows if row.part in parts)

    def take(self, part: str) -> int:
        """Reserve and return the seed of a part's next bout."""
        seed = self.next_seed[part]
        self.next_seed[part] += 1
        return seed

    def keep(self, row: Row) -> None:
        """Store a finished bout."""
        self.rows.append(row)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(row)) + "\n")

    def least_tried(self, parts: list[str], running: list[str]) -> str:
        """Return the part with the least time so far; running bouts count as whole ones."""
        spent = {part: self.seconds_of([part]) for part in parts}
        return min(parts, key=lambda part: (spent[part] + LENGTH * running.count(part), parts.index(part)))

    def totals(self, part: str) -> Counts:
        """Return the sums of the counts of all bouts of a part."""
        total: Counts = Counter()
        for row in self.rows:
            if row.part == part:
                total.update(row.counts)
        return total


def bout(run: Run, part: str, seed: int, seconds: float) -> Row:
    """Run one bout in its own process and return its row; error output goes to a log, kept if anything was wrong."""
    begun = time.monotonic()
    log = run.folder / f"{part}.{seed}.log"
    with tempfile.TemporaryDirectory(prefix="horda-soak-") as place, log.open("w", encoding="utf-8") as file:
        line = [sys.executable, "-m", "tests.soak.bout", part, str(seed), str(seconds), place]
        try:
            done = subprocess.run(
                line, cwd=ROOT, stdout=subprocess.PIPE, stderr=file, text=True, timeout=seconds + GRACE,
                check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return Row(part, seed, time.monotonic() - begun, {"endless": 1})
    counts = {"broken": 1} if done.returncode else json.loads(done.stdout.splitlines()[-1])
    if not wrong_in(Counter(counts)):
        log.unlink()
    return Row(part, seed, time.monotonic() - begun, counts)


def missing_in(run: Run, parts: list[str]) -> dict[str, list[str]]:
    """Return the names of the required counts that are still zero, by part."""
    found = {part: PARTS[part].not_run(run.totals(part)) for part in parts}
    return {part: names for part, names in found.items() if names}


def summary_of(run: Run, parts: list[str]) -> str:
    """Return one line with the errors found and the parts that did not run."""
    bad = wrong_in(sum((run.totals(part) for part in parts), Counter()))
    missing = missing_in(run, parts)
    told = [f"{count:,} {name}" for name, count in bad.items()]
    told += [f"{part} did not run: {', '.join(names)}" for part, names in missing.items()]
    left_out = [part for part in PARTS if part not in parts]
    told = told or ["nothing wrong"]
    return "; ".join(told) + (f" (not asked for: {', '.join(left_out)})" if left_out else "")


def report(run: Run, parts: list[str]) -> Table:
    """Return a table with a row per part: minutes, counts, errors and what did not run."""
    count = sum(row.part in parts for row in run.rows)
    table = Table(title=f"{run.seconds_of(parts) / 60:,.0f} minutes of bouts, {count:,} of them")
    missing = missing_in(run, parts)
    for heading in ("part", "minutes", "done", "wrong", "did not run"):
        table.add_column(heading, justify="right" if heading == "minutes" else "left")
    for part in parts:
        counts = run.totals(part)
        wrong = wrong_in(counts)
        minutes = run.seconds_of([part]) / 60
        done = ", ".join(f"{count:,} {name}" for name, count in counts.items() if name not in wrong and count)
        bad = ", ".join(f"{count:,} {name}" for name, count in wrong.items()) or "nothing"
        table.add_row(part, f"{minutes:,.1f}", done, bad, ", ".join(missing.get(part, ())))
    return table


def main() -> int:
    """Run bouts until the time is up, print all results, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="of bouts, all workers together")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "soak")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all by default")
    asked = parser.parse_args()
    unknown = [part for part in asked.parts if part not in PARTS]
    if unknown:
        parser.error(f"no part is called {', '.join(unknown)}; there are: {', '.join(PARTS)}")
    parts = asked.parts or list(PARTS)
    run = Run(asked.folder)
    wanted = asked.minutes * 60
    length = min(LENGTH, wanted / len(parts))
    console = Console(stderr=True)
    told = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[so_far]}"))
    with (
        Progress(*told, TimeElapsedColumn(), console=console) as progress,
        ThreadPoolExecutor(asked.workers) as pool,
    ):
        task = progress.add_task("soak", total=wanted, completed=run.seconds_of(parts), so_far="")
        under_way: dict[Future[Row], str] = {}
        while is_time_left(run, parts, list(under_way.values()), wanted) or under_way:
            while len(under_way) < asked.workers and is_time_left(
                run, parts, list(under_way.values()), wanted
            ):
                part = run.least_tried(parts, list(under_way.values()))
                under_way[pool.submit(bout, run, part, run.take(part), length)] = part
            progress.update(task, description=", ".join(under_way.values()))
            ready, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in ready:
                del under_way[future]
                run.keep(future.result())
            bad = wrong_in(sum((run.totals(part) for part in parts), Counter()))
            so_far = ", ".join(f"{count} {name}" for name, count in bad.items()) or "nothing wrong so far"
            progress.update(task, completed=run.seconds_of(parts), so_far=so_far)
    Console().print(report(run, parts))
    Console().print(summary_of(run, parts), highlight=False)
    return 1 if missing_in(run, parts) or any(wrong_in(run.totals(part)) for part in parts) else 0


def is_time_left(run: Run, parts: list[str], running: list[str], wanted: float) -> bool:
    """Return whether another bout is to be run: time is left, or a part has had no bout yet."""
    tried = {row.part for row in run.rows} | set(running)
    return run.seconds_of(parts) + LENGTH * len(running) < wanted or not tried.issuperset(parts)


if __name__ == "__main__":
    sys.exit(main())
