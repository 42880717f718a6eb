"""How much of a match can be foretold at all: the Brier score of the best chances that there could be.

Positions of careful bots' matches, as each round begins, are played on to their end many times, in worlds
that a seat cannot tell apart. What differs from one world to the next nobody can foretell: the mean of
p(1 - p), as a part of what always saying how often the setting is won would have, is the least ratio that
weights can come to.

usage: python3 benchmarks/foreseeable.py GAME [--mission NAME] [--seats 1] [--positions 120] [--worlds 16]
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
from horda.think.learning import MOST_ROUNDS
from horda.think.search import LONGEST, carried_on, guide_of
from horda.think.value import worth


def rounds_of(name: str, seats: int, options: dict[str, Plain], seed: str) -> tuple[list[State], float]:
    """A match of careful bots as each of its rounds begins, and what it was worth to the first seat."""
    state = game(name).new(seats=seats, seed=seed, **options)
    dice = [Dice(f"{seed}/{seat}") for seat in range(seats)]
    found: list[State] = []
    for _ in range(LONGEST):
        if state.result is not None:
            break
        if len(found) < state.round <= MOST_ROUNDS:
            found.append(state.clone())
        seat = state.all_choices()[0].seat
        state.apply(guide_of(name).choose(Turn.of(state, seat, dice[seat])))
    return found, worth(state, 0) if state.over else 0.0


def unforeseeable(state: State, number: int, worlds: int) -> float:
    """How far what comes of a position lies apart in worlds that the first seat must hold possible."""
    came: list[float] = []
    for world in range(worlds):
        dice = Dice(f"t/{number}/{world}")
        came.append(carried_on(state.determinise(0, dice), 0, dice.below(1 << 62)))
    return variance(came)


def main() -> None:
    """Play, look, and say it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mission")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--seed", default="truth")
    asked = parser.parse_args()
    options = (
        dict(game(asked.game).options_with_defaults({"mission": asked.mission}, asked.seats))
        if asked.mission
        else {}
    )
    positions: list[State] = []
    won: list[float] = []
    for match in range(asked.matches):
        found, came = rounds_of(asked.game, asked.seats, options, f"{asked.seed}/{match}")
        positions += found
        won += [came] * len(found)
    Random(1).shuffle(positions)
    rate = fmean(won)
    plain = fmean([(came - rate) ** 2 for came in won])
    left = [
        unforeseeable(state, number, asked.worlds)
        for number, state in enumerate(positions[: asked.positions])
    ]
    least, error = fmean(left) / plain, 1.96 * stdev(left) / sqrt(len(left)) / plain
    what = asked.mission or asked.game
    print(f"{what}: {len(positions)} positions of {asked.matches} matches, won in {rate:.3f}")
    print(
        f"the least ratio is {least:.3f}, {least - error:.3f} to {least + error:.3f} ({len(left)} positions)"
    )


if __name__ == "__main__":
    main()
