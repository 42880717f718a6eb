"""A trial: break every rule that can be broken a few times, and run its tests on each mutant."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest

from breaking.known_verdicts import Equivalent, VerdictCache
from breaking.mutants import Mutant, MutantPool
from breaking.prover import Prover, Verdict, tests_hash
from breaking.separate_process import SeparateProcess
from breaking.subject import Subject
from breaking.unused_code import is_overridden


@dataclass(frozen=True)
class TrialLimits:
    """How much to break, and within which limits."""

    seed: int = 1
    mutants: int = 3
    limit: int = 0
    minutes: float = 0.0
    seconds: float = 10.0
    """Processor seconds after which a mutant counts as noticed, because it hangs."""
    own: bool = False
    """Whether to run only a rule's own tests: much faster, but says nothing about the other tests."""


@dataclass
class RuleResult:
    """The results for the mutants of one rule."""

    rule: str
    killed: list[Mutant] = field(default_factory=list)
    survived: list[Mutant] = field(default_factory=list)
    others: list[Mutant] = field(default_factory=list)
    """Mutants that only tests of other rules notice, though the code does not cite those rules."""
    shared: list[Mutant] = field(default_factory=list)
    """Mutants noticed by the tests of another rule cited in the same place: that rule was broken."""
    unjudged: list[Mutant] = field(default_factory=list)
    """Mutants that the rule's own tests do not notice, if no others were run."""
    equivalent: list[Mutant] = field(default_factory=list)

    @property
    def is_broken(self) -> bool:
        """Whether the rule could be broken at all."""
        return bool(self.killed or self.survived or self.others or self.unjudged)

    @property
    def is_noticed(self) -> bool:
        """Whether the rule's own tests notice a mutant."""
        return bool(self.killed)

    @property
    def is_caught(self) -> bool:
        """Whether the rule's own tests notice, and no mutant of its code goes unnoticed by all tests."""
        return self.is_noticed and not self.survived


@dataclass
class Outcome:
    """The result of a trial of a game."""

    rules: list[RuleResult] = field(default_factory=list)
    uncited: list[str] = field(default_factory=list)
    """Rules that no code cites, or whose code has nothing to change."""
    shared: list[str] = field(default_factory=list)
    """Rules cited together with others, whose mutants all broke another rule."""
    unproven: list[str] = field(default_factory=list)
    failing: list[str] = field(default_factory=list)
    """Rules whose tests fail without any mutation."""
    asleep: set[str] = field(default_factory=set)
    """Functions of shared code that no test of this game calls."""
    total: int = 0
    """Number of rules that have to be proven."""
    left: int = 0
    """Number of rules that there was no time for."""
    own: bool = False
    """Whether only each rule's own tests were run."""


class Trial:
    """A run that breaks the rules of a subject one after another."""

    def __init__(
        self,
        subject: Subject,
        terms: TrialLimits,
        ledger: VerdictCache,
        equivalents: Sequence[Equivalent],
        say: Callable[[str], None],
    ) -> None:
        self.subject, self.terms, self.ledger = subject, terms, ledger
        self.equivalents, self.say = equivalents, say
        self.quarry = MutantPool(subject)
        self.outcome = Outcome(own=terms.own)
        self.all_tests: list[pytest.Item] = []
        self.of_the_game: dict[pytest.Item, None] = {}

    def run(self) -> Outcome:
        """Collect the tests and run the trial; errors in the tests themselves are raised."""
        status = Prover(self.subject, self.terms.seconds, self._with_tests).run()
        if status:
            raise RuntimeError(f"the tests could not be collected (pytest ends with {status})")
        return self.outcome

    def _with_tests(self, prover: Prover) -> None:
        began = time.monotonic()
        rules = self._breakable(prover)
        if self.terms.limit and self.terms.limit < len(rules):
            drawn = sorted(rules, key=lambda rule: random.Random(f"{self.terms.seed} {rule}").random())
            rules = [rule for rule in rules if rule in drawn[: self.terms.limit]]
        calls = f"calls-{self.subject.fingerprint()}-{tests_hash(self.all_tests)}.json"
        prover.watch(self.all_tests, self.ledger.path.with_name(calls))
        self.say(f"{len(rules)} rules can be broken; their tests were collected and watched.")
        with SeparateProcess(self.subject) as apart:
            for number, rule in enumerate(rules, 1):
                if self.terms.minutes and time.monotonic() - began > self.terms.minutes * 60:
                    self.outcome.left = len(rules) - number + 1
                    break
                found = self._break(rule, prover, apart)
                if found.is_broken:
                    self.outcome.rules.append(found)
                    self._print_result(number, len(rules), found)
                elif found.shared:
                    self.outcome.shared.append(rule)

    def _breakable(self, prover: Prover) -> list[str]:
        found = []
        self.outcome.total = len(self.subject.rules)
        for rule in self.subject.rules:
            if not self.quarry.of_rule[rule]:
                self.outcome.uncited.append(rule)
            elif not prover.proofs([rule]):
                self.outcome.unproven.append(rule)
            else:
                found.append(rule)
        self.all_tests = prover.proofs(filter(self.subject.is_kin, prover.tests))
        letters = self.subject.rules[0].partition("-")[0]
        own = [rule for rule in prover.tests if rule.partition("-")[0] == letters]
        self.of_the_game = dict.fromkeys(prover.proofs(own))
        if prover.fails_unbroken(prover.proofs(found)):
            self.outcome.failing = [rule for rule in found if prover.fails_unbroken(prover.proofs([rule]))]
        return [rule for rule in found if rule not in self.outcome.failing]

    def _break(self, rule: str, prover: Prover, apart: SeparateProcess) -> RuleResult:
        found, own = RuleResult(rule), prover.proofs([rule])
        for mutant in self.quarry.breaks(rule, self.terms.seed, self.terms.mutants):
            if len(found.killed) + len(found.survived) + len(found.unjudged) >= self.terms.mutants:
                break
            if self._is_unused_here(mutant, prover):
                self.outcome.asleep.add(f"{mutant.file.name} {mutant.function or mutant.line}")
            elif any(one.is_of(mutant) for one in self.equivalents):
                found.equivalent.append(mutant)
            else:
                self._judge(mutant, found, own, prover, apart)
        return found

    def _is_unused_here(self, mutant: Mutant, prover: Prover) -> bool:
        """Return whether a mutant changes shared code that this game does not use.

        No test of this game calls the code, or the game overrides the figure.
        """
        if self.subject.folders[0] in mutant.file.parents or not mutant.function:
            return is_overridden(self.subject, mutant)
        return not any(item in self.of_the_game for item in prover.tests_calling(mutant))

    def _judge(
        self,
        mutant: Mutant,
        found: RuleResult,
        own: list[pytest.Item],
        prover: Prover,
        apart: SeparateProcess,
    ) -> None:
        rest, calling = self._rest(mutant, own, prover), prover.tests_calling(mutant)
        if calling and self.ledger.get(mutant, tests_hash(calling)) == Verdict.SURVIVED.value:
            found.survived.append(mutant)
        elif self._is_noticed(mutant, own, prover, apart) or (
            prover.may_be_cached(mutant)
            and self._verdict(mutant, own, prover, apart, anew=True) is Verdict.KILLED
        ):
            found.killed.append(mutant)
        elif self._is_of_another(mutant, own, prover, apart):
            found.shared.append(mutant)
        elif not self.terms.own and self._is_noticed(mutant, rest, prover, apart):
            found.others.append(mutant)
        elif not prover.ran_early(mutant):
            (found.unjudged if self.terms.own else found.survived).append(mutant)
            if calling and not self.terms.own:
                # Tests that do not call the changed code cannot notice, so no other rule has to run them again.
                self.ledger.put(mutant, tests_hash(calling), Verdict.SURVIVED.value)
        # A fork cannot undo what the code did before forking; only a new process can tell.
        elif self._verdict(mutant, own, prover, apart, anew=True) is Verdict.KILLED:
            found.killed.append(mutant)
        elif self.terms.own:
            found.unjudged.append(mutant)
        elif rest and self._verdict(mutant, rest, prover, apart, anew=True) is Verdict.KILLED:
            found.others.append(mutant)
        else:
            found.survived.append(mutant)

    def _is_of_another(
        self, mutant: Mutant, own: list[pytest.Item], prover: Prover, apart: SeparateProcess
    ) -> bool:
        known = set(own)
        beside = [item for item in prover.proofs(sorted(mutant.beside)) if item not in known]
        return self._is_noticed(mutant, beside, prover, apart)

    def _is_noticed(
        self, mutant: Mutant, items: list[pytest.Item], prover: Prover, apart: SeparateProcess
    ) -> bool:
        return bool(items) and self._verdict(mutant, items, prover, apart) is Verdict.KILLED

    def _rest(self, mutant: Mutant, own: list[pytest.Item], prover: Prover) -> list[pytest.Item]:
        """Return all other tests that call the changed code; for figures, all tests of the game."""
        known = set(own)
        calling = prover.tests_calling(mutant) if mutant.function else list(self.of_the_game)
        return [item for item in calling if item not in known]

    def _verdict(
        self,
        mutant: Mutant,
        items: list[pytest.Item],
        prover: Prover,
        apart: SeparateProcess,
        *,
        anew: bool = False,
    ) -> Verdict:
        tests = f"{tests_hash(items)}{' anew' * anew}"
        known = self.ledger.get(mutant, tests)
        if known is not None:
            return Verdict(known)
        verdict = Verdict.UNKNOWN if anew else prover.verdict(mutant, items)
        if verdict is Verdict.UNKNOWN:
            verdict = apart.verdict(mutant, [item.nodeid for item in items])
        self.ledger.put(mutant, tests, verdict.value)
        return verdict

    def _print_result(self, number: int, count: int, found: RuleResult) -> None:
        if found.unjudged:
            how = f", {len(found.unjudged)} NOT BY ITS OWN"
        elif found.is_caught:
            how = ""
        elif found.survived:
            how = f", {len(found.survived)} SURVIVED"
        else:
            how = ", NONE ITS OWN"
        self.say(f"{number:4}/{count} {found.rule:<12} {len(found.killed)} killed{how}")
        for mutant in found.survived + found.unjudged:
            where = mutant.file.relative_to(self.subject.root).as_posix()
            self.say(f"          {where}:{mutant.line} {mutant.function}: {mutant.what}")
