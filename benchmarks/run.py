"""Speed of the engine as ratios measured side by side in one run: `make bench`.

Every subject runs in its own process, in turn, several times; the median counts. Absolute figures vary with
the machine and its load, ratios within a run much less.
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

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
HORDA = ("zombiland", "green_horde")
OTHERS = ("python_team_dominoes", "python_tic_tac_toe", "python_liars_poker", "backgammon", "pokerkit")
YARDSTICK = "python_team_dominoes"
Figures = dict[str, float]


def measure_subject(subject: str, place: Path, seconds: float) -> Figures:
    """Measure one subject once, in a process with one build of Horda."""
    line = [sys.executable, str(ROOT / "benchmarks" / "subjects.py"), subject, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(place)}
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


def ratios(figures: dict[str, Figures]) -> dict[str, float]:
    """Return the ratios that the project promises."""
    yard = figures[YARDSTICK]
    found: dict[str, float] = {}
    for name in HORDA:
        slow, fast = figures[f"{name} (interpreted)"], figures[f"{name} (compiled)"]
        found[f"{name}: decisions, interpreted / {YARDSTICK}"] = (
            slow["decisions_per_s"] / yard["decisions_per_s"]
        )
        found[f"{name}: decisions, compiled / {YARDSTICK}"] = (
            fast["decisions_per_s"] / yard["decisions_per_s"]
        )
        found[f"{name}: decisions, compiled / interpreted"] = (
            fast["decisions_per_s"] / slow["decisions_per_s"]
        )
        found[f"{name}: {YARDSTICK}'s clone / clone, interpreted"] = yard["clone_us"] / slow["clone_us"]
        found[f"{name}: clone, compiled / backgammon's clone (C++)"] = (
            fast["clone_us"] / figures["backgammon"]["clone_us"]
        )
        found[f"{name}: a world imagined / a clone, compiled"] = fast["imagine_us"] / fast["clone_us"]
    return found


def main() -> None:
    """Measure, and print figures and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each subject plays in a round")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    figures = all_figures(args.rounds, args.seconds)
    found = ratios(figures)
    if args.json:
        print(json.dumps({"figures": figures, "ratios": found}, indent=2))
        return
    console = Console()
    table = Table("subject", "decisions/s", "clone, microseconds", title="medians on this machine, now")
    for label, one in figures.items():
        table.add_row(label, f"{one['decisions_per_s']:,.0f}", f"{one['clone_us']:.2f}")
    console.print(table)
    table = Table("ratio", "measured")
    for label, value in found.items():
        table.add_row(label, f"{value:.2f}")
    console.print(table)


if __name__ == "__main__":
    main()
