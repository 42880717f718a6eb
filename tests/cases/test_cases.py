"""Tests that run every case of every game: a position, the choices made in it, and the expected outcome."""

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import horda
from horda.engine.game import Game
from horda.engine.views.cases import Case, cases_in, run_case
from horda.rulebook import rulebook

FOLDER = Path(__file__).resolve().parent
CASES = [
    pytest.param(case, id=f"{path.parent.name}-{path.stem}-{case.case}", marks=pytest.mark.rule(*case.rules))
    for path in sorted(FOLDER.glob("*/*.yaml"))
    for case in cases_in(path)
]


@cache
def game_of(name: str) -> Game:
    """Return a game by name; a game not on the shelf is created from the class in its package."""
    if name in horda.games.games():
        return horda.game(name)
    made = getattr(import_module(f"horda.games.{name}.game"), name.title().replace("_", ""))()
    assert isinstance(made, Game)
    return made


@pytest.mark.parametrize("case", CASES)
def test_a_case_holds(case: Case):
    run_case(case, game_of)


@pytest.mark.parametrize("name", sorted({path.parent.name for path in FOLDER.glob("*/*.yaml")}))
def test_no_two_cases_of_a_game_have_one_name(name: str):
    names = [case.case for path in sorted(FOLDER.glob(f"{name}/*.yaml")) for case in cases_in(path)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_every_worked_example_of_a_rulebook_is_a_case(name: str):
    examples = {example.id for example in rulebook(name).examples}
    shown = {case.example for path in FOLDER.glob(f"{name}/*.yaml") for case in cases_in(path)}
    assert examples - shown == set()
    assert shown - examples - {""} == set(), "a case names an example that the rulebook has not"
