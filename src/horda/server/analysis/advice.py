"""Advice at a table: who may ask, and how it is worked out beside the match, in short pieces.

Pieces go to the processes that think for bots. Between two of them it is looked whether anybody still wants
to know: a decision, another question or a wish to stop ends it, and nobody waits for it.
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
from horda.server.analysis.odds import open_choice
from horda.server.bots.pool import BotPool, NoDecision
from horda.server.bots.worker import TryOut
from horda.server.http.errors import ProblemError
from horda.server.match.broadcast import ENCODER
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.match.subscriber import Viewer
from horda.server.protocol.advice_records import AdviceOption, FactTold
from horda.server.protocol.client_messages import AskAdvice
from horda.server.protocol.match_records import Plain
from horda.server.protocol.projection import choice_record
from horda.server.protocol.server_messages import Advice, Advised
from horda.server.store.rows import Sitting, WishRow
from horda.server.table import clocks, votes
from horda.think import advice as thinking
from horda.think.facts import ToldFact

log = logging.getLogger("horda.server")
PIECE = 2
"""Worlds that are tried at a time: some tenths of a second."""
SIDE_BY_SIDE = 2
"""Processes that work on one piece of advice."""
TOLD_EVERY = 0.3
"""Seconds between two messages while it thinks."""
TRIAL = msgspec.json.Decoder(thinking.Trial)


def why_not_advice(sitting: Sitting) -> str | None:
    """What keeps a table from advice: alone one always may, several must have agreed at the start."""
    people = sum(not row.bot or row.away for row in sitting.seats)
    return None if people == 1 or sitting.advice else "no-advice"


def ask(
    registry: MatchRegistry, live: LiveMatch, viewer: Viewer, message: AskAdvice, *, person: str, address: str
) -> None:
    """Begin advice for a seat, in place of what was being worked out for it; `ProblemError` says why not.

    A person may ask so often; advice for one address is worked out in turn with that for others.
    """
    running = live.advising.pop(message.seat, None)
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
    also = None if message.also is None else open_choice(message.also, choices)
    wait = registry.advice_of.take(person)
    if wait:
        raise ProblemError("too-fast", status=429, seconds=int(wait) + 1)
    work = Advising(registry.pool, live, message, also, visitor=address)
    task = registry.tasks.once("advice", work.run(lambda told: viewer.send(ENCODER.encode(told).decode())))
    live.advising[message.seat] = task
    live.tell(Advised(message.seat))


async def forgo(registry: MatchRegistry, live: LiveMatch, seat: int) -> None:
    """Ask the others to play on without advice, as they once agreed to it; who plays alone need not ask."""

    def changed(now: Sitting) -> Sitting:
        if not now.advice:
            raise ProblemError("no-advice", status=403)
        people = votes.others(now, seat)
        if not people:
            return votes.without_advice(now)
        until = clocks.lasting(now, registry.asking, live.store.now())
        return votes.wished(now, WishRow(0, "no_advice", seat, (), people, until=until), live)

    await live.reseat(changed)


class Advising:
    """One piece of advice on its way."""

    def __init__(
        self, pool: BotPool, live: LiveMatch, message: AskAdvice, also: Choice | None = None, *, visitor: str
    ) -> None:
        self.pool = pool
        self.live = live
        self.message = message
        self.also = also
        self.visitor = visitor
        self.question = live.numbers[message.seat]
        self.budget = thinking.LONGER if message.longer else thinking.ADVICE
        # The match stays here, and its seed: from the worlds of advice nobody works out what lies hidden.
        key = f"{live.header.seed}/{message.seat}/{live.seq}/advice"
        self.seed, other = (hashlib.sha256(f"{key}/{what}".encode()).hexdigest() for what in ("try", "world"))
        world = live.state.determinise(message.seat, Dice(other))
        self.turn = Turn.of(world, message.seat, Dice(self.seed), self.budget)
        self.world = msgspec.Raw(encode_imagined(world, message.seat, Dice(other)))
        self.waiting = list(range(0, thinking.samples_for(self.turn), PIECE))
        self.trials: list[thinking.Trial] = []
        self.begun = time.monotonic()
        self.told_at = self.begun

    @property
    def is_wanted(self) -> bool:
        """Whether the seat is still asked what advice is worked out for."""
        return self.live.numbers[self.message.seat] == self.question and not self.live.state.over

    async def run(self, tell: Callable[[Advice], None]) -> None:
        """Work until all is tried or the time is over, and tell how it stands on the way."""
        side_by_side = min(SIDE_BY_SIDE, self.pool.thinking.workers)
        await asyncio.gather(*(self._work(tell) for _ in range(side_by_side)))
        if self.is_wanted:
            tell(await self._found(done=True))

    async def _work(self, tell: Callable[[Advice], None]) -> None:
        while self.waiting and self.is_wanted:
            left = self.budget.seconds - (time.monotonic() - self.begun)
            if left <= 0 and len(self.trials) * PIECE >= thinking.FEWEST:
                return
            first = self.waiting.pop(0)
            asked = TryOut(
                game=self.live.header.game,
                seat=self.message.seat,
                world=self.world,
                seed=self.seed,
                first=first,
                count=PIECE,
                seconds=self.budget.seconds,
                also=None if self.also is None else self.also.as_json(),
            )
            try:
                self.trials.append(TRIAL.decode(await self.pool.work(asked, self.visitor)))
            except (NoDecision, msgspec.DecodeError) as problem:
                log.warning("advice was not worked out", extra={"detail": str(problem)[:200]})
                return
            if time.monotonic() - self.told_at > TOLD_EVERY and self.is_wanted:
                self.told_at = time.monotonic()
                tell(await self._found(done=False))

    async def _found(self, *, done: bool) -> Advice:
        """How it stands."""
        cut_short = bool(self.waiting)
        found = await asyncio.to_thread(thinking.weighed, self.turn, tuple(self.trials), cut_short=cut_short)
        return Advice(
            id=self.message.id,
            seat=self.message.seat,
            question=self.question,
            options=() if found is None else options_told(found),
            playouts=0 if found is None else found.playouts,
            seconds=round(time.monotonic() - self.begun, 1),
            done=done,
            judged=found is not None and found.judged,
            cut_short=done and cut_short,
            left_out=0 if found is None else found.left_out,
        )


def options_told(found: thinking.RankedChoices) -> tuple[AdviceOption, ...]:
    """The options of advice as they travel."""
    return tuple(
        AdviceOption(
            choice=choice_record(one.choice),
            chance=round(one.range.chance, 4),
            low=round(one.range.low, 4),
            high=round(one.range.high, 4),
            worse=found.is_clearly_worse(one),
            plan=tuple(choice_record(step) for step in one.plan),
            likely=tuple(_fact(told) for told in one.likely),
            wrong=None if one.wrong is None else _fact(one.wrong),
        )
        for one in found.options
    )


def _fact(told: ToldFact) -> FactTold:
    return FactTold(told.fact.event, cast("dict[str, Plain]", told.fact.args), round(told.share, 3))
