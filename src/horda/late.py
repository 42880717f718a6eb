"""Modules that are imported when something of them is first asked for.

A command that needs no game, no server and no lab says its first word sooner without them
(`tests/cli/test_start.py`), and what an extra brings may not be there at all. Whoever reads a module with
such an import is told by `TYPE_CHECKING` what it is:

    if TYPE_CHECKING:
        import polars as pl
    else:
        pl = late("polars")

Not for modules that are compiled: a compiler takes the first branch.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class LateModule(ModuleType):
    """Stands for a module that may not have been imported yet."""

    def __getattr__(self, name: str) -> object:
        """What the module has under a name; it is there from now on."""
        found: object = getattr(import_module(self.__name__), name)
        return found


def late(name: str) -> ModuleType:
    """A module by its whole name, imported with the first thing that is asked of it."""
    return LateModule(name)
