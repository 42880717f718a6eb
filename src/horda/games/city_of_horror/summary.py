"""What is told of a night in the city when it is over."""

from __future__ import annotations

from horda.games.city_of_horror.rules.phases.ending import parts_of_points
from horda.games.city_of_horror.state import CityState

TELLING = {
    "PlayerEliminated": 100,
    "PromiseBroken": 80,
    "CharacterDied": 70,
    "TowerCollapsed": 55,
    "ArmoryBurnt": 55,
    "BabyBorn": 45,
    "TieBroken": 40,
    "AntidoteTraded": 35,
    "PromiseGiven": 33,
    "PlayerElected": 30,
    "PromiseKept": 25,
    "CardStolen": 20,
    "ZombiesKilled": 10,
}
"""How much each kind of event tells: who was lost, who broke their word, then votes and deals.

Of a deal is told what went over the table: that an offer of some number was accepted says nothing by itself.
"""


def match_statistics(s: CityState) -> dict[str, tuple[float, ...]]:
    """Return the points of each player if it ended now, and what they are made of (CH-END-03 to CH-END-06)."""
    parts = [parts_of_points(s, seat) for seat in range(s.seats)]
    people, antidotes, food = zip(*parts, strict=True)
    return {
        "points": tuple(sum(part) for part in parts),
        "people": tuple(people),
        "antidotes": tuple(antidotes),
        "food": tuple(food),
    }
