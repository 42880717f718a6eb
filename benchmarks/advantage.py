"""What a decision of a player gains over its guide's: `python3 benchmarks/advantage.py GAME -o FILE`.

Every match that is measured becomes a line of the file, so that a run that was stopped goes on where it was.
`PYTHONPATH=build/compiled` measures the compiled build, several times as quick.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from horda.bots import best_bot
from horda.games import game
from horda.lab.advantage import EVERY, WORLDS, Measurement, advantage, measure
from horda.lab.series import Setting


def main() -> None:
    """Measure, and say after every match what is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mission")
    parser.add_argument("--player", default="search")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--playouts", type=int, default=48)
    parser.add_argument("--seed", default="advantage")
    parser.add_argument("--every", type=int, default=EVERY)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--guided", action="store_true", help="positions of the guide's own matches")
    parser.add_argument("-o", "--out", type=Path, required=True)
    given = parser.parse_args()
    what = game(given.game)
    options = what.options_with_defaults({"mission": given.mission} if given.mission else {}, given.seats)
    names = (given.player, *[best_bot(given.game)] * (given.seats - 1))
    setting = Setting(given.game, names, dict(options), given.playouts)
    asked = Measurement(setting, 0, given.seed, given.every, given.worlds, given.guided)
    found = []
    for one in measure(given.out, asked, given.matches):
        found.append(one)
        known = advantage(found)
        positions, other = sum(each.positions for each in found), sum(len(each.gains) for each in found)
        print(
            f"{len(found)} matches, {positions} positions, {other} decided otherwise: "
            f"{known.value:+.4f} [{known.low:+.4f}, {known.high:+.4f}] a decision; "
            f"won {sum(each.won for each in found):.0f}; {time.process_time():.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
