"""Processor time of whole matches of heuristic bots, builds side by side.

`python3 benchmarks/players/players.py` plays some matches of every game and of every cooperative mission with each
build, and prints the time of a match beside its limit. `--beside FOLDER` measures another build as well, such
as an earlier version, and prints the ratio.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
BESIDE = "beside"
MAX_MS = {"zombiland": 8.0, "city_of_horror": 80.0}
"""Most CPU milliseconds of a match on the compiled build; `A_MISSION` is for cooperative missions."""
A_MISSION = 120.0
MAX_DECISIONS = 5_000
"""Decisions after which a match is abandoned."""
Figures = dict[str, dict[str, float]]
"""Milliseconds and decisions per match, by table."""


def tables(name: str) -> list[dict[str, object]]:
    """Return the options of the measured tables: each cooperative mission, or the game itself."""
    import horda

    game = horda.game(name)
    plans = getattr(game, "plans", None)
    if plans is None:
        return [{}]
    return [{"mission": mission} for mission, plan in plans.items() if plan.goals.together]


def matches(name: str, options: dict[str, object], count: int) -> dict[str, float]:
    """Play some matches of heuristic bots after a warm-up; return milliseconds and decisions per match."""
    import horda
    from horda.bots import bot
    from horda.engine.chance import Dice
    from horda.engine.player import Turn

    game, player = horda.game(name), bot("heuristic", name)
    spent, decisions = 0.0, 0
    for seed in range(count + 1):
        began = time.process_time()
        state = game.new(seats=max(3, game.min_seats), seed=seed, **options)
        dice = [Dice(f"{seed}/{seat}") for seat in range(state.seats)]
        made = 0
        while not state.over and made < MAX_DECISIONS:
            seat = state.all_choices()[0].seat
            state.apply(player.choose(Turn.of(state, seat, dice[seat])))
            made += 1
        if seed:
            spent += time.process_time() - began
            decisions += made
    return {"ms": 1000 * spent / count, "decisions": decisions / count}


def measure_game(name: str, place: Path, count: int) -> Figures:
    """Measure the tables of a game in a process with one build of Horda."""
    line = [sys.executable, __file__, "--game", name, "--matches", str(count)]
    environment = {**os.environ, "PYTHONPATH": str(place)}
    done = subprocess.run(line, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        sys.exit(f"{name} could not be measured in {place}:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def measure_in_this_process(name: str, count: int) -> Figures:
    """Measure the tables of a game in this process."""
    gc.collect()
    gc.freeze()
    return {str(one.get("mission", name)): matches(name, one, count) for one in tables(name)}


def make_table(found: dict[str, dict[str, Figures]]) -> Table:
    """Return all figures, with the median and the worst of each game."""
    builds = list(next(iter(found.values())))
    table = Table("table", "decisions", *(f"{build}, ms" for build in builds), "wanted, ms")
    ratio = BESIDE in builds and "compiled" in builds
    if ratio:
        table.add_column("times as fast")
    for name, figures in found.items():
        most = MAX_MS.get(name, A_MISSION)
        for one in figures[builds[0]]:
            times = [figures[build][one]["ms"] for build in builds]
            cells = [one, f"{figures[builds[0]][one]['decisions']:.0f}", *(f"{spent:.1f}" for spent in times)]
            cells.append(f"{most:.0f}")
            if ratio:
                cells.append(f"{figures[BESIDE][one]['ms'] / figures['compiled'][one]['ms']:.1f}")
            table.add_row(*cells)
        for called, of in (("median", statistics.median), ("most", max)):
            times = [of([line["ms"] for line in figures[build].values()]) for build in builds]
            table.add_row(f"{name}: {called}", "", *(f"{spent:.1f}" for spent in times), f"{most:.0f}")
        table.add_section()
    return table


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5, help="matches at each table")
    parser.add_argument("--beside", type=Path, help="the folder of another build to measure as well")
    parser.add_argument("--games", nargs="*", help="the games to measure; all, if none is named")
    parser.add_argument("--game", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.game:
        print(json.dumps(measure_in_this_process(args.game, args.matches)))
        return
    import horda

    places = {build: place for build, place in BUILDS.items() if place.is_dir()}
    if args.beside:
        places[BESIDE] = args.beside.resolve()
    names = args.games or list(horda.games.games())
    found = {
        name: {build: measure_game(name, place, args.matches) for build, place in places.items()}
        for name in names
    }
    Console(width=110).print(make_table(found))


if __name__ == "__main__":
    main()
