"""Tests that the rulebook's worked examples and answers are all written as cases."""

from pathlib import Path

from horda.engine.views.cases import cases_in
from horda.rulebook import rulebook

FOLDER = Path(__file__).resolve().parents[2] / "cases" / "city_of_horror"


def test_every_example_of_the_rulebook_is_a_case():
    cases = [case for path in sorted(FOLDER.glob("*.yaml")) for case in cases_in(path)]
    printed = {example.id for example in rulebook("city_of_horror").examples}
    assert printed == {case.example for case in cases if case.example}
