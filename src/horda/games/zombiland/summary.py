"""Weights and statistics for the summary of a match."""

from __future__ import annotations

from horda.games.zombiland.state import ZombilandState

SUMMARY_WEIGHTS = {
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
"""The weight of each kind of event: deaths and zombies first, then gains, then fights."""


def match_statistics(s: ZombilandState) -> dict[str, tuple[float, ...]]:
    """Return the number of tokens and the health of each player."""
    return {"tokens": tuple(len(held) for held in s.tokens), "health": tuple(s.health)}
