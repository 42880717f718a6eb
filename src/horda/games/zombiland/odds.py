"""Exact probabilities of fights, and distances on the board, for advice and bots."""

from __future__ import annotations

from collections import deque
from functools import cache
from itertools import permutations

from horda.games.zombiland.rules.board import LOCATIONS, SURVIVOR_WAYS, ZOMBIE_WAYS, ZONE_0

FAR = 99


SIDES = 6


def least_to_win(power: int, added: int) -> int:
    """Return the lowest die that reaches a power with a bonus; a 6 always does (ZL-FGT-03, ZL-FGT-04)."""
    return min(max(power - added, 1), SIDES)


def chance_to_win(power: int, added: int) -> float:
    """Return the probability that one die and a bonus reach a power."""
    return (SIDES + 1 - least_to_win(power, added)) / SIDES


def _distances(ways: dict[str, tuple[str, ...]], start: str) -> dict[str, int]:
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in ways[here]:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


SURVIVOR_DISTANCE = {space: _distances(SURVIVOR_WAYS, space) for space in SURVIVOR_WAYS}
"""Number of steps for a survivor, without sewers, by space of departure and space of arrival."""
ZOMBIE_DISTANCE = {space: _distances(ZOMBIE_WAYS, space) for space in ZOMBIE_WAYS}
"""Number of steps for a zombie, with sewers, by space of departure and space of arrival."""


@cache
def tour_length(space: str, held: frozenset[str]) -> int:
    """Return the length of the shortest tour from a space to every Location with a missing token, then to Zone 0."""
    missing = [location for location in LOCATIONS if location not in held]
    best = FAR
    for order in permutations(missing):
        here, steps = space, 0
        for there in (*order, ZONE_0):
            steps += SURVIVOR_DISTANCE[here][there]
            here = there
        best = min(best, steps)
    return best
