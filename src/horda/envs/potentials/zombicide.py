"""The potential of a Zombicide position: goals met, objectives taken, how near the next is, and who lives.

`0.3 * goals + 0.3 * objectives + 0.2 * nearness + 0.2 * survivors`, each from 0 to 1. Nearness is
`1 - steps / 12` for the survivor who is nearest to an objective; if none is left, it is the mean over all survivors
of their distance to the nearest exit.
"""

from __future__ import annotations

from typing import Final

from horda.engine.state import State
from horda.games.zombicide.rules.board.paths import GHOST
from horda.games.zombicide.state import LOST, ZombicideState

GOALS: Final = 0.3
OBJECTIVES: Final = 0.3
NEARNESS: Final = 0.2
SURVIVORS: Final = 0.2
FAR: Final = 12


def potential(s: State, seat: int) -> float:
    """Return the potential, which is the same for all seats, since they play together."""
    assert isinstance(s, ZombicideState)
    if not s.roster:
        return 0.0
    numbered = s.goals.numbered
    met = sum(goal.holds(s) for goal in numbered) / max(len(numbered), 1)
    left = len(s.tokens("objective"))
    taken = sum(s.taken.values())
    return (
        GOALS * met
        + OBJECTIVES * (taken / (taken + left) if taken + left else 1.0)
        + NEARNESS * _nearness(s)
        + SURVIVORS * (1.0 - s.zone.count(LOST) / len(s.zone))
    )


def _nearness(s: ZombicideState) -> float:
    objectives = s.tokens("objective")
    ways = [s.paths.distances(s.token_zone[token], GHOST) for token in objectives or s.tokens("exit")]
    people = [zone for zone in s.zone if zone >= 0]
    steps = [min([min(way[zone], FAR) for way in ways if way[zone] >= 0], default=FAR) for zone in people]
    if not steps:
        return 0.0
    return 1.0 - (min(steps) if objectives else sum(steps) / len(steps)) / FAR
