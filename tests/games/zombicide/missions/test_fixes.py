"""Tests of suggested fixes: each fix, when applied, removes its problem from the mission and adds no other error."""

from collections.abc import Iterator

import pytest
import yaml
from tests.games.zombicide.conftest import GAME
from tests.games.zombicide.own import FIRST_LIGHT

from horda.games.zombicide.missions.checking.checker import Problem
from horda.games.zombicide.missions.checking.fixes import FIXES, review_text
from horda.games.zombicide.missions.edits import Edit, apply_edits, edits_between
from horda.locale import LANGUAGES, Words
from horda.locale.missions import mission_fix_text

BROKEN = {
    "no_start": ("put: start", "put: marker"),
    "no_spawn": ("{put: spawn, colour: red, at: C1, side: north}", "{put: marker, at: C1}"),
    "no_such_objective": ("taken: objective", "taken: {colour: blue}"),
    "nothing_to_take": ("{put: objective, colour: red, at: F4}", "{put: marker, at: F4}"),
    "no_such_door": ("event: objective_taken,", "event: door_opened, colour: blue,"),
    "locked_for_ever": ("{put: door, between: [E3, E4]}", "{put: door, colour: blue, between: [E3, E4]}"),
    "never_woken": ("put: spawn, colour: red", "put: spawn, colour: blue"),
    "tile_twice": ("[15R.180, 14R.90]", "[15R.180, 15V.90]"),
    "faces": ("colour: red, at: F4", "face_down: true, at: F4"),
    "nothing_wins": ("goals:\n  - {taken: objective}\n  - {survivors_at: exit}\n", ""),
    "nobody_leaves": ("survivors_at: exit", "escaped: all"),
    "too_few_objectives": ("taken: objective", "taken: {count: 5}"),
    "more_than_take_part": ("survivors_at: exit", "survivors_at: {at: exit, count: 7}"),
    "no_words_for_loss": ("lose: {night_fell: Night has fallen. You lose.}", "turns: [More.]"),
    "no_such_loss": ("{night_fell: Night has fallen. You lose.}", "{night_fell: Night., day_broke: Day.}"),
    "no_words_for_turn": ("{say: 1}", "{say: 2}"),
    "never_counted": ("survivors_at: exit", "counted: {name: bells}"),
    "missing_field": ("id: first_light\n", ""),
    "foreign_token": ("put: exit,", "put: exitt,"),
    "no_such_field_hint": ("{experience: 5}", "{experiense: 5}"),
    "unknown_tile": ("13V", "13W"),
    "unknown_event": ("event: objective_taken", "event: objective_takn"),
}
"""For each problem, a replacement in a valid mission that causes the problem."""
ROOM = "\n    +#+#+#+\n"


def problems_of(text: str) -> list[Problem]:
    return review_text(text, GAME.words, name="mission").problems


def broken_mission(what: str) -> str:
    before, after = BROKEN[what]
    if what == "no_words_for_loss":
        return FIRST_LIGHT.replace(f"    {before}\n", "")
    assert before in FIRST_LIGHT
    return FIRST_LIGHT.replace(before, after, 1)


@pytest.mark.parametrize("what", BROKEN)
def test_each_fix_mends_its_problem_and_brings_no_error(what: str):
    text = broken_mission(what)
    before = problems_of(text)
    (problem,) = [one for one in before if one.what == what]
    assert 1 <= len(problem.fixes) <= 2
    errors = {one.what for one in before if one.severity == "error"}
    for fix in problem.fixes:
        after = problems_of(yaml.safe_dump(apply_edits(yaml.safe_load(text), fix.edits), sort_keys=False))
        assert what not in [one.what for one in after if one.path == problem.path]
        assert len([one for one in after if one.what == what]) < len(
            [one for one in before if one.what == what]
        )
        assert {one.what for one in after if one.severity == "error"} <= errors


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_fix_has_a_sentence(lang: str):
    words = Words.of(GAME, lang)
    for what in BROKEN:
        for problem in problems_of(broken_mission(what)):
            for fix in problem.fixes:
                sentence = mission_fix_text(words, fix.name, fix.about)
                assert sentence[0].isupper()
                assert not sentence.startswith("cli-mission")


def test_a_tile_that_is_close_to_one_of_the_box_is_replaced_with_its_turn():
    (problem,) = [one for one in problems_of(FIRST_LIGHT.replace("15R.180", "15T.180")) if one.fixes]
    (edit,) = problem.fixes[0].edits
    assert edit.path == "$.tiles[1][0]"
    assert edit.value.endswith(".180")


def test_a_path_is_that_of_the_file_also_behind_parts_that_could_not_be_read():
    text = FIRST_LIGHT.replace("{put: exit, at: A1}", "{put: exit, at: Z9}").replace("at: C1", "at: Y9")
    assert [one.path for one in problems_of(text)][:2] == ["$.tokens[1]", "$.tokens[3]"]


def sample_contents() -> Iterator[tuple[object, object]]:
    base = {"a": [1, 2, {"b": 3}], "c": {"d": [4]}}
    yield base, base
    yield base, {"a": [1, {"b": 3}], "c": {"d": [4, 5]}}
    yield base, {"a": [0, 1, 2, {"b": 4}], "e": 1}
    yield {"roll": {1: [2]}}, {"roll": {1: [3], "2-3": [1]}}
    yield base, {"a": [], "c": {"d": [5, 4]}}


@pytest.mark.parametrize(("before", "after"), list(sample_contents()))
def test_edits_between_two_contents_turn_one_into_the_other(before: object, after: object):
    edits = edits_between(before, after)
    assert apply_edits(before, edits) == after
    assert bool(edits) == (before != after)


def test_an_edit_makes_the_lists_on_its_way():
    assert apply_edits({}, [Edit("set", "$.tokens[0]", {"put": "exit"})]) == {"tokens": [{"put": "exit"}]}


def test_every_maker_of_fixes_is_tried():
    needs_a_map = {"unreachable", "spawn_shut_in", "spawn_cut_off", "no_way_in", "colour_not_in_the_box"}
    rare = {"too_few_cards", "too_much_work"}
    assert set(FIXES) <= {*BROKEN, *needs_a_map, *rare}
