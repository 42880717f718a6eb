"""Gain of a player's decisions over its guide's: `python3 benchmarks/players/advantage.py GAME -o FILE`.

Each measured match becomes a line of the file, so an interrupted run continues where it stopped.
`PYTHONPATH=build/compiled` measures the compiled build, which is several times as fast.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from horda.bots import best_bot
from horda.games import game
from horda.lab.advantage import SAMPLE_EVERY, WORLDS_PER_POSITION, Measurement, mean_gain, measure_matches
from horda.lab.series import Setting


def main() -> None:
    """Measure, and print the current estimate after every match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mission")
    parser.add_argument("--player", default="search")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--playouts", type=int, default=48)
    parser.add_argument("--seed", default="advantage")
    parser.add_argument("--every", type=int, default=SAMPLE_EVERY)
    parser.add_argument("--worlds", type=int, default=WORLDS_PER_POSITION)
    parser.add_argument("--guided", action="store_true", help="positions of the guide's own matches")
    parser.add_argument("-o", "--out", type=Path, required=True)
    args = parser.parse_args()
    what = game(args.game)
    options = what.options_with_defaults({"mission": args.mission} if args.mission else {}, args.seats)
    names = (args.player, *[best_bot(args.game)] * (args.seats - 1))
    setting = Setting(args.game, names, dict(options), args.playouts)
    measurement = Measurement(setting, 0, args.seed, args.every, args.worlds, args.guided)
    found = []
    for one in measure_matches(args.out, measurement, args.matches):
        found.append(one)
        known = mean_gain(found)
        positions, other = sum(each.positions for each in found), sum(len(each.gains) for each in found)
        print(
            f"{len(found)} matches, {positions} positions, {other} decided otherwise: "
            f"{known.value:+.4f} [{known.low:+.4f}, {known.high:+.4f}] a decision; "
            f"won {sum(each.won for each in found):.0f}; {time.process_time():.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
