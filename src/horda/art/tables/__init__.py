"""Drawings of whole tables, as everybody sees them: one module for each family of games."""

from __future__ import annotations

from importlib import import_module

from horda.art.drawing import Drawing
from horda.engine.state import State


def table(s: State) -> Drawing:
    """Return a drawing of the board with all pieces on it."""
    family = s.game.family or s.game.id
    drawing = import_module(f"{__package__}.{family}").draw(s)
    assert isinstance(drawing, Drawing)
    return drawing
