"""Detection of shared code that the tested game does not use, so that mutating it proves nothing."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from breaking.mutants import Mutant
from breaking.prover import module_of
from breaking.subject import Subject


def is_overridden(subject: Subject, mutant: Mutant) -> bool:
    """Return whether the game overrides a class attribute of shared code.

    It may do so in a subclass, or where it creates an instance (`Figures(pack=4)`).
    """
    own, shared = subject.folders[0], subject.folders[1:]
    if mutant.function or not any(folder in mutant.file.parents for folder in shared):
        return False
    module = sys.modules.get(module_of(mutant.file, subject.source))
    found = _attribute(ast.parse(mutant.text), mutant.line)
    kind = getattr(module, found[0], None) if found else None
    if not found or not isinstance(kind, type):
        return False
    if any(_sets_attribute(ast.parse(path.read_bytes()), *found) for path in own.rglob("*.py")):
        return True
    package = module_of(own / "__init__.py", subject.source)
    return any(found[1] in vars(one) for one in _heirs(kind) if one.__module__.startswith(f"{package}."))


def _attribute(tree: ast.Module, line: int) -> tuple[str, str] | None:
    """Return the class and the name of the attribute that is assigned on a line."""
    for kind in (one for one in tree.body if isinstance(one, ast.ClassDef)):
        for one in kind.body:
            target = one.targets[0] if isinstance(one, ast.Assign) else getattr(one, "target", None)
            if isinstance(target, ast.Name) and one.lineno <= line <= (one.end_lineno or 0):
                return kind.name, target.id
    return None


def _sets_attribute(tree: ast.Module, kind: str, attribute: str) -> bool:
    """Return whether a module creates an instance of a class with its own value for an attribute."""
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == kind
        and any(given.arg == attribute for given in node.keywords)
        for node in ast.walk(tree)
    )


def _heirs(kind: type) -> Iterator[type]:
    heirs: list[type] = kind.__subclasses__()
    for one in heirs:
        yield one
        yield from _heirs(one)
