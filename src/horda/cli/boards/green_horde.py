"""Zombicide: Green Horde in the terminal."""

from __future__ import annotations

from functools import cache

from rich.console import RenderableType

from horda.cli.boards import zombicide
from horda.games.green_horde.game import GreenHorde
from horda.games.zombicide.view import View
from horda.locale import Words


@cache
def _game() -> GreenHorde:
    return GreenHorde()


def draw(view: object, words: Words) -> RenderableType:
    """The map, the survivor who acts, the others."""
    assert isinstance(view, View)
    return zombicide.Drawn(_game(), view, words)


def explained(view: object) -> set[str]:
    """The cards whose texts stand beside the map."""
    assert isinstance(view, View)
    return zombicide.explained(view, _game().edition)
