"""Opening, locking, migrating, listening to and closing the server's database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from sqlalchemy import ExceptionContext, event, select

from horda.server.ops.background_tasks import Tasks
from horda.server.store.batch_writers import batch_writer_for
from horda.server.store.corruption import DamagedDatabase, check_database_file, is_corruption
from horda.server.store.engine import database_url, migrate, open_engine
from horda.server.store.lock import DatabaseLock
from horda.server.store.notifier import CHANNEL, NoticeHandler, Notifier
from horda.server.store.tables.matches import matches
from horda.server.store.writer import EntryWriter


class Database:
    """An open database, used by this process alone or shared with others."""

    def __init__(self, database: str, now: Callable[[], float] = time.time) -> None:
        self.url = database_url(database)
        self.now = now
        """The clock of the matches, in seconds since the epoch."""
        self.engine = open_engine(self.url)
        self.tasks = Tasks()
        self.notifier = Notifier(self.url, self.tasks)
        self.writer = EntryWriter(batch_writer_for(self.url, CHANNEL), self.notifier, self.tasks)
        self.lock = None if self.notifier.is_shared else DatabaseLock(str(self.url.database))
        self.damaged = False
        """Whether the database has reported damage since it was opened."""
        self.voided_links = 0
        """Number of revocations of links since the start, here or in another process."""
        event.listen(self.engine.sync_engine, "handle_error", self._note_damage)

    @property
    def display_name(self) -> str:
        """Return the path or URL of the database for display, without the password."""
        if self.url.get_backend_name() == "sqlite":
            return str(self.url.database)
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)

    async def open(self) -> None:
        """Lock the database if it cannot be shared, check it and migrate its tables."""
        if self.lock is not None:
            self.lock.take()
        try:
            if self.lock is not None:
                await asyncio.to_thread(check_database_file, self.lock.file)
            await migrate(self.engine)
        except BaseException:
            await self.close()
            raise

    def _note_damage(self, context: ExceptionContext) -> None:
        self.damaged = self.damaged or is_corruption(context.original_exception)

    def listen(self, on_notice: NoticeHandler, on_reconnect: Callable[[], None]) -> None:
        """Call `on_notice` for each notice of other processes, and `on_reconnect` when some may have been lost."""
        self.notifier.listen(on_notice, on_reconnect)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same matches."""
        return self.notifier.is_shared

    async def publish(self, notices: Sequence[str]) -> None:
        """Publish a transient message to the other processes."""
        async with self.engine.begin() as connection:
            await self.notifier.publish(connection, notices)

    async def close(self) -> None:
        """Close the database and release its lock."""
        await self.notifier.close()
        await self.writer.close()
        await self.tasks.close()
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.release()

    async def ping(self) -> None:
        """Raise an error if the database does not answer or has reported damage."""
        async with self.engine.connect() as connection:
            await connection.execute(select(matches.c.id).limit(1))
        if self.damaged:
            raise DamagedDatabase(self.display_name)
