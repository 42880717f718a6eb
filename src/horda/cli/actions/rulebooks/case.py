"""The implementation of `horda case`: run worked examples from files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
from rich.text import Text

from horda.cli.context import CliContext
from horda.cli.exit_codes import BAD_FILE, NOT_HELD
from horda.engine.choices import IllegalChoice
from horda.engine.views.cases import BadCase, Case, CaseFailed, cases_in, run_case
from horda.engine.views.position import BadPosition
from horda.games import game


def run_cases(context: CliContext, files: Sequence[Path], *, as_json: bool) -> None:
    """Run every case of the files and print which fail; exit with the highest code."""
    told: list[dict[str, object]] = []
    worst = 0
    for path, case in _cases(files):
        problem, code = _problem(context, case)
        worst = max(worst, code)
        told.append({"case": case.case, "file": str(path), "rules": case.rules, "problem": problem})
        if not as_json:
            _show(context, case, problem)
    context.print_check_results("cli-case-told", told, as_json=as_json)
    if worst:
        raise click.exceptions.Exit(worst)


def _cases(files: Sequence[Path]) -> Iterator[tuple[Path, Case]]:
    for path in files:
        for one in sorted(path.rglob("*.yaml")) if path.is_dir() else [path]:
            for case in cases_in(one):
                yield one, case


def _problem(context: CliContext, case: Case) -> tuple[str | None, int]:
    """Return the problem of a case (None if it holds) and its exit code."""
    try:
        run_case(case, game)
    except (CaseFailed, IllegalChoice) as problem:
        return context.words.error(problem), NOT_HELD
    except (BadCase, BadPosition) as problem:
        return context.words.error(problem), BAD_FILE
    return None, 0


def _show(context: CliContext, case: Case, problem: str | None) -> None:
    mark, style = ("✓", "green") if problem is None else ("✗", "red")
    line = Text.assemble((f"{mark} ", style), case.case, (f"  {', '.join(case.rules)}", "dim"))
    context.out.print(line)
    if problem is not None:
        context.out.print(f"  {problem}", style="red", soft_wrap=True)
