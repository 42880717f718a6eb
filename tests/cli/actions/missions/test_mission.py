"""Tests of `horda mission check` and `horda mission draw`."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.cli import exit_codes
from horda.games.green_horde.game import GreenHorde
from horda.games.zombicide.board.tiles import BORDERS, KINDS, TO_A_ROOM
from horda.locale import Words

GOOD = """\
id: first_light
origin: horda
tiles: [[20V.270, 16R], [18R.90, 17R.270]]
tokens:
  - {put: start, at: E1}
  - {put: spawn, at: B6}
  - {put: objective, at: F2}
edges:
  - {put: door, between: [E2, F2]}
win: {taken: objective}
"""


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make Green Horde the only game on the shelf."""
    import importlib

    games = importlib.import_module("horda.games")
    edition = GreenHorde()
    monkeypatch.setattr(games, "games", lambda: {"green_horde": edition})


@pytest.fixture
def mission(tmp_path: Path) -> Path:
    path = tmp_path / "first_light.yaml"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_a_mission_that_can_be_played(horda: Horda, mission: Path):
    told = horda.well("mission", "check", str(mission))
    assert "It can be played" in told
    assert f"{mission}:3: warning: no door leads into the building of A4" in told


def test_a_mission_that_cannot_be_played(horda: Horda, mission: Path):
    mission.write_text(GOOD.replace("at: F2", "at: C2"), encoding="utf-8")
    result = horda("mission", "check", str(mission))
    assert result.exit_code == exit_codes.NOT_HELD
    assert f"{mission}:7: error: no way leads to the token `objective` at C2" in result.stdout
    assert "It cannot be played yet: one error." in result.stdout


def test_the_check_in_spanish_and_for_programs(horda: Horda, mission: Path):
    mission.write_text(GOOD.replace("at: F2", "at: C2"), encoding="utf-8")
    assert (
        "Todavía no se puede jugar: un error."
        in horda("mission", "check", str(mission), "--lang", "es").stdout
    )
    told = json.loads(horda("mission", "check", str(mission), "--json").stdout)
    wrong = next(one for one in told if one["severity"] == "error")
    assert (wrong["what"], wrong["line"], wrong["about"]) == (
        "unreachable",
        7,
        {"token": "objective", "zone": "C2"},
    )


def test_goals_that_say_nothing_to_the_bots_are_named(horda: Horda, mission: Path):
    assert "careful bot" not in horda("mission", "check", str(mission)).stderr
    goals = "goals:\n  - {taken: objective}\n  - {any_of: [{killed: {count: 9}}, {sealed: E4}]}"
    mission.write_text(GOOD.replace("win: {taken: objective}", goals), encoding="utf-8")
    assert "careful bot" not in horda("mission", "check", str(mission)).stderr
    mission.write_text(GOOD.replace("win: {taken: objective}", "win: {sealed: E4}"), encoding="utf-8")
    assert "Goal 1 of this mission says nothing" in horda("mission", "check", str(mission)).stderr
    spanish = horda("mission", "check", str(mission), "--lang", "es").stderr
    assert "no entiende el objetivo 1" in spanish


def test_a_file_that_cannot_be_read_says_where(horda: Horda, mission: Path):
    mission.write_text(GOOD.replace("20V.270", "20X.270"), encoding="utf-8")
    result = horda("mission", "check", str(mission), "--game", "green_horde")
    assert result.exit_code == exit_codes.NOT_HELD
    assert f"{mission}:3: error: unknown tile `20X`; did you mean `20V`?" in result.stdout


def test_a_game_without_missions_is_refused(horda: Horda, mission: Path):
    result = horda("mission", "check", str(mission), "--game", "zombiland")
    assert result.exit_code == 2
    assert "“zombiland” is not a game with missions. These have some: green_horde." in result.stderr


def test_the_map_of_a_mission(horda: Horda, mission: Path, tmp_path: Path):
    out = tmp_path / "map.svg"
    assert str(out) in horda.well("mission", "draw", str(mission), "-o", str(out))
    assert "First light" in out.read_text(encoding="utf-8")
    paper = out.read_text(encoding="utf-8")
    horda.well("mission", "draw", str(mission), "-o", str(out), "--theme", "night")
    assert out.read_text(encoding="utf-8") != paper


def test_bare_tiles_are_drawn_and_told_what_they_lack(horda: Horda, tmp_path: Path):
    tiles, out = tmp_path / "bare.yaml", tmp_path / "map.svg"
    tiles.write_text("tiles: [[13V, 19R.90], [15R.180, 14R.90]]\n", encoding="utf-8")
    printed = horda.well("mission", "draw", str(tiles), "-o", str(out))
    assert "as far as it goes" in printed
    assert f"{tiles}:1: error: there is no starting zone" in printed
    assert "<svg" in out.read_text(encoding="utf-8")


def test_every_tile_of_a_game_is_listed_and_drawn(horda: Horda, tmp_path: Path):
    game = "green_horde"
    names = [tile["id"] for tile in json.loads(horda.well("mission", "tiles", game, "--json"))]
    printed = horda.well("mission", "tiles", game, "--lang", "es")
    assert all(name in printed.split() for name in names)
    assert "habitación" in printed
    out = tmp_path / "tiles.svg"
    assert str(out) in horda.well("mission", "tiles", game, "-o", str(out))
    drawn = out.read_text(encoding="utf-8")
    assert all(f">{name}</text>" in drawn for name in names)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_sign_of_a_tile_has_a_name(lang: str):
    words = Words(lang, "rue_morgue", families=["zombicide"])
    assert all(words.has(f"zombicide-ground-{kind.name.replace('_', '-')}") for kind in KINDS.values())
    assert all(words.has(f"cli-mission-sign-{ord(sign)}") for sign in (*BORDERS, TO_A_ROOM))


def test_the_faces_of_one_tile_are_named(horda: Horda):
    tiles = {tile["id"]: tile for tile in json.loads(horda.well("mission", "tiles", "green_horde", "--json"))}
    assert tiles["12R"]["other_faces"] == ["12V"]
    assert "zombiland" in horda("mission", "tiles", "zombiland").stderr


def test_the_help_of_missions_is_told_in_both_languages(horda: Horda):
    assert "say what is wrong with a mission" in horda.well("mission", "--help")
    assert "dibujar el mapa de una misión" in horda.well("mission", "--help", "--lang", "es")
    assert "where the drawing goes" in horda.well("mission", "draw", "--help")


def test_a_mistyped_tile_is_blamed_with_the_list_of_its_own_game(
    horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    import importlib

    shelf = importlib.import_module("horda.games")
    editions = {name: shelf.game(name) for name in ("army_of_the_dead", "green_horde", "rue_morgue")}
    monkeypatch.setattr(shelf, "games", lambda: editions)
    file = tmp_path / "first_light.yaml"
    file.write_text(GOOD.replace("18R.90", "18X.90"), encoding="utf-8")
    result = horda("mission", "check", str(file))
    assert f"{file}:3: error: unknown tile `18X`; did you mean `18V`?" in result.stdout
