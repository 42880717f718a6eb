"""Opening a database: its driver, its durability settings and its migrations."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from horda.extras import install_command
from horda.server.store.batch_writers import DURABLE_PRAGMAS
from horda.server.store.postgres import EXTRA_NAME, asyncpg

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATION_LOCK_ID = 7_406_732
"""Id of the advisory lock that lets only one process migrate at a time."""


class BadDatabase(ValueError):
    """A database URL that cannot be used; the message says why and gives the correct form."""


class NoDriver(BadDatabase):
    """The database is PostgreSQL, but its driver is not installed."""


def database_url(database: str) -> URL:
    """Return the URL of a database, which is given as a path (SQLite) or as `postgresql://user@host/name`."""
    if "://" not in database:
        return URL.create("sqlite+aiosqlite", database=database)
    try:
        url = make_url(database)
        driver = DRIVERS[url.get_backend_name()]
    except Exception as problem:
        raise BadDatabase(
            f"`{database.partition('://')[0]}://...` is no database that Horda can use; "
            "write a path, or postgresql://user:password@host/name"
        ) from problem
    if url.get_backend_name() != "sqlite" and asyncpg is None:
        raise NoDriver(f"PostgreSQL needs its driver; to install it: {install_command(EXTRA_NAME)}")
    return url.set(drivername=driver)


def open_engine(url: URL) -> AsyncEngine:
    """Return an engine for a URL, configured for durable writes."""
    if url.get_backend_name() == "sqlite":
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url, connect_args={"timeout": 30})
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=60)


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for line in DURABLE_PRAGMAS:
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade the tables; several processes do this one after the other."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK_ID})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Return Alembic's configuration with Horda's migrations and this connection."""
    config = Config()
    config.set_main_option("script_location", str(files("horda.server.store").joinpath("migrations")))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
