"""Scaling of `horda.batch` over processes: `python3 benchmarks/engine/batch.py [GAME ...]`.

Each game's matches are stepped by random legal actions with one process and with one for each core, in turn,
several times. *Scaling* is the median of the rounds' ratios of steps a second, divided by the cores: 1 is
ideal. It needs quiet cores. *Balance* is the best possible scaling on any machine: all processes wait for the
slowest of a step, so it compares the processor times of the shares of the matches, step by step.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from statistics import median
from time import perf_counter, process_time

import numpy as np
import numpy.typing as npt

from horda.batch import Batch
from horda.batch.arrays import Array, layout_for
from horda.batch.worker import Lanes
from horda.envs.setup import Setup
from horda.lab.workers import available_cores

BALANCE_STEPS = 60
GAMES = ("zombiland", "city_of_horror", "green_horde", "rue_morgue", "army_of_the_dead")


def random_actions(masks: npt.NDArray[np.int8], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return a random legal action for each match."""
    return (rng.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)


def steps_per_second(batch: Batch, seconds: float) -> float:
    """Return the steps of a batch per second."""
    rng, began, steps = np.random.default_rng(0), perf_counter(), 0
    while perf_counter() - began < seconds:
        batch.step(random_actions(batch.masks, rng))
        steps += batch.matches
    return steps / (perf_counter() - began)


def balance(setup: Setup, matches: int, shares: int) -> float:
    """Return the best possible scaling: the total work by the number of shares and the work of each step's slowest."""
    layout, rng = layout_for(setup, matches), np.random.default_rng(0)
    arrays = layout.views(bytearray(layout.size))
    edges = [round(number * matches / shares) for number in range(shares + 1)]
    parts = [Lanes(setup, layout, range(first, last)) for first, last in pairwise(edges)]
    for part in parts:
        part.reset(arrays, 0)
    together = slowest = 0.0
    for _ in range(BALANCE_STEPS):
        arrays["action"][:] = random_actions(arrays["mask"], rng)
        spent = [seconds_of(part, arrays) for part in parts]
        together += sum(spent)
        slowest += max(spent)
    return together / (shares * slowest)


def seconds_of(part: Lanes, arrays: dict[str, Array]) -> float:
    """Step some matches and return the processor time."""
    began = process_time()
    part.step(arrays)
    return process_time() - began


def main() -> None:
    """Measure each game, and print a line for it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--matches", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()
    cores = available_cores()
    for game in args.games:
        with (
            Batch(game, args.matches, workers=1) as one,
            Batch(game, args.matches, workers=cores) as all_cores,
        ):
            rounds = [
                (steps_per_second(one, args.seconds), steps_per_second(all_cores, args.seconds))
                for _ in range(args.rounds)
            ]
            best = balance(one.setup, args.matches, cores)
        scaling = median(fast / slow for slow, fast in rounds) / cores
        print(
            f"{game:18} {median(slow for slow, _ in rounds):8,.0f} steps/s with one process, "
            f"{median(fast for _, fast in rounds):8,.0f} with {cores}: scaling {scaling:.2f}, balance {best:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
