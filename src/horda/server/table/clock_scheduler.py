"""Looks after the clocks of all matches, in memory or not: what is due is claimed, opened and run out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from horda.server.http.errors import ProblemError
from horda.server.replay.read_only_matches import Retired

if TYPE_CHECKING:
    from horda.server.match.registry import MatchRegistry

log = logging.getLogger("horda.server")
MOST_AT_ONCE = 20
CLAIMED = 60.0
"""Seconds for which a process has a match to itself whose clock is due; after that another one looks."""


async def watch(registry: MatchRegistry, every: float) -> None:
    """Look for clocks that are due, for as long as the server runs."""
    while True:
        await look_once(registry)
        await asyncio.sleep(every)


async def look_once(registry: MatchRegistry) -> int:
    """Run out what is due now; how many matches were looked at."""
    store = registry.store
    looked = 0
    for match, due in await store.due_matches(store.now(), MOST_AT_ONCE):
        if not await store.claim_due(match, due, store.now() + CLAIMED):
            continue
        looked += 1
        try:
            live = await registry.live(match)
        except Retired:
            await store.set_due(match, None)
            continue
        except ProblemError as problem:
            # The server is full, or the match was deleted meanwhile: who looks next finds it.
            log.warning("a clock was not looked at", extra={"match": match, "why": problem.code})
            continue
        await live.run_clock()
    return looked
