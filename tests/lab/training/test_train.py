"""Tests of training: weights by setting, equal with one worker or two, and resumed after an interruption."""

from pathlib import Path

import pytest

import horda
from horda.games import game, games
from horda.lab.series import Setting
from horda.lab.training import train as lab_train
from horda.lab.training.train import BadWeights, read_weights, train
from horda.think import fingerprint
from horda.think.learning import training
from horda.think.learning.training import MatchCourse, sample_match

SHRINE = Setting("green_horde", ("heuristic",), {"mission": "the_evil_shrine"})
BELL = Setting("green_horde", ("heuristic",), {"mission": "the_alarm_bell"})


def train_into(path: Path, *settings: Setting, workers: int = 1) -> dict[str, bool]:
    found = train(settings, path, plain=5, erring=1, seed="few", workers=workers)
    return {name: was_there for name, _, was_there in found}


def test_one_worker_and_two_learn_the_same(tmp_path: Path):
    assert train_into(tmp_path / "one.json", SHRINE) == {"the_evil_shrine": False}
    train_into(tmp_path / "two.json", SHRINE, workers=2)
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()


def test_trained_settings_stay_and_others_are_added(tmp_path: Path):
    path = tmp_path / "weights.json"
    train_into(path, SHRINE)
    first = read_weights(path)["the_evil_shrine"]
    told: list[int] = []
    found = train((SHRINE, BELL), path, plain=5, erring=1, seed="other", workers=1, progress=told.append)
    assert [(name, was_there) for name, _, was_there in found] == [
        ("the_evil_shrine", True),
        ("the_alarm_bell", False),
    ]
    assert read_weights(path)["the_evil_shrine"] == first
    assert told[-1] == 12


def test_a_setting_is_trained_again_when_rules_or_bots_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "weights.json"
    train_into(path, BELL)
    now = read_weights(path)["the_alarm_bell"].played_with
    assert now == fingerprint.version_with_fingerprint("green_horde")
    assert now.startswith(horda.__version__)
    played: list[str] = []

    def record_and_sample(*given: object, plain: bool) -> MatchCourse:
        played.append(str(given[3]))
        return sample_match(*given, plain=plain)  # type: ignore[arg-type]

    monkeypatch.setattr(lab_train, "sample_match", record_and_sample)
    assert train_into(path, BELL) == {"the_alarm_bell": True}
    assert played == []
    for module in (lab_train, training):
        monkeypatch.setattr(module, "version_with_fingerprint", lambda _: "other")
    assert train_into(path, BELL) == {"the_alarm_bell": False}
    assert len(played) == 6
    assert read_weights(path)["the_alarm_bell"].played_with == "other"


def test_an_interrupted_training_continues_from_the_last_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "weights.json"
    train_into(tmp_path / "whole.json", SHRINE)
    whole = (tmp_path / "whole.courses" / "the_evil_shrine.jsonl").read_bytes().splitlines(keepends=True)
    kept = tmp_path / "weights.courses" / "the_evil_shrine.jsonl"
    kept.parent.mkdir()
    kept.write_bytes(b"".join(whole[:4]) + whole[4][:50])
    played: list[str] = []

    def record_and_sample(*given: object, plain: bool) -> MatchCourse:
        played.append(str(given[3]))
        return sample_match(*given, plain=plain)  # type: ignore[arg-type]

    monkeypatch.setattr(lab_train, "sample_match", record_and_sample)
    train_into(path, SHRINE)
    assert played == ["few/3", "few/4", "few/erring/0"]
    assert path.read_bytes() == (tmp_path / "whole.json").read_bytes()


@pytest.mark.long
def test_an_interrupted_training_reads_the_stored_matches_of_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def nobody(*given: object, plain: bool) -> MatchCourse:
        raise AssertionError(f"{given[3]} was played already")

    for name in sorted(games()):
        setting = Setting(
            name, ("heuristic",) * game(name).min_seats, dict(game(name).options_with_defaults({}))
        )
        path = tmp_path / f"{name}.json"
        list(train((setting,), path, plain=2, erring=1, seed="few", workers=1))
        first = path.read_bytes()
        path.unlink()
        with monkeypatch.context() as patched:
            patched.setattr(lab_train, "sample_match", nobody)
            list(train((setting,), path, plain=2, erring=1, seed="few", workers=1))
        assert path.read_bytes() == first


def test_common_weights_are_fitted_on_all_missions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(training, "MIN_MATCHES", 6)
    path = tmp_path / "weights.json"
    told = list(train((SHRINE, BELL), path, plain=5, erring=1, seed="few", workers=1))
    assert [(name, was_there) for name, _, was_there in told] == [
        ("the_evil_shrine", False),
        ("the_alarm_bell", False),
        ("any", False),
    ]
    found, guess = read_weights(path), told[-1][1]
    assert guess.matches == 12
    # Weights no better than the base rate are not stored.
    assert ("any" in found) == (guess.brier < guess.base)
    alone = tmp_path / "alone.json"
    train_into(alone, SHRINE)
    assert read_weights(alone)["the_evil_shrine"].weights != found["the_evil_shrine"].weights


def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path):
    path = tmp_path / "weights.json"
    path.write_text('{"the_evil_shrine": 3}')
    with pytest.raises(BadWeights, match="holds no weights"):
        train_into(path, SHRINE)
    assert path.read_text() == '{"the_evil_shrine": 3}'
