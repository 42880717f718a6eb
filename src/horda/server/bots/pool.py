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
from horda.server.bots.worker import READY, SIZE, Anchor, Answer, DecisionRequest, Follow, TryOut
from horda.server.config.offered_players import Offered
from horda.server.ops.background_tasks import Tasks
from horda.server.ops.metrics import METRICS
from horda.think.talk.speech import Speech

log = logging.getLogger("horda.server")
COMMAND = (sys.executable, "-m", "horda.server.bots.worker")
ASKED = msgspec.json.Encoder()
ANSWER = msgspec.json.Decoder(Answer)
AT_A_TABLE = Budget(seconds=4.0)
LONGEST = 1 << 22
"""Bytes of an answer that is read; a choice has some hundred, a piece of advice some thousand."""
BOTS_BEFORE_A_PIECE = 4
"""So many decisions of bots come before a piece of advice that waits, at most."""
PIECE_DEADLINE = 60.0
"""Seconds after which a piece of work is given up; it ends by itself after few."""


class NoDecision(Exception):
    """A bot answered, and what it answered is no choice: what it says about it."""


@dataclass(frozen=True)
class Thinking:
    """How many processes think, and how patient the others are."""

    workers: int = 2
    most: int = 12
    patience: float = 0.25
    """Seconds that somebody waits before another process is started."""
    deadline: float = 15.0
    """Seconds after which a bot is stopped."""
    budget: Budget = AT_A_TABLE
    """How long a bot may think by itself."""
    players: Mapping[str, Offered] = field(default_factory=dict)
    """The players that the host offers besides Horda's own, by what they are called."""

    def offered(self, game_id: str) -> list[str]:
        """The names of those who play a game."""
        return [name for name, one in self.players.items() if one.plays(game_id)]


@dataclass(frozen=True)
class Decided:
    """What a bot chose, and what it says about it at the table."""

    choice: Choice
    said: Speech | None = None


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
            await process.stdout.readexactly(len(READY))
        except BaseException:
            await asyncio.shield(worker.stop())
            raise
        return worker

    async def ask(self, packed: bytes) -> bytes:
        """What the process answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(SIZE.pack(len(packed)) + packed)
        await self.process.stdin.drain()
        (size,) = SIZE.unpack(await self.process.stdout.readexactly(SIZE.size))
        if size > LONGEST:
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

    def __init__(self, thinking: Thinking | None = None, command: Sequence[str] = COMMAND) -> None:
        self.thinking = thinking or Thinking()
        self.command = command
        self.idle: list[Worker] = []
        self.bots: FairQueue[Worker] = FairQueue()
        """Decisions that wait for a process, first come, first served."""
        self.pieces: FairQueue[Worker] = FairQueue()
        """Pieces of advice and analysis that wait for one, by visitor."""
        self._bots_in_a_row = 0
        self.workers: set[Worker] = set()
        self._starting = 0
        self.tasks = Tasks()

    async def choose(self, asked: DecisionRequest, choices: Sequence[Choice]) -> Decided:
        """Which of the choices a bot takes, and what it says."""
        begun = time.perf_counter()
        try:
            worker = await self._free(self.bots, "", self.thinking.most)
        except (asyncio.IncompleteReadError, OSError) as problem:
            return self._for_lack_of_better(asked, choices, problem)
        try:
            async with asyncio.timeout(self.thinking.deadline):
                answer = ANSWER.decode(await worker.ask(ASKED.encode(asked)))
        except BaseException as problem:
            self._drop(worker)
            if isinstance(problem, BROKEN):
                return self._for_lack_of_better(asked, choices, problem)
            raise
        self._give_back(worker)
        METRICS.seen("horda_bot_seconds", time.perf_counter() - begun)
        try:
            return Decided(_offered(answer, choices), answer.said)
        except NoDecision as problem:
            return self._for_lack_of_better(asked, choices, problem)

    async def work(self, asked: TryOut | Follow | Anchor, visitor: str) -> bytes:
        """What comes of a piece of work that may fail; `NoDecision` where it does.

        Pieces are short, so that bots never wait long: who no longer wants the rest asks for no more.
        `visitor` is the address that it is done for.
        """
        try:
            worker = await self._free(self.pieces, visitor, self.thinking.workers)
        except (asyncio.IncompleteReadError, OSError) as problem:
            raise NoDecision(str(problem)) from problem
        try:
            async with asyncio.timeout(PIECE_DEADLINE):
                answer = await worker.ask(ASKED.encode(asked))
        except BaseException as problem:
            self._drop(worker)
            if isinstance(problem, BROKEN):
                METRICS.add("horda_bots_late_total")
                raise NoDecision(str(problem)) from problem
            raise
        self._give_back(worker)
        return answer

    def _for_lack_of_better(
        self, asked: DecisionRequest, choices: Sequence[Choice], problem: Exception
    ) -> Decided:
        """The bot took too long, or broke: any choice, for the match must go on."""
        METRICS.add("horda_bots_late_total")
        about = {"game": asked.game, "bot": asked.bot, "kind": type(problem).__name__, "detail": str(problem)}
        log.warning("a bot did not decide", extra=about)
        return Decided(choices[Dice(asked.seed).below(len(choices))])

    async def _free(self, queue: FairQueue[Worker], visitor: str, most: int) -> Worker:
        """Return a process for a visitor: an idle one, or the next in their turn.

        Of those who wait in this queue `most` are served at once. One is started where there are fewer than
        usual, and after a while where there are fewer than `most`.
        """
        if self.idle and self._busy < most:
            return self.idle.pop()
        if self._count < self.thinking.workers:
            return await self._start()
        ticket = queue.add(visitor)
        try:
            while not ticket.done():
                await asyncio.wait((ticket,), timeout=self.thinking.patience)
                if not ticket.done() and self._busy < most:
                    break
        except asyncio.CancelledError:
            if ticket.done():
                self._give_back(ticket.result())
            raise
        finally:
            queue.withdraw(visitor, ticket)
        if ticket.done():
            return ticket.result()
        return self.idle.pop() if self.idle else await self._start()

    @property
    def _count(self) -> int:
        """How many processes there are, those among them that are being started."""
        return len(self.workers) + self._starting

    @property
    def _busy(self) -> int:
        """How many of them do something."""
        return self._count - len(self.idle)

    async def _start(self) -> Worker:
        self._starting += 1
        try:
            worker = await Worker.start(self.command)
        finally:
            self._starting -= 1
        self.workers.add(worker)
        return worker

    def _give_back(self, worker: Worker) -> None:
        """Hand a process on to whoever's turn it is; one too many goes home when nobody waits."""
        usual = self.thinking.workers
        may_work = self._busy <= usual
        # Now and then a piece comes before a bot, so that advice is given also where bots always wait.
        if may_work and self._bots_in_a_row >= BOTS_BEFORE_A_PIECE and self.pieces.serve(worker):
            self._bots_in_a_row = 0
        elif self.bots.serve(worker):
            self._bots_in_a_row += 1
        elif may_work and self.pieces.serve(worker):
            self._bots_in_a_row = 0
        elif len(self.workers) > usual and len(self.idle) >= usual:
            self._drop(worker)
        else:
            self.idle.append(worker)

    def _drop(self, worker: Worker) -> None:
        self.workers.discard(worker)
        self.tasks.once("sending a worker home", worker.stop())

    async def close(self) -> None:
        """Send all home."""
        for worker in list(self.workers):
            self._drop(worker)
        await self.tasks.done()


BROKEN = (TimeoutError, asyncio.IncompleteReadError, OSError, NoDecision, msgspec.DecodeError)
"""How it shows that a process does not decide as it should: too long, gone, or no answer at all."""


def _offered(answer: Answer, choices: Sequence[Choice]) -> Choice:
    """The choice of an answer, as it was offered; `NoDecision` where it is none of them."""
    if answer.choice is None:
        raise NoDecision(answer.failed)
    try:
        taken = Choice.from_json(answer.choice)
    except BadChoice as problem:
        raise NoDecision(str(problem)) from problem
    for one in choices:
        if one.same(taken):
            return one
    raise NoDecision(f"`{taken.text()}` is not offered")
