"""Which rules are proven: by marks of tests that really run, and by cases."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.cli.commands.rule_coverage import folded
from horda.cli.rule_proofs import Proof, project_tests, proofs_in
from horda.rulebook import rulebook

MARKED = """
import pytest

@pytest.mark.rule("ZL-SET-02", "ZL-SET-03")
def test_runs(): pass

@pytest.mark.rule("ZL-SET-04")
@pytest.mark.skip(reason="not now")
def test_skipped(): pass

@pytest.mark.rule("ZL-SET-05")
@pytest.mark.skipif(True, reason="not here")
def test_skipped_here(): pass

@pytest.mark.rule("ZL-SET-06")
@pytest.mark.skipif(False, reason="not there")
def test_not_skipped_here(): pass

@pytest.mark.rule("ZL-SET-07")
@pytest.mark.xfail
def test_expected_to_fail(): pass

@pytest.mark.rule("ZL-SET-08")
def test_gives_up(): pytest.skip("later")

@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("ZL-SET-09"))])
def test_one_of_two(x): pass

def helper_with_no_test(): pass
"""
CASE = "case: x\nrules: [ZL-SET-10]\ngiven: {}\nthen: {}\n"


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.joinpath("cases", "zombiland").mkdir(parents=True)
    folder.joinpath("test_marked.py").write_text(MARKED)
    folder.joinpath("cases", "zombiland", "one.yaml").write_text(CASE)
    return folder


def test_only_what_really_runs_counts(tests: Path):
    proven, problem = proofs_in(tests)
    assert set(proven) == {"ZL-SET-02", "ZL-SET-03", "ZL-SET-06", "ZL-SET-09", "ZL-SET-10"}
    assert problem == ""


def test_a_proof_is_told_with_its_file_and_name(tests: Path):
    proven, _ = proofs_in(tests)
    assert proven["ZL-SET-03"] == [Proof("test_marked.py", "test_runs")]
    assert proven["ZL-SET-09"] == [Proof("test_marked.py", "test_one_of_two")]
    assert proven["ZL-SET-10"] == [Proof("cases/zombiland/one.yaml", "x")]


def test_a_test_that_cannot_be_collected_is_told_and_proves_nothing(tests: Path):
    tests.joinpath("test_broken.py").write_text("import nothing_of_that_name\n" + MARKED.replace("02", "11"))
    proven, problem = proofs_in(tests)
    assert "ZL-SET-11" not in proven
    assert "test_broken.py" in problem


def test_what_takes_long_proves_its_rules_though_not_every_run_has_it(tests: Path):
    settings = "[pytest]\naddopts = -m 'not long'\nmarkers =\n  long: takes long\n  rule: proves\n"
    tests.parent.joinpath("pytest.ini").write_text(settings)
    long = MARKED.replace("@pytest.mark.rule", "@pytest.mark.long\n@pytest.mark.rule").replace("02", "11")
    tests.joinpath("test_long.py").write_text(long)
    proven, problem = proofs_in(tests)
    assert proven["ZL-SET-11"] == [Proof("test_long.py", "test_runs")]
    assert problem == ""


def test_where_no_test_names_a_rule_the_cases_prove_alone(tests: Path):
    tests.joinpath("test_marked.py").write_text("def test_runs(): pass\n")
    assert proofs_in(tests) == ({"ZL-SET-10": [Proof("cases/zombiland/one.yaml", "x")]}, "")


def test_the_coverage_for_programs_has_every_rulebook(horda: Horda, tests: Path):
    told = json.loads(horda.well("rules", "--coverage", "--json", "--tests", str(tests)))
    one = told["zombiland"]
    assert sorted(one) == ["proven", "rules", "unproven"]
    assert one["rules"] == len(rulebook("zombiland").provable())
    assert one["proven"] == 5
    assert len(one["unproven"]) == one["rules"] - 5
    assert "ZL-SET-04" in one["unproven"]
    assert "ZL-SET-01" not in one["unproven"]


def test_the_coverage_for_people(horda: Horda, tests: Path):
    said = horda.well("rules", "zombiland", "--coverage", "--tests", str(tests), "--lang", "es")
    assert "Survivor Zombiland: 5 de " in said
    assert "ZL-SET-04…05" in said


def test_ids_in_a_row_are_folded():
    assert folded(["A-01", "A-02", "A-03", "A-05", "B-06"]) == ["A-01…03", "A-05", "B-06"]


def test_the_tests_are_found_from_anywhere_in_the_project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    project = tmp_path / "project"
    project.joinpath("src", "horda").mkdir(parents=True)
    project.joinpath("tests").mkdir()
    monkeypatch.chdir(project / "src")
    assert project_tests(None) == project / "tests"
    assert project_tests(tmp_path / "nowhere") is None


def test_the_contents_of_a_rulebook_name_its_missions(horda):
    said = horda.well("rules", "rue_morgue")
    assert "Learning to Fly  RM-MIS-01 – RM-MIS-02" in said
