"""Pausing a match: by the host, or with a clock by agreement of all players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.server.http.errors import ProblemError
from horda.server.store.rows import ProposalRow, Sitting
from horda.server.table import seating, votes
from horda.server.table.handover import proposing_seat
from horda.server.table.timing import clocks

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch
    from horda.server.match.registry import MatchRegistry
    from horda.server.match.sockets.subscriber import Subscriber


async def request_pause(
    registry: MatchRegistry, live: LiveMatch, subscriber: Subscriber, *, on: bool
) -> None:
    """Pause or resume a match, or with a clock propose it to the others."""

    def change(now: Sitting) -> Sitting:
        if now.clock is None or not now.begun:
            if not subscriber.host:
                raise ProblemError("only-host", status=403)
            return seating.set_paused(now, on=on)
        if not subscriber.seats and not subscriber.host:
            raise ProblemError("only-players", status=403)
        if now.paused == on:
            return now
        by = proposing_seat(now, subscriber)
        people = votes.other_people(now, by)
        if not people:
            return seating.set_paused(now, on=on)
        until = clocks.vote_deadline(now, registry.vote_timeout_s, live.store.now())
        return votes.propose(
            now, ProposalRow(0, "pause" if on else "go_on", by, (), people, until=until), live
        )

    await live.change_sitting(subscriber.while_open(change))
