"""Tests of the errors reported for Rue Morgue missions: misplaced locators, tents, wrecks and triggers."""

import pytest
from tests.games.rue_morgue.conftest import GAME

from horda.engine.content.errors import BadContent
from horda.games.zombicide.missions.checking.checks import problems_in
from horda.games.zombicide.missions.reading.plan import plan_of

MAP = """\
id: m
origin: horda
tiles: [[5R]]
win: {never: true}
tokens:
  - {put: start, at: A3}
  - {put: spawn, at: A1}
"""


def wrong(token: str) -> list[tuple[str, str, int]]:
    found = problems_in(f"{MAP}  - {{{token}}}\n", GAME.words, name="m.yaml")
    return [(one.severity, one.what, one.line) for one in found if one.what != "no_way_in"]


def test_a_locator_in_a_spawn_zone_is_right():
    assert wrong("put: locator, at: A1, number: 6") == []


@pytest.mark.parametrize(
    ("token", "what"),
    [
        ("put: locator, at: A1", "locator_without_number"),
        ("put: locator, at: A1, number: 7", "locator_without_number"),
        ("put: locator, at: C1, number: 1", "locator_alone"),
    ],
)
def test_a_locator_has_a_number_and_a_spawn_zone(token: str, what: str):
    assert wrong(token) == [("error", what, 8)]


def test_no_two_locators_have_one_number():
    twice = "put: locator, at: A1, number: 2}\n  - {put: locator, at: A1, number: 2"
    assert wrong(twice) == [("error", "locator_twice", 9)]


def test_more_tents_or_triggers_than_the_box_has():
    triggers = "}\n  - {".join(["put: trigger, at: A1, reach: zone"] * 7)
    assert [what for _, what, _ in wrong(triggers)] == ["more_than_the_box"]


@pytest.mark.parametrize(
    ("token", "message"),
    [
        ("put: tent, at: B2", "a tent stands in the open"),
        ("put: tent, at: A1, face: villa", "unknown card `villa`"),
        ("put: crashed_helicopter, at: A1, covers: [Z9]", "`Z9` is no cell of this map"),
    ],
)
def test_what_cannot_lie_there_is_refused_with_its_line(token: str, message: str):
    with pytest.raises(BadContent, match=message) as refused:
        plan_of(f"{MAP}  - {{{token}}}\n", GAME.words, name="m.yaml")
    assert str(refused.value).startswith("m.yaml:8:")


def test_stairs_need_something_to_lead_over():
    edge = "edges: [{put: stairs, between: [A1, B1]}]\n"
    with pytest.raises(BadContent, match="stairs lead over a fence or through a wall"):
        plan_of(MAP + edge, GAME.words, name="m.yaml")


PAD = """\
id: m
origin: horda
tiles: [[9R]]
win: {taken: objective}
tokens:
  - {put: start, at: C3}
  - {put: spawn, at: A3}
  - {put: helicopter, at: C1}
  - {put: objective, at: A1}
"""


@pytest.mark.parametrize(
    ("more", "wrong"),
    [
        ("", ["unreachable"]),
        ("landing: [A1, C1]\n", ["unreachable"]),
        ("flight: true\nlanding: [A1, C1]\n", []),
    ],
    ids=["on foot", "it cannot fly", "by air"],
)
def test_what_lies_behind_a_fence_is_reached_where_a_helicopter_lands(more: str, wrong: list[str]):
    assert [one.what for one in problems_in(PAD + more, GAME.words, name="m.yaml")] == wrong
