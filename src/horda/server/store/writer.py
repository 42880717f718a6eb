"""Decisions of many matches written together: one commit for all that wait, none acknowledged before it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from horda.server.ops.background_tasks import Tasks
from horda.server.store.batch_writers import BatchWriter, NumberTaken, Written
from horda.server.store.notifier import Notifier
from horda.server.store.rows import Conflict, Entry

MOST_AT_ONCE = 200


class PendingWrite(NamedTuple):
    """A decision on its way to the disk, and who waits for it."""

    match: str
    entry: Entry
    done: asyncio.Future[None]


class Writer:
    """Takes decisions one by one, writes them in batches."""

    def __init__(self, pen: BatchWriter, notifier: Notifier, tasks: Tasks) -> None:
        self.pen = pen
        self.notifier = notifier
        self.queue: asyncio.Queue[PendingWrite] = asyncio.Queue()
        self.tasks = tasks
        self.task: asyncio.Task[None] | None = None
        self.failed: Exception | None = None
        """Why the last batch could not be written; None when it was."""

    async def append(self, match: str, entry: Entry) -> None:
        """Store a decision for good; `Conflict` when its number is taken."""
        if self.task is None:
            self.task = self.tasks.keep("writing", self._run)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(PendingWrite(match, entry, done))
        await done

    async def close(self) -> None:
        """Stop; what has not been written was never acknowledged."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
        await self.pen.close()

    async def _run(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.queue.get_nowait())
            try:
                await self._write(batch)
            except NumberTaken:
                await self._one_by_one(batch)
            except Exception as problem:
                _fail(batch, problem)
            else:
                _succeed(batch)

    async def _one_by_one(self, batch: list[PendingWrite]) -> None:
        """One of them collided: let each stand for itself."""
        for one in batch:
            try:
                await self._write([one])
            except NumberTaken:
                _fail([one], Conflict(one.match, one.entry.seq))
            except Exception as problem:
                _fail([one], problem)
            else:
                _succeed([one])

    async def _write(self, batch: list[PendingWrite]) -> None:
        rows = [_row(one.match, one.entry) for one in batch]
        notices = self.notifier.packed([f"e:{one.match}:{one.entry.seq}" for one in batch])
        try:
            await self.pen.write(rows, notices)
        except NumberTaken:
            self.failed = None
            raise
        except Exception as problem:
            self.failed = problem
            raise
        self.failed = None


def _row(match: str, entry: Entry) -> Written:
    return Written(
        match=match,
        seq=entry.seq,
        choice=entry.choice,
        undone=entry.undone,
        kept=entry.kept,
        seat=entry.seat,
        question=entry.question,
        request=entry.request,
        numbers=" ".join(str(number) for number in entry.numbers),
        at=entry.at,
        asked=None if entry.asked is None else " ".join(str(seat) for seat in entry.asked),
    )


def _succeed(batch: list[PendingWrite]) -> None:
    for one in batch:
        if not one.done.done():
            one.done.set_result(None)


def _fail(batch: list[PendingWrite], problem: Exception) -> None:
    for one in batch:
        if not one.done.done():
            one.done.set_exception(problem)
