"""The database that a server keeps its matches in: taken, brought up to date, listened to, let go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from sqlalchemy import ExceptionContext, event, select

from horda.server.ops.background_tasks import Tasks
from horda.server.store.batch_writers import batch_writer_for
from horda.server.store.corruption import Damaged, check, is_damage
from horda.server.store.engine import address_of, migrate, open_engine
from horda.server.store.lock import DatabaseLock
from horda.server.store.notifier import CHANNEL, Heard, Notifier
from horda.server.store.tables.matches import matches
from horda.server.store.writer import Writer


class Database:
    """An open database, alone or shared with other processes, and what is written to it together."""

    def __init__(self, database: str, now: Callable[[], float] = time.time) -> None:
        self.url = address_of(database)
        self.now = now
        """The clock of matches, in seconds of the epoch."""
        self.engine = open_engine(self.url)
        self.tasks = Tasks()
        self.notifier = Notifier(self.url, self.tasks)
        self.writer = Writer(batch_writer_for(self.url, CHANNEL), self.notifier, self.tasks)
        self.lock = None if self.notifier.is_shared else DatabaseLock(str(self.url.database))
        self.damaged = False
        """Whether the database said of itself, since it was opened, that it is damaged."""
        self.voided_links = 0
        """How often links were made void since the start, here or at another process."""
        event.listen(self.engine.sync_engine, "handle_error", self._noted)

    @property
    def shown(self) -> str:
        """Where the matches are, for people: no password in it."""
        if self.url.get_backend_name() == "sqlite":
            return str(self.url.database)
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)

    async def open(self) -> None:
        """Take the database for oneself where it cannot be shared, and bring its tables up to date."""
        if self.lock is not None:
            self.lock.take()
        try:
            if self.lock is not None:
                await asyncio.to_thread(check, self.lock.file)
            await migrate(self.engine)
        except BaseException:
            await self.close()
            raise

    def _noted(self, context: ExceptionContext) -> None:
        self.damaged = self.damaged or is_damage(context.original_exception)

    def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Hear what other processes write."""
        self.notifier.listen(heard, missed)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same matches."""
        return self.notifier.is_shared

    async def ring(self, notices: Sequence[str]) -> None:
        """Tell the other processes something that is stored nowhere."""
        async with self.engine.begin() as connection:
            await self.notifier.ring(connection, notices)

    async def close(self) -> None:
        """Let go of the database."""
        await self.notifier.close()
        await self.writer.close()
        await self.tasks.close()
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.release()

    async def ping(self) -> None:
        """Raises when the database does not answer, or answered that it is damaged."""
        async with self.engine.connect() as connection:
            await connection.execute(select(matches.c.id).limit(1))
        if self.damaged:
            raise Damaged(self.shown)
