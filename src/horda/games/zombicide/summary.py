"""Summary of a finished mission."""

from __future__ import annotations

from horda.games.zombicide.state import LOST, ZombicideState

TELLING = {
    "SurvivorLost": 100,
    "TurningPoint": 70,
    "ObjectiveTaken": 60,
    "SurvivorLeft": 65,
    "SpawnWoken": 40,
    "FriendHit": 34,
    "Healed": 32,
    "Wounded": 26,
    "LevelReached": 22,
    "ZombiesSplit": 12,
    "GateOpened": 10,
    "ZombieKilled": 6,
    "ZombieCardDrawn": 4,
}
"""How much each kind of event tells: who fell, what was reached, who was hurt, and only then kills."""


def match_statistics(s: ZombicideState) -> dict[str, tuple[float, ...]]:
    """Return how many zombies walk on the board, and how many survivors are left."""
    return {"dead": (sum(s.zombies),), "living": (sum(zone != LOST for zone in s.zone),)}
