"""Modules that are imported on first use.

Commands that need no game, server or lab start faster without importing them (`tests/cli/test_start.py`), and
the packages of an extra may not be installed. `TYPE_CHECKING` tells type checkers which module it is:

    if TYPE_CHECKING:
        import polars as pl
    else:
        pl = late("polars")

Do not use this in compiled modules: mypyc compiles the first branch.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class LateModule(ModuleType):
    """A module that is imported on first use."""

    def __getattr__(self, name: str) -> object:
        """Import the module and return its attribute."""
        found: object = getattr(import_module(self.__name__), name)
        return found


def late(name: str) -> ModuleType:
    """Return a module by its full name, which is imported when an attribute is first used."""
    return LateModule(name)
