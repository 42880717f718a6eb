"""The worked examples and answers of the rulebook, as a player can read them."""

from pathlib import Path

import pytest
from tests.games.city_of_horror.conftest import GAME

from horda.engine.cases import Case, cases_in, run_case
from horda.rulebook import rulebook

FOLDER = Path(__file__).resolve().parents[2] / "cases" / "city_of_horror"
CASES = [case for path in sorted(FOLDER.glob("*.yaml")) for case in cases_in(path)]


@pytest.mark.parametrize("case", CASES, ids=[case.case for case in CASES])
def test_a_worked_example_holds(case: Case):
    run_case(case, {GAME.id: GAME}.__getitem__)


def test_every_example_of_the_rulebook_is_a_case():
    told = {example.id for example in rulebook(GAME.id).examples}
    assert told == {case.example for case in CASES if case.example}
