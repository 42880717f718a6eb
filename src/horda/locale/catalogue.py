"""The Fluent files: which exist, and what they hold."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

FOLDERS: list[Traversable] = [files(__package__)]
"""Where `<language>/<game>.ftl` is looked for; a game from elsewhere adds the folder of its words."""
COMMON = "common"


def kebab(name: str) -> str:
    """A name as it stands in an id: `CardDrawn` and `card_drawn` are both `card-drawn`."""
    parts: list[str] = []
    for at, sign in enumerate(name):
        if sign.isupper() and at and (name[at - 1].islower() or name[at - 1].isdigit()):
            parts.append("-")
        parts.append(sign)
    return "".join(parts).replace("_", "-").replace(" ", "-").lower()


def source(lang: str, name: str) -> str:
    """The text of `<lang>/<name>.ftl`; empty where there is none."""
    for folder in FOLDERS:
        found = folder / lang / f"{name}.ftl"
        if found.is_file():
            return found.read_text(encoding="utf-8")
    return ""


@cache
def resource(lang: str, name: str) -> ast.Resource:
    """The parsed words of a game (or `common`) in a language."""
    return FluentResource(source(lang, name))


def catalogues(lang: str) -> list[str]:
    """The names of all Fluent files of a language."""
    return sorted(
        found.name.removesuffix(".ftl")
        for folder in FOLDERS
        if (folder / lang).is_dir()
        for found in (folder / lang).iterdir()
        if found.name.endswith(".ftl")
    )


class _Variables(Visitor):
    """Gathers the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(lang: str, name: str) -> dict[str, set[str]]:
    """The messages of a file, and their attributes as `id.attribute`, each with its variables."""
    told: dict[str, set[str]] = {}
    for entry in resource(lang, name).body:
        if not isinstance(entry, ast.Message):
            continue
        for key, pattern in _patterns(entry):
            visitor = _Variables()
            visitor.visit(pattern)
            told[key] = visitor.found
    return told


def _patterns(entry: ast.Message) -> list[tuple[str, ast.Pattern]]:
    own = [(entry.id.name, entry.value)] if entry.value else []
    return [*own, *((f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes)]


def problems(lang: str, name: str) -> list[str]:
    """What Fluent could not read in a file, and ids that are written twice."""
    body = resource(lang, name).body
    junk = [f"{lang}/{name}.ftl: {entry.content!r}" for entry in body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
    return junk + [
        f"{lang}/{name}.ftl: `{one}` is written twice" for one in sorted(set(ids)) if ids.count(one) > 1
    ]
