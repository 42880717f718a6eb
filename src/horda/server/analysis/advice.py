"""Advice at a table: who may ask for it, and how it is computed in short tasks beside the match.

The tasks run in the processes that think for bots. The advice stops between two tasks
once it is no longer needed: after a choice, another question or a request to stop.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from typing import cast

import msgspec

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.engine.views.imagined import encode_imagined
from horda.server.analysis.odds import find_open_choice
from horda.server.bots.pool import BotPool, NoDecision
from horda.server.bots.worker import OptionTrialRequest
from horda.server.http.errors import ProblemError
from horda.server.match.broadcast import ENCODER
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.protocol.advice_records import AdviceFact, AdviceOption
from horda.server.protocol.client_messages import AskAdvice
from horda.server.protocol.match_records import Plain
from horda.server.protocol.projection import choice_record
from horda.server.protocol.server_messages import Advice, Advised
from horda.server.store.rows import ProposalRow, Sitting
from horda.server.table import votes
from horda.server.table.timing import clocks
from horda.think import advice as thinking
from horda.think.facts import FactShare

log = logging.getLogger("horda.server")
WORLDS_PER_TASK = 2
"""Possible states ("worlds", hidden parts filled at random) that one task tries, in some tenths of a second."""
MAX_WORKERS_PER_ADVICE = 2
"""Worker processes that compute one piece of advice at the same time."""
LATE_FACTOR = 2.0
"""The final advice is due after the time budget multiplied by this factor."""
EMPTY_FACTOR = 10.0
"""Empty advice is sent, too, after the time budget multiplied by this factor."""
MIN_TASK_S = 0.2
"""Seconds that a task gets even after the time budget, if too few worlds were tried."""
UPDATE_INTERVAL_S = 0.3
"""Seconds between two intermediate results that are sent."""
TRIAL_DECODER = msgspec.json.Decoder(thinking.Trial)


def why_not_advice(sitting: Sitting) -> str | None:
    """Return the error code if advice is not allowed; a lone player always may have it, a group must have agreed."""
    people = sum(not row.bot or row.away for row in sitting.seats)
    return None if people == 1 or sitting.advice else "no-advice"


def start_advice(
    registry: MatchRegistry,
    live: LiveMatch,
    subscriber: Subscriber,
    message: AskAdvice,
    *,
    person: str,
    address: str,
) -> None:
    """Start computing advice for a seat and stop the previous computation; raise `ProblemError` if it is not allowed.

    Requests are rate-limited for each person. Addresses take turns at the worker processes.
    """
    running = live.advice_tasks.pop(message.seat, None)
    if running is not None:
        running.cancel()
    if message.stop:
        return
    why = why_not_advice(live.sitting)
    if why is not None:
        raise ProblemError(why, status=403)
    choices = live.state.choices(message.seat)
    if len(choices) < 2:
        raise ProblemError("nothing-to-weigh", status=409)
    also = None if message.also is None else find_open_choice(message.also, choices)
    wait = registry.advice_per_person.take(person)
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
    work = AdviceTask(registry.pool, live, message, also, visitor=address)
    task = registry.tasks.run_once(
        "advice", work.run(lambda told: subscriber.send(ENCODER.encode(told).decode()))
    )
    live.advice_tasks[message.seat] = task
    live.send_to_all(Advised(message.seat))


async def propose_no_advice(
    registry: MatchRegistry, live: LiveMatch, subscriber: Subscriber, seat: int
) -> None:
    """Propose to play on without advice; a lone player switches advice off at once."""

    def change(now: Sitting) -> Sitting:
        if not now.advice:
            raise ProblemError("no-advice", status=403)
        people = votes.other_people(now, seat)
        if not people:
            return votes.disable_advice(now)
        until = clocks.vote_deadline(now, registry.vote_timeout_s, live.store.now())
        return votes.propose(now, ProposalRow(0, "no_advice", seat, (), people, until=until), live)

    await live.change_sitting(subscriber.while_open(change))


class AdviceTask:
    """One computation of advice for a seat."""

    def __init__(
        self, pool: BotPool, live: LiveMatch, message: AskAdvice, also: Choice | None = None, *, visitor: str
    ) -> None:
        self.pool = pool
        self.live = live
        self.message = message
        self.also = also
        self.visitor = visitor
        self.question = live.question_numbers[message.seat]
        self.budget = thinking.LONG_BUDGET if message.longer else thinking.DEFAULT_BUDGET
        # The match and its seed stay here, so that nobody can derive hidden cards from the advice's worlds.
        key = f"{live.header.seed}/{message.seat}/{live.seq}/advice"
        self.seed, other = (hashlib.sha256(f"{key}/{what}".encode()).hexdigest() for what in ("try", "world"))
        world = live.state.determinise(message.seat, Dice(other))
        self.turn = Turn.of(world, message.seat, Dice(self.seed), self.budget)
        self.world = msgspec.Raw(encode_imagined(world, message.seat, Dice(other)))
        self.remaining = list(range(0, thinking.samples_for(self.turn), WORLDS_PER_TASK))
        self.trials: list[thinking.Trial] = []
        self.started_at = time.monotonic()
        self.sent_at = self.started_at
        self.is_final_sent = False
        """Whether the final advice was sent; later results are ignored."""

    @property
    def is_wanted(self) -> bool:
        """Whether the seat is still asked the question that the advice is about."""
        return self.live.question_numbers[self.message.seat] == self.question and not self.live.state.over

    async def run(self, send_advice: Callable[[Advice], None]) -> None:
        """Try the options until all are tried or the time is over, sending intermediate results with `send_advice`."""
        side_by_side = min(MAX_WORKERS_PER_ADVICE, self.pool.settings.workers)
        work = [asyncio.ensure_future(self._run_trials(send_advice)) for _ in range(side_by_side)]
        try:
            # On a busy machine a task may wait long for a process: the answer waits only for the first few.
            while self._must_wait() and not all(task.done() for task in work):
                await asyncio.wait(work, timeout=UPDATE_INTERVAL_S)
            self.is_final_sent = True
            if self.is_wanted:
                send_advice(await self._current_advice(done=True))
            await asyncio.gather(*work)
        finally:
            for task in work:
                task.cancel()

    def _must_wait(self) -> bool:
        """Whether it is too early for the final advice; empty advice waits longer."""
        if not self.budget.seconds or not self.is_wanted:
            return self.is_wanted
        factor = LATE_FACTOR if self._has_enough() else EMPTY_FACTOR
        return time.monotonic() - self.started_at < factor * self.budget.seconds

    def _has_enough(self) -> bool:
        # Tasks whose time was over before their first world count for nothing.
        return sum(len(trial.worlds) for trial in self.trials) >= thinking.MIN_SAMPLES

    def is_open(self) -> bool:
        """Whether the advice is still wanted and the final advice was not sent yet."""
        return self.is_wanted and not self.is_final_sent

    async def _run_trials(self, send_advice: Callable[[Advice], None]) -> None:
        while self.remaining and self.is_open():
            left = self.budget.seconds - (time.monotonic() - self.started_at)
            if left <= 0 and self._has_enough():
                return
            first = self.remaining.pop(0)
            asked = OptionTrialRequest(
                game=self.live.header.game,
                seat=self.message.seat,
                world=self.world,
                seed=self.seed,
                first=first,
                count=WORLDS_PER_TASK,
                seconds=max(MIN_TASK_S, left) if self.budget.seconds else 0.0,
                also=None if self.also is None else self.also.as_json(),
            )
            try:
                self.trials.append(TRIAL_DECODER.decode(await self.pool.run_task(asked, self.visitor)))
            except (NoDecision, msgspec.DecodeError) as error:
                log.warning("advice was not worked out", extra={"detail": str(error)[:200]})
                return
            if time.monotonic() - self.sent_at > UPDATE_INTERVAL_S and self.is_open():
                self.sent_at = time.monotonic()
                send_advice(await self._current_advice(done=False))

    async def _current_advice(self, *, done: bool) -> Advice:
        """Return the advice that follows from the trials so far."""
        cut_short = bool(self.remaining)
        found = await asyncio.to_thread(
            thinking.rank_choices, self.turn, tuple(self.trials), cut_short=cut_short
        )
        return Advice(
            id=self.message.id,
            seat=self.message.seat,
            question=self.question,
            options=() if found is None else option_records(found),
            playouts=0 if found is None else found.playouts,
            seconds=round(time.monotonic() - self.started_at, 1),
            done=done,
            judged=found is not None and found.judged,
            cut_short=done and cut_short,
            left_out=0 if found is None else found.left_out,
        )


def option_records(found: thinking.RankedChoices) -> tuple[AdviceOption, ...]:
    """Return evaluated options as protocol records."""
    return tuple(
        AdviceOption(
            choice=choice_record(one.choice),
            chance=round(one.range.chance, 4),
            low=round(one.range.low, 4),
            high=round(one.range.high, 4),
            worse=found.is_clearly_worse(one),
            plan=tuple(choice_record(step) for step in one.plan),
            likely=tuple(_fact_record(told) for told in one.likely),
            wrong=None if one.wrong is None else _fact_record(one.wrong),
        )
        for one in found.options
    )


def _fact_record(told: FactShare) -> AdviceFact:
    return AdviceFact(told.fact.event, cast("dict[str, Plain]", told.fact.args), round(told.share, 3))
