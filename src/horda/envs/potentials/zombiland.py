"""The potential of a Zombiland position for a seat: `0.2 * tokens + 0.2 * health / 5` for survivors, 0 for the dead.

Four tokens win the match.
"""

from __future__ import annotations

from typing import Final

from horda.engine.state import State
from horda.games.zombiland.state import ZombilandState

TOKEN: Final = 0.2
HEALTH: Final = 0.2
HEALTHY: Final = 5


def potential(s: State, seat: int) -> float:
    """Return the potential of a seat."""
    assert isinstance(s, ZombilandState)
    if not s.is_alive(seat):
        return 0.0
    return TOKEN * min(len(s.tokens[seat]), 4) + HEALTH * min(s.health[seat], HEALTHY) / HEALTHY
