"""What a player gains by each decision over the one it could have left to its guide, measured to the end.

A match's gain is the sum of what its decisions gain, and two hundred of those tell more than a hundred
matches: where a player does as its guide does, nothing is gained, exactly and for free. Elsewhere both are
played on to the end in the same worlds, which the player has not seen, and only their difference counts.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path

import msgspec

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Turn, decision
from horda.engine.state import State
from horda.games import game
from horda.lab.intervals import Interval, Z
from horda.lab.matches import MAX_DECISIONS, match_seed
from horda.lab.series import Setting
from horda.think.features import feature_reader_for
from horda.think.search import guide_of, play_on

SAMPLE_EVERY = 7
"""Of so many decisions at which looking ahead pays, one is measured: neighbours have much in common."""
WORLDS_PER_POSITION = 10
"""In so many fresh worlds both choices are played on to the end."""


class Measurement(msgspec.Struct, frozen=True):
    """What is measured: whose decisions, at which tables, how thoroughly."""

    setting: Setting
    seat: int = 0
    """Whose decisions are measured; it plays the first player of the setting."""
    seed: int | str = 0
    every: int = SAMPLE_EVERY
    worlds: int = WORLDS_PER_POSITION
    guided: bool = False
    """Whether the guide walks through the matches and the player is asked only where it is measured."""


class MatchMeasurement(msgspec.Struct, frozen=True):
    """The decisions of one match: how many were looked at, and what each gained that was not the guide's."""

    match: int
    positions: int
    gains: tuple[float, ...]
    won: float


class OtherMeasure(ValueError):
    """A file that holds another measurement."""


def measure_match(asked: Measurement, number: int) -> MatchMeasurement:
    """Play one match and measure some of its decisions."""
    setting = asked.setting
    seed = match_seed(asked.seed, number)
    what = game(setting.game)
    reading = feature_reader_for(what)
    state = what.new(seats=len(setting.bots), seed=seed, **setting.plain_options)
    players = [bot(name, setting.game) for name in setting.bots]
    chance = [Dice(f"{seed}/{seat}") for seat in range(len(players))]
    looked_at, positions = number % asked.every, 0
    gains: list[float] = []
    while state.result is None and len(state.moves) < MAX_DECISIONS:
        seat = state.offered()[0].seat
        turn = Turn.of(state, seat, chance[seat], setting.budget)
        close = (
            seat == asked.seat
            and len(turn.choices) > 1
            and (reading is None or reading.is_worth_searching(state))
        )
        looked_at += close
        measures = close and looked_at % asked.every == 0
        usual = guide_of(setting.game).choose(Turn.of(state, seat, Dice(f"{seed}/usual")))
        taken = usual
        if measures or not asked.guided:
            taken = decision(players[seat], turn, setting.bots[seat])
        if measures:
            positions += 1
            if not usual.same(taken):
                here = f"{seed}/{len(state.moves)}"
                gains.append(win_rate_gain(state, taken, usual, worlds=asked.worlds, seed=here))
        state.apply(usual if asked.guided else taken)
    won = float(state.result is not None and asked.seat in state.result.winners)
    return MatchMeasurement(number, positions, tuple(gains), won)


def win_rate_gain(state: State, taken: Choice, usual: Choice, *, worlds: int, seed: str) -> float:
    """How much more often a choice wins than another, in the same worlds and with the same luck."""
    rng, total = Dice(f"{seed}/truth"), 0.0
    for _ in range(worlds):
        world, key = state.determinise(taken.seat, rng), rng.below(1 << 62)
        total += play_on(world.clone(), taken, key) - play_on(world, usual, key)
    return total / worlds


def measure_matches(path: Path, asked: Measurement, matches: int) -> Iterator[MatchMeasurement]:
    """Every match with what was measured in it; what the file holds already is not played again."""
    known = read_measurements(path, asked) if path.exists() else {}
    if not path.exists():
        path.write_bytes(msgspec.json.encode(asked) + b"\n")
    for number in range(matches):
        if number not in known:
            known[number] = measure_match(asked, number)
            with path.open("ab") as lines:
                lines.write(msgspec.json.encode(known[number]) + b"\n")
        yield known[number]


def read_measurements(path: Path, asked: Measurement) -> dict[int, MatchMeasurement]:
    """The matches in a file; one of another measurement is refused."""
    first, *lines = path.read_bytes().splitlines()
    if msgspec.json.decode(first, type=Measurement) != asked:
        raise OtherMeasure(f"{path} holds another measurement: {first.decode()}; name another file")
    found = [msgspec.json.decode(line, type=MatchMeasurement) for line in lines]
    return {one.match: one for one in found}


def mean_gain(found: Iterable[MatchMeasurement]) -> Interval:
    """What a decision gains in the mean; its interval knows that decisions of a match have much in common."""
    matches: Sequence[MatchMeasurement] = list(found)
    positions = sum(one.positions for one in matches)
    if not positions or len(matches) < 2:
        return Interval(0.0, -1.0, 1.0)
    mean = sum(sum(one.gains) for one in matches) / positions
    apart = sum((sum(one.gains) - mean * one.positions) ** 2 for one in matches)
    wide = Z * sqrt(apart * len(matches) / (len(matches) - 1)) / positions
    return Interval(mean, mean - wide, mean + wide)
