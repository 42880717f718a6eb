"""What positions show of single mechanisms: a module for each, found by the mechanism's name.

Its `NAMES` are those of the figures, and `read` gives them for a state whose edition has the mechanism; in
others all of them are 0.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast

from horda.games.zombicide.state import ZombicideState


class MechanismReader(Protocol):
    """A module that reads a mechanism."""

    NAMES: tuple[str, ...]

    def read(self, s: ZombicideState) -> list[float]:
        """The figures of its names."""
        ...


@cache
def readers() -> dict[str, MechanismReader]:
    """The mechanisms of which something is read, in the order of their names."""
    found = sorted(one.name for one in iter_modules(__path__))
    return {name: cast("MechanismReader", import_module(f"{__name__}.{name}")) for name in found}


def feature_names() -> tuple[str, ...]:
    """The names of all figures that are read of mechanisms."""
    return tuple(name for reader in readers().values() for name in reader.NAMES)


def feature_values(s: ZombicideState) -> list[float]:
    """What is read of each mechanism in a position."""
    found: list[float] = []
    for name, reader in readers().items():
        found += reader.read(s) if name in s.edition.named else [0.0] * len(reader.NAMES)
    return found
