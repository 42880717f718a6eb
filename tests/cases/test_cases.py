"""Every case of every game on the shelf: a position, the choices made in it, and what must hold then."""

from pathlib import Path

import pytest

import horda
from horda.engine.cases import Case, cases_in, run_case
from horda.rulebook import rulebook

FOLDER = Path(__file__).resolve().parent
CASES = [
    pytest.param(case, id=f"{path.parent.name}-{path.stem}-{case.case}", marks=pytest.mark.rule(*case.rules))
    for path in sorted(FOLDER.glob("*/*.yaml"))
    if path.parent.name in horda.games()
    for case in cases_in(path)
]


@pytest.mark.parametrize("case", CASES)
def test_a_case_holds(case: Case):
    run_case(case, horda.game)


@pytest.mark.parametrize("name", sorted({path.parent.name for path in FOLDER.glob("*/*.yaml")}))
def test_no_two_cases_of_a_game_have_one_name(name: str):
    names = [case.case for path in sorted(FOLDER.glob(f"{name}/*.yaml")) for case in cases_in(path)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", sorted(horda.games()))
def test_every_worked_example_of_a_rulebook_is_a_case(name: str):
    examples = {example.id for example in rulebook(name).examples}
    shown = {case.example for path in FOLDER.glob(f"{name}/*.yaml") for case in cases_in(path)}
    assert examples - shown == set()
    assert shown - examples - {""} == set(), "a case names an example that the rulebook has not"
