"""What the board looks like in between: the pictures that lead from one view to the next, event by event.

A decision may set off many events, and the view comes after the last of them. Whoever watches it happen is
also sent what each event left changed on the board. The client shows these pictures one after the other; it
knows no rule by which a figure would get from here to there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from horda.engine.state import State
from horda.server.protocol.match_records import Change, Pictures
from horda.server.protocol.projection import View, all_changes

ENCODER = msgspec.json.Encoder()
MOST_BYTES = 100_000
"""Where the pictures of a decision become longer than that they end, and the view after it comes at once."""


def picture_of(state: State, seat: int | None) -> View:
    """What stands on the board as a seat sees it, as plain data: a part of its view."""
    return cast("View", msgspec.to_builtins(state.game.picture(state, seat)))


def pictures_of(before: View, positions: Sequence[State], seat: int | None) -> Pictures:
    """What each event changed on the board of a seat whose view was `before`.

    `positions` are those in which the events were told. There are fewer pictures than events where they would
    become too long.
    """
    found: list[tuple[Change, ...]] = []
    board, last, size = before, None, 0
    for position in positions:
        changes: tuple[Change, ...] = ()
        if last is None or not position.is_same_table(last):
            now = picture_of(position, seat)
            changes = all_changes({name: board[name] for name in now}, now)
            size += len(ENCODER.encode(changes)) if changes else 0
            if size > MOST_BYTES:
                break
            board, last = now, position
        found.append(changes)
    return tuple(found)


class BoardsBetween:
    """The positions in which the events of a decision were told, and what was made of them for each seat."""

    def __init__(self, positions: Sequence[State]) -> None:
        self.positions = positions
        self._made: dict[int | None, Pictures] = {}

    def pictures(self, before: View, seat: int | None) -> Pictures:
        """What each event changed on the board of a seat whose view was `before`."""
        alike = bool(self.positions) and self.positions[0].game.shares_board
        key = None if alike else seat
        if key not in self._made:
            self._made[key] = pictures_of(before, self.positions, seat)
        return self._made[key]
