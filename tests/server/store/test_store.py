"""Tests of the store on each database: unique entry numbers, snapshots, links, migrations."""

import asyncio
import os
import stat
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from tests.server.conftest import DATABASES, new_database

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.events import OrderFollowed
from horda.engine.state import State
from horda.games import game
from horda.server.match.access_links import create_link, link_hash, seed_commitment
from horda.server.match.rebuild import entry_of, first_state, replay_entries, restore_snapshot
from horda.server.replay.playback import ReplayPath
from horda.server.store import DATABASE_ERRORS, Conflict, Entry, Header, NewMatch, Snapshot, Store
from horda.server.store.corruption import is_corruption
from horda.server.store.engine import BadDatabase, database_url, migrate
from horda.server.store.lock import InUse
from horda.server.store.rows import SeatRow, Sitting
from horda.server.store.tables.matches import metadata


def in_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def a_match(id: str = "m1") -> NewMatch:
    header = Header(id, "zombiland", game("zombiland").version, 2, {}, "stored", seed_given=True, created=1.5)
    links = (create_link(id, "host")[1], create_link(id, "seat", 1)[1])
    return NewMatch(header, Sitting((SeatRow("Ana", here=True), SeatRow(bot="random"))), links)


def test_a_number_is_taken_once(database: str):
    async def work(store: Store) -> None:
        await store.create(a_match())
        await store.append_entry("m1", Entry(1, "{}"))
        with pytest.raises(Conflict):
            await store.append_entry("m1", Entry(1, "{}"))
        results = await asyncio.gather(
            *(store.append_entry("m1", Entry(2, f'"{rival}"')) for rival in range(8)), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 7 + ["NoneType"]
        winner = results.index(None)
        assert [entry.choice for entry in await store.entries("m1")] == ["{}", f'"{winner}"']

    in_store(database, work)


def test_many_decisions_are_written_together_and_all_are_there(database: str):
    async def work(store: Store) -> None:
        matches = [f"m{number}" for number in range(12)]
        for one in matches:
            await store.create(a_match(one))

        async def play(match: str) -> None:
            for seq in range(1, 26):
                await store.append_entry(match, Entry(seq, str(seq)))

        await asyncio.gather(*(play(one) for one in matches))
        for one in matches:
            assert [entry.seq for entry in await store.entries(one)] == list(range(1, 26))
            assert [entry.seq for entry in await store.entries(one, 20)] == [21, 22, 23, 24, 25]

    in_store(database, work)


def test_header_and_sitting_come_back_as_they_were_given(database: str):
    async def work(store: Store) -> None:
        new = a_match()
        await store.create(new)
        assert await store.header("m1") == (new.header, new.sitting, 0)
        assert await store.header("nobody") is None
        paused = Sitting(new.sitting.seats, paused=True)
        await store.save_sitting("m1", paused, 0)
        with pytest.raises(Conflict):
            await store.save_sitting("m1", new.sitting, 0)
        assert await store.header("m1") == (new.header, paused, 1)

    in_store(database, work)


def test_links_are_kept_as_hashes_and_replaced(database: str):
    async def work(store: Store) -> None:
        await store.create(a_match())
        link, (hash, row) = create_link("m1", "seat", 1)
        assert link not in hash
        assert hash == link_hash(link)
        old = a_match().links[1][0]
        assert await store.find_link(old) is None
        await store.replace_link(hash, row)
        assert await store.find_link(hash) == row
        again, (newer, _) = create_link("m1", "seat", 1)
        await store.replace_link(newer, row)
        assert await store.find_link(hash) is None
        assert await store.find_link(link_hash(again)) == row

    in_store(database, work)


def test_the_newest_snapshot_stays(database: str):
    async def work(store: Store) -> None:
        await store.create(a_match())
        assert await store.snapshot("m1") is None
        await store.save_snapshot("m1", Snapshot(5, "five ñ"))
        await store.save_snapshot("m1", Snapshot(3, "three"))
        assert await store.snapshot("m1") == Snapshot(5, "five ñ")
        await store.save_snapshot("m1", Snapshot(9, "nine"))
        assert await store.snapshot("m1") == Snapshot(9, "nine")

    in_store(database, work)


def test_chat_is_numbered_whoever_speaks_first(database: str):
    async def work(store: Store) -> None:
        await store.create(a_match())
        for number in range(1, 6):
            line = await store.add_chat_line("m1", seat=None, said="¡hola!", phrase=False, at=2.0)
            assert line.number == number
        assert [line.number for line in await store.chat_lines("m1", after=3)] == [4, 5]

    in_store(database, work)


def test_migrations_lead_to_the_tables_that_the_code_uses(database: str):
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(store: Store) -> None:
        await migrate(store.engine)
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    in_store(database, work)


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path):
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                found = await connection.exec_driver_sql(f"PRAGMA {name}")
                assert found.scalar() == value

    in_store(str(tmp_path / "new folder" / "table.db"), work)


def test_a_file_serves_one_server_at_a_time(tmp_path):
    database = str(tmp_path / "table.db")

    async def work(_: Store) -> None:
        second = Store(database)
        with pytest.raises(InUse):
            await second.open()
        await second.close()

    in_store(database, work)
    in_store(database, lambda store: store.ping())


def test_addresses_are_understood_or_refused_with_the_way_out():
    assert database_url("some/table.db").render_as_string() == "sqlite+aiosqlite:///some/table.db"
    assert database_url("postgres://ana@there/horda").drivername == "postgresql+asyncpg"
    with pytest.raises(BadDatabase, match="postgresql://user:password@host/name") as problem:
        database_url("mysql://ana:secret@there/horda")
    assert "secret" not in str(problem.value)
    assert "secret" not in Store("postgresql://ana:secret@there/horda").display_name


def decided_on(state: State, seq: int) -> Entry:
    """Make a decision in a match and return its entry; entry 50 undoes two decisions instead."""
    if seq == 50:
        state.undo(consent=True, moves=2)
        return Entry(seq, None, 2)
    choice: Choice = state.all_choices()[seq % len(state.all_choices())]
    state.apply(choice)
    return entry_of(seq, choice)


def test_a_snapshot_and_what_came_after_lead_to_the_same_state():
    state = game("zombiland").new(seats=2, seed="stored")
    header = msgspec.structs.replace(a_match().header, options=dict(state.options))
    stored: list[Entry] = []
    snapshot = None
    for seq in range(1, 60):
        if seq == 40:
            snapshot = Snapshot(seq - 1, state.to_json())
        stored.append(decided_on(state, seq))
    assert snapshot is not None
    assert replay_entries(header, stored) == state
    both = restore_snapshot(header, snapshot, stored[39:48])
    assert both == (replay_entries(header, stored[:39]), replay_entries(header, stored[:48]))
    back_before_it = [Entry(40, None, 3)]
    assert restore_snapshot(header, snapshot, back_before_it) is None


def test_a_match_with_orders_that_are_no_longer_taken_opens_as_it_was_played():
    """Earlier versions accepted any choice as a standing order; their stored matches are replayed, not refused."""
    state, rng = first_state(a_match().header), Dice("old")
    header = msgspec.structs.replace(a_match().header, options=dict(state.options))
    stored: list[Entry] = []
    snapshot = Snapshot(0, "")
    for seq in range(1, 61):
        choice = state.all_choices()[rng.below(len(state.all_choices()))].as_standing_order(
            "turn" if seq % 3 else "match"
        )
        state.replay(choice)
        stored.append(entry_of(seq, choice))
        if seq == 40:
            snapshot = Snapshot(seq, state.to_json())
    assert any(isinstance(event, OrderFollowed) for event in state.events())
    assert replay_entries(header, stored) == state
    assert restore_snapshot(header, snapshot, stored[40:]) == (replay_entries(header, stored[:40]), state)
    path = ReplayPath([], header, state.moves.since(0))
    assert len(path.frames(None, 0, 100)) == 61


def test_a_commitment_is_the_hash_that_anybody_can_work_out():
    assert seed_commitment("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"


async def _cut_all_lines(store: Store) -> None:
    """Close all other connections to the database, as a restart of PostgreSQL does."""
    async with store.engine.connect() as connection:
        await connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )


@pytest.mark.parametrize("server", [one for one in DATABASES if one == "postgresql"])
def test_a_line_that_was_cut_is_taken_up_again(server: str, postgres: str):
    async def work(store: Store) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        other = Store(store.url.render_as_string(hide_password=False))
        other.listen(heard.put_nowait, lambda: heard.put_nowait("listening"))
        assert await heard.get() == "listening"
        await store.create(a_match())
        await store.append_entry("m1", Entry(1, "{}"))
        await _cut_all_lines(store)
        try:
            await store.append_entry("m1", Entry(2, "{}"))
        except DATABASE_ERRORS:
            await store.append_entry("m1", Entry(2, "{}"))
        while await heard.get() != "listening":
            pass
        await store.append_entry("m1", Entry(3, "{}"))
        while await heard.get() != "e:m1:3":
            pass
        assert [entry.seq for entry in await store.entries("m1")] == [1, 2, 3]
        await other.close()

    in_store(new_database(postgres), work)


def test_a_file_that_cannot_be_written_is_told(tmp_path):
    async def work(store: Store) -> None:
        await store.create(a_match())
        await store.append_entry("m1", Entry(1, "{}"))
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE entries")
        with pytest.raises(DATABASE_ERRORS):
            await store.append_entry("m1", Entry(2, "{}"))

    in_store(str(tmp_path / "table.db"), work)


def test_a_file_that_is_damaged_while_it_is_served_is_told_and_remembered(tmp_path):
    file = tmp_path / "table.db"

    async def work(store: Store) -> None:
        await store.create(a_match())
        await store.append_entry("m1", Entry(1, "{}"))
        await store.ping()
        async with store.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        size = file.stat().st_size
        with file.open("r+b") as raw:
            raw.seek(4096)
            raw.write(b"\xff" * (size - 4096))
        await store.engine.dispose()
        with pytest.raises(DATABASE_ERRORS) as refused:
            await store.entries("m1")
        assert is_corruption(refused.value)
        with pytest.raises(DATABASE_ERRORS):
            await store.ping()

    in_store(str(file), work)


def test_a_database_is_readable_by_its_owner_alone(tmp_path, caplog):
    file = tmp_path / "new" / "table.db"

    async def work(store: Store) -> None:
        await store.create(a_match())
        await store.append_entry("m1", Entry(1, "{}"))
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
        assert set(found) == {"table.db", "table.db-wal", "table.db-shm", "table.db.lock"}
        assert set(found.values()) == {0o600}

    before = os.umask(0)
    try:
        in_store(str(file), work)
        file.chmod(0o644)
        with caplog.at_level("WARNING", "horda.server"):
            in_store(str(file), lambda store: store.ping())
    finally:
        os.umask(before)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "others could read the database" in caplog.text
