"""Tests of custom players in the terminal and in simulations: loading from a file, errors, and failures in a match."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.cli import exit_codes

pytestmark = pytest.mark.usefixtures("toy")

GOOD = """
class First:
    def choose(self, turn):
        return turn.choices[0]
"""
BROKEN = """
class Broken:
    def choose(self, turn):
        return turn.nothing
"""
SEATS = ("play", "toy", "--seats", "2", "--seed", "3")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.py").write_text(GOOD, encoding="utf-8")
    (tmp_path / "broken.py").write_text(BROKEN, encoding="utf-8")
    return tmp_path


def test_matches_in_bulk_with_a_player_of_ones_own(horda: Horda):
    line = ("simulate", "zombiland", "--players", "good.py:First,random,random", "--matches", "4")
    told = json.loads(horda.well(*line, "--json"))
    assert told["bots"] == ["good.py:First", "random", "random"]
    assert told["finished"] == 4
    again = json.loads(horda.well(*line, "--json", "--workers", "2"))
    assert again["results"] == told["results"]


def test_a_player_that_breaks_in_bulk_is_told_with_its_line_and_the_match(horda: Horda, here: Path):
    line = ("simulate", "zombiland", "--seats", "2", "--players", "broken.py", "--matches", "2")
    for workers in ("1", "2"):
        said = horda.badly(*line, "--workers", workers)
        assert "match 0 of zombiland (seats=2, seed='0/0')" in said
        assert f"{here / 'broken.py'}:4" in said
        assert "AttributeError" in said
    assert "broken.py» falló con AttributeError" in horda.badly(*line, "--lang", "es")


@pytest.mark.parametrize(
    ("name", "en", "es"),
    [
        ("gone.py", "there is no file gone.py", "no existe el archivo gone.py"),
        ("good.py:Second", "has no class “Second”", "no tiene ninguna clase «Second»"),
    ],
)
def test_a_player_that_cannot_sit_down_is_told_in_both_languages(horda: Horda, name: str, en: str, es: str):
    for line in ((*SEATS, "--seat", f"2={name}"), ("simulate", "toy", "--players", name)):
        assert en in horda.badly(*line, code=exit_codes.BAD_FILE)
        assert es in horda.badly(*line, "--lang", "es", code=exit_codes.BAD_FILE)
    assert "my_player.py:Class" in horda.badly(*SEATS, "--seat", "2=genius")


def test_a_player_that_fails_at_the_table_is_told_once_and_the_match_goes_on(horda: Horda):
    done = horda(*SEATS, "--seat", "1=person:Ana", "--seat", "2=broken.py", typed="1\n" * 20)
    assert done.exit_code == 0, done.output
    assert done.stderr.count("The player “") == 1
    assert "broken.py:4. Mend its “choose”" in done.stderr
    assert "Any choice was made in its place" in done.stderr
    assert "The match is kept" in done.stdout or "kept in" in done.stdout


def test_a_match_goes_on_without_a_player_whose_file_is_gone(horda: Horda, here: Path):
    horda.well(*SEATS, "--seat", "1=person", "--seat", "2=good.py:First", typed="q\n")
    (here / "good.py").unlink()
    done = horda("play", "--resume", typed="q\n")
    assert done.exit_code == 0, done.output
    assert f"there is no file {here / 'good.py'}" in done.stderr
    assert "The best bot plays on in its place" in done.stderr


def test_a_bot_that_looks_ahead_sits_at_the_table(horda: Horda):
    budget = ("--playouts", "8", "--think", "60")
    said = horda.well(*SEATS, *budget, "--seat", "1=person", "--seat", "2=search", typed="1\n" * 20)
    assert "kept in" in said
