"""Measure how much a player's decisions gain over those of its guide, by playing both to the end.

The gain of a match is the sum of the gains of its decisions, and two hundred decisions give a tighter
estimate than a hundred matches. If the player chooses the same as its guide, the gain is zero and needs no
playout. Otherwise both choices are played to the end in the same sampled states ("worlds"), which differ from
those that the player sampled, and their results are compared.
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
"""One decision in this many is measured, because neighbouring decisions are correlated."""
WORLDS_PER_POSITION = 10
"""Number of sampled states ("worlds") in which both choices are played to the end."""


class Measurement(msgspec.Struct, frozen=True):
    """Parameters of a measurement: the setting, the seat and the sampling."""

    setting: Setting
    seat: int = 0
    """The seat whose decisions are measured; the first bot of the setting plays it."""
    seed: int | str = 0
    every: int = SAMPLE_EVERY
    worlds: int = WORLDS_PER_POSITION
    guided: bool = False
    """Whether the guide plays the matches and the player is asked only at the measured decisions."""


class MatchMeasurement(msgspec.Struct, frozen=True):
    """The result of one match: the number of measured positions, and the gains over the guide."""

    match: int
    positions: int
    gains: tuple[float, ...]
    won: float


class MeasurementMismatch(ValueError):
    """The file holds a measurement with other parameters."""


def measure_match(measurement: Measurement, number: int) -> MatchMeasurement:
    """Play one match and measure a sample of its decisions."""
    setting = measurement.setting
    seed = match_seed(measurement.seed, number)
    what = game(setting.game)
    reading = feature_reader_for(what)
    state = what.new(seats=len(setting.bots), seed=seed, **setting.plain_options)
    players = [bot(name, setting.game) for name in setting.bots]
    chance = [Dice(f"{seed}/{seat}") for seat in range(len(players))]
    looked_at, positions = number % measurement.every, 0
    gains: list[float] = []
    while state.result is None and len(state.moves) < MAX_DECISIONS:
        seat = state.all_choices()[0].seat
        turn = Turn.of(state, seat, chance[seat], setting.budget)
        close = (
            seat == measurement.seat
            and len(turn.choices) > 1
            and (reading is None or reading.is_worth_searching(state))
        )
        looked_at += close
        measures = close and looked_at % measurement.every == 0
        usual = guide_of(setting.game).choose(Turn.of(state, seat, Dice(f"{seed}/usual")))
        choice = usual
        if measures or not measurement.guided:
            choice = decision(players[seat], turn, setting.bots[seat])
        if measures:
            positions += 1
            if not usual.same(choice):
                here = f"{seed}/{len(state.moves)}"
                gains.append(win_rate_gain(state, choice, usual, worlds=measurement.worlds, seed=here))
        state.apply(usual if measurement.guided else choice)
    won = float(state.result is not None and measurement.seat in state.result.winners)
    return MatchMeasurement(number, positions, tuple(gains), won)


def win_rate_gain(state: State, choice: Choice, usual: Choice, *, worlds: int, seed: str) -> float:
    """Return the difference of two choices' win rates, in the same worlds with the same dice."""
    rng, total = Dice(f"{seed}/truth"), 0.0
    for _ in range(worlds):
        world, key = state.determinise(choice.seat, rng), rng.below(1 << 62)
        total += play_on(world.clone(), choice, key) - play_on(world, usual, key)
    return total / worlds


def measure_matches(path: Path, measurement: Measurement, matches: int) -> Iterator[MatchMeasurement]:
    """Yield the measurement of each match; matches already in the file are not played again."""
    known = read_measurements(path, measurement) if path.exists() else {}
    if not path.exists():
        path.write_bytes(msgspec.json.encode(measurement) + b"\n")
    for number in range(matches):
        if number not in known:
            known[number] = measure_match(measurement, number)
            with path.open("ab") as lines:
                lines.write(msgspec.json.encode(known[number]) + b"\n")
        yield known[number]


def read_measurements(path: Path, measurement: Measurement) -> dict[int, MatchMeasurement]:
    """Read the measurements in a file by match number; raise `MeasurementMismatch` if its parameters differ."""
    first, *lines = path.read_bytes().splitlines()
    if msgspec.json.decode(first, type=Measurement) != measurement:
        raise MeasurementMismatch(f"{path} holds another measurement: {first.decode()}; name another file")
    found = [msgspec.json.decode(line, type=MatchMeasurement) for line in lines]
    return {one.match: one for one in found}


def mean_gain(found: Iterable[MatchMeasurement]) -> Interval:
    """Return the mean gain of a decision, with an interval clustered by match."""
    matches: Sequence[MatchMeasurement] = list(found)
    positions = sum(one.positions for one in matches)
    if not positions or len(matches) < 2:
        return Interval(0.0, -1.0, 1.0)
    mean = sum(sum(one.gains) for one in matches) / positions
    apart = sum((sum(one.gains) - mean * one.positions) ** 2 for one in matches)
    wide = Z * sqrt(apart * len(matches) / (len(matches) - 1)) / positions
    return Interval(mean, mean - wide, mean + wide)
