"""What everybody at a match is sent of a decision: the changes, or the whole where they do not help."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from horda.server.projection import View, changes_between, events_seen
from horda.server.protocol import Change, Update

if TYPE_CHECKING:
    from horda.server.live_match import LiveMatch

ENCODER = msgspec.json.Encoder()


def publish(live: LiveMatch, before: int, first: int, *, taken_back: bool) -> None:
    """Send each viewer what its seat may see of the last decision."""
    seats = {viewer.seat for viewer in live.viewers}
    for seat in seats:
        known = live.views.get(seat)
        view = live.view(seat)
        update = Update(
            seq=live.seq,
            moves=len(live.state.moves),
            seat=seat,
            events_from=first,
            events=events_seen(live.state, seat, first),
            asked=live.asked(seat),
            taken_back=taken_back,
        )
        changes = None
        if known is not None and known[0] == before:
            changes = changes_between(known[1], view)
        _send(live, update, view, before if changes is not None else -1, changes=changes)
    live.views = {seat: kept for seat, kept in live.views.items() if seat in seats}


def _send(
    live: LiveMatch, update: Update, view: View, base: int, *, changes: tuple[Change, ...] | None
) -> None:
    """The changes for those who have the last view, the whole one for the others; each encoded once."""
    packed: dict[bool, str] = {}
    for viewer in live.viewers:
        if viewer.seat != update.seat:
            continue
        current = changes is not None and viewer.seq == base
        if current not in packed:
            sent = msgspec.structs.replace(
                update,
                base=base if current else -1,
                changes=changes if current else None,
                view=None if current else view,
            )
            packed[current] = ENCODER.encode(sent).decode()
        viewer.seq = live.seq
        viewer.send(packed[current])
