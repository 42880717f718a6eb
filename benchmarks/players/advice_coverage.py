"""Coverage of advice ranges: nine of ten should contain the result of matches played to their end.

Positions of all games are taken from matches of careful bots. At each, advice gives a range for one option,
and hundreds of matches are played to their end from there. Each position is stored at once, so an interrupted
run continues where it stopped.

usage: python3 benchmarks/players/advice_coverage.py FILE [--positions 60] [--truth 400] [--samples 50] [--seed
covering]
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from statistics import fmean, pvariance

import msgspec

from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.player import Budget, Turn
from horda.engine.state import State
from horda.games import game
from horda.think.advice import options_of, try_options
from horda.think.confidence import MIN_MODEL_ERROR, MODEL_ERROR, Range, range_of
from horda.think.search import guide_of, play_on

SETTINGS: tuple[tuple[str, int, dict[str, Plain]], ...] = (
    ("green_horde", 1, {"mission": "the_evil_shrine"}),
    ("rue_morgue", 1, {}),
    ("army_of_the_dead", 1, {}),
    ("city_of_horror", 4, {}),
    ("zombiland", 4, {}),
    ("green_horde", 1, {"mission": "blood_and_fire"}),
)
LAST_POSITION_SHARE = 0.8
"""Share of a match, from its beginning, from which positions are taken, since the end is already decided."""


class CoverageRow(msgspec.Struct):
    """One position: the advice on an option, and the measured result."""

    number: int
    game: str
    mission: str
    moves: int
    option: str
    judged: bool
    chance: float
    error: float
    """Sampling error of the chance."""
    samples: int
    truth: float
    matches: int
    ends: tuple[tuple[float, float], ...] = ()
    """Predicted and actual values of some matches past the horizon."""

    @property
    def holds(self) -> bool:
        """Whether the range, computed by the current code, contains the measured result."""
        return self.range.low <= self.truth <= self.range.high

    @property
    def range(self) -> Range:
        """The range, computed by the current code."""
        spread = self.error**2 * self.samples
        return range_of(self.chance, spread, self.samples, judged=self.judged, ends=self.ends)


def position(number: int, seed: str) -> tuple[State, int]:
    """Return a position of a match between careful bots, and a seat with a decision."""
    name, seats, options = SETTINGS[number % len(SETTINGS)]
    key = f"{seed}/{number}"
    length = len(_play_until(name, seats, options, key, 1 << 30).moves)
    start = 1 + Dice(f"{key}/where").below(max(1, int(LAST_POSITION_SHARE * length)))
    state = _play_until(name, seats, options, key, start)
    return state, state.all_choices()[0].seat


def _play_until(name: str, seats: int, options: dict[str, Plain], key: str, moves: int) -> State:
    """Play a match for some decisions, and on to the next real decision."""
    state = game(name).new(seats=seats, seed=key, **options)
    dice = Dice(f"{key}/bots")
    while not state.over:
        seat = state.all_choices()[0].seat
        if len(state.moves) >= moves and len(state.choices(seat)) > 2 and state.round:
            break
        state.apply(guide_of(name).choose(Turn.of(state, seat, dice)))
    return state


def measure_position(number: int, seed: str, samples: int, truth: int) -> CoverageRow | None:
    """Measure one position; None if its match ended before a decision."""
    state, seat = position(number, seed)
    if state.over:
        return None
    key = f"{seed}/{number}"
    turn = Turn.of(state, seat, Dice(f"{key}/options"), Budget(playouts=truth))
    options = options_of(turn)[:3]
    choice = options[Dice(f"{key}/which").below(len(options))]
    trial = try_options(turn, key, range(samples), choice)
    at = trial.choices.index(choice.as_json())
    estimates = [row[at].value for row in trial.worlds]
    results = [play_on(turn.imagine(), choice, turn.rng.below(1 << 62)) for _ in range(truth)]
    chance, spread = fmean(estimates), pvariance(estimates)
    return CoverageRow(
        number=number,
        game=state.game.id,
        mission=str(state.options.get("mission", "")),
        moves=len(state.moves),
        option=choice.text(),
        judged=trial.judged,
        chance=chance,
        error=sqrt(spread / samples),
        samples=samples,
        truth=fmean(results),
        matches=truth,
        ends=trial.ends,
    )


def coverage_summary(rows: list[CoverageRow]) -> str:
    """Return how many ranges held, and the model error that would make nine of ten hold."""
    lines = []
    for name in (*dict.fromkeys(row.game for row in rows), ""):
        part = [row for row in rows if name in ("", row.game)]
        held = sum(row.holds for row in part)
        miss = fmean(abs(row.range.chance - row.truth) for row in part)
        wide = fmean(row.range.high - row.range.low for row in part)
        lines.append(
            f"{name or 'all':18} {held} of {len(part)} hold; {100 * miss:.1f} points off in the mean, "
            f"{100 * wide:.0f} points wide"
        )
    judged = [row for row in rows if row.judged]
    if judged:
        lines.append(f"error of the weights, in coins: {_model_error(judged):.2f}; used: {MODEL_ERROR}")
    return "\n".join(lines)


def _model_error(rows: list[CoverageRow]) -> float:
    """Return the remaining error besides both sampling errors, in units of sqrt(p(1 - p))."""
    left = []
    for row in rows:
        width = max(row.chance * (1 - row.chance), MIN_MODEL_ERROR)
        sampling = row.error**2 + row.truth * (1 - row.truth) / row.matches
        left.append(((row.chance - row.truth) ** 2 - sampling) / width)
    return sqrt(max(0.0, fmean(left)))


def main() -> None:
    """Continue a file of positions and print the summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--truth", type=int, default=400)
    parser.add_argument("--samples", type=int, default=50)
    parser.add_argument("--seed", default="covering")
    args = parser.parse_args()
    done = args.file.read_text(encoding="utf-8").splitlines() if args.file.exists() else []
    rows = {row.number: row for row in (msgspec.json.decode(line, type=CoverageRow) for line in done)}
    with args.file.open("a", encoding="utf-8") as out:
        for number in range(args.positions):
            if number in rows:
                continue
            row = measure_position(number, args.seed, args.samples, args.truth)
            if row is not None:
                rows[number] = row
                out.write(json.dumps(msgspec.to_builtins(row)) + "\n")
                out.flush()
    print(coverage_summary(list(rows.values())))


if __name__ == "__main__":
    main()
