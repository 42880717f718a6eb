"""Names for numbers, as all who look at the table call them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.rules.board.graph import NOWHERE

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState


def name_of(s: ZombicideState, who: int) -> str:
    """Return a survivor's name; empty for nobody."""
    return "" if who == NOWHERE else s.roster[who]
