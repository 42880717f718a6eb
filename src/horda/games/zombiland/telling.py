"""What is told of a race when it is over."""

from __future__ import annotations

from horda.games.zombiland.state import ZombilandState

TELLING = {
    "Died": 100,
    "Rose": 90,
    "ZombieKilled": 75,
    "TokenGained": 60,
    "TeamsFormed": 60,
    "Bitten": 45,
    "FightLost": 40,
    "DuelRolled": 30,
    "FightWon": 20,
    "PlacesSwapped": 15,
    "FightEscaped": 10,
}
"""How much each kind of event tells: deaths and those who rose, what was won, and then the fights."""


def standing(s: ZombilandState) -> dict[str, tuple[float, ...]]:
    """How healthy each player is, and how many tokens they have."""
    return {"health": tuple(s.health), "tokens": tuple(len(held) for held in s.tokens)}
