"""Tests of request checks: readable path, known host, same origin; other requests are refused with a reason."""

import json
import logging
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.serving import UPGRADE_HEADERS, Served, run_server
from websockets.sync.client import connect

from horda.engine.choices import BadChoice, Choice
from horda.server.config.limits import BadBound, Bounds, address_key, parse_bounds
from horda.server.config.settings import Settings
from horda.server.http.request_checks import host_name, origin_host

WISH = {"game": "zombiland", "seats": [{"who": "here"}, {"who": "bot"}]}


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text("<!doctype html><title>Horda</title>")
    return folder


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Iterator[Served]:
    """Run a server that serves the web client and has the host name `horda.example`."""
    database = str(tmp_path_factory.mktemp("house") / "t.db")
    settings = Settings(
        database, client=page, bounds=WIDE_BOUNDS, names=("Horda.example",), thinking=PATIENT_BOTS
    )
    with run_server(settings) as one:
        yield one


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8666", "127.0.0.1:8666", "192.168.1.20", "[::1]:8666", "[fe80::1%25eth0]",
        "horda.example", "HORDA.example:443", "horda.example.", "table.localhost", socket.gethostname(),
    ],
)  # fmt: skip
def test_a_server_answers_to_its_names_and_to_any_address(house: Served, host: str):
    assert house.http.get("/healthz", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "horda.example.evil", "127.0.0.1.evil.example", "a@localhost", "localhost/x", "é"],
)
def test_a_server_does_not_answer_to_a_strangers_name(house: Served, host: str):
    """A page of `evil.example` could read every answer if its name resolved to this server (DNS rebinding)."""
    answer = house.http.get("/healthz", headers={"host": host.encode()})
    assert (answer.status_code, answer.json()["code"]) == (421, "other-host")
    assert "--name" in answer.json()["en"]
    assert "--name" in answer.json()["es"]


def test_any_name_may_be_allowed(tmp_path: Path):
    settings = Settings(str(tmp_path / "t.db"), names=("*",), bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)
    with run_server(settings) as server:
        assert server.http.get("/healthz", headers={"host": "any.example"}).status_code == 200


# --- pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1:1", "http://localhost", "file://", "x", "http://[", ""],
)  # fmt: skip
def test_a_page_of_somebody_else_may_not_change_anything(house: Served, origin: str):
    answer = house.http.post("/api/v1/matches", json=WISH, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")
    assert house.http.get("/api/v1/shelf", headers={"origin": origin}).status_code == 200
    socket = house.http.get("/api/v1/play", headers={**UPGRADE_HEADERS, "origin": origin})
    assert (socket.status_code, socket.json()["code"]) == (403, "other-origin")


def test_a_page_of_ours_may(house: Served):
    for origin in (house.url, "https://horda.example"):
        answer = house.http.post("/api/v1/matches", json=WISH, headers={"origin": origin})
        assert answer.status_code == 201
        with connect(house.socket, additional_headers={"Origin": origin}) as socket:
            socket.send("{}")
            assert json.loads(socket.recv())["type"] == "problem"


def test_a_socket_at_a_strangers_name_is_refused(house: Served):
    answer = house.http.get("/api/v1/play", headers={**UPGRADE_HEADERS, "host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "other-host")


def test_who_is_refused_leaves_no_error_in_the_log(house: Served, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.WARNING):
        for path in ("/api/v1/play", "/healthz"):
            house.http.get(path, headers={**UPGRADE_HEADERS, "host": "evil.example"})
        assert house.http.get("/healthz").status_code == 200
    assert not [record for record in caplog.records if record.name.startswith(("horda", "uvicorn"))]


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_has_to_be_json(house: Served, kind: str):
    headers = {"content-type": kind} if kind else {}
    answer = house.http.post("/api/v1/matches", content=json.dumps(WISH), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (415, "needs-json")
    whole = {"content-type": "Application/JSON; charset=utf-8"}
    assert house.http.post("/api/v1/matches", content=json.dumps(WISH), headers=whole).status_code == 201


def test_hosts_and_origins_are_taken_apart_with_care():
    assert [host_name(host) for host in ("a:1", "A.b.", "[::1]:8", "::1", "a b", "a:b", "")] == [
        "a", "a.b", "::1", "", "", "", "",
    ]  # fmt: skip
    assert [origin_host(one) for one in ("http://A:1", "https://a", "ftp://a", "null", "http://[")] == [
        "a:1", "a", "", "", "",
    ]  # fmt: skip


# --- addresses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/%00", "/api/v1/matches/%00", "/assets/x%0d%0ay", "/%7f", "/api/v1/words/en/%00.ftl"]
)
def test_signs_that_no_name_has_are_refused(house: Served, path: str):
    answer = house.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-path")


@pytest.mark.parametrize("path", ["/" + "x" * 6000, "/api/v1/matches/" + "x" * 6000, "/?" + "x" * 6000])
def test_an_address_that_is_too_long_is_refused(house: Served, path: str):
    answer = house.http.get(path)
    assert (answer.status_code, answer.json()["args"]) == (414, {"most": WIDE_BOUNDS.path_bytes})


def test_a_name_too_long_for_a_file_is_no_page(house: Served):
    for path in ("/" + "x" * 300, "/index.html/" + "y" * 10, "/assets/" + "z" * 255):
        answer = house.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page"), path


def test_only_a_proxy_that_is_named_says_where_a_request_comes_from(tmp_path: Path):
    one = replace(WIDE_BOUNDS, matches_at_once=1, matches_an_hour=0.001)
    for proxies, second in (((), 429), (("127.0.0.1",), 201), (("10.0.0.1",), 429), (("127.9.9.9/8",), 201)):
        database = str(tmp_path / f"{abs(hash(proxies))}.db")
        settings = Settings(database, bounds=one, proxies=proxies, thinking=PATIENT_BOTS)
        with run_server(settings) as server:
            answers = [
                server.http.post("/api/v1/matches", json=WISH, headers={"x-forwarded-for": address})
                for address in ("1.2.3.4", "1.2.3.5")
            ]
            assert [answer.status_code for answer in answers] == [201, second]


def test_a_network_of_ipv6_is_one_address():
    assert address_key("2001:db8:1:2:3:4:5:6") == address_key("2001:db8:1:2::1") == "2001:db8:1:2::"
    assert address_key("2001:db8:1:3::1") != address_key("2001:db8:1:2::1")
    assert address_key("::ffff:10.0.0.1") == address_key("10.0.0.1") == "10.0.0.1"
    assert address_key("fe80::1%eth0") == "fe80::"
    assert address_key("a:b") == "a:b"


# --- links and choices ---------------------------------------------------------------------------


def test_a_bad_link_is_told_and_nothing_breaks(house: Served, caplog: pytest.LogCaptureFixture):
    match = house.begin("zombiland", "here", "bot")
    with caplog.at_level(logging.WARNING), house.join(match, "not-a-link") as stranger:
        assert stranger.first["code"] == "bad-link"
        assert stranger.wait("bye")["again"] is False
    assert house.get(f"/matches/{match['match']['id']}", "not-a-link").status_code == 403
    assert not [record for record in caplog.records if record.name.startswith(("horda", "uvicorn"))]


@pytest.mark.parametrize("depth", [17, 100, 400, 900, 2000])
def test_arguments_nested_deep_are_refused(house: Served, depth: int):
    match = house.begin("zombiland", "here", "here")
    with house.join(match) as ana:
        for kind in ("choose", "odds"):
            text = f'{{"type":"{kind}","seq":0,"id":"deep","choice":{{"seat":0,"do":"roll","args":{{"x":'
            ana.socket.send(
                text.replace('"seq":0,', "" if kind == "odds" else '"seq":0,')
                + "[" * depth
                + "]" * depth
                + "}}}"
            )
            assert ana.wait("problem")["code"] == "bad-message"
        objects = '{"a":' * depth + "1" + "}" * depth
        ana.socket.send(
            f'{{"type":"choose","seq":0,"choice":{{"seat":0,"do":"x","args":{{"x":[{objects}]}}}}}}'
        )
        assert ana.wait("problem")["code"] == "bad-message"
        assert ana.ask(type="ping")["type"] == "pong"


def test_a_choice_of_lists_in_lists_in_lists_is_no_choice():
    deep: list = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(BadChoice, match="nested"):
        Choice.from_json({"seat": 0, "do": "x", "zones": deep})


# --- bounds as they are written ------------------------------------------------------------------


def test_bounds_are_written_by_name():
    bounds = parse_bounds(["connections=500", "header-seconds=2.5", "chat_at_once=3"])
    assert (bounds.connections, bounds.header_seconds, bounds.chat_at_once) == (500, 2.5, 3)
    assert parse_bounds([]) == Bounds()
    assert parse_bounds(["free_bytes=0"]).free_bytes == 0


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("conections=5", "known: message_bytes"),
        ("connections", "write connections=0"),
        ("connections=many", "write connections=0"),
        ("spectators=0", "more than 0"),
        ("connections=-1", "more than 0"),
        ("header_seconds=inf", "more than 0"),
        ("header_seconds=nan", "more than 0"),
    ],
)
def test_a_bound_that_is_none_is_told(written: str, told: str):
    with pytest.raises(BadBound, match=told):
        parse_bounds([written])


DOCS = Path(__file__).resolve().parents[3] / "docs" / "contributors" / "server.md"


def test_every_bound_is_written_down_with_its_value():
    text = DOCS.read_text(encoding="utf-8")
    for name, value in vars(Bounds()).items():
        shown = f"{value:,}" if isinstance(value, int) else f"{value:g}"
        assert f"| `{name}` | {shown} |" in text, name
