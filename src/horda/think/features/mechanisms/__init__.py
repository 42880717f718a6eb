"""Features of single mechanisms: a module for each, found by the mechanism's name.

A module has the `NAMES` of its features, and `read` returns their values for a state whose edition has the
mechanism; elsewhere they are 0.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast

from horda.games.zombicide.state import ZombicideState


class MechanismReader(Protocol):
    """The interface of a module that computes the features of a mechanism."""

    NAMES: tuple[str, ...]

    def read(self, s: ZombicideState) -> list[float]:
        """Return the values of the mechanism's features."""
        ...


@cache
def readers() -> dict[str, MechanismReader]:
    """Return the feature modules of mechanisms, by name, sorted."""
    found = sorted(one.name for one in iter_modules(__path__))
    return {name: cast("MechanismReader", import_module(f"{__name__}.{name}")) for name in found}


def feature_names() -> tuple[str, ...]:
    """Return the names of all mechanism features."""
    return tuple(name for reader in readers().values() for name in reader.NAMES)


def feature_values(s: ZombicideState) -> list[float]:
    """Return the values of all mechanism features of a position."""
    found: list[float] = []
    for name, reader in readers().items():
        found += reader.read(s) if name in s.edition.named else [0.0] * len(reader.NAMES)
    return found
