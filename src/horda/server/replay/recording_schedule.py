"""The schedule of recordings: soon after each choice, so that little is left to do at shutdown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection

from horda.server.match.live_match import LiveMatch
from horda.server.store import DATABASE_ERRORS

log = logging.getLogger("horda.server")
CHECK_INTERVAL_S = 1.0
"""Seconds between two checks for matches to record."""
QUIET_TIME_S = 2.0
"""Seconds without a choice after which a match is recorded."""
MAX_UNRECORDED_DECISIONS = 10
"""Choices after which a match is recorded even without a quiet time."""
SHUTDOWN_TIMEOUT_S = 1.0
"""Seconds that recording may take at shutdown."""


async def record_open_matches(matches: Callable[[], Collection[LiveMatch]]) -> None:
    """Record the matches that are due, at regular intervals, forever."""
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
    """Record the rest of every match within the timeout, because an upgrade often follows."""
    try:
        async with asyncio.timeout(SHUTDOWN_TIMEOUT_S):
            for live in matches:
                await live.recorder.record(live.seq)
    except DATABASE_ERRORS as error:  # a timeout among them, which is an OSError
        left = sum(live.recorder.recorded_to < live.seq for live in matches)
        log.warning(
            "not every match could be recorded", extra={"kind": type(error).__name__, "matches": left}
        )
