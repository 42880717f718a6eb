"""Tests of the log: no secrets from request paths, and no flood of lines caused by strangers' requests."""

import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.people.test_people import Somebody
from tests.server.serving import Served, run_server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from horda.server.config.settings import Settings
from horda.server.ops import json_logging
from horda.server.ops.json_logging import JsonFormatter

HTML = {"accept": "text/html"}


@pytest.fixture
def with_client(tmp_path: Path) -> Iterator[Served]:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    with run_server(
        Settings(str(tmp_path / "t.db"), bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, client=folder)
    ) as one:
        yield one


def log_lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    ours = [record for record in caplog.records if record.name in ("horda.server", "uvicorn.error")]
    return [JsonFormatter().format(record) for record in ours]


def test_a_secret_in_an_address_that_lost_its_sign_is_not_logged(
    with_client: Served, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG, logger="horda.server")
    caplog.set_level(logging.DEBUG, logger="uvicorn.error")
    match = with_client.begin("zombiland", "here", "link")
    id, key = match["match"]["id"], Somebody(with_client).key
    secrets = [str(match["link"]), key, str(match["links"][0]["link"])]
    for secret in secrets:
        for path in (
            f"/table/{id}/{secret}",
            f"/me/{secret}",
            f"/{secret}",
            f"/manual/{secret}",
            f"/assets/{secret}",
            f"/api/v1/matches/{secret}",
            f"/api/v1/people/me/matches/{secret}",
            f"/api/v1/people/me/{secret}",
            f"/api/v1/games/{secret}",
            f"/?link={secret}",
            f"/healthz?link={secret}",
            f"//{secret}",
        ):
            for method in ("GET", "POST", "DELETE"):
                with_client.http.request(method, path, headers=HTML)
        with_client.http.get(f"/table/{secret}", headers={"host": "elsewhere.example"})
        for path in (f"/table/{secret}", f"/api/v1/play/{secret}", f"/api/v1/play?link={secret}"):
            with suppress(InvalidStatus), connect(f"ws://127.0.0.1:{with_client.port}{path}"):
                pass
    lines = log_lines(caplog)
    assert len(lines) > 100
    for line in lines:
        assert not any(secret in line for secret in secrets), line


def test_a_line_says_which_address_was_asked_for_and_of_which_match(
    with_client: Served, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, logger="horda.server")
    match = with_client.begin("zombiland", "here", "bot")
    id = match["match"]["id"]
    with_client.get(f"/matches/{id}", match["link"])
    for path in ("/", "/index.html", "/healthz", "/nowhere"):
        with_client.http.get(path)
    asked = [record for record in caplog.records if record.getMessage() == "request"]
    paths = [(vars(record)["path"], vars(record)["status"]) for record in asked]
    assert paths == [
        ("/api/v1/matches", 201),
        ("/api/v1/matches/{match}", 200),
        ("/", 200),
        ("/index.html", 200),
        ("/healthz", 200),
        (json_logging.UNKNOWN_PATH, 404),
    ]
    assert vars(asked[1])["match"] == id


def test_an_unwell_server_says_so_once_in_a_while_however_often_it_is_asked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    caplog.set_level(logging.ERROR, logger="horda.server")
    now = [1000.0]
    monkeypatch.setattr(json_logging, "monotonic", lambda: now[0])
    full = replace(WIDE_BOUNDS, free_bytes=1 << 60)
    with run_server(Settings(str(tmp_path / "t.db"), bounds=full, thinking=PATIENT_BOTS)) as server:
        for _ in range(20):
            assert asked_how(server.http).json()["problems"] == ["disk"]
        assert len(caplog.records) == 1
        now[0] += json_logging.REPEAT_INTERVAL_S + 1
        asked_how(server.http)
        assert [vars(record)["unlogged"] for record in caplog.records] == [0, 19]


def asked_how(http: httpx.Client) -> httpx.Response:
    answer = http.get("/healthz")
    assert answer.status_code == 503
    return answer


def test_requests_that_fail_for_the_same_lack_of_a_database_are_logged_once_in_a_while(
    server: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    caplog.set_level(logging.ERROR, logger="horda.server")

    async def away(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(json_logging, "monotonic", lambda: 1e9)
    monkeypatch.setattr(server.registry.store, "find_link", away)
    for _ in range(20):
        assert server.get("/matches/some", "link").status_code == 503
    assert [record.getMessage() for record in caplog.records] == ["unwell"]
