"""Break the rules of a game on purpose, one by one, and check that the tests of each rule notice.

usage: python3 tools/break_rules.py GAME [RULE...] [--limit N] [--seed S] [--minutes M] [--mutants K] [--own]

A RULE is an id or the beginning of some (`GH-SKL`). Verdicts are stored in build/breaks, so that a run that
was stopped continues where it was (`--afresh` starts over). The project itself is not changed.
docs/contributors/breaking.md explains how it works and what it has found.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from breaking.known_verdicts import VerdictCache, equivalents
from breaking.report import HEAD, report, row
from breaking.subject import of_game
from breaking.trial import Trial, TrialLimits

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "breaks"
DECLARED = ROOT / "tools" / "breaking" / "equivalent.yaml"


def main() -> int:
    """Run the trial and print the report; return 1 if a broken rule went unnoticed."""
    said = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    said.add_argument("game")
    said.add_argument("rules", nargs="*", metavar="RULE", help="an id, or the beginning of some")
    said.add_argument("--limit", type=int, default=0, metavar="N", help="so many rules, drawn by the seed")
    said.add_argument("--seed", type=int, default=1, metavar="S", help="which possible breaks are made")
    said.add_argument("--minutes", type=float, default=0, metavar="M", help="stop after so long")
    said.add_argument("--mutants", type=int, default=3, metavar="K", help="breaks of each rule")
    said.add_argument("--own", action="store_true", help="ask a rule's own tests alone: quicker, says less")
    said.add_argument("--afresh", action="store_true", help="believe no earlier verdict")
    asked = said.parse_args()
    if not hasattr(os, "fork"):
        print("This tool copies its process (fork), which this system cannot do.", file=sys.stderr)
        return 2
    from horda.rulebook import UnknownRule, rulebook

    try:
        rulebook(asked.game)
    except UnknownRule as problem:
        print(problem, file=sys.stderr)
        return 2
    subject = of_game(ROOT, asked.game, asked.rules)
    if not subject.rules:
        print(f"{asked.game} has no rule that begins like {', '.join(asked.rules)}", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    terms = TrialLimits(asked.seed, asked.mutants, asked.limit, asked.minutes, own=asked.own)
    ledger = VerdictCache(BUILD / f"{asked.game}.json", afresh=asked.afresh)
    outcome = Trial(subject, terms, ledger, equivalents(DECLARED, ROOT / "src"), _print_line).run()
    print("\n".join([*report(asked.game, outcome, ROOT), HEAD, row(asked.game, outcome)]))
    return int(any(not one.is_caught or one.unjudged for one in outcome.rules))


def _print_line(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
