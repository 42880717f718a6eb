"""Tests of the built client's files: compressed, cached as long as possible, served at the root."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.conftest import WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.server.config.settings import Settings


@pytest.fixture
def with_client(tmp_path: Path) -> Iterator[Served]:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    page = "<!doctype html><title>Horda</title>" + " " * 2000
    (folder / "index.html").write_text(page)
    (folder / "index.html.gz").write_bytes(gzip.compress(page.encode()))
    (folder / "assets" / "app-1a2b.js").write_text("export {};")
    (folder / "worker.js").write_text("self;")
    (folder / "es.webmanifest").write_text("{}")
    with run_server(Settings(str(tmp_path / "t.db"), client=folder, bounds=WIDE_BOUNDS)) as one:
        yield one


def test_the_page_comes_packed_where_the_browser_takes_it(with_client: Served):
    packed = with_client.http.get("/", headers={"accept-encoding": "gzip"})
    plain = with_client.http.get("/", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    for answer in (packed, plain):
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "accept-encoding" in answer.headers["vary"].lower()


def test_files_with_their_hash_in_their_name_are_kept_for_ever(with_client: Served):
    answer = with_client.http.get("/assets/app-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]


def test_the_worker_and_the_manifest_are_what_they_are_called_and_asked_for_anew(with_client: Served):
    kinds = {"/worker.js": "text/javascript", "/es.webmanifest": "application/manifest+json"}
    for path, kind in kinds.items():
        answer = with_client.http.get(path)
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "no-cache"


def test_what_is_not_there_is_a_problem_like_any_other(with_client: Served):
    for path in ("/nothing", "/assets/nothing.js", "/../pyproject.toml", "/assets/..%2f..%2ft.db"):
        answer = with_client.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_whoever_opens_an_unknown_address_is_led_to_the_page_that_says_so(with_client: Served):
    for path, leads in {"/nothing": "/#/nothing", "/match/abc/d%20f": "/#/match/abc/d%20f"}.items():
        answer = with_client.http.get(path, headers={"accept": "text/html,*/*"}, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (302, leads)
    for path in ("/assets/nothing.js", "/api/v1/nothing", "/assets/..%2f..%2ft.db"):
        answer = with_client.http.get(path, headers={"accept": "text/html"}, follow_redirects=False)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_the_table_answers_beside_the_client(with_client: Served):
    assert with_client.get("/shelf").status_code == 200
    assert with_client.get("/nothing").json()["code"] == "no-such-page"
