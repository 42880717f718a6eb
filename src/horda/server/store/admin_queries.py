"""The matches of a database for whoever runs the server: which there are, and how they stand.

Nothing here tells a seed, a hand, a link or what was said.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, func, select

from horda.server.store.engine import alembic_config
from horda.server.store.store import Store
from horda.server.store.tables.matches import chat, entries, films, matches


class NoDatabase(ValueError):
    """There is no database where one was looked for."""


class OldTables(ValueError):
    """The tables are of an older Horda; a server that starts brings them up to date."""


class LedgerRow(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: str
    game: str
    rules: int
    seats: int
    created: float
    played: float
    decisions: int


class Volume(msgspec.Struct, frozen=True):
    """How much belongs to a match."""

    entries: int
    lines: int
    filmed: int
    """The last entry that was filmed; -1: none."""


@asynccontextmanager
async def ledger(database: str, *, alone: bool = False) -> AsyncIterator[Store]:
    """A database to look at, even while it is served; to change it, a file is taken for `alone`.

    The tables are left as they are: another Horda may be serving them.
    """
    store = Store(database)
    try:
        if store.lock is not None and not store.lock.file.is_file():
            raise NoDatabase(database)
        if alone and store.lock is not None:
            store.lock.take()
        async with store.engine.connect() as connection:
            await connection.run_sync(_check)
        yield store
    finally:
        await store.close()


def _check(connection: Connection) -> None:
    """Whether the tables are those that this Horda knows."""
    now = MigrationContext.configure(connection).get_current_revision()
    script = ScriptDirectory.from_config(alembic_config(connection))
    if now == script.get_current_head():
        return
    if now is None:
        raise NoDatabase(str(connection.engine.url.database))
    known = {revision.revision for revision in script.walk_revisions()}
    if now not in known:
        raise CommandError(now)
    raise OldTables(now)


async def listed(store: Store, *, unplayed_since: float | None = None) -> list[LedgerRow]:
    """All matches, or those in which nothing was decided since a moment; the last played first."""
    decisions = (
        select(func.count())
        .select_from(entries)
        .where(entries.c.match == matches.c.id, entries.c.undone == 0)
        .scalar_subquery()
    )
    names = ("id", "game", "rules", "seats", "created", "played")
    columns = [*(matches.c[name] for name in names), decisions.label("decisions")]
    wanted = select(*columns).order_by(matches.c.played.desc(), matches.c.id)
    if unplayed_since is not None:
        wanted = wanted.where(matches.c.played < unplayed_since)
    async with store.engine.connect() as connection:
        rows = await connection.execute(wanted)
    return [LedgerRow(**row._mapping) for row in rows]


async def volume(store: Store, match: str) -> Volume:
    """How much belongs to a match."""
    async with store.engine.connect() as connection:
        counts = [
            await connection.scalar(select(func.count()).select_from(table).where(table.c.match == match))
            for table in (entries, chat)
        ]
        last = await connection.scalar(select(func.max(films.c.last)).where(films.c.match == match))
    return Volume(counts[0] or 0, counts[1] or 0, -1 if last is None else last)


async def counted(database: str) -> tuple[int, int]:
    """How many matches and entries a database has, whatever the age of its tables."""
    store = Store(database)
    try:
        async with store.engine.connect() as connection:
            found = [
                await connection.scalar(select(func.count()).select_from(one)) for one in (matches, entries)
            ]
    finally:
        await store.close()
    return found[0] or 0, found[1] or 0
