"""What everybody at a match is sent of a decision: the changes, or the whole where they do not help."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from horda.server.match.animation_frames import BoardsBetween
from horda.server.match.applying import Watched
from horda.server.protocol.projection import View, changes_between, events_seen
from horda.server.protocol.server_messages import Update

if TYPE_CHECKING:
    from horda.server.match.live_match import LiveMatch

ENCODER = msgspec.json.Encoder()


def publish(live: LiveMatch, before: int, first: int, positions: Watched, *, taken_back: bool) -> None:
    """Send each viewer what its seat may see of the last decision.

    `positions` are those in which its events were told, where somebody was there to see them.
    """
    seats = {viewer.seat for viewer in live.viewers}
    between = None if positions is None else BoardsBetween(positions)
    for seat in seats:
        known = live.views.get(seat)
        view = live.view(seat)
        whole = Update(
            seq=live.seq,
            moves=len(live.state.moves),
            seat=seat,
            events_from=first,
            events=events_seen(live.state, seat, first),
            asked=live.asked(seat),
            view=view,
            taken_back=taken_back,
        )
        onward = None
        if known is not None and known[0] == before:
            onward = _onward(whole, before, known[1], between)
        _send(live, whole, onward)
    live.views = {seat: kept for seat, kept in live.views.items() if seat in seats}


def _onward(whole: Update, base: int, known: View, between: BoardsBetween | None) -> Update:
    """The update for those who hold the last view: how the table went on from there."""
    assert whole.view is not None
    changes = changes_between(known, whole.view)
    return msgspec.structs.replace(
        whole,
        base=base,
        changes=changes,
        view=whole.view if changes is None else None,
        pictures=None if between is None else between.pictures(known, whole.seat),
    )


def _send(live: LiveMatch, whole: Update, onward: Update | None) -> None:
    """How it went on for those who hold the last view, the whole one for the others; each encoded once."""
    packed: dict[bool, str] = {}
    for viewer in live.viewers:
        if viewer.seat != whole.seat:
            continue
        goes_on = onward is not None and viewer.seq == onward.base
        if goes_on not in packed:
            packed[goes_on] = ENCODER.encode(onward if goes_on else whole).decode()
        viewer.seq = live.seq
        viewer.send(packed[goes_on])
