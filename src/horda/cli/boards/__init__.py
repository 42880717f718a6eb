"""How a table looks in the terminal: a module named after a game draws it, any other is shown in words.

A game's module has `draw(view, words)`, which gives something that Rich can print.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from rich.console import RenderableType

from horda.locale import Words

Drawing = Callable[[object, Words], RenderableType]


def drawing(game_id: str) -> Drawing:
    """What draws the tables of a game."""
    own = f"{__name__}.{game_id}"
    module = import_module(own if find_spec(own) else f"{__name__}.plain")
    return cast("Drawing", module.draw)
