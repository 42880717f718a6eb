"""Bots at a match: whenever one of them is asked, it decides; one task a match."""

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
from horda.server.bots.pace import pause_of
from horda.server.bots.pool import BotPool, Decided
from horda.server.bots.worker import DecisionRequest
from horda.server.http.errors import ProblemError
from horda.server.match.applying import NO_END
from horda.server.match.live_match import LiveMatch
from horda.server.protocol.question_numbers import Request
from horda.server.table.chat import speak
from horda.server.table.votes import open_wish

GRACE = 2.0
"""Seconds that the bots of other processes have before this one's step in."""


def bot_asked(live: LiveMatch) -> int | None:
    """The seat of a bot that has to decide now; none while the table is asked whether to take back.

    It waits once: who asks again and again about the same decision does not stop the match.

    With no people at the match bots play only while somebody watches.
    """
    wish = open_wish(live.sitting, live.seq, live.store.now())
    if live.state.over or live.sitting.paused or (wish is not None and wish.holds):
        return None
    seats = live.sitting.seats
    if not live.viewers and all(row.bot and not row.turn_only for row in seats):
        return None
    return next((seat for seat in live.state.deciders if seats[seat].bot), None)


async def drive(live: LiveMatch, pool: BotPool) -> None:
    """Let bots decide as long as the match is in memory; who keeps this task begins it again if it fails."""
    while True:
        live.woken.clear()
        seat = bot_asked(live)
        if seat is None:
            await live.woken.wait()
            continue
        if not live.moved_here and await _somebody_else(live):
            continue
        try:
            await decide(live, pool, seat)
        except ProblemError as trouble:
            # Somebody else decided meanwhile: look again. Where no choice at all ends, in a while.
            await sleep(GRACE if trouble.code == NO_END else 0)


async def _somebody_else(live: LiveMatch) -> bool:
    """Whether the process that made the last decision goes on by itself, as it should."""
    try:
        async with asyncio.timeout(GRACE):
            await live.woken.wait()
    except TimeoutError:
        return False
    return True


def where_it_lies(name: str, game_id: str, pool: BotPool) -> str:
    """The bot of a name as its process finds it; the best there is for one that is no longer offered."""
    if name in bots(game_id):
        return name
    return pool.thinking.players[name].where if name in pool.thinking.offered(game_id) else best_bot(game_id)


def asked_of(live: LiveMatch, seat: int, pool: BotPool, most: float = 0.0) -> DecisionRequest:
    """A decision as it leaves this process: a position that the seat must hold possible, dice of its own.

    The match stays here, and its seed: from the dice of a bot nobody works out the match's. `most` is how
    many seconds it may think, if that is less than its budget; 0: as long as the budget says.
    """
    key = f"{live.header.seed}/{seat}/{live.seq}"
    seed, other = (hashlib.sha256(f"{key}/{what}".encode()).hexdigest() for what in ("dice", "world"))
    budget = pool.thinking.budget
    limits = [seconds for seconds in (budget.seconds, most) if seconds]
    return DecisionRequest(
        game=live.header.game,
        bot=where_it_lies(live.sitting.seats[seat].bot, live.header.game, pool),
        seat=seat,
        world=msgspec.Raw(encode_imagined(live.state, seat, Dice(other))),
        seed=seed,
        playouts=budget.playouts,
        seconds=min(limits, default=0.0),
    )


async def decide(live: LiveMatch, pool: BotPool, seat: int) -> None:
    """Let the bot of a seat answer what it is asked now; `ProblemError` where somebody was quicker."""
    seq, question = live.seq, live.numbers[seat]
    name = live.sitting.seats[seat].bot
    choices = live.state.choices(seat)
    pause, begun = pause_of(live, seat), monotonic()

    def may_still() -> None:
        # Asked again once nobody else has the match: who comes back meanwhile decides for themselves.
        if live.seq != seq or live.sitting.paused or live.sitting.seats[seat].bot != name:
            raise ProblemError("other-question", status=409)

    taken = Decided(choices[0])
    if len(choices) > 1 or pause:
        # With a pause also where there is no choice: whoever waits for a free process waits alike.
        taken = await pool.choose(asked_of(live, seat, pool, pause), choices)
    if pause:
        await sleep(max(0.0, begun + pause - monotonic()))
    may_still()
    await _choose_what_ends(live, Request(question, ""), taken.choice, choices, may_still)
    if taken.said is not None:
        await speak(live, seat, taken.said)


async def _choose_what_ends(
    live: LiveMatch, request: Request, taken: Choice, choices: list[Choice], allowed: Callable[[], None]
) -> None:
    """Make a bot's choice; where that was given up, the next one, so that the match does not stand still."""
    for choice in (taken, *(one for one in choices if one is not taken)):
        try:
            await live.choose(choice, request=request, allowed=allowed)
        except ProblemError as trouble:
            if trouble.code != NO_END:
                raise
        else:
            return
    raise ProblemError(NO_END, status=409)
