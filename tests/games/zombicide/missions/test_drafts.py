"""Tests of mission files with several errors: all are reported at once, and the valid parts are drawn."""

import pytest
from tests.games.zombicide.conftest import GAME

from horda.games.zombicide.missions.checking.checks import problems_in
from horda.games.zombicide.missions.reading.drafts import MAX_ERRORS, read_draft

BARE = "tiles: [[13V, 19R.90], [15R.180, 14R.90]]\n"
WRONG = """\
id: first_light
difficulty: esy
survivors: [3, 6]
colour: blue
tiles: [[13V, 19R.90], [15R.180, 14R.90]]
tokens:
  - {put: start, at: F4}
  - {put: exitt, at: A1}
  - {put: objective, colour: bleu, at: E4}
  - {put: spawn, colour: red, at: Z9, side: north}
goals:
  - {taken: objective}
  - {survivors_at: exit}
when:
  - {event: objective_takn, do: [{roll: {1-2: [{noise: Q7}], 6: [{heal: 1}]}}]}
  - {event: objective_taken, do: [{wkae: blue}, {unlock: blue}]}
words:
  en: {title: First Light}
"""


def errors_in(text: str) -> list[tuple[int, str]]:
    return [(one.line, one.what) for one in problems_in(text, GAME.words, name="mine.yaml")]


def test_all_errors_of_a_file_are_found_at_once_each_with_its_line():
    assert errors_in(WRONG) == [
        (2, "no_such_value_hint"),
        (4, "no_such_field_hint"),
        (8, "foreign_token"),
        (9, "no_such_value_hint"),
        (10, "no_cell"),
        (15, "unknown_event"),
        (16, "no_gate"),
        (16, "no_such_field_hint"),
    ]


def test_a_part_that_was_left_out_is_not_missed_elsewhere():
    text = WRONG.replace("exitt", "exit").replace("difficulty: esy", "difficulty: easy")
    assert (13, "no_token") not in errors_in(WRONG), "the misspelt exit is told once"
    assert (8, "foreign_token") not in errors_in(text)


def test_a_wrong_tile_is_told_without_complaints_about_its_zones():
    assert errors_in(WRONG.replace("15R.180", "15X")) == [
        (2, "no_such_value_hint"),
        (4, "no_such_field_hint"),
        (5, "unknown_tile"),
        (9, "no_such_value_hint"),
        (16, "no_such_field_hint"),
    ]


def test_bare_tiles_are_a_draft_that_says_what_it_lacks():
    draft = read_draft(BARE, GAME.words, name="mine.yaml")
    assert draft.plan is not None
    assert draft.plan.board.size > 10
    assert {what for _, what in errors_in(BARE)} == {"missing_field", "no_start", "nothing_wins"}


@pytest.mark.parametrize("text", ["", "[]", "tiles: []", "id: x", "tiles: [[13V], 7]", "tiles: [[13V]\n"])
def test_what_is_no_map_is_no_draft(text: str):
    draft = read_draft(text, GAME.words, name="mine.yaml")
    assert draft.plan is None
    assert draft.errors


def test_the_search_for_errors_ends():
    many = BARE + "tokens:\n" + "  - {put: nothing, at: A1}\n" * 100
    assert len(read_draft(many, GAME.words, name="mine.yaml").errors) == MAX_ERRORS
