"""Speed of the engine as ratios measured side by side in one run: `make bench`.

Every subject runs in its own process, in turn, several times; the median counts. Absolute figures vary with
the machine and its load, ratios within a run much less. With `--write`, the run is added to the history in
`docs/contributors/speed.json`, and the tables of `docs/contributors/speed.md` are made anew.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from speed_page import Figures, Run, add_to_history, machine_name

ROOT = Path(__file__).resolve().parents[2]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
HORDA = (
    *("zombiland", "city_of_horror", "green_horde", "rue_morgue", "army_of_the_dead"),
    *("zombiland_v1", "green_horde_v1"),
)
"""Subjects measured with both builds; the last two are environments of PettingZoo."""
OTHERS = (
    *("backgammon", "python_team_dominoes", "python_tic_tac_toe", "python_liars_poker"),
    *("pettingzoo_chess", "pettingzoo_connect_four", "pettingzoo_tictactoe", "pokerkit"),
)
YARDSTICKS = ("backgammon", "python_team_dominoes", "pettingzoo_chess", "pokerkit")
"""Subjects that Horda's decisions are compared with: one of each library, and one in C++."""


def measure_subject(subject: str, place: Path, seconds: float) -> Figures:
    """Measure one subject once, in a process with one build of Horda."""
    line = [sys.executable, str(ROOT / "benchmarks" / "engine" / "subjects.py"), subject, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(place), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(line, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        sys.exit(f"{subject} could not be measured:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def all_figures(rounds: int, seconds: float) -> dict[str, Figures]:
    """Return the median of every subject over several rounds."""
    jobs = [(f"{name} ({build})", name, place) for name in HORDA for build, place in BUILDS.items()]
    jobs += [(name, name, BUILDS["interpreted"]) for name in OTHERS]
    seen: dict[str, list[Figures]] = {}
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("measuring", total=rounds * len(jobs))
        for _ in range(rounds):
            for label, subject, place in jobs:
                progress.update(task, description=label)
                seen.setdefault(label, []).append(measure_subject(subject, place, seconds))
                progress.advance(task)
    return {
        label: {key: statistics.median(one[key] for one in several) for key in several[0]}
        for label, several in seen.items()
    }


def ratios(figures: dict[str, Figures]) -> dict[str, Figures]:
    """Return each Horda subject's decisions per second divided by those of each yardstick."""
    return {
        label: {yard: one["decisions_per_s"] / figures[yard]["decisions_per_s"] for yard in YARDSTICKS}
        for label, one in figures.items()
        if label not in OTHERS
    }


def main() -> None:
    """Measure, and print figures and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each subject plays in a round")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="add the run to the manual")
    args = parser.parse_args()
    figures = all_figures(args.rounds, args.seconds)
    found = ratios(figures)
    if args.write:
        add_to_history(Run.today(machine_name(), figures, found))
    if args.json:
        print(json.dumps({"figures": figures, "ratios": found}, indent=2))
        return
    console = Console()
    table = Table("subject", "decisions/s", "clone, microseconds", title="medians on this machine, now")
    for label, one in figures.items():
        copied = f"{one['clone_us']:.2f}" if "clone_us" in one else ""
        table.add_row(label, f"{one['decisions_per_s']:,.0f}", copied)
    console.print(table)
    table = Table("decisions, relative to", *YARDSTICKS)
    for label, one in found.items():
        table.add_row(label, *(f"{one[yard]:.2f}" for yard in YARDSTICKS))
    console.print(table)


if __name__ == "__main__":
    main()
