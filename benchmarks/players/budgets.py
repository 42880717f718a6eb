"""Cost of a search budget: processor time of each question that `search` answers beside heuristic bots.

`PYTHONPATH=build/compiled python3 benchmarks/players/budgets.py city_of_horror 530`; use `--mission NAME --seats 1`
where one player controls all survivors. Most questions need no search.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean

import horda
from horda.engine.chance import Dice
from horda.engine.player import Budget, Turn
from horda.think.search import Search, guide_of

MIN_THINKING_S = 0.01
"""Seconds above which a question counts as searched."""


def question_seconds(
    game: str, seed: int, budget: Budget, seats: int, options: dict[str, str]
) -> list[float]:
    """Play a match with a searching first seat; return the seconds of each of its real decisions."""
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
    """Play, and print the cost of a question in each match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("playouts", type=int)
    parser.add_argument("--mission")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=3)
    args = parser.parse_args()
    options = {"mission": args.mission} if args.mission else {}
    for seed in range(args.matches):
        spent = question_seconds(args.game, seed, Budget(args.playouts), args.seats, options)
        thought = [one for one in spent if one > MIN_THINKING_S] or [0.0]
        print(
            f"match {seed}: {len(spent)} questions of {1000 * fmean(spent):.0f} ms, "
            f"{len(thought)} of them thought about for {1000 * fmean(thought):.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
