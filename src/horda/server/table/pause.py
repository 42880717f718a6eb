"""Stopping a match: the host's business, unless a clock runs; then all who play have to agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.server.http.errors import ProblemError
from horda.server.store.rows import ProposalRow, Sitting
from horda.server.table import clocks, seating, votes
from horda.server.table.handover import asker

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch
    from horda.server.match.registry import MatchRegistry
    from horda.server.match.subscriber import Viewer


async def pause(registry: MatchRegistry, live: LiveMatch, viewer: Viewer, *, on: bool) -> None:
    """Stop a match or let it go on; by the clock the others are asked first."""

    def changed(now: Sitting) -> Sitting:
        if now.clock is None or not now.begun:
            if not viewer.host:
                raise ProblemError("only-host", status=403)
            return seating.paused(now, on=on)
        if not viewer.seats and not viewer.host:
            raise ProblemError("only-players", status=403)
        if now.paused == on:
            return now
        by = asker(now, viewer)
        people = votes.others(now, by)
        if not people:
            return seating.paused(now, on=on)
        until = clocks.lasting(now, registry.asking, live.store.now())
        return votes.wished(
            now, ProposalRow(0, "pause" if on else "go_on", by, (), people, until=until), live
        )

    await live.reseat(viewer.while_open(changed))
