"""Matches that are played on by themselves until there is something to see."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.server.match.registry import MatchRegistry

MOST = 4000
"""Decisions within which it comes to whatever is wanted."""


async def reaches(
    registry: MatchRegistry,
    match: str,
    wanted: Callable[[State], bool],
    picks: Callable[[Sequence[Choice], int], Choice],
) -> State:
    """Decide for whoever is asked, by what is offered and how often it was decided, until it is as wanted."""
    live = await registry.live_match(match)
    for move in range(MOST):
        if wanted(live.state):
            return live.state
        await live.choose(picks(live.state.all_choices(), move))
    raise AssertionError("it never came to that")
