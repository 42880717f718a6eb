"""The worked examples of fights, equipment, magic, siege and skills, as a player can read them."""

from pathlib import Path

import pytest
from tests.games.green_horde.conftest import GAME

from horda.engine.cases import Case, cases_in, run_case

FOLDER = Path(__file__).resolve().parents[2] / "cases" / "green_horde"
NAMES = ("combat", "equipment", "magic_and_siege", "skills")
CASES = [case for name in NAMES for case in cases_in(FOLDER / f"{name}.yaml")]


@pytest.mark.parametrize("case", CASES, ids=[case.case for case in CASES])
def test_a_case_holds(case: Case):
    run_case(case, {"green_horde": GAME}.__getitem__)
