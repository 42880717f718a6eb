"""The potential of a City of Horror position for a seat: its share of the points of all living Characters."""

from __future__ import annotations

from horda.engine.state import State
from horda.games.city_of_horror.content import EXHAUSTED, NOWHERE, RESTED
from horda.games.city_of_horror.state import CityState


def potential(s: State, seat: int) -> float:
    """Return the potential of a seat."""
    assert isinstance(s, CityState)
    mine = all_points = 0
    for who in s.cast:
        if s.owner[who] == NOWHERE:
            continue
        points = max(0, RESTED[who] if s.rested[who] else EXHAUSTED[who])
        all_points += points
        mine += points * (s.owner[who] == seat)
    return mine / all_points if all_points else 0.0
