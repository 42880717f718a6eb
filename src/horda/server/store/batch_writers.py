"""How a batch of decisions is written, once for each kind of database, in one go and for good.

This is the one place where speed matters more than one way for all: each pen keeps a connection of its own
and writes a batch in a single exchange with the database.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

from sqlalchemy import URL

from horda.server.store.postgres import LOST, asyncpg

CAREFUL = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""SQLite: a write-ahead log, and every commit on the disk before it counts."""


class NumberTaken(Exception):
    """One of the numbers is taken; nothing of the batch was written."""


class Unreachable(Exception):
    """The database does not answer, or cannot write."""


class Written(NamedTuple):
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


COLUMNS = ", ".join(f'"{name}"' for name in Written._fields)


class BatchWriter(Protocol):
    """What stands between the registry and a kind of database: it writes decisions a batch at a time."""

    async def write(self, rows: Sequence[Written], notices: Sequence[str]) -> None:
        """Write all rows and tell the other processes, or nothing of it; `NumberTaken` when a number is."""
        ...

    async def close(self) -> None:
        """Let go of the connection."""
        ...


class SqliteBatchWriter:
    """Writes to a file, in a thread of its own."""

    INSERT = f"INSERT INTO entries ({COLUMNS}) VALUES ({', '.join('?' * len(Written._fields))})"

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="horda-pen")
        self.connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Written], notices: Sequence[str]) -> None:
        """One transaction."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, rows)

    def _write(self, rows: Sequence[Written]) -> None:
        try:
            if self.connection is None:
                self.connection = sqlite3.connect(self.path, timeout=30)
                for line in CAREFUL:
                    self.connection.execute(f"PRAGMA {line}")
            with self.connection:
                self.connection.executemany(self.INSERT, rows)
        except sqlite3.IntegrityError as problem:
            raise NumberTaken from problem
        except sqlite3.Error as problem:
            raise Unreachable from problem

    async def close(self) -> None:
        """Close the file."""
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
            INSERT INTO entries ({COLUMNS})
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

    async def write(self, rows: Sequence[Written], notices: Sequence[str]) -> None:
        """One statement."""
        columns = [list(column) for column in zip(*rows, strict=True)]
        try:
            if self.connection is None or self.connection.is_closed():
                self.connection = await asyncpg.connect(self.address)
            await self.connection.fetch(self.INSERT, *columns, self.channel, list(notices))
        except asyncpg.IntegrityConstraintViolationError as problem:
            raise NumberTaken from problem
        except LOST as problem:
            self._hang_up()
            raise Unreachable from problem

    def _hang_up(self) -> None:
        """Whatever state the line is in, the next batch takes a new one."""
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    async def close(self) -> None:
        """Close the connection."""
        if self.connection is not None:
            await self.connection.close()
            self.connection = None


def batch_writer_for(url: URL, channel: str) -> BatchWriter:
    """The pen of a database."""
    if url.get_backend_name() == "sqlite":
        return SqliteBatchWriter(str(url.database))
    return PostgresBatchWriter(url, channel)
