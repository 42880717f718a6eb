"""Features of a position: numbers that describe it, computed by a module with the name of the game's family.

Used by `value`, `search` and `learning`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from horda.engine.game import Game
from horda.engine.state import State


class FeatureReader(Protocol):
    """The interface of a module that computes the features of one family's positions."""

    NAMES: tuple[str, ...]
    """The names of the features, in order."""
    SIDES: bool
    """Whether several winners are one side that wins together, rather than tied players."""

    def read(self, state: State, seat: int) -> list[float]:
        """Return the features of a position, using only what the seat may know."""
        ...

    def is_worth_searching(self, state: State) -> bool:
        """Return whether search pays off at the current question."""
        ...


@cache
def feature_reader_of(family: str) -> FeatureReader | None:
    """Return the feature module of a family; None if there is none."""
    name = f"{__name__}.{family}"
    return cast("FeatureReader", import_module(name)) if find_spec(name) else None


def feature_reader_for(game: Game) -> FeatureReader | None:
    """Return the feature module of a game; None if there is none."""
    return feature_reader_of(game.family or game.id)
