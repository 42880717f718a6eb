"""Fit the trust prior of City of Horror's searching player to how bots keep non-binding promises.

`python3 benchmarks/players/trust.py --matches 600` plays City of Horror with non-binding promises, counts the promises
that every player kept and broke, and prints the most likely Beta distribution.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import lgamma

import horda
from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.games.city_of_horror.state import CityState

GAME = "city_of_horror"
GRID_STEP = 0.05
Counts = Counter[tuple[int, int]]
"""Number of players by promises kept and broken."""


def count_promises(matches: int, seed: str, seats: int = 4) -> Counts:
    """Play some matches and count the promises kept and broken."""
    player = bot("heuristic", GAME)
    found: Counts = Counter()
    for match in range(matches):
        state = horda.game(GAME).new(seats=seats, seed=f"{seed}/{match}", promises="free")
        assert isinstance(state, CityState)
        dice = [Dice(f"{match}/{seat}") for seat in range(seats)]
        while not state.over:
            seat = state.deciders[0]
            state.apply(player.choose(Turn.of(state, seat, dice[seat])))
        for seat in range(seats):
            settled = [row[3] for row in state.record if row[0] == seat]
            found[settled.count("kept"), settled.count("broken")] += 1
    return found


def fit_beta(counts: Counts) -> tuple[float, float]:
    """Return the most likely Beta distribution of keeping a promise, in promises kept and broken."""

    def beta(kept: float, broken: float) -> float:
        return lgamma(kept) + lgamma(broken) - lgamma(kept + broken)

    def likelihood(prior: tuple[float, float]) -> float:
        return sum(
            players * (beta(prior[0] + kept, prior[1] + broken) - beta(*prior))
            for (kept, broken), players in counts.items()
        )

    grid = [(GRID_STEP * kept, GRID_STEP * broken) for kept in range(1, 200) for broken in range(1, 80)]
    return max(grid, key=likelihood)


def main() -> None:
    """Play, count and fit."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--seed", default="words")
    args = parser.parse_args()
    counts = count_promises(args.matches, args.seed)
    kept, broken = fit_beta(counts)
    for (held, lost), players in sorted(counts.items()):
        print(f"{players:6} players kept {held} and broke {lost}")
    stranger, breaker = (round(100 * kept / (kept + broken + more)) for more in (0, 1))
    print(f"Beta({kept:.2f}, {broken:.2f}): a stranger keeps {stranger} of 100, after one broken {breaker}")


if __name__ == "__main__":
    main()
