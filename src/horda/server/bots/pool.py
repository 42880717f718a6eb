"""Bots think in processes of their own, so that none of them holds up the server or another match.

There are as many as there are processors. When all are busy and a bot has waited, one more is started
for a while; a bot that thinks too long is stopped, and any choice is made for it.

Bots come before pieces of advice and analysis, for which no process is started besides the usual ones. Pieces
are served visitor by visitor, so that nobody's advice in many matches delays that of others.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from horda.engine.chance import Dice
from horda.engine.choices import BadChoice, Choice
from horda.engine.player import Budget
from horda.server.bots.fair_queue import FairQueue
from horda.server.bots.worker import (
    LENGTH_PREFIX,
    READY_SIGNAL,
    Answer,
    AttributionRequest,
    DecisionRequest,
    OptionTrialRequest,
    RoundChancesRequest,
)
from horda.server.config.offered_players import Offered
from horda.server.ops.background_tasks import Tasks
from horda.server.ops.metrics import METRICS
from horda.think.talk.speech import Speech

log = logging.getLogger("horda.server")
COMMAND = (sys.executable, "-m", "horda.server.bots.worker")
REQUEST_ENCODER = msgspec.json.Encoder()
ANSWER_DECODER = msgspec.json.Decoder(Answer)
TABLE_BUDGET = Budget(seconds=4.0)
MAX_ANSWER_BYTES = 1 << 22
"""Bytes of an answer that is read; a choice has some hundred, a piece of advice some thousand."""
MAX_DECISIONS_BEFORE_TASK = 4
"""So many decisions of bots come before a piece of advice that waits, at most."""
TASK_TIMEOUT_S = 60.0
"""Seconds after which a piece of work is given up; it ends by itself after few."""


class NoDecision(Exception):
    """A bot answered, and what it answered is no choice: what it says about it."""


@dataclass(frozen=True)
class PoolSettings:
    """How many processes think, and how patient the others are."""

    workers: int = 2
    max_workers: int = 12
    extra_worker_delay_s: float = 0.25
    """Seconds that somebody waits before another process is started."""
    decision_timeout_s: float = 15.0
    """Seconds after which a bot is stopped."""
    budget: Budget = TABLE_BUDGET
    """How long a bot may think by itself."""
    players: Mapping[str, Offered] = field(default_factory=dict)
    """The players that the host offers besides Horda's own, by what they are called."""

    def players_of(self, game_id: str) -> list[str]:
        """The names of those who play a game."""
        return [name for name, one in self.players.items() if one.plays(game_id)]


@dataclass(frozen=True)
class BotDecision:
    """What a bot chose, and what it says about it at the table."""

    choice: Choice
    speech: Speech | None = None


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def start(command: Sequence[str]) -> Worker:
        """A new process, once it is ready to think."""
        # In a session of its own, so that Ctrl+C reaches the server alone; it ends with its input.
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 20,
            start_new_session=True,
        )
        assert process.stdout is not None
        worker = Worker(process)
        try:
            await process.stdout.readexactly(len(READY_SIGNAL))
        except BaseException:
            await asyncio.shield(worker.stop())
            raise
        return worker

    async def ask(self, packed: bytes) -> bytes:
        """What the process answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(LENGTH_PREFIX.pack(len(packed)) + packed)
        await self.process.stdin.drain()
        (size,) = LENGTH_PREFIX.unpack(await self.process.stdout.readexactly(LENGTH_PREFIX.size))
        if size > MAX_ANSWER_BYTES:
            raise NoDecision(f"an answer of {size} bytes")
        return await self.process.stdout.readexactly(size)

    async def stop(self) -> None:
        """End it, whatever it does."""
        assert self.process.stdin is not None
        if self.process.returncode is None:
            self.process.kill()
        self.process.stdin.close()
        await self.process.wait()


class BotPool:
    """The processes that think."""

    def __init__(self, thinking: PoolSettings | None = None, command: Sequence[str] = COMMAND) -> None:
        self.settings = thinking or PoolSettings()
        self.command = command
        self.idle_workers: list[Worker] = []
        self.decision_queue: FairQueue[Worker] = FairQueue()
        """Decisions that wait for a process, first come, first served."""
        self.task_queue: FairQueue[Worker] = FairQueue()
        """Pieces of advice and analysis that wait for one, by visitor."""
        self._decisions_in_a_row = 0
        self.workers: set[Worker] = set()
        self._starting = 0
        self.tasks = Tasks()

    async def choose(self, asked: DecisionRequest, choices: Sequence[Choice]) -> BotDecision:
        """Which of the choices a bot takes, and what it says."""
        begun = time.perf_counter()
        try:
            worker = await self._acquire(self.decision_queue, "", self.settings.max_workers)
        except (asyncio.IncompleteReadError, OSError) as error:
            return self._random_decision(asked, choices, error)
        try:
            async with asyncio.timeout(self.settings.decision_timeout_s):
                answer = ANSWER_DECODER.decode(await worker.ask(REQUEST_ENCODER.encode(asked)))
        except BaseException as error:
            self._discard(worker)
            if isinstance(error, WORKER_ERRORS):
                return self._random_decision(asked, choices, error)
            raise
        self._release(worker)
        METRICS.seen("horda_bot_seconds", time.perf_counter() - begun)
        try:
            return BotDecision(_offered_choice(answer, choices), answer.said)
        except NoDecision as error:
            return self._random_decision(asked, choices, error)

    async def run_task(
        self, asked: OptionTrialRequest | AttributionRequest | RoundChancesRequest, visitor: str
    ) -> bytes:
        """What comes of a piece of work that may fail; `NoDecision` where it does.

        Pieces are short, so that bots never wait long: who no longer wants the rest asks for no more.
        `visitor` is the address that it is done for.
        """
        try:
            worker = await self._acquire(self.task_queue, visitor, self.settings.workers)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise NoDecision(str(error)) from error
        try:
            async with asyncio.timeout(TASK_TIMEOUT_S):
                answer = await worker.ask(REQUEST_ENCODER.encode(asked))
        except BaseException as error:
            self._discard(worker)
            if isinstance(error, WORKER_ERRORS):
                METRICS.add("horda_bots_late_total")
                raise NoDecision(str(error)) from error
            raise
        self._release(worker)
        return answer

    def _random_decision(
        self, asked: DecisionRequest, choices: Sequence[Choice], error: Exception
    ) -> BotDecision:
        """The bot took too long, or broke: any choice, for the match must go on."""
        METRICS.add("horda_bots_late_total")
        about = {"game": asked.game, "bot": asked.bot, "kind": type(error).__name__, "detail": str(error)}
        log.warning("a bot did not decide", extra=about)
        return BotDecision(choices[Dice(asked.seed).below(len(choices))])

    async def _acquire(self, queue: FairQueue[Worker], visitor: str, most: int) -> Worker:
        """Return a process for a visitor: an idle one, or the next in their turn.

        Of those who wait in this queue `most` are served at once. One is started where there are fewer than
        usual, and after a while where there are fewer than `most`.
        """
        if self.idle_workers and self._busy_count < most:
            return self.idle_workers.pop()
        if self._process_count < self.settings.workers:
            return await self._start()
        ticket = queue.add(visitor)
        try:
            while not ticket.done():
                await asyncio.wait((ticket,), timeout=self.settings.extra_worker_delay_s)
                if not ticket.done() and self._busy_count < most:
                    break
        except asyncio.CancelledError:
            if ticket.done():
                self._release(ticket.result())
            raise
        finally:
            queue.withdraw(visitor, ticket)
        if ticket.done():
            return ticket.result()
        return self.idle_workers.pop() if self.idle_workers else await self._start()

    @property
    def _process_count(self) -> int:
        """How many processes there are, those among them that are being started."""
        return len(self.workers) + self._starting

    @property
    def _busy_count(self) -> int:
        """How many of them do something."""
        return self._process_count - len(self.idle_workers)

    async def _start(self) -> Worker:
        self._starting += 1
        try:
            worker = await Worker.start(self.command)
        finally:
            self._starting -= 1
        self.workers.add(worker)
        return worker

    def _release(self, worker: Worker) -> None:
        """Hand a process on to whoever's turn it is; one too many goes home when nobody waits."""
        usual = self.settings.workers
        may_work = self._busy_count <= usual
        # Now and then a piece comes before a bot, so that advice is given also where bots always wait.
        if (
            may_work
            and self._decisions_in_a_row >= MAX_DECISIONS_BEFORE_TASK
            and self.task_queue.serve(worker)
        ):
            self._decisions_in_a_row = 0
        elif self.decision_queue.serve(worker):
            self._decisions_in_a_row += 1
        elif may_work and self.task_queue.serve(worker):
            self._decisions_in_a_row = 0
        elif len(self.workers) > usual and len(self.idle_workers) >= usual:
            self._discard(worker)
        else:
            self.idle_workers.append(worker)

    def _discard(self, worker: Worker) -> None:
        self.workers.discard(worker)
        self.tasks.once("sending a worker home", worker.stop())

    async def close(self) -> None:
        """Send all home."""
        for worker in list(self.workers):
            self._discard(worker)
        await self.tasks.done()


WORKER_ERRORS = (TimeoutError, asyncio.IncompleteReadError, OSError, NoDecision, msgspec.DecodeError)
"""How it shows that a process does not decide as it should: too long, gone, or no answer at all."""


def _offered_choice(answer: Answer, choices: Sequence[Choice]) -> Choice:
    """The choice of an answer, as it was offered; `NoDecision` where it is none of them."""
    if answer.choice is None:
        raise NoDecision(answer.failed)
    try:
        taken = Choice.from_plain(answer.choice)
    except BadChoice as error:
        raise NoDecision(str(error)) from error
    for one in choices:
        if one.same(taken):
            return one
    raise NoDecision(f"`{taken.text()}` is not offered")
