"""Batching of decisions: all waiting ones are written in one commit, and acknowledged only after it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from horda.server.ops.background_tasks import Tasks
from horda.server.store.batch_writers import BatchWriter, EntryRow, NumberTaken
from horda.server.store.notifier import Notifier
from horda.server.store.rows import Conflict, Entry

MAX_BATCH = 200


class PendingWrite(NamedTuple):
    """A decision to be written, and the future that waits for it."""

    match: str
    entry: Entry
    done: asyncio.Future[None]


class EntryWriter:
    """Takes decisions one by one and writes them in batches."""

    def __init__(self, batch_writer: BatchWriter, notifier: Notifier, tasks: Tasks) -> None:
        self.batch_writer = batch_writer
        self.notifier = notifier
        self.queue: asyncio.Queue[PendingWrite] = asyncio.Queue()
        self.tasks = tasks
        self.task: asyncio.Task[None] | None = None
        self.failed: Exception | None = None
        """The error of the last batch; None if it was written."""

    async def append(self, match: str, entry: Entry) -> None:
        """Store a decision durably; raise `Conflict` if its number is taken."""
        if self.task is None:
            self.task = self.tasks.run_forever("writing", self._run)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(PendingWrite(match, entry, done))
        await done

    async def close(self) -> None:
        """Stop the writer; decisions that were not written were never acknowledged."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
        await self.batch_writer.close()

    async def _run(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty() and len(batch) < MAX_BATCH:
                batch.append(self.queue.get_nowait())
            try:
                await self._write(batch)
            except NumberTaken:
                await self._write_one_by_one(batch)
            except Exception as problem:
                _fail(batch, problem)
            else:
                _succeed(batch)

    async def _write_one_by_one(self, batch: list[PendingWrite]) -> None:
        """Write each decision separately after a batch failed because a number was taken."""
        for pending in batch:
            try:
                await self._write([pending])
            except NumberTaken:
                _fail([pending], Conflict(pending.match, pending.entry.seq))
            except Exception as problem:
                _fail([pending], problem)
            else:
                _succeed([pending])

    async def _write(self, batch: list[PendingWrite]) -> None:
        rows = [_entry_row(pending.match, pending.entry) for pending in batch]
        notices = self.notifier.encode_notices(
            [f"e:{pending.match}:{pending.entry.seq}" for pending in batch]
        )
        try:
            await self.batch_writer.write(rows, notices)
        except NumberTaken:
            self.failed = None
            raise
        except Exception as problem:
            self.failed = problem
            raise
        self.failed = None


def _entry_row(match: str, entry: Entry) -> EntryRow:
    return EntryRow(
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
    for pending in batch:
        if not pending.done.done():
            pending.done.set_result(None)


def _fail(batch: list[PendingWrite], problem: Exception) -> None:
    for pending in batch:
        if not pending.done.done():
            pending.done.set_exception(problem)
