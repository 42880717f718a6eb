"""Tests of the layout of the source: unique class names, and short chains of subclasses."""

import ast
from collections import defaultdict
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages

import horda
from horda.engine.plain_state import PlainState
from horda.games.zombicide.hooks.mechanism_hooks import MechanismHooks

SOURCE = Path(horda.__file__).parent


@cache
def trees():
    """Return the path, the text and the syntax tree of each module of the project."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}
    return [(path.relative_to(SOURCE).as_posix(), text, ast.parse(text)) for path, text in texts.items()]


OF_GAMES = ("games", "bots")
"""Packages in which class names may recur, since each game uses the names of its rulebook."""
ONE_A_FAMILY = {
    "Drawn": "cli/terminal/boards/*: how the terminal draws a table, found by the game's family",
    "Findings": "lab/report/games/*: what a report finds out, found by the game's name",
    "MatchReader": "lab/measure/*: who reads a match event by event, found by the game's name",
}
"""Class names that every family's module has by design, with the reason."""
SAID_ALIKE = {
    "NoText": "a file that is no text, whatever should be in it: `common-error-no-text` tells of both"
}
"""Error classes with the same name in two modules, which share a message found by the name."""


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
        assert len({Path(module).parent for module in twice[name]}) == 1


MAX_CHAIN = 3
"""Maximum length of a chain of subclasses: a base such as `Question`, a shared subclass, a concrete class."""
HALVES = {PlainState, MechanismHooks}
"""Base classes not counted in a chain: `State` and `Mechanism` are each split into two modules for their length."""


def chain_of(kind):
    """Return a class with its longest chain of base classes from the project."""
    above = [base for base in kind.__bases__ if base.__module__.startswith("horda.") and base not in HALVES]
    return [*max((chain_of(base) for base in above), key=len, default=[]), kind]


OPTIONAL_PACKAGE = "horda.envs.spiel"
"""The only package that cannot be imported without an extra, OpenSpiel."""


def test_no_class_is_far_below_its_base():
    names = [
        module.name
        for module in walk_packages(horda.__path__, "horda.")
        if not module.name.startswith(OPTIONAL_PACKAGE) or find_spec("pyspiel") is not None
    ]
    modules = [import_module(name) for name in names if not name.endswith(".__main__")]
    kinds = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    }
    assert len(kinds) > 1000
    chains = [[link.__name__ for link in chain_of(kind)] for kind in kinds]
    assert [chain for chain in chains if len(chain) > MAX_CHAIN] == []
