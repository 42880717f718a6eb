"""Names of numbered things in events and choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.rules.board.graph import NOWHERE

if TYPE_CHECKING:
    from horda.games.zombicide.state import ZombicideState


def name_of(s: ZombicideState, who: int) -> str:
    """Return a survivor's name; empty for NOWHERE."""
    return "" if who == NOWHERE else s.roster[who]
