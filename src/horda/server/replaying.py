"""Watching a match again: states on the way are kept for a while, so that stepping is quick."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from horda.engine.state import State
from horda.server.folding import first_state
from horda.server.live import Live
from horda.server.records import Frame
from horda.server.seeing import events_seen, view_of

EVERY = 25
"""A state is kept for every so many decisions."""
MOST = 16
"""Matches whose replays are kept."""


class Replays:
    """The states on the way of matches that were watched again lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], list[State]] = OrderedDict()

    def way(self, live: Live) -> list[State]:
        """The states of a match so far; what was taken back since counts as another match."""
        key = (live.header.id, len(live.take_backs))
        way = self.kept.setdefault(key, [])
        self.kept.move_to_end(key)
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return way


async def frames_of(
    replays: Replays, live: Live, seat: int | None, start: int, count: int
) -> tuple[Frame, ...]:
    """The table after decisions `start`, `start + 1`..., as a seat saw it."""
    return await asyncio.to_thread(_frames, replays.way(live), live, seat, (start, count))


def _frames(way: list[State], live: Live, seat: int | None, part: tuple[int, int]) -> tuple[Frame, ...]:
    start, count = part
    moves = live.state.moves.since(0)
    state = _reached(way, live, max(0, start - 1))
    frames: list[Frame] = []
    told = 0 if start == 0 else len(state.log)
    while len(frames) < count:
        n = len(state.moves)
        if n >= start:
            frames.append(
                Frame(n, told, events_seen(state, seat, told), tuple(state.deciders), view_of(state, seat))
            )
            told = len(state.log)
        if n >= len(moves):
            break
        state.apply(moves[n])
        _keep(way, state)
    return tuple(frames)


def _reached(way: list[State], live: Live, target: int) -> State:
    """A state of one's own after `target` decisions."""
    if not way:
        way.append(first_state(live.header))
    state = way[min(target // EVERY, len(way) - 1)].clone()
    for choice in live.state.moves.since(0)[len(state.moves) : target]:
        state.apply(choice)
        _keep(way, state)
    return state


def _keep(way: list[State], state: State) -> None:
    if len(state.moves) == len(way) * EVERY:
        way.append(state.clone())
