"""Tests that run every example in a docstring; doctest finds examples in sources, not in compiled modules."""

import doctest
import importlib
import pkgutil
from importlib.util import find_spec
from pathlib import Path

import pytest

import horda

NEED_OPENSPIEL = "horda.envs.spiel."
MODULES = [
    "horda",
    *sorted(
        found.name
        for found in pkgutil.walk_packages(horda.__path__, "horda.")
        if find_spec("pyspiel") is not None or not found.name.startswith(NEED_OPENSPIEL)
    ),
]


def has_examples(module: str) -> bool:
    spec = find_spec(module)
    assert spec is not None
    return spec.origin is not None and ">>>" in Path(spec.origin).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name in MODULES if has_examples(name)])
def test_the_examples_in_docstrings_hold(name: str):
    told = doctest.testmod(importlib.import_module(name))
    assert told.attempted > 0
    assert told.failed == 0


def test_every_module_can_be_imported():
    for name in MODULES:
        importlib.import_module(name)
