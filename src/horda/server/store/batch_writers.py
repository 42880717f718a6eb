"""Writing a batch of decisions durably, with one implementation per kind of database.

For speed, each writer keeps its own connection and writes a batch in a single round trip.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

from sqlalchemy import URL

from horda.server.store.postgres import CONNECTION_ERRORS, asyncpg

DURABLE_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""SQLite settings: a write-ahead log, and every commit is on the disk before it counts."""


class NumberTaken(Exception):
    """An entry number is already used; nothing of the batch was written."""


class Unreachable(Exception):
    """The database does not answer, or cannot write."""


class EntryRow(NamedTuple):
    """A row of `entries`."""

    match: str
    seq: int
    choice: str | None
    undone: int
    kept: int
    seat: int | None
    question: int | None
    request: str
    numbers: str
    at: float
    asked: str | None


ENTRY_COLUMNS = ", ".join(f'"{name}"' for name in EntryRow._fields)


class BatchWriter(Protocol):
    """Writes decisions to one kind of database, one batch at a time."""

    async def write(self, rows: Sequence[EntryRow], notices: Sequence[str]) -> None:
        """Write all rows and notify the other processes, or do nothing and raise `NumberTaken`."""
        ...

    async def close(self) -> None:
        """Close the connection."""
        ...


class SqliteBatchWriter:
    """Writes to an SQLite file in its own thread."""

    INSERT = f"INSERT INTO entries ({ENTRY_COLUMNS}) VALUES ({', '.join('?' * len(EntryRow._fields))})"

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="horda-pen")
        self.connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[EntryRow], notices: Sequence[str]) -> None:
        """Write the rows in one transaction, in the writer's thread."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, rows)

    def _write(self, rows: Sequence[EntryRow]) -> None:
        try:
            if self.connection is None:
                self.connection = sqlite3.connect(self.path, timeout=30)
                for line in DURABLE_PRAGMAS:
                    self.connection.execute(f"PRAGMA {line}")
            with self.connection:
                self.connection.executemany(self.INSERT, rows)
        except sqlite3.IntegrityError as problem:
            raise NumberTaken from problem
        except sqlite3.Error as problem:
            raise Unreachable from problem

    async def close(self) -> None:
        """Close the file and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


class PostgresBatchWriter:
    """Writes to PostgreSQL: rows and notices in one statement, which is one transaction."""

    INSERT = f"""
        WITH written AS (
            INSERT INTO entries ({ENTRY_COLUMNS})
            SELECT * FROM unnest(
                $1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::int[], $7::int[],
                $8::text[], $9::text[], $10::float[], $11::text[]
            )
        )
        SELECT pg_notify($12, notice) FROM unnest($13::text[]) AS notice
    """

    def __init__(self, url: URL, channel: str) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.channel = channel
        self.connection: Any = None

    async def write(self, rows: Sequence[EntryRow], notices: Sequence[str]) -> None:
        """Write the rows and send the notices in one statement."""
        columns = [list(column) for column in zip(*rows, strict=True)]
        try:
            if self.connection is None or self.connection.is_closed():
                self.connection = await asyncpg.connect(self.address)
            await self.connection.fetch(self.INSERT, *columns, self.channel, list(notices))
        except asyncpg.IntegrityConstraintViolationError as problem:
            raise NumberTaken from problem
        except CONNECTION_ERRORS as problem:
            self._drop_connection()
            raise Unreachable from problem

    def _drop_connection(self) -> None:
        """Drop the connection, whatever its state; the next batch opens a new one."""
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None


def batch_writer_for(url: URL, channel: str) -> BatchWriter:
    """Return the batch writer of a database."""
    if url.get_backend_name() == "sqlite":
        return SqliteBatchWriter(str(url.database))
    return PostgresBatchWriter(url, channel)
