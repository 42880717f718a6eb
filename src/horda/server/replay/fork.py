"""Forks: a position of one match as the start of a new one, with everything hidden dealt again.

Whoever forks a match knows what their seat knew then, and no more: hidden cards, the order of decks and all later
dice come from a new seed. So a fork reveals nothing about a running match, and a finished one cannot be repeated with
its outcome known.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass

from horda.engine.chance import Dice
from horda.engine.state import State
from horda.engine.views.imagined import encode_imagined
from horda.server.http.errors import ProblemError
from horda.server.match.access_links import new_id
from horda.server.match.creation import SEED_BYTES
from horda.server.match.live_match import LiveMatch
from horda.server.match.rebuild import first_state
from horda.server.match.registry import MatchRegistry
from horda.server.protocol.match_records import Created, ForkOptions
from horda.server.replay.playback import ReplayCache, replay_path
from horda.server.store import Header


@dataclass(frozen=True)
class ForkRequest:
    """A fork to be made: the match, the seat whose knowledge it starts with, and the client's request."""

    live: LiveMatch
    seen_by: int | None
    request: ForkOptions


async def create_fork(registry: MatchRegistry, replays: ReplayCache, fork: ForkRequest) -> Created:
    """Create a match from a position of another one; raise `ProblemError` if that is not possible."""
    live, request = fork.live, fork.request
    moves = len(live.state.moves)
    if request.n > moves:
        raise ProblemError("no-such-move", status=404, number=request.n, count=moves)
    if len(request.seats) != live.header.seats:
        seats = live.header.seats
        raise ProblemError(
            "wrong-seats", title=live.state.game.title, low=seats, high=seats, given=len(request.seats)
        )
    path = replay_path(replays, live)

    def start() -> tuple[Header, State]:
        header = fork_header(path.state_at(request.n), live.header, fork.seen_by)
        return header, first_state(header)

    header, state = await asyncio.to_thread(start)
    return await registry.store_new_match(header, state, request.seats, waits=request.waits)


def fork_header(state: State, before: Header, seen_by: int | None, seed: str = "") -> Header:
    """Return the header of a match that starts at a state, as a seat knows it."""
    if state.over:
        raise ProblemError("match-over", status=409)
    seed = seed or secrets.token_hex(SEED_BYTES)
    return Header(
        id=new_id(),
        game=before.game,
        rules=before.rules,
        seats=before.seats,
        options=before.options,
        seed=seed,
        seed_given=False,
        created=time.time(),
        position=encode_imagined(state, seen_by, Dice(seed)).decode(),
    )
