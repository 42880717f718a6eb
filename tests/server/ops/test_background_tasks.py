"""Tests that failing background tasks are restarted and reported, and that `/healthz` shows a server's errors."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.players import play
from tests.server.serving import Served, run_server

from horda.server.config.settings import Settings
from horda.server.ops import background_tasks
from horda.server.ops.background_tasks import Tasks
from horda.server.ops.health import HealthCheck
from horda.server.protocol.match_records import Health
from horda.server.store import Snapshot
from horda.server.store.batch_writers import SqliteBatchWriter
from horda.server.store.errors import is_disk_full


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restart failed tasks at once, and count them as healthy soon."""
    monkeypatch.setattr(background_tasks, "FIRST_PAUSE_S", 0.01)
    monkeypatch.setattr(background_tasks, "STEADY_S", 0.2)


@pytest.fixture
def tidy(tmp_path: Path, hasty: None) -> Iterator[Served]:
    settings = Settings(str(tmp_path / "t.db"), bounds=WIDE_BOUNDS, idle=0.05, thinking=PATIENT_BOTS)
    with run_server(settings) as one:
        yield one


class Flaky:
    """A task that fails a number of times before it succeeds."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.begun = 0
        self.went_on = asyncio.Event()

    async def work(self) -> None:
        self.begun += 1
        if self.begun <= self.failures:
            raise RuntimeError("a secret that the log must not hold")
        self.went_on.set()
        await asyncio.Event().wait()


def test_what_must_go_on_is_begun_again(hasty: None, caplog: pytest.LogCaptureFixture):
    async def run() -> None:
        kept, flaky = Tasks(), Flaky(3)
        kept.run_forever("flaky", flaky.work)
        await flaky.went_on.wait()
        assert kept.failing_names() == ["flaky"]
        while kept.failing_names():
            await asyncio.sleep(0)
        assert flaky.begun == 4
        await kept.close()

    with caplog.at_level(logging.ERROR, "horda.server"):
        asyncio.run(run())
    told = [record for record in caplog.records if record.message == "a task failed"]
    assert [vars(record)["times"] for record in told] == [1, 2, 3]
    assert {vars(record)["kind"] for record in told} == {"RuntimeError"}
    assert "secret" not in caplog.text


def test_pauses_grow_between_failures(monkeypatch: pytest.MonkeyPatch):
    kept = background_tasks.RestartedTask("flaky", 8.0)
    pauses = [kept.record_failure(RuntimeError()) for _ in range(7)]
    assert pauses == [0.5, 1, 2, 4, 8, 8, 8]


def test_what_has_to_be_done_once_is_tried_again(hasty: None):
    async def run(failures: int) -> int:
        kept, count = Tasks(), 0

        async def work() -> None:
            nonlocal count
            count += 1
            if count <= failures:
                raise OSError

        await kept.run_until_done("telling", work)
        assert not kept.failing_names()
        return count

    assert asyncio.run(run(2)) == 3
    assert asyncio.run(run(1000)) == background_tasks.MAX_TRIES


def test_what_fails_beside_is_in_the_log(caplog: pytest.LogCaptureFixture):
    async def work() -> None:
        raise KeyError

    async def run() -> None:
        kept = Tasks()
        kept.run_once("beside", work())
        await kept.wait_for_all()

    with caplog.at_level(logging.ERROR, "horda.server"):
        asyncio.run(run())
    assert [vars(record)["task"] for record in caplog.records] == ["beside"]


def test_what_is_done_aside_is_waited_for_and_its_failure_known():
    found: list[int] = []
    asyncio.run(background_tasks.run_in_daemon_thread(lambda: found.append(1)))
    assert found == [1]
    with pytest.raises(ZeroDivisionError):
        asyncio.run(background_tasks.run_in_daemon_thread(lambda: 1 // 0))


def until(server: Served, wanted: Callable[[dict], bool]) -> dict:
    """Request the server's health until `wanted` accepts it; return the health."""
    for _ in range(5000):
        health = server.http.get("/healthz").json()
        if wanted(health):
            return health
    raise AssertionError(health)


def test_all_who_ask_at_once_are_told_by_one_look(tidy: Served, monkeypatch: pytest.MonkeyPatch):
    """Simultaneous health requests share one database query, so that they cannot overload the database."""
    ping, pings = tidy.registry.store.ping, 0

    async def count_ping() -> None:
        nonlocal pings
        pings += 1
        await ping()

    monkeypatch.setattr(tidy.registry.store, "ping", count_ping)
    health_check = HealthCheck(tidy.registry)

    async def all_at_once() -> list[Health]:
        return await asyncio.gather(*(health_check.check() for _ in range(50)))

    found = tidy.do(all_at_once())
    assert {one.status for one in found} == {"ok"}
    assert pings == 1


def test_tidying_goes_on_after_the_database_was_away(tidy: Served):
    """The task that unloads matches once stopped for good at the first database error."""
    keep = tidy.registry.store.save_snapshot

    async def away(match: str, snapshot: Snapshot) -> None:
        raise OSError("the database is away")

    tidy.registry.store.save_snapshot = away  # type: ignore[method-assign]
    first, second = (tidy.begin("zombiland", "here", "here") for _ in range(2))
    with tidy.join(first) as one, tidy.join(first, seat=1) as two:
        play([one, two], 2)
    unwell = until(tidy, lambda health: health["status"] == "unwell")
    assert unwell["problems"] == ["tidying"]
    tidy.registry.store.save_snapshot = keep  # type: ignore[method-assign]
    with tidy.join(second) as one, tidy.join(second, seat=1) as two:
        play([one, two], 2)
    until(tidy, lambda health: not health["matches"] and health["status"] == "ok")
    with tidy.join(first) as one:
        assert one.seq == 2


def test_bots_that_fail_begin_again_and_are_told(tidy: Served, monkeypatch: pytest.MonkeyPatch):
    choose = tidy.registry.pool.choose

    async def fail(asked: object) -> int:
        raise ValueError

    monkeypatch.setattr(tidy.registry.pool, "choose", fail)
    match = tidy.begin("zombiland", "here", "bot:random", "bot:random", seed="bots")
    with tidy.join(match) as ana:
        while ana.choices:
            ana.catch_up(ana.choose(ana.choices[0])["seq"])
        health = until(tidy, lambda health: health["stuck"] == 1)
        assert (health["status"], health["problems"]) == ("ok", [])
        monkeypatch.setattr(tidy.registry.pool, "choose", choose)
        seq = ana.seq
        ana.until(lambda _: ana.seq > seq)
        until(tidy, lambda health: not health["stuck"])


# --- the disk ------------------------------------------------------------------------------------


def test_a_disk_with_little_room_is_told(tmp_path: Path):
    full = replace(WIDE_BOUNDS, free_bytes=1 << 60)
    with run_server(Settings(str(tmp_path / "t.db"), bounds=full, thinking=PATIENT_BOTS)) as server:
        answer = server.http.get("/healthz")
        assert (answer.status_code, answer.json()["problems"]) == (503, ["disk"])


def test_a_full_disk_is_told_to_players_and_nothing_is_lost(server: Served):
    pen = server.registry.store.writer.batch_writer
    assert isinstance(pen, SqliteBatchWriter)

    def room(pages: str) -> None:
        """Limit the database to `pages` pages: SQLite then gives the error that it gives for a full disk."""
        assert pen.connection is not None
        pen.connection.execute(f"PRAGMA max_page_count = {pages}")

    match = server.begin("zombiland", "here", "here", seed="full")
    with server.join(match) as one, server.join(match, seat=1) as two:
        play([one, two], 3)
        pen.thread.submit(room, "1").result()
        asked = next(player for player in (one, two) if player.choices)
        for _ in range(400):
            answer = asked.choose(asked.choices[0])
            if answer["type"] == "problem":
                break
            for player in (one, two):
                player.catch_up(answer["seq"])
            asked = next(player for player in (one, two) if player.choices)
        assert answer["code"] == "disk-full"
        assert "disk" in answer["en"]
        assert "disco" in answer["es"]
        seq = asked.seq
        health = server.http.get("/healthz")
        assert (health.status_code, health.json()["problems"]) == (503, ["disk"])
        pen.thread.submit(room, "1000000").result()
        done = asked.choose(asked.choices[0])
        assert (done["type"], done["seq"]) == ("done", seq + 1)
        assert server.http.get("/healthz").json()["problems"] == []


def test_a_full_disk_is_known_by_every_name():
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    outer = RuntimeError("something else")
    outer.__cause__ = full
    assert is_disk_full(outer)
    assert is_disk_full(OSError(28, "No space left on device"))
    assert not is_disk_full(OSError(2, "No such file"))
    assert not is_disk_full(None)
