"""Films of matches, kept while they are played: little is left to do when the server ends."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection

from horda.server.match.live_match import LiveMatch
from horda.server.store import AWAY

log = logging.getLogger("horda.server")
CHECK_INTERVAL_S = 1.0
"""Seconds between two looks for matches with something to keep."""
QUIET_TIME_S = 2.0
"""Seconds without a decision after which all of a match is kept."""
MAX_UNRECORDED_DECISIONS = 10
"""Decisions after which a match is kept though the next ones follow at once."""
SHUTDOWN_TIMEOUT_S = 1.0
"""Seconds that a server takes at its end to keep the last decisions."""


async def record_open_matches(matches: Callable[[], Collection[LiveMatch]]) -> None:
    """Keep what was seen of each match soon after it was, one match after the other."""
    while True:
        for live in list(matches()):
            if _is_due(live):
                await live.recorder.record(live.seq)
        await asyncio.sleep(CHECK_INTERVAL_S)


def _is_due(live: LiveMatch) -> bool:
    unkept = live.seq - live.recorder.recorded_to
    return unkept >= MAX_UNRECORDED_DECISIONS or (
        unkept > 0 and time.monotonic() - live.last_decision >= QUIET_TIME_S
    )


async def record_before_shutdown(matches: Collection[LiveMatch]) -> None:
    """Keep the rest of every match as far as time allows: an end is often an upgrade."""
    try:
        async with asyncio.timeout(SHUTDOWN_TIMEOUT_S):
            for live in matches:
                await live.recorder.record(live.seq)
    except AWAY as error:  # a timeout among them, which is an OSError
        left = sum(live.recorder.recorded_to < live.seq for live in matches)
        log.warning("not every match could be filmed", extra={"kind": type(error).__name__, "matches": left})
