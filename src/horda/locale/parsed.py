"""Parsed Fluent files: their messages, the variables of each, and syntax errors."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from horda.locale.catalogue import source


@cache
def resource(lang: str, name: str) -> ast.Resource:
    """Return the parsed messages of a game (or `common`) in a language."""
    return FluentResource(source(lang, name))


@cache
def bundle(lang: str, names: tuple[str, ...]) -> FluentBundle:
    """Return the messages of several files in a language; a message of an earlier file hides that of a later one."""
    found = FluentBundle([lang], use_isolating=False)
    for name in names:
        found.add_resource(resource(lang, name))
    return found


class _Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(lang: str, name: str) -> dict[str, set[str]]:
    """Return the messages of a file, and their attributes as `id.attribute`, each with its variables."""
    variables: dict[str, set[str]] = {}
    for entry in resource(lang, name).body:
        if not isinstance(entry, ast.Message):
            continue
        for key, pattern in _patterns(entry):
            visitor = _Variables()
            visitor.visit(pattern)
            variables[key] = visitor.found
    return variables


def _patterns(entry: ast.Message) -> list[tuple[str, ast.Pattern]]:
    own = [(entry.id.name, entry.value)] if entry.value else []
    return [*own, *((f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes)]


@cache
def messages_without_text(lang: str, name: str) -> frozenset[str]:
    """Return the messages of a file that have no text, at least for some values of their variables."""
    entries = (entry for entry in resource(lang, name).body if isinstance(entry, ast.Message))
    return frozenset(entry.id.name for entry in entries if entry.value and _may_be_empty(entry.value))


def _may_be_empty(pattern: ast.Pattern) -> bool:
    """Return whether a pattern has a variant without any text, number or name."""
    return all(_element_may_be_empty(element) for element in pattern.elements)


def _element_may_be_empty(element: ast.TextElement | ast.Placeable) -> bool:
    if isinstance(element, ast.TextElement):
        return not element.value.strip()
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        return any(_may_be_empty(variant.value) for variant in inner.variants)
    return isinstance(inner, ast.StringLiteral) and not inner.value.strip()


def syntax_errors(lang: str, name: str) -> list[str]:
    """Return the syntax errors of a file, and ids that are defined twice."""
    body = resource(lang, name).body
    junk = [f"{lang}/{name}.ftl: {entry.content!r}" for entry in body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
    return junk + [
        f"{lang}/{name}.ftl: `{id}` is written twice" for id in sorted(set(ids)) if ids.count(id) > 1
    ]
