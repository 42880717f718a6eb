"""The mutants of each rule, chosen by a seed from all changes in the code that cites it."""

from __future__ import annotations

import ast
import hashlib
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from breaking.citations import Place, places
from breaking.edits import Edit, edits
from breaking.subject import Subject
from breaking.text import Lines, Span

FIGURE = re.compile(rb"\b(?!(?:count|rested|exhausted)\b)[a-z_]+: (\d+|true|false)\b")
"""A number or flag in a line of content; the copies and points of a card belong to no rule."""
MAX_CANDIDATES = 24
"""Most candidates for one rule; of rules that are cited together, many candidates break another rule."""


@dataclass(frozen=True)
class Mutant:
    """A broken rule: one change in one file."""

    file: Path
    line: int
    span: Span
    function: str
    """Outermost function that it changes; empty for figures of modules, classes and content."""
    was: str
    now: str
    what: str
    change: str
    """The lines before and after."""
    beside: frozenset[str]
    """The rules cited in the same place."""
    near: int
    text: bytes = field(repr=False, compare=False)
    """The file's original content."""

    def id(self) -> str:
        """Return a hash of the change that does not depend on the rest of the file."""
        said = "\n".join((self.file.name, self.function, self.was, self.now, self.change))
        return hashlib.sha256(said.encode()).hexdigest()[:16]

    def source(self) -> bytes:
        """Return the file's content with the change applied."""
        return Lines(self.text).with_(self.span, self.now)


class MutantPool:
    """All possible mutants of the rules of a subject."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.of_rule: dict[str, list[list[Mutant]]] = {rule: [] for rule in subject.rules}
        cited = subject.reader()
        for file in subject.files(".py"):
            lines = Lines(file.read_bytes())
            if cited(lines.text.decode()):
                tree = ast.parse(lines.text)
                changes = edits(lines, tree)
                for place in places(lines, tree, cited):
                    self._add(place, list(mutants_of(file, lines, place, changes)))
        for file in subject.files(".yaml"):
            for place, found in _figures(file, Lines(file.read_bytes()), subject):
                self._add(place, found)

    def _add(self, place: Place, found: list[Mutant]) -> None:
        if found:
            for rule in place.rules:
                self.of_rule[rule].append(found)

    def breaks(self, rule: str, seed: int, wanted: int) -> list[Mutant]:
        """Return mutants for a rule: one change in each place in turn, the closest places first."""
        rng = random.Random(f"{seed} {rule}")
        piles = [list(pile) for pile in self.of_rule[rule]]
        for pile in piles:
            rng.shuffle(pile)
        piles.sort(key=lambda pile: pile[0].near)
        chosen: list[Mutant] = []
        again: list[Mutant] = []
        most = min(MAX_CANDIDATES, wanted * (1 + max((len(pile[0].beside) for pile in piles), default=0)))
        while any(piles) and len(chosen) < most:
            for pile in piles:
                while pile:
                    one = pile.pop()
                    if not any(one.file == had.file and one.span.meets(had.span) for had in chosen):
                        chosen.append(one)
                        break
                    again.append(one)
        # Further changes to code that is already mutated come last.
        return [*chosen, *again][:most]


def mutants_of(file: Path, lines: Lines, place: Place, changes: list[Edit]) -> Iterator[Mutant]:
    """Yield the changes within a place as mutants of the rules it cites."""
    for one in changes:
        if any(span.holds(one.span) for span in place.spans):
            was = lines.text[one.span.start : one.span.end].decode()
            yield Mutant(
                file,
                lines.line_of(one.span),
                one.span,
                one.function,
                was,
                one.new,
                one.what,
                lines.change(one.span, one.new),
                place.rules,
                place.near,
                lines.text,
            )


def _figures(file: Path, lines: Lines, subject: Subject) -> Iterator[tuple[Place, list[Mutant]]]:
    """Yield the figures of a line of content that names its rule: `amount: 3, rule: CH-CRD-10`."""
    cited = subject.reader()
    for begin, end in zip(lines.begins, lines.begins[1:], strict=False):
        line = lines.text[begin:end]
        rules = cited(line.decode().partition(" rule: ")[2])
        if not rules:
            continue
        place = Place(0, (Span(begin, end),), rules)
        changes = []
        for match in FIGURE.finditer(line):
            old = match[1].decode()
            new = {"true": "false", "false": "true"}.get(old) or str(int(old) + 1)
            span = Span(begin + match.start(1), begin + match.end(1))
            changes.append(Edit(span, new, "another figure", ""))
        yield place, list(mutants_of(file, lines, place, changes))
