"""Queries for the administrator: which matches a database has, and their size.

The results contain no seeds, hidden cards, links or chat.
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
    """No database exists at the given location."""


class OldTables(ValueError):
    """The tables were created by an older Horda; starting a server upgrades them."""


class MatchListRow(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: str
    game: str
    rules: int
    seats: int
    created: float
    played: float
    decisions: int


class MatchSize(msgspec.Struct, frozen=True):
    """The number of a match's rows in each table."""

    entries: int
    lines: int
    filmed: int
    """The number of the last recorded entry; -1 if there is none."""


@asynccontextmanager
async def open_for_admin(database: str, *, alone: bool = False) -> AsyncIterator[Store]:
    """Open a database, even while it is served; with `alone` an SQLite file is locked to change it.

    The tables are not upgraded, since another version of Horda may be serving them.
    """
    store = Store(database)
    try:
        if store.lock is not None and not store.lock.file.is_file():
            raise NoDatabase(database)
        if alone and store.lock is not None:
            store.lock.take()
        async with store.engine.connect() as connection:
            await connection.run_sync(_check_tables)
        yield store
    finally:
        await store.close()


def _check_tables(connection: Connection) -> None:
    """Raise an error if the tables are not of this version."""
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


async def list_matches(store: Store, *, unplayed_since: float | None = None) -> list[MatchListRow]:
    """Return all matches, or those not played since a time; the last played first."""
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
    return [MatchListRow(**row._mapping) for row in rows]


async def match_size(store: Store, match: str) -> MatchSize:
    """Return the number of a match's rows in each table."""
    async with store.engine.connect() as connection:
        counts = [
            await connection.scalar(select(func.count()).select_from(table).where(table.c.match == match))
            for table in (entries, chat)
        ]
        last = await connection.scalar(select(func.max(films.c.last)).where(films.c.match == match))
    return MatchSize(counts[0] or 0, counts[1] or 0, -1 if last is None else last)


async def count_rows(database: str) -> tuple[int, int]:
    """Return the number of matches and entries of a database, whatever the version of its tables."""
    store = Store(database)
    try:
        async with store.engine.connect() as connection:
            found = [
                await connection.scalar(select(func.count()).select_from(table))
                for table in (matches, entries)
            ]
    finally:
        await store.close()
    return found[0] or 0, found[1] or 0
