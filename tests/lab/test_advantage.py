"""Tests that the gain of a decision is zero if it follows the guide, reproducible, and measured only once."""

from pathlib import Path

import pytest

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.games import game
from horda.lab import advantage as measuring
from horda.lab.advantage import (
    MatchMeasurement,
    Measurement,
    MeasurementMismatch,
    mean_gain,
    measure_match,
    measure_matches,
    win_rate_gain,
)
from horda.lab.series import Setting

RACE = Setting("zombiland", ("walker", "heuristic"))


def test_following_the_guide_gains_nothing():
    found = measure_match(Measurement(Setting("zombiland", ("heuristic", "heuristic")), every=2), 0)
    assert found.positions > 3
    assert found.gains == ()


def test_errors_have_a_cost_and_a_seed_is_reproducible():
    asked = Measurement(RACE, every=2, worlds=2)
    found = measure_match(asked, 3)
    assert found == measure_match(asked, 3)
    assert 0 < len(found.gains) < found.positions
    assert measure_match(Measurement(RACE, every=2, worlds=2, guided=True), 1).positions > 3


def test_the_same_choice_gains_nothing_in_any_world():
    state = game("zombiland").new(seats=2, seed=1)
    while len(state.choices(0)) < 2:
        state.apply(bot("heuristic", "zombiland").choose(Turn.of(state, state.deciders[0], Dice(1))))
    choice = state.choices(0)[0]
    assert win_rate_gain(state, choice, choice, worlds=3, seed="x") == 0.0


def test_an_interrupted_run_resumes_and_other_parameters_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    played: list[int] = []

    def record_match(asked: Measurement, number: int) -> MatchMeasurement:
        played.append(number)
        return MatchMeasurement(number, 4, (0.5,), 1.0)

    monkeypatch.setattr(measuring, "measure_match", record_match)
    path = tmp_path / "gains.jsonl"
    assert len(list(measure_matches(path, Measurement(RACE), 2))) == 2
    assert len(list(measure_matches(path, Measurement(RACE), 5))) == 5
    assert played == [0, 1, 2, 3, 4]
    with pytest.raises(MeasurementMismatch, match="another measurement"):
        list(measure_matches(path, Measurement(RACE, worlds=99), 5))


def test_the_mean_is_over_positions_and_its_interval_is_clustered_by_match():
    alike = [MatchMeasurement(number, 10, (0.1,), 0.0) for number in range(20)]
    known = mean_gain(alike)
    assert known.value == pytest.approx(0.01)
    assert known.low == pytest.approx(known.high)
    apart = [MatchMeasurement(number, 10, (0.1 * (-1) ** number,), 0.0) for number in range(20)]
    assert mean_gain(apart).low < 0 < mean_gain(apart).high
    assert mean_gain(apart[:1]).low == -1.0
