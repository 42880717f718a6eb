"""Datasets of matches between bots, for imitation and offline learning.

`python -m horda.envs.datasets green_horde --matches 10000 --out data/green_horde` writes `matches.jsonl.gz`, a line
for each match with its seed and every action, and `README.md`, a description of the dataset. A match is determined by
its seed and actions, so no observations are stored: `samples` plays the matches again and yields them.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import horda
from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.game import BadOption
from horda.engine.player import Turn, decision
from horda.envs.matches.match import EnvMatch
from horda.envs.setup import Setup, option_in, setup_for
from horda.games import game as game_called

MATCHES_FILE: Final = "matches.jsonl.gz"
CARD_FILE: Final = "README.md"
FORMAT: Final = 1
CHUNK: Final = 8
"""Number of matches that a process plays before it reports."""
MOST_DECISIONS: Final = 20_000
TELL_EVERY: Final = 10.0
"""Seconds between two reports of progress."""


@dataclass(frozen=True)
class DatasetPlan:
    """The parameters of a dataset: the game, the table, the bot and the first seed."""

    game: str
    seats: int
    options: Mapping[str, Any]
    player: str
    first_seed: int

    def setup(self) -> Setup:
        """Return the setup of the matches; cards are rearranged one by one, as the bot does."""
        return setup_for(self.game, {**self.options, "seats": self.seats, "rearranging": "each"})


@dataclass(frozen=True)
class DecisionSample:
    """One action: the seat, its legal actions, the action taken, and the match's later reward for the seat."""

    match: EnvMatch
    """The match at that moment; `match.sight(seat)` is the input of an encoder."""
    seat: int
    legal: tuple[int, ...]
    action: int
    won: bool


def play(plan: DatasetPlan, seed: int) -> dict[str, Any]:
    """Play a match; return its record: the seed, the actions with their seats, and the result."""
    match = EnvMatch(plan.setup(), seed)
    players = [bot(plan.player, plan.game) for _ in range(plan.seats)]
    dice = [Dice(f"{plan.player} {seed} {seat}") for seat in range(plan.seats)]
    said: list[tuple[int, int]] = []
    decisions = 0
    while not match.over and decisions < MOST_DECISIONS:
        seat = match.deciders[0]
        turn = Turn.of(match.state, seat, dice[seat])
        said.extend(
            (seat, number)
            for number in _play_by_numbers(match, seat, decision(players[seat], turn, plan.player))
        )
        decisions += 1
    result = match.state.result
    return {
        "seed": seed,
        "actions": said,
        "decisions": decisions,
        "winners": list(result.winners) if result else None,
        "scores": list(result.scores) if result else None,
        "why": result.why if result else "cut off",
        "rounds": match.state.round,
    }


def _play_by_numbers(match: EnvMatch, seat: int, choice: Choice) -> list[int]:
    """Make a choice by its action numbers; return those that were not implied."""
    selection = match.selections[seat]
    said: list[int] = []
    while match.selections.get(seat) is selection:
        number = match.grammar.number_at(match.state, choice, len(selection.numbers))
        said.append(number)
        match.act(seat, number)
        if said[-1:] == said[-2:-1] and len(said) > match.grammar.longest:
            raise RuntimeError(f"`{choice.text()}` is not made by its numbers {said}")
    return said


def samples(folder: Path) -> Iterator[DecisionSample]:
    """Play the matches of a dataset again, and yield every action with the match before it."""
    with gzip.open(folder / MATCHES_FILE, "rt", encoding="utf-8") as file:
        head = json.loads(next(file))
        plan = DatasetPlan(head["game"], head["seats"], head["options"], head["player"], head["first_seed"])
        version = game_called(plan.game).version
        if (head["format"], head["rules"]) != (FORMAT, version):
            raise ValueError(
                f"{folder}: this dataset has format {head['format']} and rules {head['rules']}, and this Horda reads "
                f"{FORMAT} and {version}; make it again, or install the Horda that made it ({head['horda']})"
            )
        setup = plan.setup()
        for line in file:
            record = json.loads(line)
            match = EnvMatch(setup, record["seed"])
            for seat, number in record["actions"]:
                won = seat in (record["winners"] or ())
                yield DecisionSample(match, seat, match.legal(seat), number, won)
                match.act(seat, number)


def make(plan: DatasetPlan, matches: int, out: Path, workers: int) -> Counter[str]:
    """Play matches in several processes, and write the dataset; return the number of each kind of ending."""
    out.mkdir(parents=True, exist_ok=True)
    seeds = range(plan.first_seed, plan.first_seed + matches)
    ends: Counter[str] = Counter()
    totals: Counter[str] = Counter()
    began = told = time.monotonic()
    with gzip.open(out / MATCHES_FILE, "wt", encoding="utf-8") as file, ProcessPoolExecutor(workers) as pool:
        file.write(json.dumps(_head(plan, matches)) + "\n")
        for number, record in enumerate(pool.map(play, [plan] * matches, seeds, chunksize=CHUNK), 1):
            file.write(json.dumps(record, separators=(",", ":")) + "\n")
            ends[record["why"]] += 1
            totals["decisions"] += record["decisions"]
            totals["actions"] += len(record["actions"])
            totals["rounds"] += record["rounds"]
            totals.update(f"seat {seat}" for seat in record["winners"] or ())
            if time.monotonic() - told > TELL_EVERY:
                told = time.monotonic()
                print(
                    f"{number} of {matches} matches, {told - began:.0f} seconds", file=sys.stderr, flush=True
                )
    (out / CARD_FILE).write_text(card(plan, matches, ends, totals), encoding="utf-8")
    return ends


def _head(plan: DatasetPlan, matches: int) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "horda": horda.__version__,
        "game": plan.game,
        "rules": game_called(plan.game).version,
        "seats": plan.seats,
        "options": dict(plan.options),
        "player": plan.player,
        "first_seed": plan.first_seed,
        "matches": matches,
    }


def card(plan: DatasetPlan, matches: int, ends: Counter[str], totals: Counter[str]) -> str:
    """Return the description of a dataset: its content, how it was made, and its statistics."""
    game = game_called(plan.game)
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "all as by default"
    ways = "\n".join(f"| `{why}` | {count} | {count / matches:.1%} |" for why, count in ends.most_common())
    seats = "\n".join(f"| {seat} | {totals[f'seat {seat}'] / matches:.1%} |" for seat in range(plan.seats))
    return f"""# {matches} matches of {game.title}

All seats were played by Horda's bot `{plan.player}`, at a table of {plan.seats}, with these options: {options}.

| | |
|---|---|
| game | `{plan.game}`, rules version {game.version} |
| made by | Horda {horda.__version__}, dataset format {FORMAT} |
| seeds | {plan.first_seed} to {plan.first_seed + matches - 1} |
| decisions | {totals["decisions"]}, {totals["decisions"] / matches:.1f} a match |
| actions (numbers said) | {totals["actions"]}, {totals["actions"] / matches:.1f} a match |
| rounds | {totals["rounds"] / matches:.1f} a match |

## How the matches ended

| reason | matches | share |
|---|---|---|
{ways}

## Who won

| seat | wins |
|---|---|
{seats}

## What is in it

`{MATCHES_FILE}` has a line of JSON about the dataset, then one for each match: `seed`, `actions` (pairs of a seat and
the number it said, factored, with cards rearranged one by one), `winners`, `scores`, `why` and `rounds`. Observations
are not stored. `horda.envs.datasets.samples` plays the matches again and yields them, exactly as they were.

## What it is good for, and what not

The bot plays by rules of thumb. It is careful and far from perfect, and it never varies its style: a learner that
imitates it learns its habits. It decides by what its seat may know. Nobody's personal data is in it.
"""


def main(words: list[str] | None = None) -> int:
    """Make a dataset from command-line arguments; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m horda.envs.datasets", description="Play matches into a dataset."
    )
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--out", type=Path, required=True, help="a folder")
    parser.add_argument("--player", default="heuristic", help="the bot of all seats")
    parser.add_argument("--seats", type=int, default=0, help="players; the usual number without it")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first match")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument(
        "--option",
        action="append",
        nargs=2,
        default=[],
        metavar=("NAME", "VALUE"),
        help="an option of the game",
    )
    args = parser.parse_args(words)
    try:
        options = {name: option_in(args.game, name, value) for name, value in args.option}
        setup = setup_for(args.game, {**options, **({"seats": args.seats} if args.seats else {})})
        if args.matches < 1 or args.workers < 1:
            raise BadOption("`--matches` and `--workers` are at least 1")
        bot(args.player, args.game)
    except (BadOption, LookupError) as problem:
        print(problem, file=sys.stderr)
        return 2
    plan = DatasetPlan(args.game, setup.seats, options, args.player, args.seed)
    ends = make(plan, args.matches, args.out, args.workers)
    print(
        f"{args.matches} matches are in {args.out}: "
        + ", ".join(f"{why} {n}" for why, n in ends.most_common())
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
