"""Tests that every named thing of every game has a drawing of its own; copies of a card share one drawing."""

import re
from collections import defaultdict

import pytest

import horda
from horda.art.figures import symbols_by_name, symbols_by_sheet
from horda.art.names import SHARED, drawing_of
from horda.server.http.catalogue import PrintedFigures, printed_figures

NAMED = ("card", "zombie", "survivor", "who", "character", "location", "vault")
NUMBERED = re.compile(r"(z|order-|ostokar-|to-me-ku-pa-)\d+$")
"""Pattern of the ids of zombie cards with a number and no name, which are pictured by the zombies they bring."""
PEOPLE = ("survivor", "who", "character")
LARGEST = {"s": 3100, "p": 3100, "z": 3100, "i": 2000, "l": 8000, "e": 5000, "k": 1500, "d": 2000, "v": 5000}
"""Maximum size in bytes of a drawing, by kind."""
BOX_OF_EACH = {"s": "48 48", "p": "64 64", "z": "48 48", "i": "96 72", "l": "320 180", "e": "160 120"}


def named_things(figures: PrintedFigures) -> list[tuple[str, str]]:
    """Return kind and name of every figure, except zombie cards with only a number."""
    return [(kind, name) for kind in NAMED for name in figures.get(kind, ()) if not NUMBERED.match(name)]


@pytest.mark.parametrize("game", horda.games.games())
def test_every_named_thing_has_a_drawing_that_no_other_thing_of_its_game_has(game: str):
    figures = printed_figures(game)
    things = named_things(figures)
    assert [thing for thing in things if "drawing" not in figures[thing[0]][thing[1]]] == []
    users = defaultdict(set)
    for kind, name in things:
        for part in ("drawing", "portrait", "risen"):
            if part in figures[kind][name]:
                users[figures[kind][name][part]].add(name)
    assert {drawing: names for drawing, names in users.items() if len(names) > 1} == {}


@pytest.mark.parametrize("game", horda.games.games())
def test_every_person_has_a_portrait_beside_the_figure(game: str):
    figures = printed_figures(game)
    people = [(kind, name) for kind in PEOPLE for name in figures.get(kind, ())]
    assert [one for one in people if "portrait" not in figures[one[0]][one[1]]] == []


def test_no_two_drawings_are_the_same():
    users = defaultdict(list)
    for name, symbol in symbols_by_name().items():
        users[symbol.partition(">")[2]].append(name)
    assert [names for names in users.values() if len(names) > 1] == []


def test_every_name_is_on_one_sheet_only():
    found = [name for sheet in symbols_by_sheet().values() for name in sheet]
    assert len(found) == len(set(found))


def test_drawings_use_only_what_their_sheet_or_the_shared_one_has():
    sheets = symbols_by_sheet()
    for sheet, symbols in sheets.items():
        used = {name for symbol in symbols.values() for name in re.findall(r'href="#([\w-]+)"', symbol)}
        assert used <= {*symbols, *sheets[SHARED]}, sheet


def test_drawings_are_small_and_have_the_box_of_their_kind():
    for name, symbol in symbols_by_name().items():
        letter = name.partition("-")[0]
        assert len(symbol) <= LARGEST.get(letter, 10_000), name
        if letter in BOX_OF_EACH:
            assert f'viewBox="0 0 {BOX_OF_EACH[letter]}"' in symbol, name


def test_what_a_game_does_not_have_has_no_drawing():
    assert drawing_of("green_horde", "card", "katana") == ""
    assert drawing_of("green_horde", "weather", "asim") == ""
    assert drawing_of("green_horde", "survivor", "tomas") == "s-tomas"
    assert drawing_of("zombiland", "character", "tomas") == "s-zombiland-tomas"
