"""Applying choices within time limits, so that no choice blocks the server.

Almost every choice takes a few milliseconds and is applied in the event loop. A longer one continues in a thread, and
is abandoned after a timeout.
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
"""Steps that may run in the event loop; in random matches a choice needs 100 at most."""
DECISION_TIMEOUT_S = 5.0
"""Seconds after which a choice is abandoned."""
NO_END_ERROR = "no-end"
EventPositions = list[State] | None
"""The states in which events were logged (`State.apply` appends them); None if nobody is connected."""


async def apply_choice(state: State, choice: Choice, pictures: EventPositions = None) -> State:
    """Return the state after a choice; the given state is not changed.

    `pictures` is passed on to `State.apply`. Raise `ProblemError` if the choice is abandoned after the timeout, and
    `IllegalChoice` if the rules forbid it.
    """
    until = time.monotonic() + DECISION_TIMEOUT_S
    try:
        return await _apply_with_limits(state, choice, pictures, made_before=False, until=until)
    except TooLong as error:
        METRICS.increment("horda_given_up_total")
        log.error("a decision was given up", extra={"game": state.game.id, "detail": str(error)})
        raise ProblemError(NO_END_ERROR, status=409) from error


async def apply_stored_choice(state: State, choice: Choice, pictures: EventPositions = None) -> State:
    """Return the state after a choice that another process has stored, without a timeout."""
    return await _apply_with_limits(state, choice, pictures, made_before=True, until=0.0)


async def _apply_with_limits(
    state: State, choice: Choice, pictures: EventPositions, *, made_before: bool, until: float
) -> State:
    try:
        return state.after_choice(
            choice, made_before=made_before, most=MAX_STEPS_IN_EVENT_LOOP, pictures=pictures
        )
    except TooLong:
        METRICS.increment("horda_long_decisions_total")
    if pictures:
        pictures.clear()
    at_length = partial(state.after_choice, choice, made_before=made_before, until=until, pictures=pictures)
    return await asyncio.to_thread(at_length)


def illegal_choice_error(error: IllegalChoice, *, over: bool) -> ProblemError:
    """Return the error that tells a client why its choice was refused."""
    if over:
        return ProblemError("match-over", status=409)
    if isinstance(error, OrderRefused):
        return ProblemError("no-standing-order", status=409)
    return ProblemError("not-now", status=409, rules=error.rules, cited=", ".join(error.rules) or "none")
