"""Animation frames: how the board changes, event by event, from one view to the next.

A choice may cause many events, and the new view shows the board after the last of them. Connected clients also get
what each event changed. The client plays these frames one after the other, so it needs no rules to move a figure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from horda.engine.state import State
from horda.server.protocol.match_records import BoardFrames, Change
from horda.server.protocol.projection import View, all_changes

ENCODER = msgspec.json.Encoder()
MAX_FRAMES_BYTES = 100_000
"""Largest size in bytes of the frames' JSON; beyond it, the client shows the final view at once."""


def board_view_of(state: State, seat: int | None) -> View:
    """Return the board as a seat sees it, as plain data: a subset of its view."""
    return cast("View", msgspec.to_builtins(state.game.picture(state, seat)))


def board_frames(before: View, positions: Sequence[State], seat: int | None) -> BoardFrames:
    """Return what each event changed on the board of a seat whose view was `before`.

    `positions` are the states in which the events were logged. There are fewer frames than events if the frames would
    exceed `MAX_FRAMES_BYTES`.
    """
    found: list[tuple[Change, ...]] = []
    board, last, size = before, None, 0
    for position in positions:
        changes: tuple[Change, ...] = ()
        if last is None or not position.is_same_table(last):
            now = board_view_of(position, seat)
            changes = all_changes({name: board[name] for name in now}, now)
            size += len(ENCODER.encode(changes)) if changes else 0
            if size > MAX_FRAMES_BYTES:
                break
            board, last = now, position
        found.append(changes)
    return tuple(found)


class BoardFrameCache:
    """The states in which the events of a choice were logged, with the cached frames of each seat."""

    def __init__(self, positions: Sequence[State]) -> None:
        self.positions = positions
        self._frames: dict[int | None, BoardFrames] = {}

    def frames_for(self, before: View, seat: int | None) -> BoardFrames:
        """Return what each event changed on the board of a seat whose view was `before`."""
        alike = bool(self.positions) and self.positions[0].game.shares_board
        key = None if alike else seat
        if key not in self._frames:
            self._frames[key] = board_frames(before, self.positions, seat)
        return self._frames[key]
