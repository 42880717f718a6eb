"""Deletion of matches that have not been played for a set number of days, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Container

from horda.server.ops.metrics import METRICS
from horda.server.store import Store

log = logging.getLogger("horda.server")
CHECK_INTERVAL_S = 600.0
"""Time between two checks."""
MAX_DELETIONS = 100
"""Most matches deleted at one check, so that the server stays responsive."""
DAY_S = 86_400.0


async def delete_expired_forever(
    store: Store, days: float, in_memory: Callable[[], Container[str]], gone: Callable[[str], None]
) -> None:
    """Delete matches without a decision for `days` days, at regular intervals; those in memory are kept."""
    while True:
        await delete_expired(store, time.time() - days * DAY_S, in_memory(), gone)
        await asyncio.sleep(CHECK_INTERVAL_S)


async def delete_expired(
    store: Store, since: float, in_memory: Container[str], gone: Callable[[str], None]
) -> int:
    """Delete some of the matches that were not played since `since`; return how many."""
    deleted = 0
    for match in await store.unplayed_matches(since, MAX_DELETIONS):
        if match not in in_memory and await store.delete(match, unplayed_since=since):
            deleted += 1
            gone(match)
            METRICS.increment("horda_matches_expired_total")
            log.info("a match expired", extra={"match": match})
    return deleted
