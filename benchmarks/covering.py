"""Whether the ranges of advice hold: nine of ten should cover what matches played to their end come to.

Positions of all games are taken from matches of careful bots; at each, one of the options is drawn, advice
gives it a range, and hundreds of matches are played to their end from there. Each position is written as soon
as it is done, and one that is there already is not done again: a run that was stopped goes on where it was.

usage: python3 benchmarks/covering.py FILE [--positions 60] [--truth 400] [--samples 50] [--seed covering]
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
from horda.think.advice import options_of, tried
from horda.think.search import guide_of, played_on
from horda.think.sureness import LEAST, MODEL_ERROR, Range, range_of

SETTINGS: tuple[tuple[str, int, dict[str, Plain]], ...] = (
    ("green_horde", 1, {"mission": "the_evil_shrine"}),
    ("rue_morgue", 1, {}),
    ("army_of_the_dead", 1, {}),
    ("city_of_horror", 4, {}),
    ("zombiland", 4, {}),
    ("green_horde", 1, {"mission": "blood_and_fire"}),
)
LATEST = 0.8
"""Positions are taken from this part of a match: at its very end all is decided."""


class Covered(msgspec.Struct):
    """One position: what advice said of an option, and what came."""

    number: int
    game: str
    mission: str
    moves: int
    option: str
    judged: bool
    chance: float
    error: float
    """The sampling error of the chance."""
    samples: int
    truth: float
    matches: int
    ends: tuple[tuple[float, float], ...] = ()
    """What the weights said of some matches behind the horizon, and what these came to."""

    @property
    def holds(self) -> bool:
        """Whether the range, as it would be told now, covers the truth."""
        return self.range.low <= self.truth <= self.range.high

    @property
    def range(self) -> Range:
        """The range as it would be told now."""
        spread = self.error**2 * self.samples
        return range_of(self.chance, spread, self.samples, judged=self.judged, ends=self.ends)


def position(number: int, seed: str) -> tuple[State, int]:
    """A position of a match that careful bots play, and a seat that has something to decide there."""
    name, seats, options = SETTINGS[number % len(SETTINGS)]
    key = f"{seed}/{number}"
    length = len(_played(name, seats, options, key, 1 << 30).moves)
    start = 1 + Dice(f"{key}/where").below(max(1, int(LATEST * length)))
    state = _played(name, seats, options, key, start)
    return state, state.all_choices()[0].seat


def _played(name: str, seats: int, options: dict[str, Plain], key: str, moves: int) -> State:
    """A match after so many decisions, and then as many more as lead to one that is none by itself."""
    state = game(name).new(seats=seats, seed=key, **options)
    dice = Dice(f"{key}/bots")
    while not state.over:
        seat = state.all_choices()[0].seat
        if len(state.moves) >= moves and len(state.choices(seat)) > 2 and state.round:
            break
        state.apply(guide_of(name).choose(Turn.of(state, seat, dice)))
    return state


def covered(number: int, seed: str, samples: int, truth: int) -> Covered | None:
    """Look at one position; None where its match was over before anything was asked."""
    state, seat = position(number, seed)
    if state.over:
        return None
    key = f"{seed}/{number}"
    turn = Turn.of(state, seat, Dice(f"{key}/options"), Budget(playouts=truth))
    options = options_of(turn)[:3]
    choice = options[Dice(f"{key}/which").below(len(options))]
    trial = tried(turn, key, range(samples), choice)
    at = trial.choices.index(choice.as_json())
    said = [row[at].value for row in trial.worlds]
    came = [played_on(turn.imagine(), choice, turn.rng.below(1 << 62)) for _ in range(truth)]
    chance, spread = fmean(said), pvariance(said)
    return Covered(
        number=number,
        game=state.game.id,
        mission=str(state.options.get("mission", "")),
        moves=len(state.moves),
        option=choice.text(),
        judged=trial.judged,
        chance=chance,
        error=sqrt(spread / samples),
        samples=samples,
        truth=fmean(came),
        matches=truth,
        ends=trial.ends,
    )


def told(rows: list[Covered]) -> str:
    """How many ranges held, and which error of the weights would make nine of ten hold."""
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
        lines.append(f"error of the weights, in coins: {_own_error(judged):.2f}; used: {MODEL_ERROR}")
    return "\n".join(lines)


def _own_error(rows: list[Covered]) -> float:
    """What is left of the distance to the truth beside both sampling errors, in widths of a coin."""
    left = []
    for row in rows:
        width = max(row.chance * (1 - row.chance), LEAST)
        sampling = row.error**2 + row.truth * (1 - row.truth) / row.matches
        left.append(((row.chance - row.truth) ** 2 - sampling) / width)
    return sqrt(max(0.0, fmean(left)))


def main() -> None:
    """Go on with a file of positions and say what they come to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--truth", type=int, default=400)
    parser.add_argument("--samples", type=int, default=50)
    parser.add_argument("--seed", default="covering")
    asked = parser.parse_args()
    done = asked.file.read_text(encoding="utf-8").splitlines() if asked.file.exists() else []
    rows = {row.number: row for row in (msgspec.json.decode(line, type=Covered) for line in done)}
    with asked.file.open("a", encoding="utf-8") as out:
        for number in range(asked.positions):
            if number in rows:
                continue
            row = covered(number, asked.seed, asked.samples, asked.truth)
            if row is not None:
                rows[number] = row
                out.write(json.dumps(msgspec.to_builtins(row)) + "\n")
                out.flush()
    print(told(list(rows.values())))


if __name__ == "__main__":
    main()
