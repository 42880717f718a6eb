"""Pictures of positions as SVG: the table with its pieces."""

from __future__ import annotations

from typing import Literal

from horda.art import state as drawn_board
from horda.art.tables import table
from horda.games.zombicide.state import ZombicideState
from horda.referee.referee import Referee


def picture_of_position(referee: Referee, *, theme: Literal["paper", "night"] = "night") -> str:
    """Return a drawing of a position, without unknown cards."""
    state = referee.state
    drawing = drawn_board(state, theme=theme) if isinstance(state, ZombicideState) else table(state)
    return drawing.svg
