"""Tests of `horda admin`: list, show, export, delete and expire matches; back up and restore the database."""

import asyncio
import json
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.cli.conftest import Horda
from tests.server.conftest import WIDE_BOUNDS, database, new_database, postgres
from tests.server.serving import Served, run_server
from tests.server.store.test_retention import execute_sql, id_of, play_match, replay_frames

from horda.cli import exit_codes
from horda.cli.commands.admin import admin
from horda.cli.terminal.saves import open_match
from horda.locale import Words
from horda.server.bots.pool import PoolSettings
from horda.server.config.settings import Settings
from horda.server.store.backup import back_up
from horda.server.store.engine import database_url, open_engine

__all__ = ["database", "postgres"]
DAY = 86_400


def at(kept_in: str) -> Settings:
    return Settings(kept_in, bounds=WIDE_BOUNDS, thinking=PoolSettings(workers=1))


def all_rows(kept_in: str) -> dict[str, list[Any]]:
    """Return all rows of a database by table, read without Horda's store."""

    async def look() -> dict[str, list[Any]]:
        engine = open_engine(database_url(kept_in))
        found: dict[str, list[Any]] = {}
        async with engine.connect() as connection:
            for name in ("alembic_version", "matches", "entries", "links", "snapshots", "films", "chat"):
                rows = (await connection.execute(text(f"SELECT * FROM {name}"))).all()
                found[name] = sorted(tuple(row) for row in rows)
        await engine.dispose()
        return found

    return asyncio.run(look())


def admin_json(horda: Horda, *words: str) -> Any:
    return json.loads(horda.well("admin", *words, "--json"))


def test_matches_are_listed_shown_and_exported_while_they_are_played(
    horda: Horda, database: str, tmp_path: Path
):
    with run_server(at(database)) as server:
        match, _ = play_match(server, decisions=7)
        other, _ = play_match(server, "green_horde", decisions=3)
        rows = admin_json(horda, "list", "--db", database)
        assert {row["id"]: (row["game"], row["seats"], row["decisions"]) for row in rows} == {
            id_of(match): ("zombiland", 2, 7),
            id_of(other): ("green_horde", 1, 3),
        }
        assert id_of(match) in horda.well("admin", "list", "--db", database, "--lang", "es")
        assert admin_json(horda, "list", "--db", database, "--unplayed", "1") == []
        shown = admin_json(horda, "show", id_of(match), "--db", database)
        assert (shown["stands"], shown["entries"], shown["lines"]) == ("open", 7, 0)
        assert "It goes on." in horda.well("admin", "show", id_of(match), "--db", database)
        assert "kept" not in json.dumps(shown)  # the seed
        save = tmp_path / "save.json"
        horda.well("admin", "export", id_of(match), "--db", database, "--out", str(save))
        assert stat.S_IMODE(save.stat().st_mode) == 0o600
        state = open_match(save)
        assert (state.game.id, len(state.moves)) == ("zombiland", 7)
        assert state.hash() == server.registry.open_matches[id_of(match)].state.hash()
        again = horda.badly("admin", "export", id_of(match), "--db", database, "--out", str(save))
        assert "is there already" in again
        assert "no match nowhere" in horda.badly("admin", "show", "nowhere", "--db", database)
        assert "no match nowhere" in horda.badly("admin", "export", "nowhere", "--db", database)


def test_matches_are_deleted_and_expired(horda: Horda, database: str):
    with run_server(at(database)) as server:
        first, second, third = (id_of(play_match(server, decisions=2)[0]) for _ in range(3))
    line = 'UPDATE matches SET played = played - :seconds WHERE "id" = :id'
    execute_sql(database, line, seconds=40.0 * DAY, id=second)
    assert "One match deleted" not in horda.well("admin", "delete", first, "--db", database, typed="n\n")
    assert len(admin_json(horda, "list", "--db", database)) == 3
    assert "One match deleted" in horda.well("admin", "delete", first, "--db", database, typed="y\n")
    assert "Nothing was deleted" in horda.well("admin", "expire", "--days", "60", "--yes", "--db", database)
    said = horda.well("admin", "expire", "--days", "30", "--yes", "--db", database, "--lang", "es")
    assert "Una partida borrada" in said
    assert [row["id"] for row in admin_json(horda, "list", "--db", database)] == [third]
    rows = all_rows(database)
    assert {row[0] for row in rows["entries"]} == {third}
    assert "no match" in horda.badly("admin", "delete", first, "--yes", "--db", database)


def test_a_match_that_is_played_is_deleted_where_its_players_can_be_told(horda: Horda, database: str):
    with run_server(at(database)) as server:
        match, _ = play_match(server, decisions=2)
        line = ("admin", "delete", id_of(match), "--yes", "--db", database)
        with server.join(match) as player:
            if server.registry.store.is_shared:
                horda.well(*line)
                assert player.wait("bye")["code"] == "deleted"
            else:
                assert "A server has" in horda.badly(*line)
                assert player.ask(type="ping")["type"] == "pong"
        left = [row["id"] for row in admin_json(horda, "list", "--db", database)]
        assert left == ([] if server.registry.store.is_shared else [id_of(match)])


# --- copies --------------------------------------------------------------------------------------


def another_database(kept_in: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a new database of the same kind."""
    if "://" not in kept_in:
        return str(tmp_path / "elsewhere" / "table.db")
    return new_database(request.getfixturevalue("postgres"))


def test_a_copy_taken_while_people_play_brings_every_match_back(
    horda: Horda, database: str, request: pytest.FixtureRequest, tmp_path: Path
):
    copy = tmp_path / "copies" / "tonight.backup"
    with run_server(at(database)) as server:
        kept = [play_match(server, name, decisions=9) for name in ("zombiland", "rue_morgue")]
        with server.join(kept[0][0]) as player:
            assert player.ask(type="say", text="¡salud!")["type"] == "done"
            horda.well("admin", "backup", str(copy), "--db", database)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in copy.parent.iterdir()] == [copy.name]
    assert "is there already" in horda.badly("admin", "backup", str(copy), "--db", database)
    place = another_database(database, request, tmp_path)
    assert "2 matches with 18 decisions" in horda.well("admin", "restore", str(copy), "--db", place)
    brought, before = all_rows(place), all_rows(database)
    for name in ("matches", "entries", "chat", "alembic_version"):
        assert brought[name] == before[name], name
    # When a link's last window was closed is noted after the copy was taken: the player left then.
    assert [row[:-1] for row in brought["links"]] == [row[:-1] for row in before["links"]]
    with run_server(at(place)) as server:
        for match, frames in kept:
            assert replay_frames(server, match) == frames
            goes_on(server, match)
    taken = all_rows(place)
    horda.badly("admin", "restore", str(copy), "--db", place)
    assert all_rows(place) == taken


def goes_on(server: Served, match: dict[str, Any]) -> None:
    with server.join(match) as player:
        assert player.first["type"] == "welcome", player.first


@pytest.mark.parametrize("damage", ["cut", "flipped", "other kind", "no copy"])
def test_a_copy_that_is_not_whole_is_refused_and_nothing_is_made(horda: Horda, tmp_path: Path, damage: str):
    file, copy, place = tmp_path / "t.db", tmp_path / "copy", tmp_path / "new.db"
    with run_server(at(str(file))) as server:
        play_match(server, decisions=2)
    back_up(database_url(str(file)), copy)
    raw = bytearray(copy.read_bytes())
    if damage == "cut":
        del raw[len(raw) // 2 :]
    elif damage == "flipped":
        raw[4096 * 2 : 4096 * 6] = b"\xff" * 4096 * 4
    else:
        raw[:] = b"PGDMP" + b"\0" * 100 if damage == "other kind" else b"Dear diary"
    copy.write_bytes(raw)
    code = exit_codes.BAD_PLACE if damage in ("cut", "flipped") else exit_codes.BAD_INPUT
    said = horda.badly("admin", "restore", str(copy), "--db", str(place), code=code)
    assert "damaged" in said or "is no copy of SQLite" in said
    assert not place.exists() or not place.stat().st_size


def test_a_password_is_never_in_a_command_line(horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A program that replaces pg_dump records its arguments."""
    seen = tmp_path / "seen"
    program = tmp_path / "bin" / "pg_dump"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\necho "$@" > {seen}\necho "$PGPASSWORD" >> {seen}\nexit 3\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    secret = tmp_path / "secret"
    secret.write_text("postgresql://ana:hunter2@there:5433/horda\n")
    monkeypatch.setenv("HORDA_DB_FILE", str(secret))
    said = horda.badly("admin", "backup", str(tmp_path / "copy"))
    line, password = seen.read_text().splitlines()
    assert "postgresql://ana@there:5433/horda" in line
    assert "hunter2" not in line + said
    assert password == "hunter2"
    assert not (tmp_path / "copy").exists()


def test_a_password_as_an_argument_is_refused(horda: Horda):
    for command in (["serve"], ["admin", "list"]):
        said = horda.badly(*command, "--db", "postgresql://ana:hunter2@there/horda")
        assert "HORDA_DB_FILE" in said
        assert "hunter2" not in said


def test_what_is_wrong_with_a_database_is_told(horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    nothing = str(tmp_path / "nothing.db")
    assert "no database of Horda" in horda.badly("admin", "list", "--db", nothing)
    assert not Path(nothing).exists()
    assert "no database" in horda.badly("admin", "backup", str(tmp_path / "copy"), "--db", nothing)
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
    assert "of an older Horda" in horda.badly("admin", "list", "--db", str(old))
    monkeypatch.setenv("PATH", str(tmp_path))
    there = "postgresql://ana@there/horda"
    assert "pg_dump is not installed" in horda.badly("admin", "backup", str(tmp_path / "copy"), "--db", there)


def test_settings_are_shown_with_where_they_come_from_and_without_secrets(
    horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file = tmp_path / "horda.toml"
    file.write_text('db = "postgresql://ana:hunter2@db/horda"\nport = 1\nexpire = 90\n')
    monkeypatch.setenv("HORDA_PORT", "2")
    shown = json.loads(horda.well("admin", "settings", "--config", str(file), "--json"))
    assert shown["port"] == {"value": 2, "from": "HORDA_PORT"}
    assert shown["expire"] == {"value": 90, "from": f"{file}: expire"}
    assert shown["host"] == {"value": "127.0.0.1", "from": None}
    table = horda.well("admin", "settings", "--config", str(file))
    assert "HORDA_PORT" in table
    assert "hunter2" not in table + json.dumps(shown)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_command_explains_what_may_be_said_to_it(horda: Horda, lang: str):
    words = Words(lang, strict=True)
    overview = horda.well("admin", "--help", "--lang", lang)
    for name, command in admin.commands.items():
        assert words.say(f"cli-admin-{name}.short") in overview
        page = " ".join(horda.well("admin", name, "--help", "--lang", lang).split())
        assert all(words.say(f"cli-admin-{name}-{param.name}") in page for param in command.params)
