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
"""The importance of each kind of event in a summary: deaths, mission events, wounds, then kills."""


def match_statistics(s: ZombicideState) -> dict[str, tuple[float, ...]]:
    """Return the numbers of zombies on the board and of survivors not eliminated (`dead`, `living`)."""
    return {"dead": (sum(s.zombies),), "living": (sum(zone != LOST for zone in s.zone),)}
