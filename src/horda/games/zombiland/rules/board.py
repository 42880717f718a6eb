"""The board as a graph: adjacent spaces, regions, and where a move may end."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from horda.games.zombiland.content import BOARD

ZONE_0: Final = "zone_0"


def _adjacent_spaces() -> dict[str, list[str]]:
    """Return the adjacent spaces of each space."""
    ring = [space.id for region in BOARD.regions for space in region.ring]
    pairs = list(zip(ring, [*ring[1:], ring[0]], strict=True))
    for region in BOARD.regions:
        way = [ZONE_0, *region.exit, region.exit_joins]
        pairs.extend(pairwise(way))
    for sewer in BOARD.sewers:
        way = [sewer.joins[0], *sewer.spaces, sewer.joins[1]]
        pairs.extend(pairwise(way))
    joined: dict[str, list[str]] = {}
    for first, second in pairs:
        joined.setdefault(first, []).append(second)
        joined.setdefault(second, []).append(first)
    return joined


KIND: Final[dict[str, str]] = {
    ZONE_0: ZONE_0,
    **{space.id: space.kind for region in BOARD.regions for space in region.ring},
    **{space: "empty" for region in BOARD.regions for space in region.exit},
    **{space: "sewer" for sewer in BOARD.sewers for space in sewer.spaces},
}
REGION: Final[dict[str, str]] = {
    **{space.id: region.id for region in BOARD.regions for space in region.ring},
    **{space: region.id for region in BOARD.regions for space in region.exit},
}
"""The region of each space; Zone 0 and the sewers are left out (ZL-REG-04, ZL-REG-05)."""
LOCATIONS: Final = tuple(region.location for region in BOARD.regions)
RESURRECTION: Final = tuple(sewer.spaces[1] for sewer in BOARD.sewers)
ZOMBIE_WAYS: Final[dict[str, tuple[str, ...]]] = {
    space: tuple(near) for space, near in _adjacent_spaces().items()
}
SURVIVOR_WAYS: Final[dict[str, tuple[str, ...]]] = {
    space: tuple(neighbour for neighbour in near if KIND[neighbour] != "sewer")
    for space, near in ZOMBIE_WAYS.items()
    if KIND[space] != "sewer"
}
"""The spaces next to each space for survivors, who never enter the sewers (ZL-MOV-09)."""
BONUS: Final = {"plus_1": 1, "plus_2": 2}
STOPS: Final = frozenset((*LOCATIONS, ZONE_0))
"""Spaces where a survivor's move always ends (ZL-MOV-07, ZL-MOV-08)."""


def move_destinations(
    ways: dict[str, tuple[str, ...]], start: str, steps: int, stops: frozenset[str]
) -> list[str]:
    """Return the spaces where a move of `steps` may end: on any branch, without turning back, at the first stop."""
    ends: list[str] = []
    edge: list[tuple[str, str]] = [(start, "")]
    for left in range(steps, 0, -1):
        ahead: list[tuple[str, str]] = []
        for here, before in edge:
            for there in ways[here]:
                if there == before:
                    continue
                if there in stops or left == 1:
                    if there not in ends:
                        ends.append(there)
                elif (there, here) not in ahead:
                    ahead.append((there, here))
        edge = ahead
    return ends


WORKED_OUT: Final = 13
_ENDS: Final[dict[str, list[list[str]]]] = {
    space: [move_destinations(SURVIVOR_WAYS, space, steps, STOPS) for steps in range(WORKED_OUT)]
    for space in SURVIVOR_WAYS
}


def survivor_destinations(space: str, steps: int) -> list[str]:
    """Return the spaces where a survivor's move of `steps` may end; `steps` may be higher than 6 because of cards."""
    if steps < WORKED_OUT:
        return _ENDS[space][steps]
    return move_destinations(SURVIVOR_WAYS, space, steps, STOPS)
