"""How positions are read: a module of this package for each family of games, found by its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from horda.engine.game import Game
from horda.engine.state import State


class FeatureReader(Protocol):
    """A module that reads positions of one family."""

    NAMES: tuple[str, ...]
    """What the figures are called, in their order."""
    SIDES: bool
    """Whether several who win are a side that wins as one, rather than players who are tied."""

    def read(self, state: State, seat: int) -> list[float]:
        """The figures of a position as a seat sees it; only what that seat may know."""
        ...

    def is_worth_searching(self, state: State) -> bool:
        """Whether looking ahead pays at what is asked now."""
        ...


@cache
def feature_reader_of(family: str) -> FeatureReader | None:
    """How positions of a family are read; None for games that nobody has described."""
    name = f"{__name__}.{family}"
    return cast("FeatureReader", import_module(name)) if find_spec(name) else None


def feature_reader_for(game: Game) -> FeatureReader | None:
    """How positions of a game are read."""
    return feature_reader_of(game.family or game.id)
