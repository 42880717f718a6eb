"""Tests of the tool that breaks rules on purpose: its changes, and its verdicts on good and bad proofs."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"

RULES = '''
"""A tiny game."""

from dataclasses import dataclass

START = 3
"""Lives at the beginning (XX-SET-01)."""
SPARE = 1
"""Lives in the box (XX-SET-02)."""


def wounds(dice: list[int]) -> int:
    """A wound for each die of 5 or more (XX-FGT-01)."""
    return sum(1 for die in dice if die >= 5)


def cost(zombies: int) -> int:
    """One, and one more for each zombie (XX-MOV-01, 02)."""
    return 1 + zombies


def bonus() -> int:
    """What a torch adds (XX-TRC-01)."""
    return 2


def why_not_search(zombies: int, searched: bool) -> str | None:
    """What forbids a search."""
    if zombies:
        return "XX-SRC-01"
    # XX-SRC-02: once a turn.
    if searched:
        return "once"
    return None


@dataclass
class Horn:
    """It calls everybody (XX-HRN-01)."""

    blown: int = 0

    def blow(self) -> None:
        while self.blown < 2:
            self.blown += 1


def uncalled(zombies: int) -> bool:
    """Nobody asks for it (XX-OLD-01)."""
    return zombies > 2
'''

TESTS = """
import pytest
from tiny import rules

@pytest.mark.rule("XX-SET-01")
def test_start(): assert rules.START == 3

@pytest.mark.rule("XX-SET-02")
def test_spare(): assert rules.SPARE

@pytest.mark.rule("XX-FGT-01")
def test_wounds(): assert rules.wounds([4, 5, 6]) == 2 and rules.wounds([]) == 0

@pytest.mark.rule("XX-MOV-01")
def test_cost(): assert rules.cost(0) == 1 and rules.cost(rules.bonus()) == 3

@pytest.mark.rule("XX-TRC-01")
def test_bonus(): assert rules.bonus() > 0

@pytest.mark.rule("XX-MOV-02")
def test_cost_is_a_number(): assert isinstance(rules.cost(2), int)

@pytest.mark.rule("XX-SRC-01")
def test_search():
    assert rules.why_not_search(1, False) == "XX-SRC-01"
    assert rules.why_not_search(0, False) is None

@pytest.mark.rule("XX-SRC-02")
def test_search_again(): assert rules.why_not_search(0, False) is None

@pytest.mark.rule("XX-HRN-01")
def test_horn():
    horn = rules.Horn()
    assert horn.blown == 0
    horn.blow()
    assert horn.blown == 2

@pytest.mark.rule("XX-OLD-01")
def test_old(): assert rules.uncalled
"""

DRIVER = """
import json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from breaking.known_verdicts import VerdictCache, equivalents
from breaking.subject import Subject
from breaking.trial import TrialLimits, Trial
root = Path.cwd()
ids = tuple(json.loads(sys.argv[2]))
subject = Subject("tiny", root, root / "src", (root / "src" / "tiny",), ids, {})
ledger = VerdictCache(root / "known.json", afresh=False)
declared = equivalents(root / "equivalent.yaml", root / "src")
terms = TrialLimits(seed=1, mutants=9, seconds=1, own=sys.argv[3] == "own")
outcome = Trial(subject, terms, ledger, declared, lambda line: None).run()
def changes(kind):
    return {one.rule: [m.change for m in getattr(one, kind)] for one in outcome.rules if getattr(one, kind)}

told = {kind: changes(kind) for kind in ("killed", "survived", "others", "unjudged", "equivalent")}
told |= {kind: getattr(outcome, kind) for kind in ("uncited", "unproven", "failing")}
told["aside"] = outcome.shared
told |= {"caught": [one.rule for one in outcome.rules if one.is_caught], "known": len(ledger.verdicts)}
print("\\n" + json.dumps(told))
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "tiny"
    package.mkdir(parents=True)
    package.joinpath("__init__.py").write_text('"""Tiny."""\n')
    package.joinpath("rules.py").write_text(RULES)
    tests = tmp_path / "tests"
    tests.mkdir()
    tests.joinpath("test_rules.py").write_text(TESTS)
    marks = "[pytest]\nmarkers = rule(*ids): proves\n"
    tmp_path.joinpath("pytest.ini").write_text(marks)
    tmp_path.joinpath("driver.py").write_text(DRIVER)
    return tmp_path


def run_trial(project: Path, *ids: str, asking: str = "all") -> dict:
    """Run a trial of these rules and return its report."""
    line = [sys.executable, "driver.py", str(TOOLS), json.dumps(ids), asking]
    env = {**os.environ, "PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(line, cwd=project, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    return json.loads(done.stdout.splitlines()[-1])


def test_good_proofs_kill_and_bad_ones_let_breaks_survive(project: Path):
    before = {path: path.read_bytes() for path in (project / "src").rglob("*.py")}
    every = ("XX-FGT-01", "XX-MOV-01", "XX-MOV-02", "XX-SRC-01", "XX-SRC-02", "XX-HRN-01", "XX-OLD-01")
    said = run_trial(project, *every, "XX-TRC-01", "XX-NOT-01")
    assert said["caught"] == ["XX-FGT-01", "XX-MOV-01", "XX-SRC-01", "XX-HRN-01"]
    # A proof that looks at too little, and one that never calls what it is about.
    assert set(said["survived"]) == {"XX-SRC-02", "XX-OLD-01"}
    assert "-    if searched:\n+    if False:" in said["survived"]["XX-SRC-02"]
    assert "XX-OLD-01" not in said["killed"]
    # What the tests of a rule notice that is cited in the same place was a break of that rule.
    assert "XX-MOV-02" not in said["killed"]
    assert said["aside"] == ["XX-MOV-02"]
    # A change that only tests of another rule notice counts against the rule's own tests.
    assert set(said["others"]) == {"XX-TRC-01"}
    assert set(said["others"]["XX-TRC-01"]) == {
        "-    return 2\n+    return 1",
        "-    return 2\n+    return 3",
    }
    # An endless loop is ended by the time limit.
    assert "-            self.blown += 1\n+            pass" in said["killed"]["XX-HRN-01"]
    assert said["uncited"] == ["XX-NOT-01"]
    assert {path: path.read_bytes() for path in (project / "src").rglob("*.py")} == before


def test_a_rules_own_tests_may_be_asked_alone(project: Path):
    said = run_trial(project, "XX-FGT-01", "XX-TRC-01", "XX-MOV-01", "XX-MOV-02", asking="own")
    assert set(said["killed"]) == {"XX-FGT-01", "XX-MOV-01"}
    assert set(said["unjudged"]) == {"XX-TRC-01"}
    assert said["aside"] == ["XX-MOV-02"]
    assert not said["survived"]
    assert not said["others"]


@pytest.mark.long
def test_what_no_test_notices_is_not_asked_again_for_the_next_rule(project: Path):
    rules = project / "src" / "tiny" / "rules.py"
    rules.write_text(RULES.replace("# XX-SRC-02: once", "# XX-SRC-02, XX-SRC-03: once"))
    tests = project / "tests" / "test_rules.py"
    tests.write_text(TESTS.replace('rule("XX-SRC-02")', 'rule("XX-SRC-02", "XX-SRC-03")'))
    first = run_trial(project, "XX-SRC-02", "XX-SRC-03")
    assert first["survived"]["XX-SRC-02"] == first["survived"]["XX-SRC-03"]
    again = run_trial(project, "XX-SRC-02", "XX-SRC-03")
    assert (again["survived"], again["known"]) == (first["survived"], first["known"])


@pytest.mark.long
def test_figures_outside_of_functions_are_broken_in_a_copy(project: Path):
    said = run_trial(project, "XX-SET-01", "XX-SET-02")
    assert said["caught"] == ["XX-SET-01"]
    assert said["survived"] == {"XX-SET-02": ["-SPARE = 1\n+SPARE = 2"]}


def test_tests_that_fail_by_themselves_judge_nothing(project: Path):
    tests = project / "tests" / "test_rules.py"
    tests.write_text(TESTS.replace("rules.wounds([]) == 0", "rules.wounds([]) == 1"))
    said = run_trial(project, "XX-FGT-01", "XX-SRC-01")
    assert said["failing"] == ["XX-FGT-01"]
    assert said["caught"] == ["XX-SRC-01"]


@pytest.mark.long
def test_verdicts_are_kept_and_changed_tests_are_asked_again(project: Path):
    first = run_trial(project, "XX-SRC-02")
    again = run_trial(project, "XX-SRC-02")
    assert (again["survived"], again["known"]) == (first["survived"], first["known"])
    tests = project / "tests" / "test_rules.py"
    better = 'def test_search_again(): assert rules.why_not_search(0, True) == "once" and not '
    tests.write_text(TESTS.replace("def test_search_again(): assert ", better).replace(" is None\n", "\n"))
    mended = run_trial(project, "XX-SRC-02")
    assert mended["caught"] == ["XX-SRC-02"]
    assert mended["known"] > first["known"]


def test_what_is_declared_to_break_nothing_is_not_reported(project: Path):
    entry = "- {in: tiny/rules.py, was: '1', now: '2', why: %s}\n"
    project.joinpath("equivalent.yaml").write_text(entry % "nobody counts what is in the box")
    said = run_trial(project, "XX-SET-02")
    assert said["survived"] == {}
    assert said["killed"] == {}
    project.joinpath("equivalent.yaml").write_text(entry % "''")
    with pytest.raises(AssertionError, match="needs a `why`"):
        run_trial(project, "XX-SET-02")
    project.joinpath("equivalent.yaml").write_text("- {in: tiny/rules.py, was: '77', now: '2', why: gone}\n")
    with pytest.raises(AssertionError, match=r"no tiny/rules.py says `77` any more"):
        run_trial(project, "XX-SET-02")


@pytest.fixture
def tools_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))


@pytest.mark.usefixtures("tools_on_path")
def test_ids_are_read_in_rows():
    from breaking.subject import ids_in

    said = "GH-NEC-09 to 11, AD-SLP-02, 05; CH-VOT-02, -11, ZL-SET-03 to ZL-SET-05, RM-A-01, 3 dice"
    assert list(ids_in(said)) == [
        *("GH-NEC-09", "GH-NEC-10", "GH-NEC-11", "AD-SLP-02", "AD-SLP-05", "CH-VOT-02", "CH-VOT-11"),
        *("ZL-SET-03", "ZL-SET-04", "ZL-SET-05", "RM-A-01"),
    ]


@pytest.mark.usefixtures("tools_on_path")
def test_every_change_leaves_code_that_compiles_and_differs():
    from breaking.edits import edits
    from breaking.text import Lines

    rules = TOOLS.parent / "src" / "horda" / "games" / "zombicide" / "rules"
    for name in ("inventory/search.py", "combat/kills.py", "board/noise.py"):
        lines = Lines((rules / name).read_bytes())
        for one in edits(lines, ast.parse(lines.text)):
            broken = lines.with_(one.span, one.new)
            assert broken != lines.text
            ast.parse(broken)


@pytest.mark.usefixtures("tools_on_path")
def test_a_figure_that_a_game_gives_anew_sleeps_there_and_nowhere_else():
    from breaking.citations import Place
    from breaking.edits import edits
    from breaking.mutants import mutants_of
    from breaking.subject import of_game
    from breaking.text import Lines, Span
    from breaking.unused_code import is_overridden

    import horda

    file = TOOLS.parent / "src" / "horda" / "games" / "zombicide" / "edition.py"
    lines = Lines(file.read_bytes())
    figures = [one for one in edits(lines, ast.parse(lines.text)) if not one.function]
    whole = Place(0, (Span(0, len(lines.text)),), frozenset())
    asleep = {}
    for name in ("army_of_the_dead", "green_horde"):
        assert horda.game(name)
        subject = of_game(TOOLS.parent, name, [])
        made = {one.change.split()[1].rstrip(":"): one for one in mutants_of(file, lines, whole, figures)}
        asleep[name] = {attribute for attribute, one in made.items() if is_overridden(subject, one)}
        assert "max_wounds" in set(made) - asleep[name]
    assert {"concentrates", "noise_after_attack"} <= asleep["army_of_the_dead"]
    assert not {"concentrates", "noise_after_attack"} & asleep["green_horde"]
