"""Sending each subscriber of a match the update after a choice: changes of the view, or the whole view."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from horda.server.match.animation_frames import BoardFrameCache
from horda.server.match.applying import EventPositions
from horda.server.protocol.log_records import logged_events
from horda.server.protocol.projection import View, changes_between
from horda.server.protocol.server_messages import Update

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch

ENCODER = msgspec.json.Encoder()


def publish_update(
    live: LiveMatch, before: int, first: int, positions: EventPositions, *, taken_back: bool
) -> None:
    """Send each subscriber what its seat may see of the last choice.

    `before` is the previous `seq` and `first` the number of the first new event. `positions` are the states in which
    the events were logged, or None if nobody was connected.
    """
    seats = {subscriber.seat for subscriber in live.subscribers}
    between = None if positions is None else BoardFrameCache(positions)
    for seat in seats:
        known = live.views.get(seat)
        view = live.view(seat)
        whole = Update(
            seq=live.seq,
            moves=len(live.state.moves),
            seat=seat,
            events_from=first,
            events=logged_events(live.state, seat, first),
            asked=live.question_for(seat),
            view=view,
            taken_back=taken_back,
        )
        onward = None
        if known is not None and known[0] == before:
            onward = _incremental_update(whole, before, known[1], between)
        _send_update(live, whole, onward)
    live.views = {seat: kept for seat, kept in live.views.items() if seat in seats}


def _incremental_update(whole: Update, base: int, known: View, between: BoardFrameCache | None) -> Update:
    """Return the update for clients that hold the previous view: only what changed since."""
    assert whole.view is not None
    changes = changes_between(known, whole.view)
    return msgspec.structs.replace(
        whole,
        base=base,
        changes=changes,
        view=whole.view if changes is None else None,
        pictures=None if between is None else between.frames_for(known, whole.seat),
    )


def _send_update(live: LiveMatch, whole: Update, onward: Update | None) -> None:
    """Send `onward` to clients that hold the previous view and `whole` to the others; each is encoded once."""
    packed: dict[bool, str] = {}
    for subscriber in live.subscribers:
        if subscriber.seat != whole.seat:
            continue
        goes_on = onward is not None and subscriber.seq == onward.base
        if goes_on not in packed:
            packed[goes_on] = ENCODER.encode(onward if goes_on else whole).decode()
        subscriber.seq = live.seq
        subscriber.send(packed[goes_on])
