"""The pool of worker processes in which bots think, so that no bot blocks the server or another match.

There are as many workers as processors. If all are busy and a bot has waited, an extra one is started for a while. A
bot that thinks too long is stopped, and a random choice is made for it.

Bots come before the tasks of advice and analysis, for which no extra workers are started. Tasks are served visitor by
visitor, so that one person's advice in many matches does not delay that of others.
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
from horda.server.config.offered_players import OfferedPlayer
from horda.server.ops.background_tasks import Tasks
from horda.server.ops.metrics import METRICS
from horda.server.workshop.design_tasks import DesignRequest
from horda.server.workshop.play_test import PlayTestRequest
from horda.think.negotiation.speech import Speech

log = logging.getLogger("horda.server")
COMMAND = (sys.executable, "-m", "horda.server.bots.worker")
REQUEST_ENCODER = msgspec.json.Encoder()
ANSWER_DECODER = msgspec.json.Decoder(Answer)
TABLE_BUDGET = Budget(seconds=4.0)
MAX_ANSWER_BYTES = 1 << 22
"""Longest answer of a worker, in bytes; a choice takes some hundred, a task's result some thousand."""
MAX_DECISIONS_BEFORE_TASK = 4
"""Most bot decisions that may be served before a waiting task."""
TASK_TIMEOUT_S = 60.0
"""Seconds after which a task is abandoned; normally it ends after a few."""


class NoDecision(Exception):
    """A worker gave no valid answer; the message says why."""


@dataclass(frozen=True)
class PoolSettings:
    """The number of workers and their time limits."""

    workers: int = 2
    max_workers: int = 12
    extra_worker_delay_s: float = 0.25
    """Seconds that a bot's decision waits before an extra worker is started."""
    decision_timeout_s: float = 15.0
    """Seconds after which a bot is stopped."""
    budget: Budget = TABLE_BUDGET
    """Limits of a bot's thinking."""
    players: Mapping[str, OfferedPlayer] = field(default_factory=dict)
    """The players that the host offers besides Horda's own, by name."""

    def players_of(self, game_id: str) -> list[str]:
        """Return the names of the offered players that play a game."""
        return [name for name, one in self.players.items() if one.can_play(game_id)]


@dataclass(frozen=True)
class BotDecision:
    """The choice of a bot, and its speech about it."""

    choice: Choice
    speech: Speech | None = None


class Worker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def start(command: Sequence[str]) -> Worker:
        """Start a process and wait until it is ready."""
        # In its own session, so that Ctrl+C reaches only the server; the process ends when its input closes.
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
        """Send a request and return the answer; raise `NoDecision` if the answer is too long."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(LENGTH_PREFIX.pack(len(packed)) + packed)
        await self.process.stdin.drain()
        (size,) = LENGTH_PREFIX.unpack(await self.process.stdout.readexactly(LENGTH_PREFIX.size))
        if size > MAX_ANSWER_BYTES:
            raise NoDecision(f"an answer of {size} bytes")
        return await self.process.stdout.readexactly(size)

    async def stop(self) -> None:
        """Kill the process."""
        assert self.process.stdin is not None
        if self.process.returncode is None:
            self.process.kill()
        self.process.stdin.close()
        await self.process.wait()


class BotPool:
    """The worker processes and the requests that wait for them."""

    def __init__(self, thinking: PoolSettings | None = None, command: Sequence[str] = COMMAND) -> None:
        self.settings = thinking or PoolSettings()
        self.command = command
        self.idle_workers: list[Worker] = []
        self.decision_queue: FairQueue[Worker] = FairQueue()
        """Bot decisions that wait for a worker, first come, first served."""
        self.task_queue: FairQueue[Worker] = FairQueue()
        """Tasks of advice and analysis that wait for a worker, by visitor."""
        self._decisions_in_a_row = 0
        self.workers: set[Worker] = set()
        self._starting = 0
        self.tasks = Tasks()

    async def choose(self, asked: DecisionRequest, choices: Sequence[Choice]) -> BotDecision:
        """Return the choice of a bot and its speech; a random choice if the bot fails."""
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
        METRICS.observe("horda_bot_seconds", time.perf_counter() - begun)
        try:
            return BotDecision(_offered_choice(answer, choices), answer.said)
        except NoDecision as error:
            return self._random_decision(asked, choices, error)

    async def run_task(
        self,
        asked: OptionTrialRequest
        | AttributionRequest
        | RoundChancesRequest
        | PlayTestRequest
        | DesignRequest,
        visitor: str,
    ) -> bytes:
        """Return the result of a task; raise `NoDecision` if it fails.

        Tasks are short, so that bots never wait long. `visitor` is the address that the task is for.
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
                METRICS.increment("horda_bots_late_total")
                raise NoDecision(str(error)) from error
            raise
        self._release(worker)
        return answer

    def _random_decision(
        self, asked: DecisionRequest, choices: Sequence[Choice], error: Exception
    ) -> BotDecision:
        """Return a random choice for a bot that failed or took too long, so that the match continues."""
        METRICS.increment("horda_bots_late_total")
        about = {"game": asked.game, "bot": asked.bot, "kind": type(error).__name__, "detail": str(error)}
        log.warning("a bot did not decide", extra=about)
        return BotDecision(choices[Dice(asked.seed).below(len(choices))])

    async def _acquire(self, queue: FairQueue[Worker], visitor: str, most: int) -> Worker:
        """Return an idle worker, or wait until it is the visitor's turn for one.

        Requests of this queue may use `most` workers at once. A worker is started if there are fewer than usual, and
        after a delay if there are fewer than `most`.
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
        """Return the number of workers, including those that are starting."""
        return len(self.workers) + self._starting

    @property
    def _busy_count(self) -> int:
        """Return the number of workers that are not idle."""
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
        """Hand a worker to the next request; stop it if nobody waits and there are more than usual."""
        usual = self.settings.workers
        may_work = self._busy_count <= usual
        # After some decisions a task comes first, so that advice makes progress even if bots always wait.
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
        self.tasks.run_once("sending a worker home", worker.stop())

    async def close(self) -> None:
        """Stop all workers."""
        for worker in list(self.workers):
            self._discard(worker)
        await self.tasks.wait_for_all()


WORKER_ERRORS = (TimeoutError, asyncio.IncompleteReadError, OSError, NoDecision, msgspec.DecodeError)
"""Errors that show that a worker failed: a timeout, an early exit, or an invalid answer."""


def _offered_choice(answer: Answer, choices: Sequence[Choice]) -> Choice:
    """Return the offered choice that an answer names; raise `NoDecision` if there is none."""
    if answer.choice is None:
        raise NoDecision(answer.failed)
    try:
        taken = Choice.from_json(answer.choice)
    except BadChoice as error:
        raise NoDecision(str(error)) from error
    for one in choices:
        if one.same(taken):
            return one
    raise NoDecision(f"`{taken.text()}` is not offered")
