"""Drawings of Zombicide matches."""

from __future__ import annotations

from horda.art import state as draw_state
from horda.art.drawing import Drawing
from horda.engine.state import State
from horda.games.zombicide.state import ZombicideState


def draw(s: State) -> Drawing:
    """Draw the board with everything on it."""
    assert isinstance(s, ZombicideState)
    return draw_state(s)
