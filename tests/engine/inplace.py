"""A source scan for lists of a state that are changed in place instead of replaced.

It reads one module at a time and follows a list through local names, loops, functions that return one and
functions that change an argument. It knows no types: a list is identified by the name of its field.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "__setitem__"}
LOOKS_INTO = {"enumerate", "zip", "reversed", "list", "values", "items"}
"""Functions through which a loop reaches the items of a list."""
SHUFFLES = "shuffle"
PILES = "piles"
"""Name of the only dict of lists in a state; its lists may be replaced but not changed."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
IsMeant = Callable[[ast.expr], bool]


class Body:
    """A function definition and all syntax nodes inside it."""

    def __init__(self, function: Function) -> None:
        self.name = function.name
        self.given = [argument.arg for argument in function.args.args if argument.arg != "self"]
        self.nodes = list(ast.walk(function))


class Module:
    """The functions of a module, and the names by which the module refers to lists of a state."""

    def __init__(self, source: str, fields: set[str], givers: set[str], takers: set[tuple[str, int]]) -> None:
        nodes = ast.walk(ast.parse(source))
        self.bodies = [Body(node) for node in nodes if isinstance(node, Function)]
        self.fields = fields
        self.givers = givers
        """Functions that return a list of a state."""
        self.takers = takers
        """Functions that change a list argument, each with the index of the argument."""

    def changes(self) -> list[str]:
        """Return every line that changes a list of a state."""
        found: list[str] = []
        for body in self.bodies:
            names = self.names_in(body)
            changed = self.changes_in(body, lambda node, names=names: self.is_list(node, names))
            found += [f"{body.name}: {ast.unparse(node)}" for node in changed]
        return found

    def functions_returning_lists(self) -> set[str]:
        """Return the functions of this module that return a list of a state."""
        return {
            body.name
            for body in self.bodies
            for node in body.nodes
            if isinstance(node, ast.Return) and node.value is not None and self.is_list(node.value, set())
        }

    def functions_changing_arguments(self) -> set[tuple[str, int]]:
        """Return the functions of this module that change a list argument, with its index; `self` is not counted."""
        found: set[tuple[str, int]] = set()
        for body in self.bodies:
            changed: set[str] = set()

            def is_given(node: ast.expr, changed: set[str] = changed, body: Body = body) -> bool:
                if isinstance(node, ast.Name) and node.id in body.given:
                    changed.add(node.id)
                return False

            self.changes_in(body, is_given)
            found |= {(body.name, body.given.index(name)) for name in changed}
        return found

    def names_in(self, body: Body) -> set[str]:
        """Return the local names in a function that refer to a list of a state."""
        names: set[str] = set()
        while True:
            more = {name for name in self._names_bound(body, names) if name not in names}
            if not more:
                return names
            names |= more

    def _names_bound(self, body: Body, names: set[str]) -> Iterator[str]:
        for node in body.nodes:
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    yield from self._names_in_assignment(target, node.value, names)
            elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
                yield from self._names_in_assignment(node.target, node.value, names)
            elif isinstance(node, ast.For | ast.comprehension) and self._holds_lists(node.iter, names):
                yield from (part.id for part in ast.walk(node.target) if isinstance(part, ast.Name))

    def _names_in_assignment(self, target: ast.expr, value: ast.expr, names: set[str]) -> Iterator[str]:
        """Yield the names that an assignment binds to a list of a state."""
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, other in zip(target.elts, value.elts, strict=True):
                yield from self._names_in_assignment(one, other, names)
        elif isinstance(target, ast.Name) and self.is_list(value, names):
            yield target.id

    def _holds_lists(self, node: ast.expr, names: set[str]) -> bool:
        """Return whether iterating over an expression may yield a list of a state: the piles, or a list of lists."""
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            inner = [*node.args, *([called.value] if isinstance(called, ast.Attribute) else [])]
            return name in LOOKS_INTO and any(self._holds_lists(one, names) for one in inner)
        return self._is_piles(node) or self.is_list(node, names)

    def _is_piles(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Attribute) and node.attr == PILES

    def is_list(self, node: ast.expr, names: set[str]) -> bool:
        """Return whether an expression is a list of a state itself, not a copy."""
        if isinstance(node, ast.Name):
            return node.id in names
        if isinstance(node, ast.Attribute):
            return node.attr in self.fields
        if isinstance(node, ast.Subscript):
            inside = self._is_piles(node.value) or self.is_list(node.value, names)
            return inside and not isinstance(node.slice, ast.Slice)
        if isinstance(node, ast.Call):
            return isinstance(node.func, ast.Attribute) and node.func.attr in self.givers
        if isinstance(node, ast.IfExp):
            return self.is_list(node.body, names) or self.is_list(node.orelse, names)
        return False

    def changes_in(self, body: Body, is_meant: IsMeant) -> list[ast.AST]:
        """Return the nodes in a function that change a list that `is_meant` accepts."""
        return [
            node
            for node in body.nodes
            if (
                isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Delete)
                and self._assignment_changes(node, is_meant)
            )
            or (isinstance(node, ast.Call) and self._call_changes(node, is_meant))
        ]

    def _assignment_changes(self, node: ast.AST, is_meant: IsMeant) -> bool:
        targets = getattr(node, "targets", [getattr(node, "target", None)])
        parts = [part for one in targets for part in (one.elts if isinstance(one, ast.Tuple) else [one])]
        if any(isinstance(part, ast.Subscript) and is_meant(part.value) for part in parts):
            return True
        if not isinstance(node, ast.AugAssign):
            return False
        # `s.deaths += [who]` changes the list, `count += 1` only a number taken from one.
        is_number = isinstance(node.target, ast.Name) and not isinstance(node.value, ast.List | ast.ListComp)
        return not is_number and isinstance(node.target, ast.Attribute | ast.Name) and is_meant(node.target)

    def _call_changes(self, node: ast.Call, is_meant: IsMeant) -> bool:
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if isinstance(called, ast.Attribute) and name in CHANGING and is_meant(called.value):
            return True
        places = [
            place for place in range(len(node.args)) if name == SHUFFLES or (name, place) in self.takers
        ]
        return any(is_meant(node.args[place]) for place in places)


def changes(sources: dict[str, str], fields: set[str]) -> dict[str, list[str]]:
    """Return the lines that change a list of a state, by module; all modules are analysed together."""
    givers: set[str] = set()
    takers: set[tuple[str, int]] = set()
    modules = {name: Module(source, fields, givers, takers) for name, source in sources.items()}
    for module in modules.values():
        givers |= module.functions_returning_lists()
        takers |= module.functions_changing_arguments()
    return {name: found for name, module in modules.items() if (found := module.changes())}
