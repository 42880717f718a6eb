"""What a trial found, for people: the rate, the survivors with their changes, a row for the docs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from breaking.mutants import Mutant
from breaking.trial import OfRule, Outcome

HEAD = "| game | rules | broken | caught | rate | breaks | killed | rate |\n|---|---|---|---|---|---|---|---|"


def row(name: str, outcome: Outcome) -> str:
    """One line of the table in the docs."""
    rules, caught, breaks, killed = figures(outcome)
    aside = (outcome.uncited, outcome.shared, outcome.unproven, outcome.failing)
    total = rules + sum(map(len, aside)) + outcome.left
    cells = (name, total, rules, caught, _rate(caught, rules), breaks, killed, _rate(killed, breaks))
    return f"| {' | '.join(str(one) for one in cells)} |"


def figures(outcome: Outcome) -> tuple[int, int, int, int]:
    """Rules broken, rules caught, breaks, breaks killed."""
    rules = outcome.rules
    killed = sum(len(one.killed) for one in rules)
    survived = sum(len(one.survived) for one in rules)
    return len(rules), sum(one.is_caught for one in rules), killed + survived, killed


def report(name: str, outcome: Outcome, root: Path) -> Iterator[str]:
    """Everything worth reading, the summary last."""
    for one in outcome.rules:
        if not one.is_caught:
            yield from _of_rule(one, root)
    rules, caught, breaks, killed = figures(outcome)
    for told, ids in (
        ("no code cites them, or nothing in it can be changed", outcome.uncited),
        ("cited together with others, and every break there was another's", outcome.shared),
        ("their code is cited, and no test proves them", outcome.unproven),
        ("their tests fail although nothing is broken", outcome.failing),
    ):
        if ids:
            yield f"{len(ids)} rules left out ({told}): {', '.join(ids)}"
    if outcome.asleep:
        names = ", ".join(sorted(outcome.asleep))
        yield f"{len(outcome.asleep)} functions of shared code that no test of this game calls: {names}"
    if outcome.left:
        yield f"{outcome.left} rules left for lack of time; the same command goes on."
    declared = sum(len(one.equivalent) for one in outcome.rules)
    yield (
        f"{name}: {caught} of {rules} rules caught ({_rate(caught, rules)}), "
        f"{killed} of {breaks} breaks killed ({_rate(killed, breaks)}), {declared} declared to break nothing"
    )


def _of_rule(one: OfRule, root: Path) -> Iterator[str]:
    if not one.survived:
        yield f"\n{one.rule}: its own tests notice none; those of other rules alone notice these"
    for mutant in one.survived or one.others:
        yield _of_mutant(one.rule, mutant, root)


def _of_mutant(rule: str, mutant: Mutant, root: Path) -> str:
    where = f"{mutant.file.relative_to(root).as_posix()}:{mutant.line}"
    return f"\n{rule} {where} {mutant.function} ({mutant.what})\n{mutant.change}"


def _rate(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"
