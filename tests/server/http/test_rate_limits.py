"""Tests of limits of sizes, rates and numbers: a client over a limit gets an error; others are not affected."""

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.players import TIMEOUT_S, play
from tests.server.serving import Served, run_server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from horda.server.config import limits
from horda.server.config.limits import Bounds, TokenBucket, TokenBuckets
from horda.server.config.settings import Settings
from horda.server.match.sockets.subscriber import Subscriber

JSON = {"content-type": "application/json"}
NARROW = Bounds(
    message_bytes=2000, body_bytes=3000, messages_at_once=12, messages_a_second=4, chat_at_once=3,
    matches_at_once=6, matches_an_hour=6, sockets_a_seat=2, spectators=1,
)  # fmt: skip


class Clock:
    """A clock that moves only when a test sets it."""

    def __init__(self, now: float) -> None:
        self.now = now

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Stop the clock of all limits, so that no bucket refills during a test on a slow machine."""
    clock = Clock(time.monotonic())
    monkeypatch.setattr(limits, "time", clock)
    return clock


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = str(tmp_path_factory.mktemp("narrow") / "table.db")
    with run_server(Settings(database, bounds=NARROW, thinking=PATIENT_BOTS)) as one:
        yield one


@pytest.fixture(scope="module")
def match(narrow: Served) -> dict:
    return narrow.begin("zombiland", "here", "link")


def test_a_message_that_is_too_long_is_refused(narrow: Served, match: dict):
    with narrow.join(match) as ana:
        ana.send(type="say", text="x" * 2500)
        problem = ana.wait("problem")
        assert (problem["code"], problem["args"]) == ("too-long", {"most": 2000})
        assert ana.ask(type="ping")["type"] == "pong"


def test_a_request_that_is_too_long_is_refused(narrow: Served):
    answer = narrow.http.post("/api/v1/matches", content=b" " * 3001, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


@pytest.mark.usefixtures("clock")
def test_who_sends_too_fast_is_told_to_wait(narrow: Served, match: dict):
    with narrow.join(match, match["links"][0]["link"]) as ana:
        for number in range(40):
            ana.send(type="ping", id=str(number))
        problem = ana.wait("problem")
        assert problem["code"] == "too-fast"
        assert int(problem["id"]) in range(40)
        assert "1" in problem["en"] or "second" in problem["en"]


@pytest.mark.usefixtures("clock")
def test_chat_has_a_rate_of_its_own(narrow: Served, match: dict):
    with narrow.join(match) as ana:
        codes = [ana.ask(type="say", text="hello").get("code") for _ in range(5)]
        assert codes[:3] == [None] * 3
        assert codes[3:] == ["too-fast"] * 2


def test_names_and_words_have_a_length(narrow: Served, match: dict):
    with narrow.join(match) as ana:
        assert ana.ask(type="say", text="x" * 501)["code"] == "bad-message"
        assert ana.ask(type="say", text="")["code"] == "bad-message"
    wish = {"game": "zombiland", "seats": [{"who": "here", "name": "x" * 41}, {"who": "bot"}]}
    answer = narrow.http.post("/api/v1/matches", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
    assert "$.seats[0].name" in answer.json()["en"] or "name" in answer.json()["es"]


def test_a_seat_has_room_for_so_many_windows(narrow: Served, match: dict):
    link = match["links"][0]["link"]
    with narrow.join(match, link), narrow.join(match, link):
        with narrow.join(match, link) as third:
            assert third.first["code"] == "too-many-sockets"
        with narrow.join(match, match["spectator"]), narrow.join(match, match["spectator"]) as second:
            assert second.first["code"] == "too-many-sockets"


@pytest.mark.usefixtures("clock")
def test_going_on_from_a_moment_counts_as_beginning_a_match(narrow: Served, match: dict):
    wish = {"n": 0, "seats": [{"who": "here"}] * len(match["match"]["seats"])}
    address = f"/api/v1/matches/{match['match']['id']}/fork"
    headers = {"authorization": f"Bearer {match['link']}"}
    answers = [narrow.http.post(address, json=wish, headers=headers) for _ in range(7)]
    assert answers[0].status_code == 201
    assert answers[-1].status_code == 429
    assert answers[-1].json()["code"] == "too-many-matches"


@pytest.mark.usefixtures("clock")
def test_so_many_matches_may_be_begun_from_one_address(narrow: Served, match: dict):
    wish = {"game": "zombiland", "seats": [{"who": "here"}, {"who": "bot"}]}
    answers = [narrow.http.post("/api/v1/matches", json=wish) for _ in range(7)]
    assert answers[-1].status_code == 429
    problem = answers[-1].json()
    assert problem["code"] == "too-many-matches"
    assert "minut" in problem["en"]
    assert "minut" in problem["es"]


def test_who_never_says_hello_properly_is_shown_out(narrow: Served):
    with connect(narrow.socket, open_timeout=TIMEOUT_S) as socket:
        for text in (
            "",
            "[]",
            "null",
            '{"type":"ping"}',
            '{"type":"hello"}',
            '{"type":"hello","protocol":2}',
        ):
            socket.send(text)
            assert json.loads(socket.recv())["type"] == "problem"
    with connect(narrow.socket, open_timeout=TIMEOUT_S) as socket:
        socket.send('{"type":"hello","protocol":99,"match":"m","link":"l"}')
        assert json.loads(socket.recv())["code"] == "other-protocol"
        assert json.loads(socket.recv())["type"] == "bye"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=TIMEOUT_S)


@pytest.mark.usefixtures("clock")
def test_who_sends_nonsense_on_and_on_is_cut_off(narrow: Served, match: dict):
    with narrow.join(match) as ana:
        with suppress(ConnectionClosed):
            for _ in range(80):
                ana.socket.send("nonsense")
        with pytest.raises(ConnectionClosed):
            ana.wait("nothing that ever comes")
        assert "bye" in [message["type"] for message in ana.got]


def test_a_reader_who_sleeps_is_cut_off_and_nobody_waits_for_it():
    viewer = Subscriber(seats=frozenset((0,)), seat=0, host=False, max_messages=3)
    for number in range(5):
        viewer.send(str(number))
    assert viewer.close_reason == "slow-reader"
    assert viewer.queue.get_nowait() is None


def test_what_waits_for_a_reader_is_bounded_in_bytes():
    viewer = Subscriber(seats=frozenset((0,)), seat=0, host=False, max_messages=100, max_bytes=1000)
    viewer.send("x" * 5000)
    assert asyncio.run(viewer.next_message()) == "x" * 5000
    viewer.send("x" * 600)
    viewer.send("x" * 400)
    assert not viewer.close_reason
    viewer.send("x")
    assert (viewer.close_reason, viewer.waiting_chars, viewer.queue.qsize()) == ("slow-reader", 0, 1)


def test_buckets_fill_up_again_and_are_forgotten(clock: Clock):
    bucket = TokenBucket(10.0, 2)
    assert [bucket.take(), bucket.take()] == [0.0, 0.0]
    assert bucket.take() == pytest.approx(0.1)
    clock.now += 0.125
    assert bucket.take() == 0.0
    clock.now += 60
    assert [bucket.take(), bucket.take()] == [0.0, 0.0]
    assert bucket.take() > 0
    many = TokenBuckets(10.0, 2)
    for number in range(10_001):
        many.take(str(number))
    clock.now += 0.3
    many.take("next")
    assert set(many.buckets) == {"next"}


def wait_for_live_matches(server: Served, left: int) -> None:
    """Wait until at most `left` matches are in memory."""
    begun = time.monotonic()
    while server.http.get("/healthz").json()["matches"] > left:
        assert time.monotonic() < begun + TIMEOUT_S


def test_an_idle_match_leaves_memory_and_comes_back_on_touch(tmp_path: Path):
    settings = Settings(str(tmp_path / "t.db"), bounds=WIDE_BOUNDS, idle=0.2, thinking=PATIENT_BOTS)
    with run_server(settings) as server:
        match = server.begin("zombiland", "here", "here", seed="idle")
        id = match["match"]["id"]
        with server.join(match) as one, server.join(match, seat=1) as two:
            play([one, two], 12)
            seq, events = one.seq, one.events
            server.join(server.begin("zombiland", "here", "here", seed="left alone")).close()
            wait_for_live_matches(server, 1)
            assert id in server.registry.open_matches
            assert one.ask(type="ping")["seq"] == seq
        wait_for_live_matches(server, 0)
        assert id not in server.registry.open_matches
        with server.join(match) as back:
            assert (back.seq, back.events) == (seq, events)
            for _ in range(seq):
                seat = next((seat for seat in (0, 1) if back.undo(seat)["type"] == "done"), None)
                if seat is None:
                    break
            assert back.got[-1]["type"] in ("done", "problem", "update")
            back.catch_up(back.ask(type="ping")["seq"])
            updates = [one for one in back.got if one["type"] == "update"]
            assert updates[-1]["moves"] == 0


def small_settings(tmp_path: Path, many: int, idle: float) -> Settings:
    few = replace(WIDE_BOUNDS, live_matches=many)
    return Settings(str(tmp_path / "t.db"), bounds=few, idle=idle, thinking=PATIENT_BOTS)


def test_the_least_lately_used_match_makes_room_for_another(tmp_path: Path):
    with run_server(small_settings(tmp_path, 2, idle=600)) as server:
        matches = [server.begin("zombiland", "here", "here", seed="room") for _ in range(3)]
        ids = [match["match"]["id"] for match in matches]
        with server.join(matches[0]) as one, server.join(matches[0], seat=1) as two:
            play([one, two], 3)
        for match in (matches[1], matches[0], matches[2]):
            assert server.get(f"/matches/{match['match']['id']}", match["link"]).status_code == 200
        assert set(server.registry.open_matches) == {ids[0], ids[2]}
        assert server.get(f"/matches/{ids[1]}", matches[1]["link"]).status_code == 200
        assert set(server.registry.open_matches) == {ids[1], ids[2]}
        with server.join(matches[0]) as back:
            assert back.seq == 3


def test_a_match_that_is_played_makes_no_room(tmp_path: Path):
    with run_server(small_settings(tmp_path, 1, idle=600)) as server:
        matches = [server.begin("zombiland", "here", "bot") for _ in range(2)]
        with server.join(matches[0]), server.join(matches[1]) as second:
            assert second.first["code"] == "full"


def test_a_match_that_is_watched_but_stands_still_makes_room(tmp_path: Path):
    with run_server(small_settings(tmp_path, 1, idle=0.05)) as server:
        matches = [server.begin("zombiland", "here", "here") for _ in range(2)]
        with server.join(matches[0]) as first:
            answer = server.get(f"/matches/{matches[1]['match']['id']}", matches[1]["link"])
            while answer.status_code == 503:
                answer = server.get(f"/matches/{matches[1]['match']['id']}", matches[1]["link"])
            bye = first.wait("bye")
            assert (bye["code"], bye["again"]) == ("put-away", False)
        with server.join(matches[0]) as back:
            assert back.first["type"] == "welcome"


def test_many_matches_opened_at_once_stay_under_the_bound(tmp_path: Path):
    with run_server(small_settings(tmp_path, 3, idle=600)) as server:
        matches = [server.begin("zombiland", "here", "here") for _ in range(12)]
        with ThreadPoolExecutor(12) as pool:
            asked = [
                pool.submit(server.get, f"/matches/{match['match']['id']}", match["link"])
                for match in matches
            ]
            assert {one.result().status_code for one in asked} <= {200, 503}
        assert len(server.registry.open_matches) <= 3
