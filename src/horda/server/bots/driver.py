"""The driver of a match's bots: one task per match, which decides whenever a bot must."""

from __future__ import annotations

import asyncio
import hashlib
from asyncio import sleep
from collections.abc import Callable
from time import monotonic

import msgspec

from horda.bots import best_bot, bots
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.views.imagined import encode_imagined
from horda.server.bots.pace import answer_delay
from horda.server.bots.pool import BotDecision, BotPool
from horda.server.bots.worker import DecisionRequest
from horda.server.http.errors import ProblemError
from horda.server.match.applying import NO_END_ERROR
from horda.server.match.live_match import LiveMatch
from horda.server.table.chat import post_bot_speech
from horda.server.table.question_numbers import Request
from horda.server.table.votes import open_proposal

GRACE_PERIOD_S = 2.0
"""Seconds for which another process may let its bots decide before this one does."""


def bot_to_decide(live: LiveMatch) -> int | None:
    """Return the seat of a bot that must decide now; None if there is none or the table votes on an undo.

    A vote stops the bots only once for each choice, so that repeated proposals cannot halt the match. In a match
    without people, bots play only while somebody watches.
    """
    proposal = open_proposal(live.sitting, live.seq, live.store.now())
    if live.state.over or live.sitting.paused or (proposal is not None and proposal.holds):
        return None
    seats = live.sitting.seats
    if not live.subscribers and all(row.bot and not row.turn_only for row in seats):
        return None
    return next((seat for seat in live.state.deciders if seats[seat].bot), None)


async def run_bots(live: LiveMatch, pool: BotPool) -> None:
    """Let bots decide as long as the match is in memory; the task is restarted if it fails."""
    while True:
        live.wake_event.clear()
        seat = bot_to_decide(live)
        if seat is None:
            await live.wake_event.wait()
            continue
        if not live.is_decided_here and await _is_other_process_active(live):
            continue
        try:
            await decide_for_bot(live, pool, seat)
        except ProblemError as error:
            # Somebody else decided meanwhile: check again, or after a pause if no choice can be applied.
            await sleep(GRACE_PERIOD_S if error.code == NO_END_ERROR else 0)


async def _is_other_process_active(live: LiveMatch) -> bool:
    """Whether the process that made the last choice continues within the grace period."""
    try:
        async with asyncio.timeout(GRACE_PERIOD_S):
            await live.wake_event.wait()
    except TimeoutError:
        return False
    return True


def bot_location(name: str, game_id: str, pool: BotPool) -> str:
    """Return a bot's name, or the location of an offered player; the best bot if it is no longer offered."""
    if name in bots(game_id):
        return name
    return (
        pool.settings.players[name].where if name in pool.settings.players_of(game_id) else best_bot(game_id)
    )


def decision_request(live: LiveMatch, seat: int, pool: BotPool, most: float = 0.0) -> DecisionRequest:
    """Return the request for a worker: a state that is possible by what the seat knows, and a separate seed.

    The match and its seed stay in this process, so that nobody can derive the match's dice from a bot's. `most`
    limits the seconds for thinking below the budget; 0 means no extra limit.
    """
    key = f"{live.header.seed}/{seat}/{live.seq}"
    seed, other = (hashlib.sha256(f"{key}/{what}".encode()).hexdigest() for what in ("dice", "world"))
    budget = pool.settings.budget
    limits = [seconds for seconds in (budget.seconds, most) if seconds]
    return DecisionRequest(
        game=live.header.game,
        bot=bot_location(live.sitting.seats[seat].bot, live.header.game, pool),
        seat=seat,
        world=msgspec.Raw(encode_imagined(live.state, seat, Dice(other))),
        seed=seed,
        playouts=budget.playouts,
        seconds=min(limits, default=0.0),
    )


async def decide_for_bot(live: LiveMatch, pool: BotPool, seat: int) -> None:
    """Let the bot of a seat answer its question; raise `ProblemError` if somebody else decided first."""
    seq, question = live.seq, live.question_numbers[seat]
    name = live.sitting.seats[seat].bot
    choices = live.state.choices(seat)
    pause, begun = answer_delay(live, seat), monotonic()

    def may_still() -> None:
        # Checked again under the lock: a person who came back meanwhile decides for themselves.
        if live.seq != seq or live.sitting.paused or live.sitting.seats[seat].bot != name:
            raise ProblemError("other-question", status=409)

    taken = BotDecision(choices[0])
    if len(choices) > 1 or pause:
        # With a delay the pool is asked even for a single choice, so that waiting for a worker takes as long.
        taken = await pool.choose(decision_request(live, seat, pool, pause), choices)
    if pause:
        await sleep(max(0.0, begun + pause - monotonic()))
    may_still()
    await _apply_first_that_ends(live, Request(question, ""), taken.choice, choices, may_still)
    if taken.speech is not None:
        await post_bot_speech(live, seat, taken.speech)


async def _apply_first_that_ends(
    live: LiveMatch, request: Request, taken: Choice, choices: list[Choice], allowed: Callable[[], None]
) -> None:
    """Apply a bot's choice, or the next in order if that one is abandoned, so that the match continues."""
    for choice in (taken, *(one for one in choices if one is not taken)):
        try:
            await live.choose(choice, request=request, allowed=allowed)
        except ProblemError as error:
            if error.code != NO_END_ERROR:
                raise
        else:
            return
    raise ProblemError(NO_END_ERROR, status=409)
