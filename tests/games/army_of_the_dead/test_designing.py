"""Tests of the mission check for Army of the Dead: goals that cannot be met are reported before play."""

from importlib.resources import files

import pytest

from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.zombicide.missions.checking.checks import problems_in

GAME = ArmyOfTheDead()


def errors_after_changes(
    mission: str, *changes: tuple[str, str]
) -> list[tuple[str, str, dict[str, str | int]]]:
    """Return the errors of a mission of the box after some changes to its text."""
    text = files(GAME.home).joinpath("content", "missions", f"{mission}.yaml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return [(one.severity, one.what, one.about) for one in problems_in(text, GAME.words, name="mine.yaml")]


ALL_RED = ("faces: [red, red, yellow, purple]", "faces: [red, red, red, red]")


@pytest.mark.rule("AD-SET-24", "AD-SET-26")
def test_personal_objectives_need_their_tokens():
    lacking = [("error", "no_personal_token", {"colour": colour}) for colour in ("purple", "yellow")]
    assert errors_after_changes("be_my_valentine", ALL_RED) == lacking
    one = ("zeus: zeus_on_horse", "zeus: zeus_on_horse\npersonal: 1")
    assert errors_after_changes("be_my_valentine", ALL_RED, one) == lacking[1:]


def test_a_mission_without_personal_objectives_needs_no_tokens_for_them():
    assert errors_after_changes("be_my_valentine", ALL_RED, ("zeus: zeus_on_horse", "personal: 0")) == []


@pytest.mark.rule("AD-ABO-09")
def test_zeus_comes_to_nobody_without_his_token():
    token = "  - {put: zeus_spawn, at: E2, only_if: {taken: {colour: red, count: 1}}}\n"
    lacking = [("warning", "no_zeus_to_kill", {"token": "zeus_spawn"})]
    assert errors_after_changes("be_my_valentine", (token, "")) == lacking
    assert errors_after_changes("be_my_valentine", (token, ""), ("zeus: zeus_on_horse", "personal: 0")) == []


@pytest.mark.parametrize("mission", ["left_behind", "lights_out"])
def test_what_is_to_be_brought_out_needs_a_way_to_leave(mission: str):
    assert [what for _, what, _ in errors_after_changes(mission, ("{leave: may}", "{noise: A1}"))] == [
        "nobody_leaves"
    ]
