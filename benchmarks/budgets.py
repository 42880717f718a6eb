"""What a budget costs: processor time of each question that `search` is asked beside heuristic players.

`PYTHONPATH=build/compiled python benchmarks/budgets.py city_of_horror 530`; `--mission NAME --seats 1` where
one player leads everybody. Of most questions the search sees at once that they need no thought.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean

import horda
from horda.engine.chance import Dice
from horda.engine.player import Budget, Turn
from horda.think.search import Search, guide_of

THOUGHT = 0.01
"""Seconds above which a question counts as thought about."""


def asked(game: str, seed: int, budget: Budget, seats: int, options: dict[str, str]) -> list[float]:
    """A match in which the first seat searches: the seconds of each question with several answers."""
    state = horda.game(game).new(seats=seats, seed=seed, **options)
    player, guide = Search(), guide_of(game)
    dice = [Dice(f"{seed}/{seat}") for seat in range(seats)]
    spent: list[float] = []
    while not state.over:
        seat = state.all_choices()[0].seat
        turn = Turn.of(state, seat, dice[seat], budget)
        began = time.process_time()
        choice = (guide if seat else player).choose(turn)
        if seat == 0 and len(turn.choices) > 1:
            spent.append(time.process_time() - began)
        state.apply(choice)
    return spent


def main() -> None:
    """Play, and say what a question cost in each match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("playouts", type=int)
    parser.add_argument("--mission")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=3)
    given = parser.parse_args()
    options = {"mission": given.mission} if given.mission else {}
    for seed in range(given.matches):
        spent = asked(given.game, seed, Budget(given.playouts), given.seats, options)
        thought = [one for one in spent if one > THOUGHT] or [0.0]
        print(
            f"match {seed}: {len(spent)} questions of {1000 * fmean(spent):.0f} ms, "
            f"{len(thought)} of them thought about for {1000 * fmean(thought):.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
