"""Checks of every test run, above all that it tests the build it was asked to test."""

import importlib
import os
from pathlib import Path

import pytest

FIRST = "tests/docs/"
"""What takes minutes in one piece: the manual, and the guides with their copies of the project."""
COMPILED = Path(__file__).resolve().parent.parent / "build" / "compiled"


def is_compiled() -> bool:
    """Return whether the engine under test is the compiled one in `build/compiled`."""
    place = Path(str(importlib.import_module("horda.engine.steps").__file__))
    return place.suffix != ".py" and COMPILED in place.parents


def pytest_sessionstart() -> None:
    if os.environ.get("HORDA_BUILD") == "compiled" and not is_compiled():
        pytest.exit("HORDA_BUILD=compiled, but another build is seen; run `make compiled`", returncode=4)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Begun last, they would keep one worker busy after all the others have ended.
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))
