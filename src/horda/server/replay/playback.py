"""Playback of matches; states on the way are cached so that stepping is quick."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.server.match.animation_frames import board_frames
from horda.server.match.live_match import LiveMatch
from horda.server.match.rebuild import first_state
from horda.server.protocol.log_records import logged_events
from horda.server.protocol.match_records import MatchSummary, ReplayFrame
from horda.server.protocol.projection import View, view_of
from horda.server.store import Header

CHECKPOINT_INTERVAL_MOVES = 25
"""Number of choices between two cached states."""
MAX_CACHED_MATCHES = 16
"""Matches whose states are cached."""
MAX_CACHED_SUMMARIES = 64
"""Summaries that are cached; each takes a few kilobytes."""


class ReplayCache:
    """Cache of states and summaries of recently replayed matches."""

    def __init__(self) -> None:
        self.checkpoints: OrderedDict[tuple[str, int], list[State]] = OrderedDict()
        self.summaries: OrderedDict[tuple[str, int, int | None], MatchSummary] = OrderedDict()
        """Summaries of finished matches, by match, number of undos and seat."""

    def add_summary(self, key: tuple[str, int, int | None], summary: MatchSummary) -> None:
        """Cache a summary and drop the oldest one if there are too many."""
        self.summaries[key] = summary
        while len(self.summaries) > MAX_CACHED_SUMMARIES:
            self.summaries.popitem(last=False)

    def checkpoints_of(self, live: LiveMatch) -> list[State]:
        """Return the cached states of a match; an undo invalidates them."""
        key = (live.header.id, len(live.take_backs))
        checkpoints = self.checkpoints.setdefault(key, [])
        self.checkpoints.move_to_end(key)
        while len(self.checkpoints) > MAX_CACHED_MATCHES:
            self.checkpoints.popitem(last=False)
        return checkpoints


async def replay_frames(
    replays: ReplayCache, live: LiveMatch, seat: int | None, start: int, count: int
) -> tuple[ReplayFrame, ...]:
    """Return the table after choices `start`, `start + 1`..., as a seat saw it."""
    return await asyncio.to_thread(replay_path(replays, live).frames, seat, start, count)


def replay_path(replays: ReplayCache, live: LiveMatch) -> ReplayPath:
    """Return the replay path of a match as it is now."""
    return ReplayPath(replays.checkpoints_of(live), live.header, live.state.moves.since(0))


class ReplayPath:
    """A match as it was when its replay began, so that later choices do not affect the replay."""

    def __init__(self, checkpoints: list[State], header: Header, moves: list[Choice]) -> None:
        self.checkpoints = checkpoints
        self.header = header
        self.moves = moves

    def frames(self, seat: int | None, start: int, count: int) -> tuple[ReplayFrame, ...]:
        """Return `count` frames from `start` on."""
        state = self.state_at(max(0, start - 1))
        found: list[ReplayFrame] = []
        first_event = 0 if start == 0 else len(state.log)
        before: View | None = None
        positions: list[State] = []
        while len(found) < count:
            n = len(state.moves)
            view = view_of(state, seat)
            if n >= start:
                events = logged_events(state, seat, first_event)
                pictures = None if before is None else board_frames(before, positions, seat)
                found.append(ReplayFrame(n, first_event, events, tuple(state.deciders), view, pictures))
                first_event = len(state.log)
            if n >= len(self.moves):
                break
            before, positions = view, []
            self._step(state, positions)
        return tuple(found)

    def states(self) -> Iterator[State]:
        """Yield the state after each choice, from the beginning; the same object is reused."""
        state = self.state_at(0)
        yield state
        while len(state.moves) < len(self.moves):
            self._step(state)
            yield state

    def state_at(self, target: int) -> State:
        """Return a new state after `target` choices."""
        if not self.checkpoints:
            self.checkpoints.append(first_state(self.header))
        state = self.checkpoints[min(target // CHECKPOINT_INTERVAL_MOVES, len(self.checkpoints) - 1)].clone()
        while len(state.moves) < target:
            self._step(state)
        return state

    def _step(self, state: State, pictures: list[State] | None = None) -> None:
        state.replay(self.moves[len(state.moves)], pictures)
        if len(state.moves) == len(self.checkpoints) * CHECKPOINT_INTERVAL_MOVES:
            self.checkpoints.append(state.clone())
