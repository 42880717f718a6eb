"""Tests of connections: stalled ones are closed and block nobody, and a club behind one address is admitted."""

import asyncio
import json
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.players import TIMEOUT_S, Player
from tests.server.serving import UPGRADE_HEADERS, Served, run_server
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from horda.server.config.limits import Bounds, TokenBuckets
from horda.server.config.proxies import BadProxy, Proxies
from horda.server.config.settings import Settings
from horda.server.http.connection_limits import RESERVED_FILES, ConnectionLimiter, raise_file_limit
from horda.server.match.sockets import websocket
from horda.server.protocol.server_messages import PROTOCOL

HALF = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-half: "
HALF_BODY = (
    b"POST /api/v1/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    b"content-length: 500\r\n\r\n{"
)
HASTY = replace(WIDE_BOUNDS, header_seconds=1, body_seconds=1)
"""Limits with short timeouts, for requests that never end; complete requests might exceed them on a busy machine."""
PATIENT = replace(WIDE_BOUNDS, header_seconds=600, body_seconds=600)


@contextmanager
def one_server(tmp_path: Path, bounds: Bounds, *, files: int = 10_000, **more: object) -> Iterator[Served]:
    settings = Settings(str(tmp_path / "t.db"), bounds=bounds, thinking=PATIENT_BOTS, **more)
    with run_server(settings, files) as server:
        yield server


def open_socket(server: Served, sent: bytes) -> socket.socket:
    """Return a connection that has sent some bytes."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT_S)
    line.sendall(sent)
    return line


def receive_all(line: socket.socket) -> bytes:
    """Return all bytes that a connection receives until it is closed."""
    told = b""
    with closing(line):
        try:
            while part := line.recv(65536):
                told += part
        except ConnectionResetError:
            pass
    return told


def problem_in(told: bytes) -> dict:
    return json.loads(told.partition(b"\r\n\r\n")[2])


# --- what does not go on -------------------------------------------------------------------------


@pytest.mark.parametrize("sent", [b"", HALF, HALF_BODY], ids=["nothing", "headers", "body"])
def test_a_request_that_never_ends_is_given_up(tmp_path: Path, sent: bytes):
    with one_server(tmp_path, HASTY) as server:
        told = receive_all(open_socket(server, sent))
        if sent:
            assert told.startswith(b"HTTP/1.1 408 ")
            problem = problem_in(told)
            assert problem["code"] == "too-slow"
            assert "in time" in problem["en"]
            assert "a tiempo" in problem["es"]
        assert not server.limiter.connections


def test_a_request_that_comes_sign_by_sign_is_given_up(tmp_path: Path):
    with one_server(tmp_path, HASTY) as server, closing(open_socket(server, HALF)) as line:
        while not select.select([line], [], [], 0.01)[0]:
            line.sendall(b"x")
        assert line.recv(100).startswith(b"HTTP/1.1 408 ")


def test_the_second_request_of_a_connection_has_to_end_too(tmp_path: Path):
    whole = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with one_server(tmp_path, HASTY) as server:
        told = receive_all(open_socket(server, whole + HALF))
    assert told.count(b"HTTP/1.1 200 OK") == 1
    assert told.count(b"HTTP/1.1 408 ") == 1


def test_a_body_that_goes_on_after_its_answer_is_given_up(tmp_path: Path):
    no_json = HALF_BODY.replace(b"application/json", b"text/plain")
    with one_server(tmp_path, HASTY) as server:
        told = receive_all(open_socket(server, no_json))
    assert told.startswith(b"HTTP/1.1 415 ")


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path):
    many = b"GET /api/v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 400
    with one_server(tmp_path, replace(PATIENT, stall_seconds=0.2)) as server:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with closing(line):
            line.connect(("127.0.0.1", server.port))
            line.sendall(many)
            ask_until(server, lambda: len(server.limiter.connections) == 1)


def ask_until(server: Served, wanted: object) -> None:
    """Request the server's health repeatedly until `wanted` returns something true."""
    assert callable(wanted)
    for _ in range(20_000):
        assert server.http.get("/healthz").status_code == 200
        if wanted():
            return
    raise AssertionError("it never was so")


# --- places --------------------------------------------------------------------------------------


def test_half_sent_requests_shut_nobody_out(tmp_path: Path):
    """With a limit of 20 connections, 100 unfinished requests are opened: the oldest are closed for new ones."""
    with one_server(tmp_path, PATIENT, files=RESERVED_FILES + 20) as server, ExitStack() as kept:
        match = server.begin("zombiland", "here", "bot")
        with server.join(match) as ana:
            for number in range(100):
                kept.enter_context(closing(open_socket(server, HALF if number % 2 else HALF_BODY)))
            with httpx.Client(base_url=server.url, timeout=TIMEOUT_S) as newcomer:
                assert newcomer.get("/healthz").json()["status"] == "ok"
            with server.join(match) as again:
                assert again.first["type"] == "welcome"
            assert ana.ask(type="ping")["type"] == "pong"
            assert len(server.limiter.connections) <= 20


def test_when_all_places_are_in_use_it_is_said(tmp_path: Path):
    with one_server(tmp_path, replace(PATIENT, connections=3)) as server:
        match = server.begin("zombiland", "here", "bot")
        server.http.close()
        with server.join(match), server.join(match), server.join(match):
            told = receive_all(open_socket(server, b""))
        assert told.startswith(b"HTTP/1.1 503 ")
        assert problem_in(told)["code"] == "crowded"


def test_an_address_has_so_many_places(tmp_path: Path):
    few = replace(PATIENT, connections_an_address=2)
    with one_server(tmp_path, few) as server:
        match = server.begin("zombiland", "here", "bot")
        server.http.close()
        with server.join(match), server.join(match):
            told = receive_all(open_socket(server, b""))
            assert told.startswith(b"HTTP/1.1 429 ")
            assert problem_in(told)["code"] == "too-many-connections"


def test_a_proxy_has_as_many_places_as_there_are(tmp_path: Path):
    few = replace(PATIENT, connections_an_address=2)
    with one_server(tmp_path, few, proxies=("127.0.0.0/8",)) as server:
        match = server.begin("zombiland", "here", "bot")
        with server.join(match), server.join(match), server.join(match) as third:
            assert third.first["type"] == "welcome"


def test_an_address_has_so_many_sockets(tmp_path: Path):
    with one_server(tmp_path, replace(WIDE_BOUNDS, sockets_an_address=2)) as server:
        match = server.begin("zombiland", "here", "bot")
        with server.join(match), server.join(match):
            answer = server.http.get("/api/v1/play", headers=UPGRADE_HEADERS)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-connections")
        ask_until(server, lambda: not server.registry.sockets_by_address)
        with server.join(match) as again:
            assert again.first["type"] == "welcome"


def test_room_is_kept_under_the_number_of_files():
    assert ConnectionLimiter(Bounds(), Proxies(), files=1024).max_connections == 1024 - RESERVED_FILES
    assert ConnectionLimiter(Bounds(connections=100), Proxies(), files=1024).max_connections == 100
    assert (
        ConnectionLimiter(Bounds(connections=5000), Proxies(), files=1024).max_connections
        == 1024 - RESERVED_FILES
    )
    assert raise_file_limit() > RESERVED_FILES


def test_a_proxy_is_an_address_or_a_network():
    named = Proxies(["10.0.0.0/8", "::1"])
    assert "10.1.2.3" in named
    assert "::1" in named
    assert "192.168.0.1" not in named
    assert "nonsense" not in named
    assert "10.1.2.3" not in Proxies()
    with pytest.raises(BadProxy):
        Proxies(["proxy.example"])


# --- a reader that does not read -----------------------------------------------------------------


def test_who_does_not_read_is_cut_off_and_comes_back_to_all_of_it(tmp_path: Path):
    bounds = replace(PATIENT, waiting_bytes=200_000, stall_seconds=600, messages_at_once=1_000_000)
    with one_server(tmp_path, bounds) as server:
        match = server.begin("green_horde", "here", "here", seed="silent")
        with server.join(match) as ana:
            seq, events = ana.seq, len(ana.events)
        live = server.registry.open_matches[match["match"]["id"]]
        ask_until(server, lambda: not live.subscribers)
        with closing(silent(server, match)) as line:
            ask_until(server, lambda: live.subscribers)
            (viewer,) = live.subscribers
            while not viewer.close_reason:
                line.sendall(websocket_frame(type="sit", seat=0) * 40)
                server.http.get("/healthz")
                assert viewer.waiting_chars <= 200_000
            assert viewer.close_reason == "slow-reader"
            server.limiter.bounds = replace(bounds, stall_seconds=0.1)
            ask_until(server, lambda: not live.subscribers)
        with server.join(match, since=seq, events=events) as back:
            assert back.first["type"] == "welcome"
            assert (back.seq, back.first["events_from"]) == (seq, events)


def silent(server: Served, match: dict) -> socket.socket:
    """Return a socket that has said hello and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    asked = "".join(f"{name}: {value}\r\n" for name, value in UPGRADE_HEADERS.items())
    line.sendall(f"GET /api/v1/play HTTP/1.1\r\nhost: localhost\r\n{asked}\r\n".encode())
    while b"\r\n\r\n" not in line.recv(4096, socket.MSG_PEEK):
        pass
    line.sendall(
        websocket_frame(type="hello", protocol=PROTOCOL, match=match["match"]["id"], link=match["link"])
    )
    return line


def websocket_frame(**message: object) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


# --- a club --------------------------------------------------------------------------------------

CLUB = 200
PAGE = ("/api/v1/words/en/common.ftl", "/api/v1/words/en/zombiland.ftl")
A_PAGE = 20
"""Maximum number of requests that a browser makes for the page and a table."""


@pytest.mark.long
def test_a_club_of_two_hundred_behind_one_address_is_not_shut_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """With the default limits, everybody opens the page, sits down and sends a chat message at the same time.

    All timeouts are raised, because one machine plays all two hundred; only the limits on numbers are tested.
    """
    bounds = Bounds(header_seconds=600, body_seconds=600, stall_seconds=600)
    monkeypatch.setattr(websocket, "GREETING_TIMEOUT_S", 600)
    with one_server(tmp_path, bounds) as server:
        matches = [server.begin("zombiland", *["link"] * 4) for _ in range(CLUB // 4)]
        seats = [(match["match"]["id"], one["link"]) for match in matches for one in match["links"]]
        assert len(seats) == CLUB
        answers = asyncio.run(an_evening(server, seats))
    assert {answer["type"] for answer in answers} == {"chat"}, answers


def test_two_hundred_pages_are_not_too_many_requests_from_one_address():
    bounds = Bounds()
    requests = TokenBuckets(bounds.requests_a_second, bounds.requests_at_once)
    assert not any(requests.take("club") for _ in range(CLUB * A_PAGE))
    assert bounds.connections_an_address >= CLUB * 8
    assert bounds.sockets_an_address >= CLUB * 3
    assert bounds.matches_at_once >= CLUB // 2


async def an_evening(server: Served, seats: list[tuple[str, str]]) -> list[dict]:
    together = asyncio.Barrier(len(seats))
    return await asyncio.gather(*(a_guest(server, together, *seat) for seat in seats))


async def a_guest(server: Served, together: asyncio.Barrier, match: str, link: str) -> dict:
    for path in PAGE:
        reading, writing = await asyncio.open_connection("127.0.0.1", server.port)
        writing.write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
        assert (await reading.read()).startswith(b"HTTP/1.1 200 ")
        writing.close()
    async with connect(
        server.socket, max_size=None, open_timeout=600, ping_timeout=600, compression=None
    ) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "match": match, "link": link}))
        first = json.loads(await socket.recv())
        assert first["type"] == "welcome", first
        # Nobody leaves before all are there.
        await together.wait()
        await socket.send(json.dumps({"type": "say", "text": "good evening"}))
        while True:
            message = json.loads(await socket.recv())
            if message["type"] in ("chat", "problem", "bye"):
                return message


# --- chat ----------------------------------------------------------------------------------------


def test_coming_back_gives_nobody_more_to_say(tmp_path: Path):
    """A client once sent 880 chat lines in 8 seconds by opening a new socket for every few lines."""
    with one_server(tmp_path, replace(WIDE_BOUNDS, chat_at_once=8, chat_a_minute=0.001)) as server:
        match = server.begin("zombiland", "here", "link")
        assert count_accepted_chat(server, match, match["link"]) == 8
        assert count_accepted_chat(server, match, match["links"][0]["link"]) == 8
        assert count_accepted_chat(server, match, match["spectator"]) == 8


def count_accepted_chat(server: Served, match: dict, link: str) -> int:
    """Return how many chat lines are accepted with a new socket for every two."""
    answers = []
    for _ in range(10):
        with server.join(match, link) as somebody:
            answers += [say(somebody) for _ in range(2)]
    assert set(answers) == {"done", "too-fast"}
    return answers.count("done")


def say(player: Player) -> str:
    answer = player.ask(type="say", text="hello")
    return str(answer.get("code", answer["type"]))


def test_an_address_has_so_much_to_say(tmp_path: Path):
    bounds = replace(WIDE_BOUNDS, chat_at_once_an_address=5, chat_a_minute_an_address=0.001)
    with one_server(tmp_path, bounds) as server:
        match = server.begin("zombiland", "here", "link")
        answers = []
        for link in (match["link"], match["links"][0]["link"]):
            with server.join(match, link) as somebody:
                answers += [say(somebody) for _ in range(4)]
        assert answers == ["done"] * 5 + ["too-fast"] * 3
