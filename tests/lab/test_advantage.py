"""What a decision gains: nothing where the guide is followed, played again alike, and never played twice."""

from pathlib import Path

import pytest

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.games import game
from horda.lab import advantage as measuring
from horda.lab.advantage import Measured, Measurement, OtherMeasure, advantage, gain, measure, measured
from horda.lab.series import Setting

RACE = Setting("zombiland", ("walker", "heuristic"))


def test_who_does_as_its_guide_does_gains_nothing():
    found = measured(Measurement(Setting("zombiland", ("heuristic", "heuristic")), every=2), 0)
    assert found.positions > 3
    assert found.gains == ()


def test_errors_are_found_and_a_seed_is_measured_alike():
    asked = Measurement(RACE, every=2, worlds=2)
    found = measured(asked, 1)
    assert found == measured(asked, 1)
    assert 0 < len(found.gains) < found.positions
    assert measured(Measurement(RACE, every=2, worlds=2, guided=True), 1).positions > 3


def test_the_same_choice_gains_nothing_in_any_world():
    state = game("zombiland").new(seats=2, seed=1)
    while len(state.choices(0)) < 2:
        state.apply(bot("heuristic", "zombiland").choose(Turn.of(state, state.deciders[0], Dice(1))))
    choice = state.choices(0)[0]
    assert gain(state, choice, choice, worlds=3, seed="x") == 0.0


def test_a_run_that_was_stopped_goes_on_and_another_measure_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    played: list[int] = []

    def counted(asked: Measurement, number: int) -> Measured:
        played.append(number)
        return Measured(number, 4, (0.5,), 1.0)

    monkeypatch.setattr(measuring, "measured", counted)
    path = tmp_path / "gains.jsonl"
    assert len(list(measure(path, Measurement(RACE), 2))) == 2
    assert len(list(measure(path, Measurement(RACE), 5))) == 5
    assert played == [0, 1, 2, 3, 4]
    with pytest.raises(OtherMeasure, match="another measurement"):
        list(measure(path, Measurement(RACE, worlds=99), 5))


def test_the_mean_is_that_of_all_positions_and_matches_are_what_differs():
    alike = [Measured(number, 10, (0.1,), 0.0) for number in range(20)]
    known = advantage(alike)
    assert known.value == pytest.approx(0.01)
    assert known.low == pytest.approx(known.high)
    apart = [Measured(number, 10, (0.1 * (-1) ** number,), 0.0) for number in range(20)]
    assert advantage(apart).low < 0 < advantage(apart).high
    assert advantage(apart[:1]).low == -1.0
