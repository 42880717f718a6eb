"""Tests of Army of the Dead in the terminal: halls, slot machines, elevators, sleepers."""

import pytest

from horda.cli.terminal.boards.zombicide import legend
from horda.cli.terminal.boards.zombicide_map import Size, edge_of, map_of
from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.zombicide.rules.board.sides import EAST, SOUTH
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.view import View
from horda.locale import LANGUAGES, Words

GAME = ArmyOfTheDead()


def table(**given: object) -> ZombicideState:
    s = GAME.place(given)
    assert isinstance(s, ZombicideState)
    return s


def test_slot_machines_and_lines_divide_a_hall_and_walls_its_rooms():
    board = table(tiles=[["R4", "R8"]], zones={"A1": "kate"}).board
    assert edge_of(board, 0, EAST, board.shut) == "open"
    assert edge_of(board, 1, SOUTH, board.shut) == "slots"
    assert edge_of(board, 3, EAST, board.shut) == "opening"
    assert edge_of(board, 2, EAST, board.shut) == "wall"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_shows_who_sleeps_and_where_the_elevators_are(lang: str):
    zones = {"A1": "kate noise", "B1": "sleepers[3]", "A2": "zeus_spawn[zeus_on_horse]", "C1": "valentine"}
    s = table(tiles=[["V1", "V4"]], floors={"up": ["V4"]}, lifts=[["A3", "D3"]], zones=zones)
    view = GAME.view(s, 0)
    assert isinstance(view, View)
    words = Words.of(GAME, lang, names=("Ana",), strict=True)
    drawn = map_of(s.board, view, words, Size(8, 2)).plain
    assert "ᶻ" in drawn
    assert "♔" + words.form("colour", "zeus_on_horse", "sign") in drawn
    assert drawn.count("⇕") == 2
    assert "V1" in drawn
    assert "♪" in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_floors_have_names_and_elevators_that_go_nowhere_a_sign_of_their_own(lang: str):
    s = table(mission="jackpot", zones={"E8": "kate"})
    view = GAME.view(s, 0)
    assert isinstance(view, View)
    words = Words.of(GAME, lang, names=("Ana",), strict=True)
    drawn = map_of(s.board, view, words, Size(12, 2)).plain
    assert (drawn.count("⇕"), drawn.count("⊘")) == (2, 1)
    names = {"en": ["Street", "Basement"], "es": ["Calle", "Sótano"]}
    assert [name for name in names["en"] + names["es"] if f" {name} " in drawn] == names[lang]
    explained = legend(s.board, view, words, width=80, brief=False).plain
    assert f"⊘ {words.name('feature', 'elevator_shut')}" in explained


def test_who_is_aggressive_has_one_life_more():
    view = GAME.view(table(zones={"A1": "scott kate"}), None)
    assert [one.life for one in view.survivors] == [4, 3]
