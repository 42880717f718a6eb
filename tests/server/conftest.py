"""Fixtures that run servers with wide limits, on each installed kind of database."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url
from tests.server.postgres import is_installed, running_server
from tests.server.serving import Served, run_server

from horda.server.bots.pool import PoolSettings
from horda.server.config.limits import Bounds
from horda.server.config.settings import Settings
from horda.server.match import registry

DATABASES = ["sqlite", *(["postgresql"] if is_installed() else [])]
WIDE_BOUNDS = Bounds(
    messages_a_second=5000, messages_at_once=5000, matches_at_once=5000, requests_at_once=100_000,
    chat_at_once=1000,
)  # fmt: skip
PATIENT_BOTS = PoolSettings(workers=1, decision_timeout_s=600)
"""Pool settings with a long deadline, since a bot that exceeds its deadline chooses at random."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server and yield its URL."""
    with running_server() as address:
        yield address


def new_database(server: str) -> str:
    """Create an empty database on a server and return its URL."""
    name = f"horda_{secrets.token_hex(4)}"

    async def make() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return make_url(server).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a new database, for each kind: SQLite, and PostgreSQL if installed."""
    if request.param == "sqlite":
        return str(tmp_path / "table.db")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(str(tmp_path / "table.db"), bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, window=0)


@pytest.fixture
def server(settings: Settings) -> Iterator[Served]:
    with run_server(settings) as one:
        yield one


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server that the tests of a module share, each with its own matches."""
    database = str(tmp_path_factory.mktemp("shared") / "table.db")
    with run_server(Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, window=0)) as one:
        yield one


@pytest.fixture
def bots_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop bots from deciding, so that a test has all the time it needs."""

    async def sleep(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(registry, "run_bots", sleep)
