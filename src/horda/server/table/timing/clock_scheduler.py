"""Scheduler of the clocks of all matches: claims the matches that are due, loads them and applies timeouts."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from horda.server.http.errors import ProblemError
from horda.server.replay.read_only_matches import ReadOnlyMatchError

if TYPE_CHECKING:
    from horda.server.match.registry import MatchRegistry

log = logging.getLogger("horda.server")
MAX_MATCHES_PER_CHECK = 20
"""Most matches that one check handles."""
CLAIM_S = 60.0
"""Seconds for which a process claims a match whose clock is due; after that another process may take it."""


async def run_scheduler(registry: MatchRegistry, every: float) -> None:
    """Apply due clocks at regular intervals, forever."""
    while True:
        await run_due_clocks(registry)
        await asyncio.sleep(every)


async def run_due_clocks(registry: MatchRegistry) -> int:
    """Apply the clocks that are due now; return the number of matches."""
    store = registry.store
    looked = 0
    for match, due in await store.due_matches(store.now(), MAX_MATCHES_PER_CHECK):
        if not await store.claim_due(match, due, store.now() + CLAIM_S):
            continue
        looked += 1
        try:
            live = await registry.live_match(match)
        except ReadOnlyMatchError:
            await store.set_due(match, None)
            continue
        except ProblemError as error:
            # The server is full, or the match was deleted meanwhile; the next check handles it.
            log.warning("a clock was not looked at", extra={"match": match, "why": error.code})
            continue
        await live.run_clocks()
    return looked
