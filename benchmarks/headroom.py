"""How much a flat search could gain over its guide: `python3 benchmarks/headroom.py GAME -o FILE`.

At positions of matches that the guide plays, its best choices are tried in the same worlds, to the end, and
judged by the weights after some rounds on the way. A part of the worlds then decides as a search would, the
others say what that was worth. So one run tells of every horizon, number of worlds and gate, and whether
there is anything to gain.

Every position becomes a line of the file: a run that was stopped goes on, and more may follow.
`PYTHONPATH=build/compiled` measures the compiled build, several times as quick.
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
from horda.think.ends import ends_of
from horda.think.features import reading_for
from horda.think.search import WIDTH, contenders, guide_of, played_on
from horda.think.value import UNKNOWN, Value, value_for

ROUNDS: Final = (1, 2, 3, 5)
"""After so many rounds the weights are asked; last comes the end."""
TIMES: Final = 40
"""So often the worlds are divided anew into those that decide and those that judge."""

Worlds = list[list[list[float]]]
"""World by world and choice by choice: the chance after each of the rounds, and the end."""


class Position(NamedTuple):
    """A decision that was looked at: what was asked, and what came of its choices."""

    match: int
    asked: str
    worlds: Worlds


class Onlooker:
    """Asks the weights on the way, and lets the match go on to its end."""

    def __init__(self, value: Value | None, seat: int, begins: int) -> None:
        self.value = value
        self.seat = seat
        self.begins = begins
        self.seen: list[float] = []

    def is_far_enough(self, world: State) -> bool:
        """Never; but whenever one of the rounds begins, the weights are asked."""
        while self.value and self._due(world.round):
            self.seen.append(round(self.value.chance(world, self.seat), 4))
        return False

    def _due(self, current: int) -> bool:
        return len(self.seen) < len(ROUNDS) and current >= self.begins + ROUNDS[len(self.seen)]

    def chance(self, world: State, seat: int) -> float:
        """What the weights say."""
        return UNKNOWN if self.value is None else self.value.chance(world, seat)


def tried(world: State, choice: Choice, key: int, value: Value | None) -> list[float]:
    """What came of a choice: as the weights saw it on the way, and at last."""
    looks = Onlooker(value, choice.seat, world.round)
    end = played_on(world, choice, key, looks)
    return [*looks.seen, *[end] * (len(ROUNDS) + 1 - len(looks.seen))]


def outcomes(state: State, seat: int, worlds: int, seed: str) -> Worlds:
    """What came of the guide's best choices, in worlds that the seat must hold possible."""
    turn = Turn.of(state, seat, Dice(seed), Budget(playouts=worlds))
    ends = ends_of(state.game.id)
    among = turn.choices if ends is None else ends.tried(state, turn.choices)
    choices = contenders(turn, guide_of(state.game.id).choose(turn), among, most=WIDTH)
    if len(choices) == 1:
        return []
    value = value_for(state)
    found: Worlds = []
    for _ in range(worlds):
        world, key = turn.imagine(), turn.rng.below(1 << 62)
        found.append([tried(world.clone(), choice, key, value) for choice in choices])
    return found


def looked_at(asked: argparse.Namespace, options: dict[str, Plain], match: int) -> Iterator[Position]:
    """Some decisions of a match, by lot: those that are searched, or those that are left to the guide."""
    what = game(asked.game)
    reading = reading_for(what)
    lot = Random(match)
    state = what.new(seats=asked.seats, seed=f"{asked.seed}/{match}", **options)
    dice = [Dice(f"{asked.seed}/{match}/{seat}") for seat in range(asked.seats)]
    while state.result is None:
        seat = state.all_choices()[0].seat
        turn = Turn.of(state, seat, dice[seat])
        searched = reading is None or ends_of(asked.game) is not None or reading.pays(state)
        if (
            len(turn.choices) > 1
            and searched
            and state.round >= asked.from_round
            and lot.random() < asked.share
        ):
            worlds = outcomes(state, seat, asked.worlds, f"pos/{match}/{len(state.moves)}")
            if worlds:
                yield Position(match, type(state.question()).__name__, worlds)
        state.apply(guide_of(asked.game).choose(turn))


def gain(position: Position, rounds: int, worlds: int, gate: float, lot: Random) -> float:
    """What deciding by some of the worlds gains over the guide's choice in the others."""
    gains: list[float] = []
    for _ in range(TIMES):
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


def summed(positions: Sequence[Position], gains: Sequence[float]) -> tuple[float, float]:
    """The mean gain of a decision and half of its interval; decisions of a match have much in common."""
    mean = fmean(gains)
    apart: dict[int, float] = {}
    for position, one in zip(positions, gains, strict=True):
        apart[position.match] = apart.get(position.match, 0.0) + one - mean
    many = len(apart)
    if many < 2:
        return mean, inf
    spread = sum(one * one for one in apart.values()) * many / (many - 1)
    return mean, 1.96 * sqrt(spread) / len(gains)


def tell(positions: Sequence[Position], worlds: int) -> None:
    """What every horizon, number of worlds and gate would gain."""
    matches = len({one.match for one in positions})
    print(f"{len(positions)} positions of {matches} matches, each in {worlds} worlds")
    for rounds in range(len(ROUNDS) + 1):
        where = f"judged after {ROUNDS[rounds]}" if rounds < len(ROUNDS) else "to the end"
        for count in (8, 16, worlds // 2):
            for gate in (0.0, 1.0, 2.0):
                lot = Random(1)
                found = [gain(one, rounds, count, gate, lot) for one in positions]
                mean, half = summed(positions, found)
                print(f"{where}, {count} worlds, gate {gate:.0f}: {mean:+.4f} +- {half:.4f} a decision")
    for name in sorted({one.asked for one in positions}):
        some = [one for one in positions if one.asked == name]
        lot = Random(1)
        mean, half = summed(some, [gain(one, len(ROUNDS), worlds // 2, 1.0, lot) for one in some])
        print(f"{name}, {len(some)}: {mean:+.4f} +- {half:.4f} to the end, {worlds // 2} worlds, gate 1")


def main() -> None:
    """Look at positions until there are enough of them, then say what could be gained."""
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
    asked = parser.parse_args()
    options = dict(
        game(asked.game).options_with_defaults(
            {"mission": asked.mission} if asked.mission else {}, asked.seats
        )
    )
    about = {name: value for name, value in vars(asked).items() if name not in ("out", "positions")}
    first, *lines = asked.out.read_text().splitlines() if asked.out.exists() else [json.dumps(about)]
    if json.loads(first) != about:
        parser.error(f"{asked.out} holds another measurement: {first}; name another file")
    found = [Position(*json.loads(line)) for line in lines]
    # A match that was left in the middle is looked at anew.
    match = max([one.match for one in found], default=asked.first)
    found = [one for one in found if one.match < match]
    asked.out.write_text("".join(f"{line}\n" for line in (first, *map(json.dumps, found))))
    while len(found) < asked.positions:
        for one in looked_at(asked, options, match):
            found.append(one)
            with asked.out.open("a") as file:
                file.write(json.dumps(one) + "\n")
            print(f"{len(found)} of {asked.positions}", flush=True)
        match += 1
    tell(found, asked.worlds)


if __name__ == "__main__":
    main()
