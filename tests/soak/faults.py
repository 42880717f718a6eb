"""Bouts with failures around a server: the database is lost, the disk full, a bot killed, a snapshot damaged."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import text
from tests.server import postgres
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS, new_database
from tests.server.hammers import Hammer, count_losses
from tests.server.serving import Served, ServeProcess, run_server
from tests.soak.counting import Counts

from horda.server.config.settings import Settings
from horda.server.match.live_match import SNAPSHOT_INTERVAL_ENTRIES
from horda.server.store import Snapshot, Store

PATIENCE = 60.0
ROOM = 400 * 1024
"""Maximum size of a file on the full disk, in bytes."""
CRAMPED = f"""
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, ({ROOM}, {ROOM}))
from horda.cli import main
main()
"""
"""A script that runs the `horda` command with file sizes limited to `ROOM`."""


def play(number: int, seconds: float, folder: Path) -> Counts:
    """Try one fault after the other while there is time; a few bouts try each at least once."""
    faults: list[Callable[[Path, random.Random], Counts]] = [disk_full, bot_killed, snapshot_damaged]
    if postgres.programs() is not None and not os.environ.get("HORDA_TEST_POSTGRES"):
        faults.append(database_away)
    rng, until, counts = random.Random(number), time.monotonic() + seconds / 2, Counter[str]()
    turn = number
    while not counts or time.monotonic() < until:
        fault = faults[turn % len(faults)]
        place = folder / f"{turn}"
        place.mkdir()
        counts += fault(place, rng)
        counts[fault.__name__.replace("_", " ")] += 1
        turn += 1
    return counts


def start_hammers(
    server: Served, rng: random.Random, matches: int = 2
) -> list[tuple[dict[str, Any], Hammer]]:
    """Begin matches and start a hammer at each; return matches and hammers."""
    found = []
    for _ in range(matches):
        match = server.begin("zombiland", "here", "here", "here")
        hammer = Hammer(server.join(match), rng.randrange(2**32))
        hammer.start()
        found.append((match, hammer))
    return found


def disk_full(folder: Path, rng: random.Random) -> Counts:
    """Fill the disk during play, then restart: choices are refused with a message, and no acknowledged one is lost."""
    database = str(folder / "table.db")

    process = subprocess.Popen(
        [sys.executable, "-c", CRAMPED, "serve", "--port", "0", "--db", database],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        server = Served(int(process.stdout.readline().split("127.0.0.1:")[1].split()[0]))
        under_way = start_hammers(server, rng)
        deadline = time.monotonic() + PATIENCE
        while any(hammer.is_alive() for _, hammer in under_way) and time.monotonic() < deadline:
            under_way[0][1].join(0.05)
            if not any(hammer.is_alive() for _, hammer in under_way):
                break
            under_way += _replace_finished(server, under_way, rng)
        told = {code for _, hammer in under_way for code in hammer.told}
        assert told, "the disk never was full"
        server.http.close()
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
    for _, hammer in under_way:
        hammer.stop()
    return restart(database, folder, under_way) + Counter({"refusals": len(told)})


def _replace_finished(
    server: Served, under_way: list[tuple[dict[str, Any], Hammer]], rng: random.Random
) -> list[tuple[dict[str, Any], Hammer]]:
    """Start another match if all have ended, unless the disk is full; return the new matches."""
    ended = [hammer for _, hammer in under_way if not hammer.is_alive() and not hammer.told]
    refused = any(hammer.told for _, hammer in under_way)
    if refused or len(ended) < len(under_way):
        return []
    return start_hammers(server, rng, 1)


def restart(database: str, folder: Path, under_way: list[tuple[dict[str, Any], Hammer]]) -> Counts:
    """Restart the server without the limit, and count lost and doubled choices among those acknowledged."""
    counts: Counts = Counter()
    with ServeProcess(database, 0, folder / "log") as again:
        for match, hammer in under_way:
            counts += count_losses(again.reach(), match, hammer)
        again.stop()
    return counts


def database_away(folder: Path, rng: random.Random) -> Counts:
    """Kill PostgreSQL during play and restart it: the server continues, and no acknowledged choice is missing."""
    counts: Counts = Counter()
    with postgres.running_server() as address:
        home = address.partition("host=")[2]
        database = new_database(address)
        with ServeProcess(database, 0, folder / "log") as command:
            server = command.reach()
            under_way = start_hammers(server, rng)
            for _, hammer in under_way:
                hammer.wait_for_choices(rng.randint(3, 20))
            postgres.stop(home)
            for _, hammer in under_way:
                hammer.stop()
            assert server.http.get("/healthz").status_code == 503
            postgres.start(home)
            _well_again(server)
            for match, hammer in under_way:
                counts += count_losses(server, match, hammer)
            command.stop()
    return counts


def _well_again(server: Served) -> None:
    deadline = time.monotonic() + PATIENCE
    while server.http.get("/healthz").status_code != 200:
        assert time.monotonic() < deadline, "the server did not find its database again"
        time.sleep(0.2)


def bot_killed(folder: Path, rng: random.Random) -> Counts:
    """Kill the process in which a bot thinks: another process replaces it, and the match continues."""
    with run_server(_settings(folder)) as server:
        match = server.begin("zombiland", "here", "bot", "bot")
        with server.join(match) as player:
            for _ in range(6):
                for worker in list(server.registry.pool.workers):
                    if worker.process.returncode is None:
                        os.kill(worker.process.pid, signal.SIGKILL)
                # Somebody who showed a card is asked again, and nothing more is sent to them.
                if not player.choices and not player.over:
                    player.until(lambda message: bool(player.choices) or player.over)
                if player.over:
                    break
                answer = player.choose(player.choices[rng.randrange(len(player.choices))])
                player.catch_up(answer["seq"])
    return Counter()


def snapshot_damaged(folder: Path, rng: random.Random) -> Counts:
    """Flip bytes of a snapshot: the match is restored from its entries."""
    settings = _settings(folder)
    with run_server(settings) as server:
        (under_way,) = start_hammers(server, rng, 1)
        match, hammer = under_way
        hammer.wait_for_choices(rng.randint(SNAPSHOT_INTERVAL_ENTRIES, SNAPSHOT_INTERVAL_ENTRIES + 20))
        hammer.stop()
    asyncio.run(_damage(settings.database, str(match["match"]["id"]), rng))
    return restart(settings.database, folder, [(match, hammer)])


async def _damage(database: str, match: str, rng: random.Random) -> None:
    """Flip a byte of a snapshot, before or after compression."""
    store = Store(database)
    await store.open()
    try:
        good = await store.snapshot(match)
        assert isinstance(good, Snapshot)
        raw = bytearray(good.save.encode())
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(7)
        packed = bytearray(zlib.compress(bytes(raw)))
        if rng.random() < 0.5:
            packed[rng.randrange(len(packed))] ^= 1 << rng.randrange(8)
        line = text('UPDATE snapshots SET save = :save WHERE "match" = :id')
        async with store.engine.begin() as connection:
            await connection.execute(line, {"save": bytes(packed), "id": match})
    finally:
        await store.close()


def _settings(folder: Path) -> Settings:
    return Settings(str(folder / "table.db"), bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)
