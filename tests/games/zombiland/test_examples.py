"""Tests that the rulebook's worked examples are all written as cases."""

from pathlib import Path

from horda.engine.views.cases import cases_in
from horda.rulebook import rulebook

FOLDER = Path(__file__).resolve().parents[2] / "cases" / "zombiland"


def test_every_example_of_the_rulebook_is_a_case_that_proves_its_rules():
    cases = {case.example: case for path in FOLDER.glob("*.yaml") for case in cases_in(path) if case.example}
    examples = {example.id: example for example in rulebook("zombiland").examples}
    assert cases.keys() == examples.keys()
    for name, example in examples.items():
        assert set(example.rules) <= set(cases[name].rules)


def test_every_rule_that_a_case_names_is_in_the_rulebook():
    known = {entry.id for entry in rulebook("zombiland").entries()}
    named = {rule for path in FOLDER.glob("*.yaml") for case in cases_in(path) for rule in case.rules}
    assert named <= known
