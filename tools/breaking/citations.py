"""Finder of the code that cites a rule: by docstrings, comments, and ids and keys in the code itself."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from breaking.text import Lines, Span

Cited = Callable[[str], frozenset[str]]
BESIDE, FUNCTION, CLASS = range(3)
"""How close the code is to the citation of the rule."""
ANSWERS = ("rule",)
"""Methods that return the rule to show beside a question."""


@dataclass(frozen=True)
class Place:
    """A piece of code that cites rules."""

    near: int
    spans: tuple[Span, ...]
    rules: frozenset[str]
    """All rules cited here together."""


def places(lines: Lines, tree: ast.Module, cited: Cited) -> list[Place]:
    """Return every place in a module that cites a rule."""
    found = list(_Finder(lines, tree, cited).all_places())
    return sorted(found, key=lambda one: (one.near, one.spans))


class _Finder:
    def __init__(self, lines: Lines, tree: ast.Module, cited: Cited) -> None:
        self.lines, self.tree, self.cited = lines, tree, cited
        self.parent: dict[ast.AST, ast.AST] = {}
        for node in ast.walk(tree):
            for child in ast.iter_child_nodes(node):
                self.parent[child] = node
        self.statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]

    def all_places(self) -> Iterator[Place]:
        for node in ast.walk(self.tree):
            # A module's docstring cites rules for the whole module, which is no specific place to mutate.
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                yield from self._by_docstring(node)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from self._by_string(node, node.value)
        yield from self._by_comments()

    def _by_docstring(self, node: ast.ClassDef | ast.FunctionDef) -> Iterator[Place]:
        rules = self.cited(ast.get_docstring(node) or "")
        if rules and isinstance(node, ast.FunctionDef):
            yield Place(FUNCTION, (self.lines.span(node),), rules)
        elif rules:
            yield Place(CLASS, (self.lines.span(node),), rules)

    def _by_string(self, node: ast.Constant, text: str) -> Iterator[Place]:
        above, rules = self.parent[node], self.cited(text)
        if not rules or isinstance(above, ast.JoinedStr) or self._is_shown(node):
            return
        if isinstance(above, ast.Expr):
            before = self._preceding_statement(above)
            if isinstance(before, ast.Assign | ast.AnnAssign):
                yield Place(BESIDE, (self.lines.span(before),), rules)
            return
        yield self._enclosing_place(node, rules)

    def _is_shown(self, node: ast.AST) -> bool:
        """Return whether an id is only named to be shown beside a question."""
        while node in self.parent:
            node = self.parent[node]
            if isinstance(node, ast.FunctionDef):
                return node.name in ANSWERS
        return False

    def _preceding_statement(self, statement: ast.stmt) -> ast.stmt | None:
        body = getattr(self.parent[statement], "body", [])
        at = body.index(statement) if statement in body else 0
        return body[at - 1] if at else None

    def _enclosing_place(self, node: ast.AST, rules: frozenset[str]) -> Place:
        """Return the condition that leads to a cited id, or the statement that encloses it."""
        inner = node
        while not isinstance(outer := self.parent[inner], ast.Module):
            if isinstance(outer, ast.If) and inner in outer.body:
                return Place(BESIDE, (self.lines.span(outer.test), *map(self.lines.span, outer.body)), rules)
            if isinstance(outer, ast.IfExp) and inner is not outer.test:
                return Place(BESIDE, (self.lines.span(outer.test),), rules)
            if isinstance(outer, ast.FunctionDef):
                return Place(FUNCTION, (self.lines.span(outer),), rules)
            if isinstance(outer, ast.ClassDef):
                return Place(CLASS, (self.lines.span(outer),), rules)
            inner = outer
        return Place(BESIDE, (self.lines.span(inner),), rules)

    def _by_comments(self) -> Iterator[Place]:
        for token in tokenize.tokenize(io.BytesIO(self.lines.text).readline):
            if token.type != tokenize.COMMENT or not (rules := self.cited(token.string)):
                continue
            row = token.start[0]
            on_the_line = [one for one in self.statements if one.lineno <= row <= (one.end_lineno or 0)]
            if token.line[: token.start[1]].strip() and on_the_line:
                chosen = max(on_the_line, key=lambda one: one.lineno)
            else:
                after = [one for one in self.statements if one.lineno > row]
                if not after:
                    continue
                chosen = min(after, key=lambda one: (one.lineno, one.col_offset))
            yield Place(BESIDE, (self.lines.span(chosen),), rules)
