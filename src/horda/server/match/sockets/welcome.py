"""The first message to a client: the whole table, with the events that it does not hold yet."""

from __future__ import annotations

from collections.abc import Iterable

from horda.server.match.live_match import LiveMatch
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.protocol.log_records import logged_events
from horda.server.protocol.match_records import ChatLine
from horda.server.protocol.server_messages import PROTOCOL, Welcome


def welcome_message(
    live: LiveMatch, subscriber: Subscriber, chat: Iterable[ChatLine], *, since: int | None, events: int
) -> Welcome:
    """Return the whole table for a subscriber, with the events after those that the client holds."""
    seat = subscriber.seat
    first = _valid_events(live, since, events)
    subscriber.seq = live.seq
    return Welcome(
        protocol=PROTOCOL,
        match=live.info(),
        seats=tuple(sorted(subscriber.seats)),
        host=subscriber.host,
        seat=seat,
        seq=live.seq,
        moves=len(live.state.moves),
        view=live.view(seat),
        events_from=first,
        events=logged_events(live.state, seat, first),
        asked=live.question_for(seat),
        chat=tuple(chat),
        proposal=live.proposal(),
        window=live.window.record(),
    )


def _valid_events(live: LiveMatch, since: int | None, events: int) -> int:
    """Return how many of a client's events are still valid after everything undone since it left."""
    if since is None or since > live.seq:
        return 0
    kept = [entry.kept for entry in live.take_backs if entry.seq > since]
    return min([events, len(live.state.log), *kept])
