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
MAX_STEPS_IN_EVENT_LOOP = 1_000
"""So many frames are run in the event loop; in random matches they are 100 at most."""
DECISION_TIMEOUT_S = 5.0
"""Seconds after which a decision is given up."""
NO_END_ERROR = "no-end"
EventPositions = list[State] | None
"""Where the positions in which events were told are kept (`State.apply`), where somebody watches."""


async def apply_choice(state: State, choice: Choice, pictures: EventPositions = None) -> State:
    """The state after a choice; the one before stays as it was. `ProblemError` where it is given up.

    `pictures` are as in `State.apply`.
    """
    until = time.monotonic() + DECISION_TIMEOUT_S
    try:
        return await _apply_with_limits(state, choice, pictures, made_before=False, until=until)
    except TooLong as error:
        METRICS.add("horda_given_up_total")
        log.error("a decision was given up", extra={"game": state.game.id, "detail": str(error)})
        raise ProblemError(NO_END_ERROR, status=409) from error


async def apply_stored_choice(state: State, choice: Choice, pictures: EventPositions = None) -> State:
    """The state after a choice that another process has made for good: as long as it takes there."""
    return await _apply_with_limits(state, choice, pictures, made_before=True, until=0.0)


async def _apply_with_limits(
    state: State, choice: Choice, pictures: EventPositions, *, made_before: bool, until: float
) -> State:
    try:
        return state.after_choice(
            choice, made_before=made_before, most=MAX_STEPS_IN_EVENT_LOOP, pictures=pictures
        )
    except TooLong:
        METRICS.add("horda_long_decisions_total")
    if pictures:
        pictures.clear()
    at_length = partial(state.after_choice, choice, made_before=made_before, until=until, pictures=pictures)
    return await asyncio.to_thread(at_length)


def illegal_choice_error(error: IllegalChoice, *, over: bool) -> ProblemError:
    """Why a choice was not made, as its sender is told."""
    if over:
        return ProblemError("match-over", status=409)
    if isinstance(error, OrderRefused):
        return ProblemError("no-standing-order", status=409)
    return ProblemError("not-now", status=409, rules=error.rules, cited=", ".join(error.rules) or "none")
