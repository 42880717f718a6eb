"""Matches that nobody has played for long are deleted, if the server is set so: a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Container

from horda.server.ops.metrics import METRICS
from horda.server.store import Store

log = logging.getLogger("horda.server")
EVERY = 600.0
"""Seconds between two looks."""
MOST_AT_ONCE = 100
"""Matches deleted at one look, so that a server with many old ones goes on meanwhile."""
DAY = 86_400.0


async def expire(
    store: Store, days: float, in_memory: Callable[[], Container[str]], gone: Callable[[str], None]
) -> None:
    """Look now and then for matches without a decision for so many days; those in memory wait."""
    while True:
        await expire_once(store, time.time() - days * DAY, in_memory(), gone)
        await asyncio.sleep(EVERY)


async def expire_once(
    store: Store, since: float, in_memory: Container[str], gone: Callable[[str], None]
) -> int:
    """Delete some of the matches that nobody has played since a moment; how many it were."""
    deleted = 0
    for match in await store.unplayed(since, MOST_AT_ONCE):
        if match not in in_memory and await store.delete(match, unplayed_since=since):
            deleted += 1
            gone(match)
            METRICS.add("horda_matches_expired_total")
            log.info("a match expired", extra={"match": match})
    return deleted
