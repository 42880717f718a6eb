"""Weights are learnt setting by setting, alike with one worker and two, and a stopped run goes on."""

from pathlib import Path

import pytest

import horda
from horda.games import game, games
from horda.lab import train as training
from horda.lab.series import Setting
from horda.lab.train import BadWeights, read_weights, train
from horda.think import fingerprint, learning
from horda.think.learning import MatchCourse, course_of

SHRINE = Setting("green_horde", ("heuristic",), {"mission": "the_evil_shrine"})
BELL = Setting("green_horde", ("heuristic",), {"mission": "the_alarm_bell"})


def learnt_in(path: Path, *settings: Setting, workers: int = 1) -> dict[str, bool]:
    found = train(settings, path, plain=5, erring=1, seed="few", workers=workers)
    return {name: was_there for name, _, was_there in found}


def test_one_worker_and_two_learn_the_same(tmp_path: Path):
    assert learnt_in(tmp_path / "one.json", SHRINE) == {"the_evil_shrine": False}
    learnt_in(tmp_path / "two.json", SHRINE, workers=2)
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()


def test_what_was_learnt_stays_and_more_is_added(tmp_path: Path):
    path = tmp_path / "weights.json"
    learnt_in(path, SHRINE)
    first = read_weights(path)["the_evil_shrine"]
    told: list[int] = []
    found = train((SHRINE, BELL), path, plain=5, erring=1, seed="other", workers=1, progress=told.append)
    assert [(name, was_there) for name, _, was_there in found] == [
        ("the_evil_shrine", True),
        ("the_alarm_bell", False),
    ]
    assert read_weights(path)["the_evil_shrine"] == first
    assert told[-1] == 12


def test_what_other_players_have_played_is_learnt_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "weights.json"
    learnt_in(path, BELL)
    now = read_weights(path)["the_alarm_bell"].played_with
    assert now == fingerprint.played_with("green_horde")
    assert now.startswith(horda.__version__)
    played: list[str] = []

    def counted(*given: object, plain: bool) -> MatchCourse:
        played.append(str(given[3]))
        return course_of(*given, plain=plain)  # type: ignore[arg-type]

    monkeypatch.setattr(training, "course_of", counted)
    assert learnt_in(path, BELL) == {"the_alarm_bell": True}
    assert played == []
    for module in (training, learning):
        monkeypatch.setattr(module, "played_with", lambda _: "other")
    assert learnt_in(path, BELL) == {"the_alarm_bell": False}
    assert len(played) == 6
    assert read_weights(path)["the_alarm_bell"].played_with == "other"


def test_a_run_that_was_stopped_plays_on_from_the_last_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "weights.json"
    learnt_in(tmp_path / "whole.json", SHRINE)
    whole = (tmp_path / "whole.courses" / "the_evil_shrine.jsonl").read_bytes().splitlines(keepends=True)
    kept = tmp_path / "weights.courses" / "the_evil_shrine.jsonl"
    kept.parent.mkdir()
    kept.write_bytes(b"".join(whole[:4]) + whole[4][:50])
    played: list[str] = []

    def counted(*given: object, plain: bool) -> MatchCourse:
        played.append(str(given[3]))
        return course_of(*given, plain=plain)  # type: ignore[arg-type]

    monkeypatch.setattr(training, "course_of", counted)
    learnt_in(path, SHRINE)
    assert played == ["few/3", "few/4", "few/erring/0"]
    assert path.read_bytes() == (tmp_path / "whole.json").read_bytes()


@pytest.mark.long
def test_a_stopped_run_of_every_game_reads_what_it_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
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
            patched.setattr(training, "course_of", nobody)
            list(train((setting,), path, plain=2, erring=1, seed="few", workers=1))
        assert path.read_bytes() == first


def test_what_missions_have_in_common_is_learnt_from_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(learning, "FEWEST", 6)
    path = tmp_path / "weights.json"
    told = list(train((SHRINE, BELL), path, plain=5, erring=1, seed="few", workers=1))
    assert [(name, was_there) for name, _, was_there in told] == [
        ("the_evil_shrine", False),
        ("the_alarm_bell", False),
        ("any", False),
    ]
    found, guess = read_weights(path), told[-1][1]
    assert guess.matches == 12
    # What does no better than the plain rate is not kept.
    assert ("any" in found) == (guess.brier < guess.base)
    alone = tmp_path / "alone.json"
    learnt_in(alone, SHRINE)
    assert read_weights(alone)["the_evil_shrine"].weights != found["the_evil_shrine"].weights


def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path):
    path = tmp_path / "weights.json"
    path.write_text('{"the_evil_shrine": 3}')
    with pytest.raises(BadWeights, match="holds no weights"):
        learnt_in(path, SHRINE)
    assert path.read_text() == '{"the_evil_shrine": 3}'
