"""The cases and tests that prove each rule of the rulebooks, read from a clone's tests or from a packaged file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from horda.engine.views.cases import cases_in
from horda.rule_marks import ComputedMark, marks_in

CASES = "cases"
MARK = "mark.rule("
"""The text by which a test file with `rule` marks is recognised without parsing."""
PACKAGED = Path(__file__).with_name("rule_proofs.json")
"""The packaged proofs, written when a wheel or a source archive is built, since neither has the tests."""


class NoTests(LookupError):
    """Raised when no folder of tests is found to read the proofs from."""


class Proof(NamedTuple):
    """A case or a test that proves a rule."""

    file: str
    """The path of its file relative to the folder of the tests, with forward slashes."""
    name: str


Proofs = dict[str, list[Proof]]
"""The cases and tests that prove each rule, by the id of the rule."""


def project_tests(named: Path | None) -> Path | None:
    """Return the folder `named`, else the `tests` of the clone that Horda runs from or of one around the work folder.

    Return None if there is no such folder.
    """
    if named is not None:
        return named if named.is_dir() else None
    here = Path.cwd()
    for place in (Path(__file__).resolve().parents[2], here, *here.parents):
        if (place / "tests").is_dir() and (place / "src" / "horda").is_dir():
            return place / "tests"
    return None


def known_proofs(named: Path | None) -> tuple[Proofs, str]:
    """Return the proofs of each rule, and the errors of the files that could not be read as one text.

    The proofs come from the folder `named`, else from the packaged file, else from the tests of a clone. Raise
    `NoTests` if there are none of these.
    """
    if named is None and PACKAGED.is_file():
        stored: dict[str, list[list[str]]] = json.loads(PACKAGED.read_text(encoding="utf-8"))
        return {rule: [Proof(*proof) for proof in proofs] for rule, proofs in stored.items()}, ""
    folder = project_tests(named)
    if folder is None:
        raise NoTests(str(named or Path.cwd()))
    return proofs_in(folder)


def proofs_in(folder: Path) -> tuple[Proofs, str]:
    """Return the proofs in a folder of tests, and the errors of the files that could not be read as one text."""
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
    """Return the test files that contain `rule` marks, without the modules that run the cases."""
    files = (path for path in sorted(folder.rglob("test_*.py")) if folder / CASES not in path.parents)
    return [path for path in files if MARK in path.read_text(encoding="utf-8")]


def write_proofs(folder: Path, file: Path) -> None:
    """Write the proofs in a folder of tests to a file; raise `ValueError` if a test file cannot be read."""
    proofs, error = proofs_in(folder)
    if error:
        raise ValueError(f"some tests could not be read: {error}")
    lines = [f"{json.dumps(rule)}: {json.dumps(proofs[rule])}" for rule in sorted(proofs)]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
