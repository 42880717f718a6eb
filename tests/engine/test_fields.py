"""Tests that fields are declared once, and that saves can write every number of a step as a name."""

import re
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
from tests.engine.toy import TOY

import horda
from horda.engine.fields import CARD, COUNT, SEAT, WORD, Bits, Field, Meaning, Named, Names, Row, fits
from horda.engine.game import Game
from horda.games import games
from horda.games.zombicide.mechanism import Record

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "tools"))
import generate.layout as make_layout

NUMBERS = re.compile(r"\bint\b|\bAttack\b|\bPart\b")
"""Pattern of the annotations of fields that hold numbers."""
ZONE, KIND = Named("zone", size="zones"), Named("kind", size="kinds")
NAMES = Names({"zone": ["A1", "B1", "C1"], "kind": ["walker", "runner"]})
OTHER = Names({"zone": ["C1", "D1", "B1", "A1"], "kind": ["runner", "fatty", "walker"]})
"""The names of `NAMES` in another order, and additional ones."""


def steps_and_records(game: Game) -> dict[str, type]:
    """Return the classes whose fields a save of a game may hold."""
    every = {**game.frames(), **game._named_classes(Record)}
    return {name: kind for name, kind in every.items() if is_dataclass(kind)}


@pytest.mark.parametrize("family", make_layout.families())
def test_a_layout_is_what_its_declaration_makes(family: str):
    path = make_layout.GAMES / family / "layout.py"
    assert path.read_text(encoding="utf-8") == make_layout.layout(family), "run `make layout`"


@pytest.mark.parametrize("game", [*games().values(), TOY], ids=lambda game: game.id)
def test_every_number_of_a_step_or_a_record_has_a_meaning(game: Game):
    state = game.new(seats=game.min_seats, seed=1)
    unknown = {
        f"{name}.{field.name}"
        for name, kind in steps_and_records(game).items()
        for field in fields(kind)
        if NUMBERS.search(str(field.type)) and field.name not in type(state).VOCABULARY
    }
    assert unknown == set()


def test_the_numbers_of_steps_are_found():
    kinds = steps_and_records(horda.game("zombiland")).values()
    assert len([field for kind in kinds for field in fields(kind) if NUMBERS.search(str(field.type))]) > 50


def test_every_word_of_a_vocabulary_is_the_name_of_a_field():
    used: dict[type, set[str]] = {}
    for game in [*games().values(), TOY]:
        kinds = steps_and_records(game).values()
        named = {field.name for kind in kinds for field in fields(kind)}
        used.setdefault(type(game.new(seats=game.min_seats)), set()).update(named)
    unused = {kind.__module__: set(kind.VOCABULARY) - names for kind, names in used.items()}
    assert not any(unused.values()), unused


@pytest.mark.parametrize(
    ("field", "inside", "outside", "elsewhere"),
    [
        (Field("zone", ZONE, by=(SEAT,)), [2, -1, 0], ["C1", -1, "A1"], [0, -1, 3]),
        (Field("crowd", COUNT, by=(ZONE,)), [0, 4, 1], {"B1": 4, "C1": 1}, [1, 0, 4, 0]),
        (
            Field("zombies", COUNT, by=(ZONE, KIND)),
            [0, 3, 0, 0, 2, 0],
            {"A1": {"runner": 3}, "C1": {"walker": 2}},
            [0, 0, 2, 0, 0, 0, 0, 0, 0, 3, 0, 0],
        ),
        (Field("met", Bits(KIND)), 3, ["runner", "walker"], 5),
        (Field("active", KIND, first=-1), 1, "runner", 0),
        (Field("name", WORD), "asim", "asim", "asim"),
        (
            Field("rows", Row("row", SEAT, ZONE, held="list[int]"), by=(CARD,)),
            [[7, 0]],
            [[7, "A1"]],
            [[7, 3]],
        ),
    ],
    ids=lambda one: one.name if isinstance(one, Field) else "",
)
def test_a_field_is_written_by_names_and_found_again_in_another_order(field, inside, outside, elsewhere):
    sizes = {"zones": 3, "kinds": 2, "seats": 3}
    assert field.encode(inside, NAMES) == outside
    assert field.decode(outside, NAMES, field.begins(sizes)) == inside
    assert field.decode(outside, OTHER, field.begins({"zones": 4, "kinds": 3, "seats": 3})) == elsewhere


def test_what_a_save_does_not_name_of_a_whole_field_is_as_content_has_it():
    supply = Field("supply", COUNT, by=(KIND,), whole=True)
    assert supply.encode([0, 5], NAMES) == {"walker": 0, "runner": 5}
    assert supply.decode({"walker": 0, "runner": 5}, OTHER, [9, 8, 7]) == [5, 8, 0]


def test_a_bit_that_names_nothing_keeps_its_number():
    gates = Field("shut", Bits(ZONE))
    assert gates.encode(1 << 61 | 2, NAMES) == ["B1", 61]
    assert gates.decode(["B1", 61], OTHER, 0) == 1 << 61 | 4


@pytest.mark.parametrize(
    ("field", "saved", "problem"),
    [
        (Field("active", ZONE), "Z9", "no zone is called 'Z9'"),
        (Field("active", ZONE), 2, "no zone is called 2"),
        (Field("zone", ZONE, by=(SEAT,)), {"A1": 1}, "`zone` is a list"),
        (Field("crowd", COUNT, by=(ZONE,)), [1, 2, 3], "`crowd` is written by names"),
        (Field("crowd", COUNT, by=(ZONE,)), {"A1": "many"}, "a count cannot be 'many'"),
        (Field("met", Bits(KIND)), "walker", "a set of kind is a list of names"),
        (Field("met", Bits(KIND)), [1], "no kind is called 1"),
        (Field("row", Row("row", SEAT, ZONE)), [1, "A1", 2], "a row has 2 parts"),
        (Field("row", Row("row", SEAT, ZONE)), 5, "a row is a list"),
    ],
)
def test_what_no_match_could_say_is_refused(field, saved, problem):
    with pytest.raises(ValueError, match=re.escape(problem)):
        field.decode(saved, NAMES, field.begins({"zones": 3, "kinds": 2, "seats": 3}))


@pytest.mark.parametrize(
    ("held", "good", "bad"),
    [
        ("int", 3, True),
        ("bool", True, 1),
        ("str", "a", None),
        ("str | None", None, 3),
        ("list[str]", ["a"], ["a", 3]),
        ("dict[str, int]", {"a": 1}, {"a": "1"}),
        ("Plain", ["a", 1], 1.5),
    ],
)
def test_values_from_outside_are_of_the_type_that_is_held(held, good, bad):
    assert fits(good, held)
    assert not fits(bad, held)


def test_a_meaning_of_its_own_is_written_as_it_is():
    assert Field("seat", Meaning("seat")).encode(4, NAMES) == 4
