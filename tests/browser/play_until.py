"""A function that plays a match on the server up to a position that a test needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.server.match.registry import MatchRegistry

MAX_DECISIONS = 4000
"""Decisions after which the position is considered unreachable."""


async def play_until(
    registry: MatchRegistry,
    match: str,
    wanted: Callable[[State], bool],
    pick: Callable[[Sequence[Choice], int], Choice],
) -> State:
    """Make decisions until `wanted` accepts the state, and return that state.

    `pick` returns one of the offered choices, given also the number of decisions made so far.
    """
    live = await registry.live_match(match)
    for move in range(MAX_DECISIONS):
        if wanted(live.state):
            return live.state
        await live.choose(pick(live.state.all_choices(), move))
    raise AssertionError("it never came to that")
