"""Tests that upgrading databases of earlier versions loses no match, on each kind of database."""

import asyncio
import json
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, insert
from tests.server.conftest import DATABASES, WIDE_BOUNDS, new_database
from tests.server.serving import Served, run_server
from tests.server.store.test_retention import one_by_one
from tests.server.store.test_store import in_store

from horda.server.bots.pool import PoolSettings
from horda.server.config.settings import Settings
from horda.server.store import Store
from horda.server.store.engine import alembic_config, database_url, open_engine
from horda.server.store.tables.matches import metadata

VERSIONS = sorted(path.parent for path in (Path(__file__).parents[1] / "old_databases").glob("*/table.db"))


@dataclass(frozen=True)
class OldDatabase:
    """A database of an earlier version: its address, and the recorded position and log of each match."""

    address: str
    told: list[dict[str, Any]]


@pytest.fixture(params=DATABASES)
def kind(request: pytest.FixtureRequest) -> str:
    """Return the kind of a database."""
    return str(request.param)


@pytest.fixture(params=VERSIONS, ids=lambda folder: folder.name)
def old(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> OldDatabase:
    """Return a copy of the database of an earlier version."""
    folder: Path = request.param
    told = json.loads((folder / "told.json").read_text(encoding="utf-8"))
    if kind == "sqlite":
        return OldDatabase(str(shutil.copy(folder / "table.db", tmp_path / "table.db")), told)
    address = new_database(request.getfixturevalue("postgres"))
    asyncio.run(_fill_database(address, folder / "table.db"))
    return OldDatabase(address, told)


async def _fill_database(address: str, old: Path) -> None:
    """Copy the rows of an old SQLite database into the same tables of a PostgreSQL database."""
    engine = open_engine(database_url(address))
    with closing(sqlite3.connect(old)) as rows:
        rows.row_factory = sqlite3.Row
        async with engine.begin() as connection:
            await connection.run_sync(_copy_rows, rows)
    await engine.dispose()


def _copy_rows(connection: Connection, rows: sqlite3.Connection) -> None:
    (revision,) = rows.execute("SELECT version_num FROM alembic_version").fetchone()
    command.upgrade(alembic_config(connection), revision)
    for table in metadata.sorted_tables:
        if rows.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table.name,)).fetchone():
            kinds = {column.name: column.type.python_type for column in table.columns}
            for row in rows.execute(f'SELECT * FROM "{table.name}"'):
                kept = {
                    name: value if value is None else kinds[name](value) for name, value in dict(row).items()
                }
                connection.execute(insert(table).values(kept))


def test_an_upgrade_is_tried_from_before_the_first_release():
    assert {"first", "before_1.0.0"} <= {folder.name for folder in VERSIONS}


def test_every_match_of_an_earlier_version_opens_or_can_be_watched_again(old: OldDatabase):
    with run_server(Settings(old.address, bounds=WIDE_BOUNDS, thinking=PoolSettings(workers=1))) as server:
        for told in old.told:
            info = server.get(f"/matches/{told['id']}", told["host"])
            assert info.status_code == 200, (told["game"], info.text)
            if info.json()["read_only"]:
                check_replay(server, told)
            else:
                check_playable(server, told)


def check_playable(server: Served, told: dict[str, Any]) -> None:
    """Check that a match has the same position and log, and accepts the next decision."""
    match = {"match": {"id": told["id"]}, "link": told["host"]}
    with server.join(match, told["spectator"]) as watching:
        assert len(watching.events) == len(told["events"])
        assert replayed_events(watching.events, told["events"]) == told["events"]
        assert [line["text"] for line in watching.chat] == [f"{told['game']}: ¡mañana más!"]
    with server.join(match) as player:
        assert player.first["type"] == "welcome", player.first
        assert player.over == told["over"]
        one_by_one(player, 1)
    moves = server.get(f"/matches/{told['id']}/replay", told["spectator"]).json()["moves"]
    assert moves == told["moves"] + (not told["over"])


def replayed_events(events: list[dict[str, Any]], then: list[Any]) -> list[Any]:
    """Return events without the arguments that later versions have added."""
    return [
        [event["event"], {name: event["args"].get(name) for name in args}]
        for event, (_, args) in zip(events, then, strict=False)
    ]


def check_replay(server: Served, told: dict[str, Any]) -> None:
    """Check that a match of other rules is refused to players, and that its recording can be watched."""
    match = {"match": {"id": told["id"]}, "link": told["host"]}
    with server.join(match) as player:
        assert player.first["code"] == "other-rules", player.first
    replay = server.get(f"/matches/{told['id']}/replay?count=50", told["spectator"]).json()
    assert replay["moves"] + replay["unseen"] == told["moves"]
    assert len(replay["frames"]) == replay["moves"] + 1 > 1
    shown = [event for frame in replay["frames"] for event in frame["events"]]
    assert replayed_events(shown, told["events"]) == told["events"][: len(shown)]


@pytest.mark.parametrize("old", [VERSIONS[0].with_name("first")], indirect=True, ids=["first"])
def test_no_match_expires_unseen_if_its_version_did_not_store_when_it_was_played(old: OldDatabase):
    begun = time.time() - 1

    async def look(store: Store) -> None:
        assert len(await store.unplayed_matches(time.time() + 60, 100)) == len(old.told)
        assert await store.unplayed_matches(begun, 100) == []

    in_store(old.address, look)
