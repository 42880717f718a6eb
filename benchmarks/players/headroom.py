"""Possible gain of a flat search over its guide: `python3 benchmarks/players/headroom.py GAME -o FILE`.

At positions of matches played by the guide, its favourite choices are tried in the same worlds to the end,
and judged by the weights after some rounds on the way. Some of the worlds are then used to decide as a search would,
the others to measure the value of the decision. So one run covers every horizon, number of worlds and gate.

Each position becomes a line of the file, so an interrupted run continues and more positions may be added.
`PYTHONPATH=build/compiled` measures the compiled build, which is several times as fast.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import inf, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from horda.engine.chance import Dice
from horda.engine.choices import Choice, Plain
from horda.engine.player import Budget, Turn
from horda.engine.state import State
from horda.games import game
from horda.think.features import feature_reader_for
from horda.think.rollouts import rollout_rules_of
from horda.think.search import WIDTH, contenders, guide_of, play_on
from horda.think.value import UNFINISHED_VALUE, Value, value_for

ROUNDS: Final = (1, 2, 3, 5)
"""Numbers of rounds after which the weights estimate the result; the actual result follows as the last value."""
SPLITS: Final = 40
"""Number of random splits of the worlds into deciding and judging ones."""

Worlds = list[list[list[float]]]
"""By world and choice: the estimated chance after each of the rounds, and the result."""


class Position(NamedTuple):
    """A sampled decision: its question, and the results of its choices."""

    match: int
    asked: str
    worlds: Worlds


class RecordingJudge:
    """A judge that records the weights' estimates and never stops the match."""

    def __init__(self, value: Value | None, seat: int, begins: int) -> None:
        self.value = value
        self.seat = seat
        self.begins = begins
        self.seen: list[float] = []

    def is_far_enough(self, world: State) -> bool:
        """Record the estimate if one of the rounds begins; always return False."""
        while self.value and self._is_due(world.round):
            self.seen.append(round(self.value.chance(world, self.seat), 4))
        return False

    def _is_due(self, current: int) -> bool:
        return len(self.seen) < len(ROUNDS) and current >= self.begins + ROUNDS[len(self.seen)]

    def chance(self, world: State, seat: int) -> float:
        """Return the weights' estimate."""
        return UNFINISHED_VALUE if self.value is None else self.value.chance(world, seat)


def try_choice(world: State, choice: Choice, key: int, value: Value | None) -> list[float]:
    """Return the estimates on the way and the final result of a choice."""
    looks = RecordingJudge(value, choice.seat, world.round)
    end = play_on(world, choice, key, looks)
    return [*looks.seen, *[end] * (len(ROUNDS) + 1 - len(looks.seen))]


def outcomes(state: State, seat: int, worlds: int, seed: str) -> Worlds:
    """Return the results of the guide's favourites in worlds that the seat considers possible."""
    turn = Turn.of(state, seat, Dice(seed), Budget(playouts=worlds))
    ends = rollout_rules_of(state.game.id)
    among = turn.choices if ends is None else ends.choices_to_try(state, turn.choices)
    choices = contenders(turn, guide_of(state.game.id).choose(turn), among, most=WIDTH)
    if len(choices) == 1:
        return []
    value = value_for(state)
    found: Worlds = []
    for _ in range(worlds):
        world, key = turn.imagine(), turn.rng.below(1 << 62)
        found.append([try_choice(world.clone(), choice, key, value) for choice in choices])
    return found


def sample_positions(args: argparse.Namespace, options: dict[str, Plain], match: int) -> Iterator[Position]:
    """Yield a random sample of a match's decisions, of those that are searched or those left to the guide."""
    what = game(args.game)
    reading = feature_reader_for(what)
    lot = Random(match)
    state = what.new(seats=args.seats, seed=f"{args.seed}/{match}", **options)
    dice = [Dice(f"{args.seed}/{match}/{seat}") for seat in range(args.seats)]
    while state.result is None:
        seat = state.all_choices()[0].seat
        turn = Turn.of(state, seat, dice[seat])
        searched = (
            reading is None or rollout_rules_of(args.game) is not None or reading.is_worth_searching(state)
        )
        if (
            len(turn.choices) > 1
            and searched
            and state.round >= args.from_round
            and lot.random() < args.share
        ):
            worlds = outcomes(state, seat, args.worlds, f"pos/{match}/{len(state.moves)}")
            if worlds:
                yield Position(match, type(state.question()).__name__, worlds)
        state.apply(guide_of(args.game).choose(turn))


def gain(position: Position, rounds: int, worlds: int, gate: float, lot: Random) -> float:
    """Return the gain of decisions based on some of the worlds, measured in the others."""
    gains: list[float] = []
    for _ in range(SPLITS):
        mixed = lot.sample(position.worlds, len(position.worlds))
        decide, judge = mixed[:worlds], mixed[worlds:]
        best, lead = 0, 0.0
        for choice in range(1, min(3, len(mixed[0]))):
            apart = [world[choice][rounds] - world[0][rounds] for world in decide]
            mean = fmean(apart)
            if mean > lead and mean > gate * stdev(apart) / sqrt(len(apart)):
                best, lead = choice, mean
        gains.append(fmean(world[best][-1] - world[0][-1] for world in judge))
    return fmean(gains)


def mean_and_margin(positions: Sequence[Position], gains: Sequence[float]) -> tuple[float, float]:
    """Return the mean gain of a decision and half of its interval, clustered by match."""
    mean = fmean(gains)
    apart: dict[int, float] = {}
    for position, one in zip(positions, gains, strict=True):
        apart[position.match] = apart.get(position.match, 0.0) + one - mean
    many = len(apart)
    if many < 2:
        return mean, inf
    spread = sum(one * one for one in apart.values()) * many / (many - 1)
    return mean, 1.96 * sqrt(spread) / len(gains)


def print_gains(positions: Sequence[Position], worlds: int) -> None:
    """Print the gain of every horizon, number of worlds and gate."""
    matches = len({one.match for one in positions})
    print(f"{len(positions)} positions of {matches} matches, each in {worlds} worlds")
    for rounds in range(len(ROUNDS) + 1):
        where = f"judged after {ROUNDS[rounds]}" if rounds < len(ROUNDS) else "to the end"
        for count in (8, 16, worlds // 2):
            for gate in (0.0, 1.0, 2.0):
                lot = Random(1)
                found = [gain(one, rounds, count, gate, lot) for one in positions]
                mean, half = mean_and_margin(positions, found)
                print(f"{where}, {count} worlds, gate {gate:.0f}: {mean:+.4f} +- {half:.4f} a decision")
    for name in sorted({one.asked for one in positions}):
        some = [one for one in positions if one.asked == name]
        lot = Random(1)
        mean, half = mean_and_margin(some, [gain(one, len(ROUNDS), worlds // 2, 1.0, lot) for one in some])
        print(f"{name}, {len(some)}: {mean:+.4f} +- {half:.4f} to the end, {worlds // 2} worlds, gate 1")


def main() -> None:
    """Sample positions until there are enough, then print the possible gains."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mission")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--share", type=float, default=0.12, help="of the decisions, how many are looked at")
    parser.add_argument("--from-round", type=int, default=0, help="the first round that is looked at")
    parser.add_argument("--seed", default="truth")
    parser.add_argument("--first", type=int, default=0, help="the match that is looked at first")
    parser.add_argument("-o", "--out", type=Path, required=True)
    args = parser.parse_args()
    options = dict(
        game(args.game).options_with_defaults({"mission": args.mission} if args.mission else {}, args.seats)
    )
    about = {name: value for name, value in vars(args).items() if name not in ("out", "positions")}
    first, *lines = args.out.read_text().splitlines() if args.out.exists() else [json.dumps(about)]
    if json.loads(first) != about:
        parser.error(f"{args.out} holds another measurement: {first}; name another file")
    found = [Position(*json.loads(line)) for line in lines]
    # A match that was interrupted is sampled again.
    match = max([one.match for one in found], default=args.first)
    found = [one for one in found if one.match < match]
    args.out.write_text("".join(f"{line}\n" for line in (first, *map(json.dumps, found))))
    while len(found) < args.positions:
        for one in sample_positions(args, options, match):
            found.append(one)
            with args.out.open("a") as file:
                file.write(json.dumps(one) + "\n")
            print(f"{len(found)} of {args.positions}", flush=True)
        match += 1
    print_gains(found, args.worlds)


if __name__ == "__main__":
    main()
