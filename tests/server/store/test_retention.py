"""Tests of stored matches on each database: damaged snapshots, other rules versions, deletion and expiry."""

import json
import sqlite3
import threading
import time
import zlib
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.conftest import DATABASES, PATIENT_BOTS, WIDE_BOUNDS, new_database
from tests.server.players import TIMEOUT_S, Player, play
from tests.server.serving import Served, run_server
from tests.server.store.test_store import a_match, in_store

from horda.engine.cards import Deck
from horda.engine.saves.save import dump_state
from horda.engine.saves.save_format import checksum
from horda.games import game
from horda.server.config.settings import Settings
from horda.server.ops import metrics, retention
from horda.server.ops.retention import DAY_S, delete_expired
from horda.server.replay import recording_schedule
from horda.server.store import Conflict, Entry, Snapshot, Store
from horda.server.store import corruption as damaging

GAMES = ["green_horde", "rue_morgue", "army_of_the_dead", "city_of_horror", "zombiland"]
SEATS = {"city_of_horror": 3, "zombiland": 2}


@pytest.fixture(autouse=True)
def record_without_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the time that a server has to record at shutdown; one second may be too short on a busy machine."""
    monkeypatch.setattr(recording_schedule, "SHUTDOWN_TIMEOUT_S", TIMEOUT_S)


def settings_at(database: str, **more: Any) -> Settings:
    return Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, **more)


def new_match(server: Served, name: str = "zombiland") -> dict[str, Any]:
    return server.begin(name, *["here"] * SEATS.get(name, 1), seed="kept")


def one_by_one(player: Player, decisions: int) -> None:
    """Make decisions for every seat of a shared screen, one after the other."""
    made = 0
    while made < decisions and not player.over:
        if not player.choices:
            seat = player.asked["deciders"][0]
            player.send(type="sit", seat=seat)
            player.wait("welcome")
            continue
        answer = player.choose(player.choices[made % len(player.choices)])
        assert answer["type"] == "done", answer
        player.catch_up(answer["seq"])
        made += 1


def play_match(
    server: Served, name: str = "zombiland", decisions: int = 30
) -> tuple[dict[str, Any], list[Any]]:
    """Play some decisions of a match; return the match and the frames of its replay for spectators."""
    match = new_match(server, name)
    with server.join(match) as player:
        one_by_one(player, decisions)
    return match, replay_frames(server, match)


def replay_frames(server: Served, match: dict[str, Any]) -> list[Any]:
    frames: list[Any] = []
    while True:
        path = f"/matches/{id_of(match)}/replay?start={len(frames)}&count=50"
        told = server.get(path, match["spectator"]).json()
        frames += told["frames"]
        if len(frames) > told["moves"]:
            return frames


def id_of(match: dict[str, Any]) -> str:
    return str(match["match"]["id"])


def execute_sql(database: str, line: str, **values: object) -> None:
    """Change the database as another program would."""

    async def work(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text(line), values)

    in_store(database, work)


def run_on_store(database: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    found: list[Any] = []

    async def look(store: Store) -> None:
        found.append(await work(store))

    in_store(database, look)
    return found[0]


# --- snapshots -----------------------------------------------------------------------------------


DAMAGES = ["no zip", "cut", "flipped", "another match", "older rules"]


def test_a_match_with_a_damaged_snapshot_opens_from_its_entries_and_gets_a_good_one(
    database: str, caplog: pytest.LogCaptureFixture
):
    with run_server(settings_at(database, idle=0.2)) as server:
        matches = {damage: play_match(server) for damage in DAMAGES}
        wait_for(lambda: not server.registry.open_matches)
    good = {damage: damage_snapshot(database, id_of(match), damage) for damage, (match, _) in matches.items()}
    before = metrics.METRICS.counter_value("horda_snapshots_damaged_total")
    with caplog.at_level("WARNING", "horda.server"), run_server(settings_at(database)) as server:
        for match, frames in matches.values():
            with server.join(match) as player:
                assert player.first["type"] == "welcome", player.first
                assert player.seq == 30
                one_by_one(player, 1)
            assert replay_frames(server, match)[:31] == frames
            wait_for(lambda: not server.registry.store.tasks.running_once)
    assert caplog.text.count("a snapshot is damaged") == len(DAMAGES)
    assert metrics.METRICS.counter_value("horda_snapshots_damaged_total") == before + len(DAMAGES)
    for damage, (match, _) in matches.items():
        assert run_on_store(database, lambda store, match=match: store.snapshot(id_of(match))) == good[damage]


def damage_snapshot(database: str, match: str, damage: str) -> Snapshot:
    """Damage the snapshot of a match, and return it as it was."""
    good: Snapshot = run_on_store(database, lambda store: store.snapshot(match))
    assert good.seq == 30
    raw = bytearray(good.save.encode())
    if damage == "flipped":
        raw[len(raw) // 2] ^= 4
    elif damage == "another match":
        raw = bytearray(dump_state(game("zombiland").new(seats=3, seed=1)).encode())
    elif damage == "older rules":
        raw = bytearray(edit_save(good.save, rules=0).encode())
    packed = zlib.compress(bytes(raw))
    packed = {"no zip": b"?" * 40, "cut": packed[: len(packed) // 2]}.get(damage, packed)
    execute_sql(database, 'UPDATE snapshots SET save = :save WHERE "match" = :id', save=packed, id=match)
    return good


def edit_save(save: str, **changes: object) -> str:
    content = {**json.loads(save), **changes}
    content["check"] = checksum(content)
    return json.dumps(content)


def wait_for(held: Callable[[], bool]) -> None:
    """Wait until a condition holds; the server runs in its own thread."""
    until = time.monotonic() + TIMEOUT_S
    while not held():
        assert time.monotonic() < until
        threading.Event().wait(0.02)


def test_a_match_with_a_damaged_entry_can_be_watched_again(database: str):
    with run_server(settings_at(database)) as server:
        match, frames = play_match(server)
    line = 'UPDATE entries SET choice = :bad WHERE "match" = :id AND seq = 12'
    execute_sql(database, line, bad='{"seat', id=id_of(match))
    with run_server(settings_at(database)) as server:
        with server.join(match) as player:
            assert player.first["code"] == "unreadable-match"
        assert replay_frames(server, match) == frames


def test_a_database_that_turns_out_damaged_is_told_and_makes_the_server_unwell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    database = tmp_path / "table.db"
    with run_server(settings_at(str(database))) as server:
        match, _ = play_match(server, decisions=3)
    with closing(sqlite3.connect(database)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        roots = connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'entries'").fetchall()
    with database.open("r+b") as file:
        for (page,) in roots:
            file.seek((page - 1) * size)
            file.write(b"\xff" * size)
    monkeypatch.setattr(damaging, "MAX_CHECKED_BYTES", 0)
    with run_server(settings_at(str(database))) as server:
        assert server.http.get("/healthz").status_code == 200
        answer = server.get(f"/matches/{id_of(match)}", match["link"])
        assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
        assert "está dañada" in answer.json()["es"]
        with server.join(match) as player:
            assert player.first["code"] == "damaged"
        well = server.http.get("/healthz")
        assert (well.status_code, well.json()["status"]) == (503, "unwell")


# --- other rules ---------------------------------------------------------------------------------


def raise_rules_version(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Raise the version of a game's rules."""
    what = type(game(name))
    monkeypatch.setattr(what, "version", what.version + 1)


def reorder_cards(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """List the box's cards in another order, so that every number means another card."""
    what = type(game(name))
    start_copy = what.start_copy

    def other(self: Any, *args: Any) -> Any:
        s = start_copy(self, *args)
        deck = s.cards.deck
        faces = list(deck.faces)
        for back in set(deck.backs):
            numbers = deck.numbers(back)
            for number, face in zip(numbers, reversed([deck.faces[one] for one in numbers]), strict=True):
                faces[number] = face
        s.cards.deck = Deck(faces, deck.backs)
        return s

    monkeypatch.setattr(what, "start_copy", other)


def test_matches_go_on_by_later_rules_that_do_not_touch_them_and_outlive_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    database = str(tmp_path / "table.db")
    with run_server(settings_at(database)) as server:
        matches = {name: play_match(server, name) for name in GAMES}
    for name in GAMES:
        raise_rules_version(monkeypatch, name)
    with run_server(settings_at(database)) as server:
        for name, (match, frames) in matches.items():
            with server.join(match) as player:
                assert player.first["type"] == "welcome", player.first
                assert (player.table["rules"], player.table["read_only"]) == (game(name).version, False)
                assert replay_frames(server, match) == frames
                one_by_one(player, 3)
            matches[name] = (match, replay_frames(server, match))
        own = {name: replayed_by_host(server, match) for name, (match, _) in matches.items()}
    for name in GAMES:
        raise_rules_version(monkeypatch, name)
        reorder_cards(monkeypatch, name)
    with run_server(settings_at(database)) as server:
        for name, (match, frames) in matches.items():
            now = game(name).version
            with server.join(match) as player:
                problem = player.first
                assert (problem["code"], problem["args"]) == ("other-rules", {"then": now - 1, "now": now})
                assert "You can watch it" in problem["en"]
                assert "volver a ver" in problem["es"]
            info = server.get(f"/matches/{id_of(match)}", match["link"]).json()
            assert (info["read_only"], info["rules"]) == (True, now - 1)
            assert replay_frames(server, match) == frames
            assert replayed_by_host(server, match) == own[name]
            secret = server.get(f"/matches/{id_of(match)}/replay?seat=0", match["spectator"])
            assert secret.status_code == 403


def replayed_by_host(server: Served, match: dict[str, Any]) -> Any:
    path = f"/matches/{id_of(match)}/replay?start=3&count=9"
    return [
        server.get(f"{path}&seat={seat}", match["link"]).json()["frames"]
        for seat in range(len(match["match"]["seats"]))
    ]


def test_on_both_databases_a_match_with_things_taken_back_outlives_its_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
):
    with run_server(settings_at(database)) as server:
        match = server.begin("zombiland", "here", "bot:random", seed="kept")
        with server.join(match) as player:
            for _ in range(8):
                play([player], 4)
                player.catch_up(player.undo()["seq"])
            play([player], 120)
        frames = replay_frames(server, match)
        moves = server.get(f"/matches/{id_of(match)}/replay", match["spectator"]).json()["moves"]
    raise_rules_version(monkeypatch, "zombiland")
    with run_server(settings_at(database)) as server:
        assert replay_frames(server, match) == frames
        assert not server.get(f"/matches/{id_of(match)}", match["link"]).json()["read_only"]
    raise_rules_version(monkeypatch, "zombiland")
    reorder_cards(monkeypatch, "zombiland")
    with run_server(settings_at(database)) as server:
        told = server.get(f"/matches/{id_of(match)}/replay", match["spectator"]).json()
        assert (told["match"]["read_only"], told["moves"], told["unseen"]) == (True, moves, 0)
        again = replay_frames(server, match)
        assert [strip(one) for one in again] == [strip(one) for one in frames]


def strip(frame: dict[str, Any]) -> dict[str, Any]:
    """Return a frame without the number of its first event, since recordings do not count events about an undo."""
    return {key: value for key, value in frame.items() if key != "events_from"}


def test_a_match_of_rules_that_are_newer_than_ours_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    database = str(tmp_path / "table.db")
    with monkeypatch.context() as later:
        raise_rules_version(later, "zombiland")
        with run_server(settings_at(database)) as server:
            match, frames = play_match(server)
    with run_server(settings_at(database)) as server:
        assert server.get(f"/matches/{id_of(match)}", match["link"]).json()["read_only"]
        assert replay_frames(server, match) == frames


def test_what_a_killed_server_had_not_filmed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    database = str(tmp_path / "table.db")
    with run_server(settings_at(database)) as server:
        match, frames = play_match(server, decisions=130)
    # The match may end before that; more than a film of it has to be there.
    decided = len(frames) - 1
    assert decided > 100
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM films WHERE first > 0 AND last > 100")
    raise_rules_version(monkeypatch, "zombiland")
    reorder_cards(monkeypatch, "zombiland")
    with run_server(settings_at(database)) as server:
        told = server.get(f"/matches/{id_of(match)}/replay", match["spectator"]).json()
        assert told["moves"] + told["unseen"] == decided
        assert told["unseen"] > 0
        assert replay_frames(server, match) == frames[: told["moves"] + 1]


def test_a_match_from_before_films_is_judged_by_its_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    database = str(tmp_path / "table.db")
    with run_server(settings_at(database, idle=0.2)) as server:
        match, _ = play_match(server)
        wait_for(lambda: id_of(match) not in server.registry.open_matches)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM films")
    raise_rules_version(monkeypatch, "zombiland")
    with monkeypatch.context() as other:
        reorder_cards(other, "zombiland")
        with run_server(settings_at(database)) as server:
            assert server.get(f"/matches/{id_of(match)}", match["link"]).json()["read_only"]
    with run_server(settings_at(database)) as server:
        assert not server.get(f"/matches/{id_of(match)}", match["link"]).json()["read_only"]


# --- deleting and expiring -----------------------------------------------------------------------


def test_the_host_deletes_a_match_and_everybody_at_it_is_told(database: str):
    with run_server(settings_at(database)) as server:
        match = server.begin("zombiland", "here", "link", seed="kept")
        guest = str(match["links"][0]["link"])  # type: ignore[index]
        path = f"/api/v1/matches/{id_of(match)}"
        with server.join(match, guest) as player:
            for link, status in ((guest, 403), (str(match["spectator"]), 403), ("wrong", 403)):
                answer = server.http.delete(path, headers={"authorization": f"Bearer {link}"})
                assert answer.status_code == status
            answer = server.http.delete(path, headers={"authorization": f"Bearer {match['link']}"})
            assert (answer.status_code, answer.json()) == (200, {"match": id_of(match)})
            bye = player.wait("bye")
            assert (bye["code"], bye["again"]) == ("deleted", False)
        assert server.get(f"/matches/{id_of(match)}", str(match["link"])).status_code == 403
    for table in ("matches", "entries", "links", "snapshots", "films", "chat"):
        assert run_on_store(database, lambda store, table=table: count(store, table)) == 0


@pytest.mark.parametrize("kind", [one for one in DATABASES if one == "postgresql"])
def test_a_match_deleted_at_one_server_is_gone_at_the_others(kind: str, postgres: str):
    database = new_database(postgres)
    with run_server(settings_at(database)) as one, run_server(settings_at(database)) as other:
        match = one.begin("zombiland", "here", "link", seed="kept")
        wait_for(other.registry.store.notifier.listening.is_set)
        with other.join(match, str(match["links"][0]["link"])) as guest:
            headers = {"authorization": f"Bearer {match['link']}"}
            assert one.http.delete(f"/api/v1/matches/{id_of(match)}", headers=headers).status_code == 200
            assert guest.wait("bye")["code"] == "deleted"
        assert id_of(match) not in other.registry.open_matches


async def count(store: Store, table: str) -> int:
    async with store.engine.connect() as connection:
        return int(await connection.scalar(text(f"SELECT count(*) FROM {table}")) or 0)


def test_a_match_that_cannot_go_on_can_be_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    database = str(tmp_path / "table.db")
    with run_server(settings_at(database)) as server:
        match, _ = play_match(server)
    raise_rules_version(monkeypatch, "zombiland")
    reorder_cards(monkeypatch, "zombiland")
    with run_server(settings_at(database)) as server:
        assert server.get(f"/matches/{id_of(match)}", match["link"]).json()["read_only"]
        headers = {"authorization": f"Bearer {match['link']}"}
        assert server.http.delete(f"/api/v1/matches/{id_of(match)}", headers=headers).status_code == 200
        assert server.get(f"/matches/{id_of(match)}", match["link"]).status_code == 403


def test_matches_expire_by_their_last_decision_a_few_at_a_time(
    database: str, monkeypatch: pytest.MonkeyPatch
):
    with run_server(settings_at(database)) as server:
        old = [new_match(server) for _ in range(3)]
        fresh, _ = play_match(server, decisions=2)
    ids = [id_of(one) for one in old]
    for number, one in enumerate((*ids, id_of(fresh))):
        execute_sql(database, "UPDATE matches SET played = :at WHERE id = :id", at=float(number), id=one)
    with run_server(settings_at(database)) as server, server.join(fresh) as player:
        one_by_one(player, 1)
        wait_for(lambda: not server.registry.store.tasks.running_once)
    monkeypatch.setattr(retention, "MAX_DELETIONS", 2)
    gone: list[str] = []

    async def look(store: Store) -> list[int]:
        since = time.time() - DAY_S
        held = await delete_expired(store, since, ids, gone.append)
        return [held, *[await delete_expired(store, since, (), gone.append) for _ in range(3)]]

    assert run_on_store(database, look) == [0, 2, 1, 0]
    assert gone == ids
    with run_server(settings_at(database)) as server:
        assert server.get(f"/matches/{id_of(fresh)}", fresh["link"]).status_code == 200


def test_only_a_server_that_is_set_so_deletes_what_nobody_plays(tmp_path: Path):
    database = str(tmp_path / "table.db")
    with run_server(settings_at(database)) as server:
        old = new_match(server)
    execute_sql(database, "UPDATE matches SET played = 5")
    with run_server(settings_at(database)) as server:
        assert server.get(f"/matches/{id_of(old)}", old["link"]).status_code == 200
    expired = metrics.METRICS.counter_value("horda_matches_expired_total")
    with run_server(settings_at(database, expiry=30)) as server:
        wait_for(lambda: metrics.METRICS.counter_value("horda_matches_expired_total") == expired + 1)
        assert server.get(f"/matches/{id_of(old)}", old["link"]).status_code == 403


def test_a_decision_for_a_match_that_was_just_deleted_is_refused_and_stores_nothing(database: str):
    async def work(store: Store) -> None:
        await store.create(a_match())
        assert await store.delete("m1")
        with pytest.raises(Conflict):
            await store.append_entry("m1", Entry(1, "{}"))
        assert await store.entries("m1") == []
        assert not await store.delete("m1")

    in_store(database, work)
