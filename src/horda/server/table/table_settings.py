"""How a table plays beside the rules (taking back, clock, advice, leaving): the host says until it begins."""

from __future__ import annotations

import msgspec

from horda.server.http.errors import ProblemError
from horda.server.match.live_match import LiveMatch
from horda.server.match.subscriber import Viewer
from horda.server.protocol.match_records import Arrangement
from horda.server.store.rows import Sitting
from horda.server.table.clocks import clock_of


def arranged(sitting: Sitting, how: Arrangement) -> Sitting:
    """The sitting of a table that plays so."""
    return msgspec.structs.replace(
        sitting, undo=how.undo, clock=clock_of(how.clock), advice=how.advice, leaving=how.leaving
    )


async def arrange(live: LiveMatch, viewer: Viewer, how: Arrangement) -> None:
    """The host settles how the table plays, for all to see; once it has begun, nobody does any more."""

    def changed(now: Sitting) -> Sitting:
        if not viewer.host:
            raise ProblemError("only-host", status=403)
        if now.begun:
            raise ProblemError("has-begun", status=409)
        return arranged(now, how)

    await live.reseat(viewer.while_open(changed))
