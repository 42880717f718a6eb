"""Report of a trial: the rates, the surviving mutants with their changes, a row for the docs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from breaking.mutants import Mutant
from breaking.trial import Outcome, RuleResult

HEAD = (
    "| game | rules | broken | noticed | rate | in every way | rate | breaks | killed | rate |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


@dataclass(frozen=True)
class Figures:
    """The numbers of rules and mutants, and of those that were noticed."""

    rules: int
    noticed: int
    caught: int
    breaks: int
    killed: int


def figures(outcome: Outcome) -> Figures:
    """Return the figures of a trial."""
    rules = outcome.rules
    killed = sum(len(one.killed) for one in rules)
    survived = sum(len(one.survived) + len(one.unjudged) for one in rules)
    noticed, caught = sum(one.is_noticed for one in rules), sum(one.is_caught for one in rules)
    return Figures(len(rules), noticed, caught, killed + survived, killed)


def row(name: str, outcome: Outcome) -> str:
    """Return one line of the table in the docs."""
    of = figures(outcome)
    cells = (
        *(name, outcome.total, of.rules, of.noticed, _rate(of.noticed, of.rules)),
        *(("not asked", "-") if outcome.own else (of.caught, _rate(of.caught, of.rules))),
        *(of.breaks, of.killed, _rate(of.killed, of.breaks)),
    )
    return f"| {' | '.join(str(one) for one in cells)} |"


def report(name: str, outcome: Outcome, root: Path) -> Iterator[str]:
    """Yield the lines of the report, the summary last."""
    for one in outcome.rules:
        if not one.is_caught or one.unjudged:
            yield from _of_rule(one, root)
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
        yield f"{len(outcome.asleep)} functions of shared code that no test of these games calls: {names}"
    if outcome.left:
        yield f"{outcome.left} rules left for lack of time; the same command goes on."
    declared = sum(len(one.equivalent) for one in outcome.rules)
    of = figures(outcome)
    every = "" if outcome.own else f"{of.caught} in every way ({_rate(of.caught, of.rules)}), "
    yield (
        f"{name}: {of.noticed} of {of.rules} rules noticed ({_rate(of.noticed, of.rules)}), "
        f"{every}{of.killed} of {of.breaks} breaks killed "
        f"({_rate(of.killed, of.breaks)}), {declared} declared to break nothing"
    )


def _of_rule(one: RuleResult, root: Path) -> Iterator[str]:
    if one.others and not one.survived:
        yield f"\n{one.rule}: its own tests notice none; those of other rules alone notice these"
    for mutant in one.unjudged or one.survived or one.others:
        yield _of_mutant(one.rule, mutant, root)


def _of_mutant(rule: str, mutant: Mutant, root: Path) -> str:
    where = f"{mutant.file.relative_to(root).as_posix()}:{mutant.line}"
    return f"\n{rule} {where} {mutant.function} ({mutant.what})\n{mutant.change}"


def _rate(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"
