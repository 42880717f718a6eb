"""How a table looks in the terminal: a module named after a game's family draws it, any other is shown in words.

A game from elsewhere may bring its own, the module `terminal` of its package. Such a module has
`draw(view, words)`, which gives something that Rich can print, and may have `explained_names(view)`, the names of
cards whose text the drawing shows where there is room for it, so that choices need not repeat it, and
`meaningless_names(view)`, the names whose text means nothing to the viewer.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from rich.console import RenderableType

from horda.games import game, game_package
from horda.locale import Words


class TableDrawing:
    """What draws the tables of a game."""

    def __init__(self, game_id: str) -> None:
        family = game(game_id).family or game_id
        drawn_by = (f"{__name__}.{family}", f"{game_package(game_id)}.terminal", f"{__name__}.plain")
        module = import_module(next(name for name in drawn_by if find_spec(name)))
        self.draw = cast("Callable[[object, Words], RenderableType]", module.draw)
        self.explained_names = cast(
            "Callable[[object], set[str]]", getattr(module, "explained_names", _no_names)
        )
        self.meaningless_names = cast(
            "Callable[[object], set[str]]", getattr(module, "meaningless_names", _no_names)
        )
        self.page = cast(
            "Callable[[object, Words], RenderableType | None]", getattr(module, "page", _no_page)
        )


def _no_names(view: object) -> set[str]:
    return set()


def _no_page(view: object, words: Words) -> None:
    return None
