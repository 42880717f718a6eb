"""Tests of custom missions in the terminal: played, simulated, listed, and rejected with a reason if invalid."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Horda
from tests.games.zombicide.own import FIRST_LIGHT

from horda.cli import exit_codes


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "first_light.yaml"
    path.write_text(FIRST_LIGHT, encoding="utf-8")
    return path


@pytest.fixture
def folder(home: Path) -> Path:
    """Return the person's own mission folder, with a playable mission and a broken one."""
    own = home / "missions"
    own.mkdir(parents=True)
    own.joinpath("dawn.yaml").write_text(FIRST_LIGHT, encoding="utf-8")
    own.joinpath("torn.yaml").write_text(FIRST_LIGHT.replace("at: A1}", "at: D1}"), encoding="utf-8")
    return own


def test_a_file_is_played_where_it_lies_and_gone_on_with_without_it(horda: Horda, home: Path, file: Path):
    said = horda.well("play", str(file), "--seats", "1", "--seed", "3", typed="m\nq\n")
    assert "First Light" in said
    assert "1. Take the red objective at F4." in said
    assert "Rules. Whoever takes the objective gains 5 experience." in said
    file.unlink()
    assert "First Light" in horda.well("play", "--resume", typed="q\n")
    (kept,) = home.joinpath("matches").glob("*.json")
    assert "First Light" in horda.well("replay", str(kept))


def test_a_file_that_cannot_be_played_says_where_and_why(horda: Horda, file: Path):
    file.write_text(FIRST_LIGHT.replace("at: A1}", "at: D1}"), encoding="utf-8")
    for command in ("play", "simulate"):
        done = horda(command, str(file))
        assert done.exit_code == exit_codes.NOT_HELD
        assert f"{file}:8: error: no way leads to the token `exit` at D1" in done.stdout


def test_a_file_is_simulated(horda: Horda, file: Path):
    said = horda.well("simulate", str(file), "--seats", "1", "--matches", "2", "--seed", "1")
    assert "Quest: First Light" in said
    assert "map" not in said
    report = json.loads(horda.well("simulate", str(file), "--seats", "1", "--matches", "1", "--json"))
    assert report["options"]["mission"] == "own"


def test_a_file_and_a_mission_of_the_box_are_one_too_many(horda: Horda, file: Path):
    told = horda.badly("play", str(file), "--option", "mission=river_of_the_dead")
    assert "is the mission of this match already" in told


def test_the_folder_is_listed_and_a_broken_file_says_why(horda: Horda, folder: Path):
    said = horda.well("mission", "list")
    assert "River of the Dead" in said
    assert f"Your own missions, in {folder}" in said
    assert "First Light  dawn.yaml (Zombicide: Green Horde)" in said
    assert "torn.yaml  broken, line 8: no way leads to the token" in said
    found = json.loads(horda.well("mission", "list", "--json"))
    assert [one["name"] for one in found["own"] if one["problem"]] == ["torn"]
    assert "No missions of your own yet" in horda.well("mission", "list", "--folder", str(folder.parent))
    assert "green_horde" in horda.well("games")


def test_the_menu_offers_the_folder(horda: Horda, folder: Path, monkeypatch: pytest.MonkeyPatch):
    from horda.games import games
    from horda.games.zombicide.game import Zombicide

    monkeypatch.setattr("horda.cli.actions.menu.is_interactive", lambda: True)
    box = sum(len(one.plans) for one in games().values() if isinstance(one, Zombicide))
    said = horda.well(typed=f"5\n{box + 1}\n\n\n\nq\n")
    assert f"{box + 1} First Light  dawn.yaml" in said
    assert "The night is nearly over." in said
