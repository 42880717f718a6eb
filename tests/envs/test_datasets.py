"""Tests of datasets: stored matches of bots that replay exactly."""

import gzip
import json

import pytest
from tests.envs.games import GAMES

import horda
from horda.envs.datasets import MATCHES_FILE, DatasetPlan, main, make, play, samples


def test_a_dataset_has_its_matches_and_a_card(tmp_path):
    assert (
        main(["zombiland", "--matches", "3", "--out", str(tmp_path), "--seats", "3", "--workers", "1"]) == 0
    )
    with gzip.open(tmp_path / MATCHES_FILE, "rt", encoding="utf-8") as file:
        head, *matches = map(json.loads, file)
    assert (head["game"], head["seats"], [one["seed"] for one in matches]) == ("zombiland", 3, [1, 2, 3])
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "3 matches of Survivor Zombiland" in card
    assert all(f"`{one['why']}`" in card for one in matches)


@pytest.mark.parametrize(
    "game",
    ["zombiland", *(pytest.param(game, marks=pytest.mark.long) for game in GAMES if game != "zombiland")],
)
def test_samples_are_the_legal_actions_that_were_taken(game, tmp_path):
    options = {"mission": "the_alarm_bell"} if game == "green_horde" else {}
    seats = 3 if game == "city_of_horror" else 2
    make(DatasetPlan(game, seats, options, "heuristic", 5), 1, tmp_path, 1)
    last = None
    for sample in samples(tmp_path):
        assert sample.action in sample.legal
        last = sample
    assert last is not None
    last.match.act(last.seat, last.action)
    assert last.match.over or last.match.state.over
    with gzip.open(tmp_path / MATCHES_FILE, "rt", encoding="utf-8") as file:
        record = json.loads(list(file)[1])
    assert list(last.match.state.result.winners) == record["winners"]


def test_the_same_seed_gives_the_same_match():
    order = DatasetPlan("zombiland", 2, {}, "heuristic", 1)
    assert play(order, 9) == play(order, 9)
    assert play(order, 9) != play(order, 10)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--option", "colour", "red"], "no option `colour`"),
        (["--option", "dead_cards", "up"], "allowed: bottom, shuffle, top"),
        (["--player", "nobody"], "no bot called `nobody`"),
        (["--seats", "9"], "for 2 to 6 players"),
        (["--matches", "0"], "at least 1"),
    ],
)
def test_a_wrong_command_line_is_refused_with_what_is_possible(words, problem, tmp_path, capsys):
    assert main(["zombiland", "--out", str(tmp_path / "new"), *words]) == 2
    assert problem in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_dataset_of_other_rules_is_refused(tmp_path):
    make(DatasetPlan("zombiland", 2, {}, "random", 1), 1, tmp_path, 1)
    with gzip.open(tmp_path / MATCHES_FILE, "rt", encoding="utf-8") as file:
        head, *rest = list(file)
    older = json.dumps({**json.loads(head), "rules": 0})
    with gzip.open(tmp_path / MATCHES_FILE, "wt", encoding="utf-8") as file:
        file.write("\n".join([older, *rest]))
    with pytest.raises(ValueError, match="make it again"):
        next(samples(tmp_path))
    assert horda.game("zombiland").version > 0
