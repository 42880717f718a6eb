"""How the source is laid out: where imports stand, what a class means, and how long a chain of them is."""

import ast
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import horda
from horda.cli import late
from horda.engine.plain_state import PlainState
from horda.games.zombicide.mechanism_hooks import MechanismHooks

SOURCE = Path(horda.__file__).parent
FEWEST = 5
"""Imports inside functions: two modules of which each leads to the other, so that one has to wait."""


@cache
def trees():
    """The modules of the project: where each lies, its text, and its tree."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}
    return [(path.relative_to(SOURCE).as_posix(), text, ast.parse(text)) for path, text in texts.items()]


def inside_functions(tree):
    """The lines of imports that stand in functions."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    found = [node for one in functions for node in ast.walk(one)]
    return sorted({node.lineno for node in found if isinstance(node, ast.Import | ast.ImportFrom)})


def test_imports_stand_at_the_top_but_for_a_few_that_say_why():
    found = [
        (f"{name}:{line}", text.split("\n")[line - 2].strip())
        for name, text, tree in trees()
        for line in inside_functions(tree)
    ]
    assert [where for where, before in found if not before.startswith("#")] == []
    assert len(found) <= FEWEST, [where for where, _ in found]


def test_an_import_in_a_function_is_found():
    tree = ast.parse("import a\nclass B:\n    async def c(self):\n        def d():\n            import e\n")
    assert inside_functions(tree) == [5]


def test_what_commands_import_late_is_what_the_types_say():
    tree = ast.parse(Path(late.__file__).read_text(encoding="utf-8"))
    (typed,) = [node for node in tree.body if isinstance(node, ast.If)]
    names, modules = {}, {}
    for node in typed.body:
        if isinstance(node, ast.Import):
            modules |= {one.name: one.name for one in node.names}
        elif node.module == "horda":
            modules |= {one.name: f"horda.{one.name}" for one in node.names}
        else:
            names |= {one.name: node.module for one in node.names}
    assert names == late.WHERE
    assert modules == late.MODULES
    for name in (*names, *modules):
        assert getattr(late, name) is not None


OF_GAMES = ("games", "bots")
"""Packages of the rules and of who plays by them: a game calls its things as its rulebook does."""
ONE_A_FAMILY = {
    "Drawn": "cli/boards/*: how the terminal draws a table, found by the game's name",
    "Findings": "lab/report/games/*: what a report finds out, found by the game's name",
    "MatchReader": "lab/measure/*: who reads a match event by event, found by the game's name",
}
"""Names that a module of every family has, by design."""
SAID_ALIKE = {
    "NoText": "a file that is no text, whatever should be in it: `common-error-no-text` tells of both"
}
"""Errors of two modules with the same words, which are found by the name."""


def test_a_class_of_the_plumbing_means_one_thing():
    places = defaultdict(list)
    for name, _, tree in trees():
        if name.partition("/")[0] not in OF_GAMES:
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    places[node.name].append(name)
    twice = {name: found for name, found in places.items() if len(found) > 1}
    strange = {name: found for name, found in twice.items() if name not in ONE_A_FAMILY | SAID_ALIKE}
    assert strange == {}
    assert twice.keys() == ONE_A_FAMILY.keys() | SAID_ALIKE.keys()
    for name in ONE_A_FAMILY:
        assert len({Path(one).parent for one in twice[name]}) == 1


LONGEST = 3
"""Classes from a base to the last one below it: a question, what several of them share, one of these."""
HALVES = {PlainState, MechanismHooks}
"""Not counted: the data of a `State` and the hooks of a `Mechanism`, each one class in two modules for its length."""


def chain_of(kind):
    """A class after the longest line of the project's own classes that it inherits from."""
    above = [base for base in kind.__bases__ if base.__module__.startswith("horda.") and base not in HALVES]
    return [*max((chain_of(base) for base in above), key=len, default=[]), kind]


def test_no_class_is_far_below_its_base():
    names = [module.name for module in walk_packages(horda.__path__, "horda.")]
    modules = [import_module(name) for name in names if not name.endswith(".__main__")]
    kinds = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    }
    assert len(kinds) > 1000
    chains = [[one.__name__ for one in chain_of(kind)] for kind in kinds]
    assert [chain for chain in chains if len(chain) > LONGEST] == []
