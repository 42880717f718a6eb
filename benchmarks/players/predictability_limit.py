"""Limit of predictability: the lowest Brier score that any estimate of the chance could reach.

Positions at the start of rounds are played to their end many times, in worlds that a seat cannot tell apart.
The variance between these worlds is unpredictable: the mean of p(1 - p), relative to always predicting the
base rate, is the lowest ratio that weights can reach.

usage: python3 benchmarks/players/predictability_limit.py GAME [--mission NAME] [--seats 1] [--positions 120] [--worlds
16]
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from statistics import fmean, stdev, variance

from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.player import Turn
from horda.engine.state import State
from horda.games import game
from horda.think.learning.training import MAX_ROUNDS
from horda.think.search import MAX_ROLLOUT_DECISIONS, guide_of, play_out
from horda.think.value import result_value


def rounds_of(name: str, seats: int, options: dict[str, Plain], seed: str) -> tuple[list[State], float]:
    """Return a match of careful bots at the start of each round, and its value for the first seat."""
    state = game(name).new(seats=seats, seed=seed, **options)
    dice = [Dice(f"{seed}/{seat}") for seat in range(seats)]
    found: list[State] = []
    for _ in range(MAX_ROLLOUT_DECISIONS):
        if state.result is not None:
            break
        if len(found) < state.round <= MAX_ROUNDS:
            found.append(state.clone())
        seat = state.all_choices()[0].seat
        state.apply(guide_of(name).choose(Turn.of(state, seat, dice[seat])))
    return found, result_value(state, 0) if state.over else 0.0


def result_variance(state: State, number: int, worlds: int) -> float:
    """Return the variance of the result over worlds that the first seat considers possible."""
    came: list[float] = []
    for world in range(worlds):
        dice = Dice(f"t/{number}/{world}")
        came.append(play_out(state.determinise(0, dice), 0, dice.below(1 << 62)))
    return variance(came)


def main() -> None:
    """Play, measure, and print the ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mission")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--seed", default="truth")
    args = parser.parse_args()
    options = (
        dict(game(args.game).options_with_defaults({"mission": args.mission}, args.seats))
        if args.mission
        else {}
    )
    positions: list[State] = []
    won: list[float] = []
    for match in range(args.matches):
        found, came = rounds_of(args.game, args.seats, options, f"{args.seed}/{match}")
        positions += found
        won += [came] * len(found)
    Random(1).shuffle(positions)
    rate = fmean(won)
    plain = fmean([(came - rate) ** 2 for came in won])
    left = [
        result_variance(state, number, args.worlds)
        for number, state in enumerate(positions[: args.positions])
    ]
    least, error = fmean(left) / plain, 1.96 * stdev(left) / sqrt(len(left)) / plain
    what = args.mission or args.game
    print(f"{what}: {len(positions)} positions of {args.matches} matches, won in {rate:.3f}")
    print(
        f"the least ratio is {least:.3f}, {least - error:.3f} to {least + error:.3f} ({len(left)} positions)"
    )


if __name__ == "__main__":
    main()
