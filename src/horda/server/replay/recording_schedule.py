"""Films of matches, kept while they are played: little is left to do when the server ends."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection

from horda.server.match.live_match import LiveMatch
from horda.server.store import DATABASE_ERRORS

log = logging.getLogger("horda.server")
LOOK_S = 1.0
"""Seconds between two looks for matches with something to keep."""
QUIET_S = 2.0
"""Seconds without a decision after which all of a match is kept."""
MOST_UNKEPT = 10
"""Decisions after which a match is kept though the next ones follow at once."""
END_S = 1.0
"""Seconds that a server takes at its end to keep the last decisions."""


async def keep_films(matches: Callable[[], Collection[LiveMatch]]) -> None:
    """Keep what was seen of each match soon after it was, one match after the other."""
    while True:
        for live in list(matches()):
            if _is_due(live):
                await live.film.keep(live.seq)
        await asyncio.sleep(LOOK_S)


def _is_due(live: LiveMatch) -> bool:
    unkept = live.seq - live.film.kept
    return unkept >= MOST_UNKEPT or (unkept > 0 and time.monotonic() - live.moved >= QUIET_S)


async def keep_all_films(matches: Collection[LiveMatch]) -> None:
    """Keep the rest of every match as far as time allows: an end is often an upgrade."""
    try:
        async with asyncio.timeout(END_S):
            for live in matches:
                await live.film.keep(live.seq)
    except DATABASE_ERRORS as problem:  # a timeout among them, which is an OSError
        left = sum(live.film.kept < live.seq for live in matches)
        log.warning(
            "not every match could be filmed", extra={"kind": type(problem).__name__, "matches": left}
        )
