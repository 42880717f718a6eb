"""What the lab adds to the matches themselves, and what more workers bring.

Run as `python benchmarks/lab.py`; `--scaling` plays with one and two workers of this machine, too, and on
one and two nodes of a Ray cluster where Ray is installed; `--only-scaling` leaves the rest out. What the
lab adds is a ratio of processor seconds: ten matches are played alone and by the lab in turn, several times
over, and the least of each counts, since a process is only ever delayed by others; then the tables of as
many matches as `--matches` says are made of them. Ten matches are over before others disturb all of them.
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
SCALED = "zombiland, 4 players"
MEASURED = 30
"""So many matches are played; a longer series is laid together from what was told of them."""
WORKERS = (1, 2)
MEMORY = 80 * 1024 * 1024


def taken(work: Callable[[], object], clock: Callable[[], float]) -> float:
    """How long some work takes by a clock."""
    began = clock()
    work()
    return clock() - began


def played_into(series: Series, **how: Any) -> None:
    """Play a series into a folder that nobody needs afterwards."""
    with tempfile.TemporaryDirectory() as place:
        play(Folder(place), series, **how)


def played_alone(series: Series, part: Part) -> None:
    """The matches of a part, and nothing of them kept."""
    for match in part:
        series.play(match)


def added(setting: Setting, matches: int, times: int) -> tuple[float, float]:
    """Processor seconds of a match alone, and what the lab adds to them."""
    series = Series((setting,), matches, 1).resolve()
    parts = split_into_parts(range(min(matches, MEASURED)), MAX_MATCHES_PER_PART)
    alone_s, lab_s, told = [], [], []
    for part in parts:
        told.append(measure_part(series, part))
        both = [
            (
                taken(partial(played_alone, series, part), time.process_time),
                taken(partial(measure_part, series, part), time.process_time),
            )
            for _ in range(times)
        ]
        alone_s.append(min(alone for alone, _ in both))
        lab_s.append(min(lab for _, lab in both))
    played = sum(map(len, parts))
    alone = sum(alone_s) / played
    apart = alone * MAX_MATCHES_PER_PART
    table_s = min(taken(lambda: kept(series, told, apart), time.process_time) for _ in range(times))
    return alone, sum(lab_s) / played + table_s / matches - alone


def kept(series: Series, told: Sequence[bytes], apart: float) -> None:
    """What a folder does for a series: its plan, its parts, so many seconds apart, and its tables."""
    now = 0.0
    with tempfile.TemporaryDirectory() as place:
        folder = Folder(place)
        with folder.lock():
            folder.begin(series)
            folder.played_matches()
            with buffered_writer(folder, clock=lambda: now) as keep:
                parts = split_into_parts(range(series.size), MAX_MATCHES_PER_PART)
                for part, lines in zip(parts, cycle(told), strict=False):
                    now += apart
                    keep(part, lines)
            folder.write_tables()


def scaled(matches: int, times: int) -> None:
    """Matches a second with more workers, here and on a cluster."""
    series = Series((SETTINGS[SCALED],), matches, 1).resolve()
    for workers in WORKERS:
        told_rate(f"{workers} workers here", series, times, workers=workers)
    if importlib.util.find_spec("ray") is None:
        print("Ray is not installed: nothing is said of a cluster.")
        return
    from ray.cluster_utils import Cluster

    from horda.lab.cluster import ray_connection

    # A cluster that asks somebody on the network before it starts would be measured with the network.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    nodes = Cluster(initialize_head=False)
    try:
        for count in WORKERS:
            nodes.add_node(num_cpus=1, object_store_memory=MEMORY, include_dashboard=False)
            nodes.wait_for_nodes()
            with ray_connection(nodes.address):
                told_rate(f"{count} nodes of Ray", series, times, ray=nodes.address)
    finally:
        nodes.shutdown()


def told_rate(name: str, series: Series, times: int, **how: Any) -> None:
    """Print matches a second, the best of several times: the first starts the workers of a cluster, too."""
    least = min(taken(lambda: played_into(series, **how), time.perf_counter) for _ in range(times))
    print(f"{SCALED}: {name}, {series.size / least:.1f} matches a second", flush=True)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--scaling", action="store_true")
    parser.add_argument("--only-scaling", action="store_true", help="nothing of what the lab adds")
    given = parser.parse_args()
    print(f"Horda from {Path(horda.__file__).parent.name}: {given.matches} matches, {given.times} times over")
    for name, setting in {} if given.only_scaling else SETTINGS.items():
        alone, more = added(setting, given.matches, given.times)
        told = f"the lab adds {100 * more / alone:.1f} %, {1e6 * more:.0f} microseconds"
        print(f"{name}: {1000 * alone:.1f} ms a match, {told}", flush=True)
    if given.scaling or given.only_scaling:
        scaled(given.matches * 10, given.times)


if __name__ == "__main__":
    main()
