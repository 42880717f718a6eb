"""Which cases and tests prove each rule of the rulebooks: read from a clone's tests, or from the package."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from horda.engine.views.cases import cases_in
from horda.rule_marks import ComputedMark, marks_in

CASES = "cases"
MARK = "mark.rule("
"""A file without this text marks no test with a rule."""
PACKAGED = Path(__file__).with_name("rule_proofs.json")
"""Written when a wheel or a source archive is built, since neither has the tests."""


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
    """Return the folder that is named, or the tests of the clone that Horda runs from or is used in."""
    if named is not None:
        return named if named.is_dir() else None
    here = Path.cwd()
    for place in (Path(__file__).resolve().parents[2], here, *here.parents):
        if (place / "tests").is_dir() and (place / "src" / "horda").is_dir():
            return place / "tests"
    return None


def known_proofs(named: Path | None) -> tuple[Proofs, str]:
    """Return what proves each rule, and what could not be read.

    A package that was built with its proofs answers from them, unless a folder is named. Raises `NoTests`
    where there are neither packaged proofs nor tests.
    """
    if named is None and PACKAGED.is_file():
        stored: dict[str, list[list[str]]] = json.loads(PACKAGED.read_text(encoding="utf-8"))
        return {rule: [Proof(*proof) for proof in proofs] for rule, proofs in stored.items()}, ""
    folder = project_tests(named)
    if folder is None:
        raise NoTests(str(named or Path.cwd()))
    return proofs_in(folder)


def proofs_in(folder: Path) -> tuple[Proofs, str]:
    """Return what proves each rule in a folder of tests, and which files could not be read."""
    found: Proofs = {}
    errors = []
    for path in sorted(folder.glob(f"{CASES}/*/*.yaml")):
        for case in cases_in(path):
            for rule in case.rules:
                found.setdefault(rule, []).append(Proof(path.relative_to(folder).as_posix(), case.case))
    for path in marked_files(folder):
        file = path.relative_to(folder).as_posix()
        try:
            marks = marks_in(path.read_text(encoding="utf-8"))
        except (ComputedMark, SyntaxError) as error:
            errors.append(f"{file}: {error}")
            continue
        for name, rules in marks.items():
            for rule in rules:
                found.setdefault(rule, []).append(Proof(file, name))
    return found, "; ".join(errors)


def marked_files(folder: Path) -> list[Path]:
    """Return the test files that may mark a test with a rule; what runs the cases has only their marks."""
    files = (path for path in sorted(folder.rglob("test_*.py")) if folder / CASES not in path.parents)
    return [path for path in files if MARK in path.read_text(encoding="utf-8")]


def write_proofs(folder: Path, file: Path) -> None:
    """Write what the tests in a folder prove into a file; raise `ValueError` if one cannot be read."""
    proofs, error = proofs_in(folder)
    if error:
        raise ValueError(f"some tests could not be read: {error}")
    lines = [f"{json.dumps(rule)}: {json.dumps(proofs[rule])}" for rule in sorted(proofs)]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
