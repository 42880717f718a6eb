"""Which rules of the rulebooks are proven by a test, and which are not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

import horda
from horda.cli.desk import Desk
from horda.cli.marks import PLACE
from horda.engine.cases import cases_in
from horda.rulebook import rulebook, rulebooks

CASES = "cases"


class NoTests(LookupError):
    """There are no tests here to read marks from."""


def show_coverage(desk: Desk, game: str | None, *, tests: Path | None, as_json: bool) -> None:
    """`horda rules --coverage`."""
    folder = project_tests(tests)
    if folder is None:
        raise NoTests(str(tests or Path.cwd()))
    with desk.aside.status(desk.words.say("cli-coverage-doing")):
        marked, problem = proven_in(folder)
    if problem:
        desk.aside.print(desk.words.say("cli-coverage-problem", detail=problem), style="yellow")
    games = rulebooks() if game is None else (rulebook(game).game,)
    told = {name: _coverage(name, marked) for name in games}
    if as_json:
        desk.write_json(told)
    else:
        _show(desk, told)


def project_tests(named: Path | None) -> Path | None:
    """The project's tests: the folder named, or those of the project one stands in or runs from."""
    if named is not None:
        return named if named.is_dir() else None
    here = Path.cwd()
    for place in (here, *here.parents, Path(horda.__file__).resolve().parents[2]):
        if (place / "tests").is_dir() and (place / "src" / "horda").is_dir():
            return place / "tests"
    return None


def proven_in(folder: Path) -> tuple[set[str], str]:
    """The rules that the tests of a folder prove, and what kept some of them from being collected."""
    if find_spec("pytest") is None:
        raise NoTests("pytest")
    proven = {rule for path in sorted(folder.glob(f"{CASES}/*/*.yaml")) for rule in _rules_of(path)}
    with tempfile.TemporaryDirectory() as place:
        marks = Path(place, "marks.json")
        command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "horda.cli.marks"]
        command += ["-p", "no:cacheprovider", str(folder.resolve())]
        done = subprocess.run(
            command,
            cwd=folder.resolve().parent,
            env={**os.environ, PLACE: str(marks)},
            capture_output=True,
            text=True,
            check=False,
        )
        if marks.exists():
            proven.update(json.loads(marks.read_text(encoding="utf-8")))
    failed = [line for line in done.stdout.splitlines() if line.startswith("ERROR")]
    return proven, "; ".join(failed) or ("" if marks_were_read(done.returncode) else done.stderr.strip())


def marks_were_read(code: int) -> bool:
    """Whether pytest collected: all well, or nothing there to collect."""
    return code in (0, 5)


def _rules_of(path: Path) -> Iterable[str]:
    return (rule for case in cases_in(path) for rule in case.rules)


def _coverage(game: str, marked: set[str]) -> dict[str, object]:
    ids = rulebook(game).provable()
    unproven = [id for id in ids if id not in marked]
    return {"rules": len(ids), "proven": len(ids) - len(unproven), "unproven": unproven}


def folded(ids: Sequence[str]) -> list[str]:
    """Ids in a row as one: `ZL-SET-02…05` for four of them."""
    rows: list[list[str]] = []
    for id in ids:
        chapter, _, number = id.rpartition("-")
        before, _, last = rows[-1][-1].rpartition("-") if rows else ("", "", "")
        if chapter == before and number.isdigit() and int(number) == int(last) + 1:
            rows[-1].append(id)
        else:
            rows.append([id])
    return [row[0] if len(row) == 1 else f"{row[0]}…{row[-1].rpartition('-')[2]}" for row in rows]


def _show(desk: Desk, told: dict[str, dict[str, object]]) -> None:
    from rich.padding import Padding

    for name, one in told.items():
        rules, proven, unproven = one["rules"], one["proven"], one["unproven"]
        assert isinstance(rules, int)
        assert isinstance(proven, int)
        assert isinstance(unproven, list)
        title = rulebook(name).title.told(desk.lang)
        style = "green" if not unproven else None
        desk.say("cli-coverage-told", style, title=title, proven=proven, rules=rules)
        if unproven:
            desk.out.print(Padding(", ".join(folded(unproven)), (0, 0, 0, 2)), style="dim")
