"""Scheduler of the clocks of all matches: it claims the matches that are due, loads them and applies timeouts."""

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
"""Matches that one check handles at most."""
CLAIM_S = 60.0
"""Seconds for which a process claims a match whose clock is due; after that another process may take it."""


async def run_scheduler(registry: MatchRegistry, every: float) -> None:
    """Run the clocks that are due, again and again while the server runs."""
    while True:
        await run_due_clocks(registry)
        await asyncio.sleep(every)


async def run_due_clocks(registry: MatchRegistry) -> int:
    """Run the clocks that are due now; return for how many matches."""
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
