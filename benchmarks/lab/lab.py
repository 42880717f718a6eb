"""Overhead of the lab over the matches themselves, and scaling with workers.

Run as `python3 benchmarks/lab/lab.py`; `--scaling` also plays with one and two local workers, and on one and two
nodes of a Ray cluster if Ray is installed; `--only-scaling` leaves out the rest. The overhead is a ratio of
processor seconds: ten matches are played alone and by the lab in turn, several times, and the fastest counts.
Then the tables of `--matches` matches are made from them. Ten matches are short enough that some repetition
is undisturbed.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

import horda
from horda.lab import Folder, Series, Setting
from horda.lab.measure import measure_part
from horda.lab.run import MAX_MATCHES_PER_PART, play
from horda.lab.series import Part, split_into_parts
from horda.lab.storage.row_writer import buffered_writer

SETTINGS = {
    "zombiland, 4 players": Setting("zombiland", ("heuristic",) * 4),
    "city_of_horror, 4 players": Setting("city_of_horror", ("heuristic",) * 4),
    "green_horde, know_your_enemy": Setting("green_horde", ("heuristic",), {"mission": "know_your_enemy"}),
}
SCALING_SETTING = "zombiland, 4 players"
MAX_PLAYED_MATCHES = 30
"""Most matches that are played; a longer series repeats their rows."""
WORKERS = (1, 2)
OBJECT_STORE_BYTES = 80 * 1024 * 1024


def duration_of(work: Callable[[], object], clock: Callable[[], float]) -> float:
    """Return the duration of a function by a clock."""
    began = clock()
    work()
    return clock() - began


def play_into_temporary_folder(series: Series, **how: Any) -> None:
    """Play a series into a temporary folder."""
    with tempfile.TemporaryDirectory() as place:
        play(Folder(place), series, **how)


def play_without_lab(series: Series, part: Part) -> None:
    """Play the matches of a part without storing anything."""
    for match in part:
        series.play(match)


def lab_overhead(setting: Setting, matches: int, times: int) -> tuple[float, float]:
    """Return the processor seconds of a match alone, and the additional seconds of the lab."""
    series = Series((setting,), matches, 1).resolve()
    parts = split_into_parts(range(min(matches, MAX_PLAYED_MATCHES)), MAX_MATCHES_PER_PART)
    alone_s, lab_s, rows = [], [], []
    for part in parts:
        rows.append(measure_part(series, part))
        both = [
            (
                duration_of(partial(play_without_lab, series, part), time.process_time),
                duration_of(partial(measure_part, series, part), time.process_time),
            )
            for _ in range(times)
        ]
        alone_s.append(min(alone for alone, _ in both))
        lab_s.append(min(lab for _, lab in both))
    played = sum(map(len, parts))
    alone = sum(alone_s) / played
    apart = alone * MAX_MATCHES_PER_PART
    table_s = min(
        duration_of(lambda: store_series(series, rows, apart), time.process_time) for _ in range(times)
    )
    return alone, sum(lab_s) / played + table_s / matches - alone


def store_series(series: Series, rows: Sequence[bytes], apart: float) -> None:
    """Store a series: its plan, its parts `apart` seconds apart, and its tables."""
    now = 0.0
    with tempfile.TemporaryDirectory() as place:
        folder = Folder(place)
        with folder.lock():
            folder.begin(series)
            folder.played_matches()
            with buffered_writer(folder, clock=lambda: now) as keep:
                parts = split_into_parts(range(series.size), MAX_MATCHES_PER_PART)
                for part, lines in zip(parts, cycle(rows), strict=False):
                    now += apart
                    keep(part, lines)
            folder.write_tables()


def print_scaling(matches: int, times: int) -> None:
    """Print matches per second with more workers, locally and on a cluster."""
    series = Series((SETTINGS[SCALING_SETTING],), matches, 1).resolve()
    for workers in WORKERS:
        print_rate(f"{workers} workers here", series, times, workers=workers)
    if importlib.util.find_spec("ray") is None:
        print("Ray is not installed: nothing is said of a cluster.")
        return
    from ray.cluster_utils import Cluster

    from horda.lab.cluster import ray_connection

    # Ray's usage statistics would add network time.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    nodes = Cluster(initialize_head=False)
    try:
        for count in WORKERS:
            nodes.add_node(num_cpus=1, object_store_memory=OBJECT_STORE_BYTES, include_dashboard=False)
            nodes.wait_for_nodes()
            with ray_connection(nodes.address):
                print_rate(f"{count} nodes of Ray", series, times, ray=nodes.address)
    finally:
        nodes.shutdown()


def print_rate(name: str, series: Series, times: int, **how: Any) -> None:
    """Print matches per second, the best of several runs, since the first starts a cluster's workers."""
    least = min(
        duration_of(lambda: play_into_temporary_folder(series, **how), time.perf_counter)
        for _ in range(times)
    )
    print(f"{SCALING_SETTING}: {name}, {series.size / least:.1f} matches a second", flush=True)


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--scaling", action="store_true")
    parser.add_argument("--only-scaling", action="store_true", help="nothing of what the lab adds")
    args = parser.parse_args()
    print(f"Horda from {Path(horda.__file__).parent.name}: {args.matches} matches, {args.times} times over")
    for name, setting in {} if args.only_scaling else SETTINGS.items():
        alone, overhead = lab_overhead(setting, args.matches, args.times)
        text = f"the lab adds {100 * overhead / alone:.1f} %, {1e6 * overhead:.0f} microseconds"
        print(f"{name}: {1000 * alone:.1f} ms a match, {text}", flush=True)
    if args.scaling or args.only_scaling:
        print_scaling(args.matches * 10, args.times)


if __name__ == "__main__":
    main()
