"""Tests of rule coverage: which rules are proven by marked tests that run and by cases, read without pytest."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests import pytest_rule_marks
from tests.cli.conftest import Horda

from horda import rule_proofs
from horda.cli.actions.rulebooks.rule_coverage import fold_ids
from horda.rule_proofs import Proof, marked_files, project_tests, proofs_in
from horda.rulebook import rulebook

TESTS = Path(__file__).resolve().parents[3]
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


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("def test_broken(:\n" + MARKED, "test_other.py: invalid syntax"),
        (
            "import pytest\nRULES = ['ZL-SET-11']\n@pytest.mark.rule(*RULES)\ndef test_computed(): pass\n",
            "test_other.py: line 3: write out the ids in `pytest.mark.rule(*RULES)`",
        ),
    ],
    ids=["no Python", "computed"],
)
def test_a_file_that_cannot_be_read_is_told_and_proves_nothing(tests: Path, source: str, error: str):
    tests.joinpath("test_other.py").write_text(source.replace("02", "11"))
    proven, told = proofs_in(tests)
    assert "ZL-SET-11" not in proven
    assert "ZL-SET-02" in proven
    assert error in told


@pytest.mark.parametrize(
    "first",
    [
        "import pytest\npytestmark = pytest.mark.skip(reason='not now')\n",
        "import pytest\npytestmark = [pytest.mark.long, pytest.mark.xfail]\n",
        "import pytest\nray = pytest.importorskip('ray')\n",
    ],
)
def test_a_file_that_skips_all_its_tests_proves_nothing(tests: Path, first: str):
    tests.joinpath("test_other.py").write_text(first + MARKED.replace("02", "11"))
    assert "ZL-SET-11" not in proofs_in(tests)[0]


def test_marks_of_a_class_belong_to_its_tests(tests: Path):
    source = "import pytest\n@pytest.mark.rule('ZL-SET-11')\nclass TestOf:\n    def test_it(self): pass\n"
    tests.joinpath("test_other.py").write_text(source)
    assert proofs_in(tests)[0]["ZL-SET-11"] == [Proof("test_other.py", "test_it")]


def test_the_marks_that_are_read_are_those_that_pytest_collects(tmp_path: Path):
    """The marks read from the sources, without those of cases, equal the marks that pytest collects."""
    collected = tmp_path / "marks.json"
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "tests.pytest_rule_marks"]
    # Nothing is run, so assertions need no rewriting; long tests prove their rules, too.
    command += ["--assert=plain", "-p", "no:cacheprovider", "-m", ""]
    subprocess.run(
        [*command, *map(str, marked_files(TESTS))],
        cwd=TESTS.parent,
        env={**os.environ, pytest_rule_marks.FILE: str(collected)},
        capture_output=True,
        check=True,
    )
    by_pytest = {
        (rule, Path(file).relative_to(TESTS).as_posix(), name)
        for rule, tests in json.loads(collected.read_text()).items()
        for file, name in tests
    }
    proofs, error = proofs_in(TESTS)
    read = {(rule, *proof) for rule, found in proofs.items() for proof in found}
    assert error == ""
    assert {proof for proof in read if proof[1].endswith(".py")} == by_pytest


def test_the_coverage_needs_no_pytest(monkeypatch: pytest.MonkeyPatch, horda: Horda):
    monkeypatch.setitem(sys.modules, "pytest", None)
    monkeypatch.setattr(subprocess, "run", None)
    coverage = json.loads(horda.well("rules", "--coverage", "--json", "--tests", str(TESTS)))
    assert [rule for one in coverage.values() for rule in one["unproven"]] == []


def test_a_package_without_tests_answers_from_its_own_proofs(
    monkeypatch: pytest.MonkeyPatch, horda: Horda, tests: Path, tmp_path: Path
):
    packaged = tmp_path / "rule_proofs.json"
    rule_proofs.write_proofs(tests, packaged)
    monkeypatch.setattr(rule_proofs, "PACKAGED", packaged)
    monkeypatch.setattr(rule_proofs, "project_tests", None)
    told = json.loads(horda.well("rules", "zombiland", "--coverage", "--json"))
    assert told["zombiland"]["proven"] == 5
    assert rule_proofs.known_proofs(None) == proofs_in(tests)


def test_unread_tests_are_no_proofs_of_a_package(tests: Path, tmp_path: Path):
    tests.joinpath("test_other.py").write_text("def test_broken(:\n" + MARKED)
    with pytest.raises(ValueError, match=r"could not be read: test_other\.py"):
        rule_proofs.write_proofs(tests, tmp_path / "rule_proofs.json")


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
    assert fold_ids(["A-01", "A-02", "A-03", "A-05", "B-06"]) == ["A-01…03", "A-05", "B-06"]


def test_the_tests_are_found_from_anywhere_in_the_project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    project = tmp_path / "project"
    project.joinpath("src", "horda").mkdir(parents=True)
    project.joinpath("tests").mkdir()
    monkeypatch.chdir(project / "src")
    monkeypatch.setattr(rule_proofs, "__file__", str(tmp_path / "site-packages" / "horda" / "rule_proofs.py"))
    assert project_tests(None) == project / "tests"
    assert project_tests(tmp_path / "nowhere") is None


def test_the_contents_of_a_rulebook_name_its_missions(horda):
    said = horda.well("rules", "rue_morgue")
    assert "Learning to Fly  RM-MIS-01 – RM-MIS-02" in said
