"""Weights and statistics for the summary of a match."""

from __future__ import annotations

from horda.games.city_of_horror.rules.phases.ending import parts_of_points
from horda.games.city_of_horror.state import CityState

SUMMARY_WEIGHTS = {
    "PlayerEliminated": 100,
    "PromiseBroken": 80,
    "CharacterDied": 70,
    "AntidoteTraded": 58,
    "TieBroken": 54,
    "PlayerElected": 50,
    "PromiseKept": 48,
    "CardStolen": 34,
    "PromiseGiven": 30,
    "BabyBorn": 24,
    "TowerCollapsed": 20,
    "ArmoryBurnt": 20,
    "ZombiesKilled": 10,
}
"""The weight of each kind of event: losses and broken promises first, then deals and votes, then buildings.

Of a deal, the traded goods and promises are mentioned, not that an offer was accepted.
"""


def match_statistics(s: CityState) -> dict[str, tuple[float, ...]]:
    """Return the points of each player if the match ended now, and their parts (CH-END-03 to CH-END-06)."""
    parts = [parts_of_points(s, seat) for seat in range(s.seats)]
    people, antidotes, food = zip(*parts, strict=True)
    return {
        "points": tuple(sum(part) for part in parts),
        "people": tuple(people),
        "antidotes": tuple(antidotes),
        "food": tuple(food),
    }
