"""Tests that weights of custom missions are trained within limits, cached by the mission's content, and used."""

import logging
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from horda.engine.state import State
from horda.games import game
from horda.think.learning import weight_cache as keeping
from horda.think.learning.mission_trainer import TrainingPlan, train_mission
from horda.think.learning.weight_cache import cached_weights, path_of, store_weights
from horda.think.value import value_for

WHAT = game("green_horde")
TEXT = files(WHAT.home).joinpath("content", "missions", "the_evil_shrine.yaml").read_text(encoding="utf-8")
OPTIONS = {"mission": "own", "map": f"{TEXT}\n"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HORDA_WEIGHTS", str(tmp_path))
    return tmp_path


def new_match() -> State:
    return WHAT.new(seats=1, seed=1, **OPTIONS)


def test_a_trained_mission_is_cached(monkeypatch: pytest.MonkeyPatch):
    assert value_for(new_match()) is None
    weights = train_mission(TrainingPlan("green_horde", OPTIONS, matches=8, seconds=600.0))
    assert weights is not None
    assert weights.matches == 8
    weights = msgspec.structs.replace(weights, brier=0.1, base=0.2)
    store_weights(weights)
    found = value_for(new_match())
    assert found is not None
    assert found.weights == weights
    monkeypatch.delenv("HORDA_WEIGHTS")
    assert value_for(new_match()) is None


def test_too_little_time_trains_nothing():
    assert train_mission(TrainingPlan("green_horde", OPTIONS, seconds=-1.0)) is None


def test_a_file_that_holds_something_else_is_not_used_and_the_log_says_so(
    folder: Path, caplog: pytest.LogCaptureFixture
):
    path = path_of("0" * 16)
    assert path == folder / f"{'0' * 16}.json"
    path.write_text('{"content": 3}')
    with caplog.at_level(logging.WARNING, logger="horda.think"):
        assert cached_weights("0" * 16) is None
    assert "not used" in caplog.text


def test_weights_of_another_process_are_found_later(monkeypatch: pytest.MonkeyPatch):
    now = [100.0]
    monkeypatch.setattr(keeping, "monotonic", lambda: now[0])
    weights = train_mission(TrainingPlan("green_horde", OPTIONS, matches=5, seconds=600.0))
    assert weights is not None
    assert cached_weights(weights.content) is None
    path = path_of(weights.content)
    assert path is not None
    store_weights(weights)
    keeping._seen[path] = (now[0], None)
    assert cached_weights(weights.content) is None
    now[0] += keeping.RETRY_AFTER_S + 1
    assert cached_weights(weights.content) == weights
