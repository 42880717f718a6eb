"""Boards in the terminal: a module named after a game's family draws its tables; other games are shown as text.

An installed game may have its own drawing in the module `terminal` of its package. Such a module has
`draw(view, words)`, which returns something that Rich can print. It may have `explained_names(view)`, the names of
cards whose text the drawing shows if there is room, so that choices need not repeat it, and
`meaningless_names(view)`, the names whose texts do not concern the viewer.
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
    """The functions of a module that draws the tables of a game."""

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
