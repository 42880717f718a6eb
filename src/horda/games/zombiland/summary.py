"""What is told of a race when it is over."""

from __future__ import annotations

from horda.games.zombiland.state import ZombilandState

TELLING = {
    "Died": 100,
    "Rose": 90,
    "ZombieKilled": 75,
    "TokenGained": 85,
    "TeamsFormed": 60,
    "Bitten": 45,
    "FightLost": 40,
    "FightWon": 20,
    "PlacesSwapped": 15,
    "FightEscaped": 10,
}
"""How much each kind of event tells: deaths and those who rose, what was won, and then the fights."""


def match_statistics(s: ZombilandState) -> dict[str, tuple[float, ...]]:
    """Return how many tokens each player has, which is what the race is about, and how healthy they are."""
    return {"tokens": tuple(len(held) for held in s.tokens), "health": tuple(s.health)}
