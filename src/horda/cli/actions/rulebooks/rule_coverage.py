"""Which rules of the rulebooks are proven by a test."""

from __future__ import annotations

from collections.abc import Container, Sequence
from pathlib import Path

from rich.padding import Padding

from horda.cli.context import CliContext
from horda.rule_proofs import known_proofs
from horda.rulebook import rulebook, rulebooks


def show_coverage(context: CliContext, game: str | None, *, tests: Path | None, as_json: bool) -> None:
    """Print which rules are proven by tests and which are not."""
    with context.aside.status(context.words.say("cli-coverage-doing")):
        proofs, error = known_proofs(tests)
    if error:
        context.aside.print(context.words.say("cli-coverage-problem", detail=error), style="yellow")
    games = rulebooks() if game is None else (rulebook(game).game,)
    told = {name: _coverage(name, proofs) for name in games}
    if as_json:
        context.write_json(told)
    else:
        _show(context, told)


def _coverage(game: str, proven: Container[str]) -> dict[str, object]:
    ids = rulebook(game).provable()
    unproven = [id for id in ids if id not in proven]
    return {"rules": len(ids), "proven": len(ids) - len(unproven), "unproven": unproven}


def fold_ids(ids: Sequence[str]) -> list[str]:
    """Join consecutive ids into ranges: `ZL-SET-02…05` for four ids."""
    rows: list[list[str]] = []
    for id in ids:
        chapter, _, number = id.rpartition("-")
        before, _, last = rows[-1][-1].rpartition("-") if rows else ("", "", "")
        if chapter == before and number.isdigit() and int(number) == int(last) + 1:
            rows[-1].append(id)
        else:
            rows.append([id])
    return [row[0] if len(row) == 1 else f"{row[0]}…{row[-1].rpartition('-')[2]}" for row in rows]


def _show(context: CliContext, told: dict[str, dict[str, object]]) -> None:
    for name, one in told.items():
        rules, proven, unproven = one["rules"], one["proven"], one["unproven"]
        assert isinstance(rules, int)
        assert isinstance(proven, int)
        assert isinstance(unproven, list)
        title = rulebook(name).title.in_language(context.lang)
        style = "green" if not unproven else None
        context.print_message("cli-coverage-told", style, title=title, proven=proven, rules=rules)
        if unproven:
            context.out.print(Padding(", ".join(fold_ids(unproven)), (0, 0, 0, 2)), style="dim")
