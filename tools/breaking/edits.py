"""Small code changes that break a rule: conditions, effects, numbers, orders and results."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from breaking.text import Lines, Span

REPORTING_CALLS = frozenset({"emit", "emit_to", "__init__"})
"""Calls that only report what happened or build an object; they decide nothing."""
SHOWN_ONLY = frozenset(
    {
        *("prompt", "rule", "describe", "seen_by", "chances", "takes_orders", "variants", "why_at_a_fork"),
        "violations",
    }
)
"""Methods that format or check something; no rule can be broken in them."""
OPPOSITE = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: ">=",
    ast.GtE: "<",
    ast.Gt: "<=",
    ast.LtE: ">",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
NEXT_TO = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Edit:
    """One change: a replacement text for a span of the source."""

    span: Span
    new: str
    what: str
    function: str
    """Qualified name of the outermost function around it; empty outside functions."""


def edits(lines: Lines, tree: ast.Module) -> list[Edit]:
    """Return every possible change in a module, in the order of its text."""
    found = {
        (one.span, one.new): one
        for one in _Editor(lines).body(tree.body, "", "")
        if lines.with_(one.span, one.new) != lines.text
    }
    return sorted(found.values(), key=lambda one: (one.span, one.new))


class _Editor:
    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.function = ""
        self.returns = ""
        self.is_sign = False

    # --- outside of functions --------------------------------------------------------------------

    def body(self, statements: list[ast.stmt], outer: str, owner: str) -> Iterator[Edit]:
        """Yield the changes in the functions of a module or class, and in the figures beside them."""
        for one in statements:
            if isinstance(one, ast.ClassDef):
                yield from self.body(one.body, f"{outer}{one.name}.", one.name)
            elif isinstance(one, ast.FunctionDef) and not _is_shown_only(one.name):
                self.function, self.returns = f"{outer}{one.name}", _called_name(one.returns)
                yield from self._of_function(one)
                self.function, self.returns = "", ""
            elif isinstance(one, ast.Assign | ast.AnnAssign) and one.value is not None and not _is_name(one):
                yield from self._figures(one.value)

    def _figures(self, value: ast.expr) -> Iterator[Edit]:
        for node in ast.walk(value):
            if isinstance(node, ast.Constant):
                yield from self._constant(node)

    # --- functions -------------------------------------------------------------------------------

    def _of_function(self, function: ast.FunctionDef) -> Iterator[Edit]:
        body = function.body
        if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]
        if len(body) > 1 and self.returns == "None" and not isinstance(body[0], ast.Return):
            yield self._edit(body[0], "return", "return early")
        for statement in body:
            yield from self._statement(statement)

    def _statement(self, node: ast.stmt) -> Iterator[Edit]:
        if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom):
            return
        if isinstance(node, ast.If | ast.While):
            yield from self._condition(node.test)
        elif isinstance(node, ast.Return) and node.value is not None:
            yield from self._result(node.value)
        elif isinstance(node, ast.Continue | ast.Break):
            yield self._edit(node, "pass", "go on")
        elif _has_effect(node):
            yield self._edit(node, "pass", "drop an effect")
        for child in ast.iter_child_nodes(node):
            yield from self._nested_edits(child)

    def _nested_edits(self, node: ast.AST) -> Iterator[Edit]:
        if isinstance(node, ast.stmt):
            if isinstance(node, ast.FunctionDef):
                for statement in node.body[1:] if ast.get_docstring(node) else node.body:
                    yield from self._statement(statement)
            else:
                yield from self._statement(node)
            return
        if isinstance(node, ast.expr):
            yield from self._expression(node)
        # Which negative number stands for "nobody" makes no difference, nor which of equal things is taken.
        self.is_sign = isinstance(node, ast.Subscript) or (
            isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
        )
        for name, child in ast.iter_fields(node):
            if name in ("annotation", "returns", "args") and isinstance(node, ast.Lambda):
                continue
            for one in child if isinstance(child, list) else [child]:
                if isinstance(one, ast.AST) and not _only_reports(node):
                    yield from self._nested_edits(one)

    def _expression(self, node: ast.expr) -> Iterator[Edit]:
        if isinstance(node, ast.IfExp):
            yield from self._condition(node.test)
        elif isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
            for part in node.generators:
                for test in part.ifs:
                    yield from self._condition(test)
        elif isinstance(node, ast.BoolOp):
            yield from self._operands(node)
        elif isinstance(node, ast.Compare):
            yield from self._comparison(node)
        elif isinstance(node, ast.Constant) and not self.is_sign:
            yield from self._constant(node)
        elif isinstance(node, ast.Subscript):
            yield from self._end(node)
        elif isinstance(node, ast.BinOp):
            yield from self._sum(node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self._edit(node, f"({self.lines.text_of(node.operand)})", "drop a not")
        elif isinstance(node, ast.Call):
            yield from self._call(node)
        elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
            yield from self._drop_steps(node)

    # --- the changes -----------------------------------------------------------------------------

    def _edit(self, node: ast.AST, new: str, what: str) -> Edit:
        return Edit(self.lines.span(node), new, what, self.function)

    def _condition(self, test: ast.expr) -> Iterator[Edit]:
        if _is_typing(test):
            return
        yield self._edit(test, f"not ({self.lines.text_of(test)})", "negate a condition")
        if not any(isinstance(node, ast.NamedExpr) for node in ast.walk(test)) and not _is_about_none(test):
            yield self._edit(test, "False", "a condition never holds")
            yield self._edit(test, "True", "a condition always holds")

    def _result(self, value: ast.expr) -> Iterator[Edit]:
        said, returns = self.lines.text_of(value), self.returns
        if isinstance(value, ast.Constant):
            return
        if returns == "bool":
            yield self._edit(value, f"not ({said})", "the opposite answer")
        elif returns == "int":
            yield self._edit(value, f"({said}) + 1", "one more")
        elif returns.startswith("list[") and said != "[]":
            yield self._edit(value, "[]", "nothing")
        elif returns.startswith(("tuple[", "Steps")) and returns.endswith(("...]", "Steps")) and said != "()":
            yield self._edit(value, "()", "nothing")
        elif returns.endswith("| None"):
            yield self._edit(value, "None", "nothing")

    def _operands(self, node: ast.BoolOp) -> Iterator[Edit]:
        word = " and " if isinstance(node.op, ast.And) else " or "
        for at, dropped in enumerate(node.values):
            if _is_typing(dropped) or any(isinstance(one, ast.NamedExpr) for one in ast.walk(dropped)):
                continue
            rest = [f"({self.lines.text_of(one)})" for number, one in enumerate(node.values) if number != at]
            yield self._edit(node, f"({word.join(rest)})", f"drop part {at + 1} of a condition")

    def _comparison(self, node: ast.Compare) -> Iterator[Edit]:
        if len(node.ops) != 1 or _is_typing(node):
            return
        left, right = self.lines.text_of(node.left), self.lines.text_of(node.comparators[0])
        yield self._edit(node, f"({left} {OPPOSITE[type(node.ops[0])]} {right})", "invert a comparison")
        if type(node.ops[0]) in NEXT_TO:
            yield self._edit(node, f"({left} {NEXT_TO[type(node.ops[0])]} {right})", "shift a bound")

    def _constant(self, node: ast.Constant) -> Iterator[Edit]:
        if isinstance(node.value, bool):
            yield self._edit(node, str(not node.value), "flip a yes or no")
        elif isinstance(node.value, int):
            yield self._edit(node, str(node.value + 1), "a number one higher")
            if node.value > 1:
                yield self._edit(node, str(node.value - 1), "a number one lower")

    def _end(self, node: ast.Subscript) -> Iterator[Edit]:
        said = self.lines.text_of(node.slice)
        if said in ("0", "-1"):
            yield self._edit(node.slice, "-1" if said == "0" else "0", "first and last swapped")

    def _sum(self, node: ast.BinOp) -> Iterator[Edit]:
        sides = (node.left, node.right)
        if any(isinstance(one, ast.Tuple | ast.List | ast.JoinedStr | ast.ListComp) for one in sides):
            return
        if isinstance(node.op, ast.Add | ast.Sub):
            sign = "-" if isinstance(node.op, ast.Add) else "+"
            yield self._edit(
                node, f"({self.lines.text_of(sides[0])} {sign} {self.lines.text_of(sides[1])})", "a sign"
            )

    def _call(self, node: ast.Call) -> Iterator[Edit]:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in SWAPPED:
            yield self._edit(node.func, SWAPPED[name], f"{name} for {SWAPPED[name]}")
        if isinstance(node.func, ast.Attribute) and node.func.attr == "push" and len(node.args) > 1:
            for at in range(len(node.args)):
                rest = [self.lines.text_of(one) for number, one in enumerate(node.args) if number != at]
                yield self._edit(node, f"{self.lines.text_of(node.func)}({', '.join(rest)})", "drop a step")

    def _drop_steps(self, node: ast.Tuple) -> Iterator[Edit]:
        parts = node.elts
        if self.returns != "Steps" or not all(isinstance(one, ast.Call | ast.Starred) for one in parts):
            return
        for at in range(len(parts) if len(parts) > 1 else 0):
            rest = [self.lines.text_of(one) for number, one in enumerate(parts) if number != at]
            yield self._edit(node, f"({', '.join(rest)},)", "drop a step")


def _is_name(one: ast.Assign | ast.AnnAssign) -> bool:
    """Return whether an assignment only gives a name or a version."""
    target = one.target if isinstance(one, ast.AnnAssign) else one.targets[0]
    return isinstance(target, ast.Name) and target.id in ("id", "title", "version")


def _is_shown_only(name: str) -> bool:
    return name in SHOWN_ONLY or name.lstrip("_").startswith("refus")


def _called_name(node: ast.expr | None) -> str:
    return ast.unparse(node) if node is not None else ""


def _is_typing(test: ast.expr) -> bool:
    """Return whether a condition only narrows the type of a value."""
    if isinstance(test, ast.UnaryOp):
        return _is_typing(test.operand)
    if isinstance(test, ast.Call):
        return isinstance(test.func, ast.Name) and test.func.id == "isinstance"
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def _is_about_none(test: ast.expr) -> bool:
    """Return whether a condition checks for None: without it, the following code often does the same."""
    return isinstance(test, ast.Compare) and any(
        isinstance(one, ast.Constant) and one.value is None for one in test.comparators
    )


def _only_reports(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    return name in REPORTING_CALLS


def _has_effect(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call) and not _only_reports(node.value)
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.AugAssign | ast.Delete)
