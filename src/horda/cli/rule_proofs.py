"""Where each rule of the rulebooks is proven: the cases and tests that name it, read without running them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import horda
from horda.cli.pytest_rule_marks import PLACE
from horda.engine.views.cases import cases_in

CASES = "cases"
MARK = "mark.rule("
"""What a file has that marks a test with the rules it proves."""


class NoTests(LookupError):
    """There are no tests here to read marks from."""


class Proof(NamedTuple):
    """A case or a test that proves a rule."""

    file: str
    """Its file below the folder of the tests, with slashes."""
    name: str


Proofs = dict[str, list[Proof]]
"""What proves a rule, by its id."""


def project_tests(named: Path | None) -> Path | None:
    """The project's tests: the folder named, or those of the project one stands in or runs from."""
    if named is not None:
        return named if named.is_dir() else None
    here = Path.cwd()
    for place in (here, *here.parents, Path(horda.__file__).resolve().parents[2]):
        if (place / "tests").is_dir() and (place / "src" / "horda").is_dir():
            return place / "tests"
    return None


def proofs_in(folder: Path) -> tuple[Proofs, str]:
    """What proves each rule in a folder of tests, and what kept some of them from being collected."""
    if find_spec("pytest") is None:
        raise NoTests("pytest")
    found: Proofs = {}
    for path in sorted(folder.glob(f"{CASES}/*/*.yaml")):
        for case in cases_in(path):
            for rule in case.rules:
                found.setdefault(rule, []).append(Proof(path.relative_to(folder).as_posix(), case.case))
    marked, problem = _marks_in(folder.resolve())
    for rule, tests in marked.items():
        for file, name in tests:
            proof = Proof(Path(file).relative_to(folder.resolve()).as_posix(), name)
            found.setdefault(rule, []).append(proof)
    return found, problem


def marked_files(folder: Path) -> list[Path]:
    """The files of tests that may mark one with a rule; what plays the cases has no others than theirs."""
    files = (path for path in sorted(folder.rglob("test_*.py")) if folder / CASES not in path.parents)
    return [path for path in files if MARK in path.read_text(encoding="utf-8")]


def _marks_in(folder: Path) -> tuple[dict[str, list[tuple[str, str]]], str]:
    """The tests that name each rule, as file and name, and what could not be collected."""
    marked: dict[str, list[tuple[str, str]]] = {}
    files = marked_files(folder)
    if not files:
        return marked, ""
    with tempfile.TemporaryDirectory() as place:
        marks = Path(place, "marks.json")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "--collect-only",
            "-qq",
            "-p",
            "horda.cli.pytest_rule_marks",
        ]
        # Nothing is run, so no assertion needs to be told in detail; what takes long proves its rules, too.
        command += ["--assert=plain", "-p", "no:cacheprovider", "-m", "", *map(str, files)]
        done = subprocess.run(
            command,
            cwd=folder.parent,
            env={**os.environ, PLACE: str(marks)},
            capture_output=True,
            text=True,
            check=False,
        )
        if marks.exists():
            marked = json.loads(marks.read_text(encoding="utf-8"))
    failed = [line for line in done.stdout.splitlines() if line.startswith("ERROR")]
    return marked, "; ".join(failed) or ("" if marks_were_read(done.returncode) else done.stderr.strip())


def marks_were_read(code: int) -> bool:
    """Whether pytest collected: all well, or nothing there to collect."""
    return code in (0, 5)
