"""Tests of `horda` without arguments, which shows a menu at a terminal."""

from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.locale import Words


@pytest.fixture(autouse=True)
def person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the command believe that its input is an interactive terminal."""
    monkeypatch.setattr("horda.cli.actions.menu.is_interactive", lambda: True)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_menu_is_offered_and_can_be_left(horda: Horda, lang: str):
    words = Words(lang, strict=True)
    said = horda.well("--lang", lang, typed="0\n")
    for name in ("play", "browser", "rules", "missions", "help"):
        assert words.say(f"cli-menu-{name}") in said
    assert words.say("cli-menu-resume") not in said


def test_rules_are_found_from_the_menu(horda: Horda):
    said = horda.well(typed="4\nZL-FGT-04\n")
    assert "ZL-FGT-04  A 6 on the die" in said
    assert "ZL-FGT-04" in horda.well(typed="4\nwhatever the power\n")


def test_a_mission_is_picked_and_begun(horda: Horda, home: Path):
    said = horda.well(typed="5\n1\n\n\n\nq\n")
    assert "River of the Dead" in said
    (kept,) = home.joinpath("matches").glob("army_of_the_dead*.json")
    assert '"mission"' in kept.read_text()
    assert "Go on with the last match" in horda.well(typed="0\n")


def test_help_is_there_too(horda: Horda):
    assert horda.well(typed="6\n").rstrip().endswith(horda.well("--help").rstrip())


def test_a_course_is_opened_from_the_menu(horda: Horda):
    said = horda.well(typed="2\nzombiland\n1\nq\n")
    assert "green_horde  Zombicide: Green Horde: 0 of 11 lessons known" in said
    assert "Goal: End Vera's move where she gets a card." in said
    assert "Goal" not in horda.well(typed="2\n\n")
