"""Tests of the command's output for people and, with `--json`, for programs."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.cli import exit_codes

pytestmark = pytest.mark.usefixtures("toy")

ALONE = ("play", "toy", "--seats", "2", "--seed", "5")


def test_the_shelf_for_people_and_programs(horda: Horda):
    assert "Carta alta" in horda.well("games", "--lang", "es")
    shelf = {one["id"]: one for one in json.loads(horda.well("games", "--json"))}
    assert shelf["toy"]["seats"] == [2, 4]
    assert shelf["toy"]["options"][0] == {"name": "tricks", "values": [2, 5], "default": 5}
    assert "random" in shelf["zombiland"]["bots"]


def test_a_simulation_reports_all_that_the_manual_promises(horda: Horda):
    line = ("simulate", "toy", "--seats", "3", "--players", "random", "--matches", "20", "--seed", "4")
    told = json.loads(horda.well(*line, "--json"))
    assert told["game"] == "toy"
    assert told["options"] == {"tricks": 5, "mood": "calm"}
    assert (told["seats"], told["bots"], told["seed"]) == (3, ["random"] * 3, 4)
    assert (told["games"], told["finished"]) == (20, 20)
    assert told["decisions"] > 100
    assert all(told[name] > 0 for name in ("wall_s", "cpu_s", "decisions_per_s"))
    assert sum(told["results"]["by_outcome"].values()) == 20
    assert [one["seat"] for one in told["results"]["by_seat"]] == [0, 1, 2]
    assert list(told["rounds"]) == list(told["decisions_per_game"]) == ["p10", "p50", "p90"]
    people = horda.well(*line, "--lang", "es")
    assert "Terminaron 20 de 20 partidas." in people
    assert "Más bazas que nadie." in people


def test_bots_may_be_named_seat_by_seat_and_options_given(horda: Horda):
    told = json.loads(
        horda.well(
            "simulate",
            "toy",
            "--players",
            "random,random",
            "--matches",
            "3",
            "--option",
            "tricks=2",
            "--json",
        )
    )
    assert (told["seats"], told["options"]["tricks"], told["rounds"]["p90"]) == (2, 2, 2)


def test_a_replay_sums_up_shows_any_moment_and_walks(horda: Horda, home: Path):
    horda.well(*ALONE, "--option", "tricks=2", typed="1\n" * 8)
    (file,) = home.joinpath("matches").glob("*.json")
    whole = horda.well("replay", str(file))
    assert "Tricks: 2" in whole
    assert "takes the trick" in whole
    assert "win" in whole
    middle = horda.well("replay", str(file), "--to", "2", "--seat", "1")
    assert "After 2 of" in middle
    assert "hands, Bot 2" in middle
    walked = horda.well("replay", str(file), "--step", "--lang", "es", typed="\n\nq\n")
    assert walked.count("Tras ") == 3
    told = json.loads(horda.well("replay", str(file), "--json"))
    assert told["at"] == told["decisions"] == len(told["moves"])
    assert told["over"] is True
    assert told["result"]["why"] in ("alone", "tie")
    start = json.loads(horda.well("replay", str(file), "--to", "0", "--json"))
    assert (start["at"], start["moves"], start["over"]) == (0, [], False)
    assert start["hash"] != told["hash"]
    assert "There is no decision 999" in horda.badly("replay", str(file), "--to", "999")
    assert "seats 1 to 2" in horda.badly("replay", str(file), "--seat", "3")


def test_a_replay_hides_from_spectators_what_they_may_not_know(horda: Horda, home: Path):
    horda.well(*ALONE, typed="q\n")
    (file,) = home.joinpath("matches").glob("*.json")
    assert "a hidden card" in horda.well("replay", str(file))
    told = json.loads(horda.well("replay", str(file), "--json"))
    assert all(event[-1] == "?" for event in told["events"] if event[0] == "CardDrawn")


CASE = """
case: the_higher_sum_takes_the_trick
game: toy
rules: [TOY-02]
given: {{hands: {{"0": low middle, "1": high middle}}, dice: [2, 6]}}
when: [0 lay low, 1 lay high]
then: {{points: [0, {points}]}}
"""


def test_cases_are_played_and_what_does_not_hold_is_said(horda: Horda, tmp_path: Path):
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(CASE.format(points=1))
    assert "The case holds." in horda.well("case", str(good))
    bad.write_text(CASE.format(points=2))
    done = horda("case", str(tmp_path))
    assert done.exit_code == exit_codes.NOT_HELD
    assert "points is [0, 1], not [0, 2]" in done.stdout
    assert "1 of 2 do not hold." in done.stdout
    told = json.loads(horda("case", str(tmp_path), "--json").stdout)
    assert [one["problem"] is None for one in told] == [False, True]
    bad.write_text("case: x\nrulez: []\n")
    assert "bad.yaml:" in horda.badly("case", str(bad), code=exit_codes.BAD_FILE)


def test_the_rulebook_is_read_in_both_languages(horda: Horda):
    assert "Zone 0" in horda.well("rules", "zombiland", "ZL-SET-02")
    assert "Zona 0" in horda.well("rules", "zombiland", "zl-set-02", "--lang", "es")
    assert "ZL-SET-14" in horda.well("rules", "zombiland", "set")
    assert "SET   Preparación" in horda.well("rules", "zombiland", "--lang", "es")
    assert "zombiland" in horda.well("rules")
    found = json.loads(
        horda.well("rules", "zombiland", "--search", "RECURSOS baraja", "--lang", "es", "--json")
    )
    assert "ZL-SET-06" in [one["id"] for one in found]
    book = json.loads(horda.well("rules", "zombiland", "--json"))
    assert book["title"]["es"]
    assert {one["game"] for one in json.loads(horda.well("rules", "--json"))} >= {"zombiland"}
