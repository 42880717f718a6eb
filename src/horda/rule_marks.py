"""The `rule` marks of test functions, read from the source of a test file without importing it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

SKIP_CALLS = {"skip", "importorskip", "xfail", "skipTest"}
"""Names of functions with which a running test skips itself or expects its own failure."""
SKIP_MARKS = {"skip", "skipif", "xfail"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


class ComputedMark(ValueError):
    """Raised for a `rule` mark whose ids are not string literals and so cannot be read without running the file."""


def marks_in(source: str) -> dict[str, list[str]]:
    """Return the rules that each test function of a file names, by the function's name.

    A test that is skipped or expected to fail names none; nor does a `skipif` whose condition is not the
    literal `False`, so that the answer is the same on every system. Raises `SyntaxError` for a file that is
    no Python, and `ComputedMark` for ids that are not literals.
    """
    module = ast.parse(source)
    whole_file = _assigned_marks(module)
    if _is_skipped(whole_file) or _leaves_early(module):
        return {}
    found: dict[str, list[str]] = {}
    for function, outer in _tests_of(module, whole_file):
        marks = [*outer, *function.decorator_list]
        if not _is_skipped(marks) and not _calls_skip(function):
            rules = [rule for mark in marks for rule in _rules_of(mark)]
            found.setdefault(function.name, []).extend(rules)
    return {name: list(dict.fromkeys(rules)) for name, rules in found.items() if rules}


def _tests_of(
    parent: ast.Module | ast.ClassDef, marks: list[ast.expr]
) -> Iterator[tuple[Function, list[ast.expr]]]:
    """Yield the test functions of a module or class, each with the marks of its module and enclosing classes."""
    for node in parent.body:
        if isinstance(node, Function) and node.name.startswith("test"):
            yield node, marks
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests_of(node, [*marks, *node.decorator_list, *_assigned_marks(node)])


def _assigned_marks(parent: ast.Module | ast.ClassDef) -> list[ast.expr]:
    """Return the marks that `pytestmark = ...` gives to a whole module or class."""
    return [
        mark
        for node in parent.body
        if isinstance(node, ast.Assign) and "pytestmark" in map(ast.unparse, node.targets)
        for mark in (node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value])
    ]


def _mark_name(node: ast.expr) -> str:
    """Return `rule` for `pytest.mark.rule("ZL-SET-01")`, likewise for other marks; empty if the node is not a mark."""
    reference = ast.unparse(node.func if isinstance(node, ast.Call) else node)
    return reference.partition("mark.")[2] if reference.startswith(("pytest.mark.", "mark.")) else ""


def _is_skipped(marks: list[ast.expr]) -> bool:
    return any(_mark_name(mark) in SKIP_MARKS and not _is_false_condition(mark) for mark in marks)


def _is_false_condition(mark: ast.expr) -> bool:
    """Return whether a mark is `skipif(False, ...)`."""
    return (
        isinstance(mark, ast.Call)
        and len(mark.args) == 1
        and isinstance(mark.args[0], ast.Constant)
        and mark.args[0].value is False
    )


def _rules_of(mark: ast.expr) -> list[str]:
    """Return the rules named by a decorator: by a `rule` mark, or by the `marks` of its parameter sets."""
    if _mark_name(mark) == "rule":
        return _ids_in(mark)
    rules: list[str] = []
    for node in ast.walk(mark):
        if isinstance(node, ast.Call):
            for keyword in node.keywords:
                if keyword.arg == "marks":
                    value = keyword.value
                    marks = value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
                    if not _is_skipped(marks):
                        rules += [id for mark in marks if _mark_name(mark) == "rule" for id in _ids_in(mark)]
    return rules


def _ids_in(mark: ast.expr) -> list[str]:
    ids = mark.args if isinstance(mark, ast.Call) else []
    if not ids or not all(isinstance(id, ast.Constant) and isinstance(id.value, str) for id in ids):
        raise ComputedMark(f"line {mark.lineno}: write out the ids in `{ast.unparse(mark)}`")
    return [str(ast.literal_eval(id)) for id in ids]


def _calls_skip(test: Function) -> bool:
    """Return whether the body of a test refers to a function that skips it or expects it to fail."""
    return any(
        (isinstance(part, ast.Attribute) and part.attr in SKIP_CALLS)
        or (isinstance(part, ast.Name) and part.id in SKIP_CALLS)
        for statement in test.body
        for part in ast.walk(statement)
    )


def _leaves_early(module: ast.Module) -> bool:
    """Return whether the module itself may skip all its tests while it is imported."""
    own = [node for node in module.body if not isinstance(node, Function | ast.ClassDef)]
    return any(
        isinstance(part, ast.Call)
        and not _mark_name(part)
        and ast.unparse(part.func).removeprefix("pytest.") in ("skip", "importorskip")
        for node in own
        for part in ast.walk(node)
    )
