"""What follows from a decision, worked out within bounds: none holds up the server.

Almost every decision takes a few milliseconds, and is made at once. One that leads on and on is taken out of
the event loop, so that everybody else goes on, and is given up in the end.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from horda.engine.choices import Choice, IllegalChoice, OrderRefused
from horda.engine.state import State, TooLong
from horda.server.http.errors import ProblemError
from horda.server.ops.metrics import METRICS

log = logging.getLogger("horda.server")
AT_ONCE = 1_000
"""So many frames are run in the event loop; in random matches they are 100 at most."""
PATIENCE = 5.0
"""Seconds after which a decision is given up."""
NO_END = "no-end"
Watched = list[State] | None
"""Where the positions in which events were told are kept (`State.apply`), where somebody watches."""


async def decided(state: State, choice: Choice, pictures: Watched = None) -> State:
    """The state after a choice; the one before stays as it was. `ProblemError` where it is given up.

    `pictures` are as in `State.apply`.
    """
    until = time.monotonic() + PATIENCE
    try:
        return await _bounded(state, choice, pictures, made_before=False, until=until)
    except TooLong as problem:
        METRICS.increment("horda_given_up_total")
        log.error("a decision was given up", extra={"game": state.game.id, "detail": str(problem)})
        raise ProblemError(NO_END, status=409) from problem


async def retraced(state: State, choice: Choice, pictures: Watched = None) -> State:
    """The state after a choice that another process has made for good: as long as it takes there."""
    return await _bounded(state, choice, pictures, made_before=True, until=0.0)


async def _bounded(
    state: State, choice: Choice, pictures: Watched, *, made_before: bool, until: float
) -> State:
    try:
        return state.after_choice(choice, made_before=made_before, most=AT_ONCE, pictures=pictures)
    except TooLong:
        METRICS.increment("horda_long_decisions_total")
    if pictures:
        pictures.clear()
    at_length = partial(state.after_choice, choice, made_before=made_before, until=until, pictures=pictures)
    return await asyncio.to_thread(at_length)


def refused(problem: IllegalChoice, *, over: bool) -> ProblemError:
    """Why a choice was not made, as its sender is told."""
    if over:
        return ProblemError("match-over", status=409)
    if isinstance(problem, OrderRefused):
        return ProblemError("no-standing-order", status=409)
    return ProblemError("not-now", status=409, rules=problem.rules, cited=", ".join(problem.rules) or "none")
