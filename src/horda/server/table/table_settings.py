"""Table settings (undo, clock, advice, leaving...), which the host may change before the start."""

from __future__ import annotations

import msgspec

from horda.server.http.errors import ProblemError
from horda.server.match.live_match import LiveMatch
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.protocol.match_records import Arrangement
from horda.server.store.rows import Sitting
from horda.server.table.timing.clocks import clock_row


def with_settings(sitting: Sitting, how: Arrangement) -> Sitting:
    """Return the sitting with these table settings."""
    return msgspec.structs.replace(
        sitting,
        undo=how.undo,
        clock=clock_row(how.clock),
        advice=how.advice,
        leaving=how.leaving,
        show_wait=how.show_wait,
    )


async def change_settings(live: LiveMatch, subscriber: Subscriber, how: Arrangement) -> None:
    """Change the table settings; raise `ProblemError` if the client is not the host or the match has begun."""

    def change(now: Sitting) -> Sitting:
        if not subscriber.host:
            raise ProblemError("only-host", status=403)
        if now.begun:
            raise ProblemError("has-begun", status=409)
        return with_settings(now, how)

    await live.change_sitting(subscriber.while_open(change))
