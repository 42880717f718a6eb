"""Tests of `/manual/`: the pages of a built manual, or else how to build one; and of the content security policy."""

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.server.app import SECURITY_HEADERS
from horda.server.config.settings import Settings
from horda.server.http.response_cache import encode_body

THEME = 'document.body.dataset.theme = "auto";'
POLICY = "content-security-policy"


@pytest.fixture
def with_manual(tmp_path: Path) -> Iterator[Served]:
    folder = tmp_path / "manual"
    (folder / "es").mkdir(parents=True)
    page = f'<!doctype html><title>M</title><script src="a.js"></script><script>{THEME}</script>'
    (folder / "index.html").write_text(page)
    (folder / "search.html").write_text(page)
    (folder / "es" / "index.html").write_text("<!doctype html><title>Español</title>")
    (folder / "searchindex.js").write_text("Search.setIndex({})")
    (folder / "map.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("secret")
    with run_server(Settings(str(tmp_path / "t.db"), manual=folder, bounds=WIDE_BOUNDS)) as one:
        yield one


@pytest.fixture
def without(tmp_path: Path) -> Iterator[Served]:
    with run_server(Settings(str(tmp_path / "t.db"), manual=tmp_path / "nothing", bounds=WIDE_BOUNDS)) as one:
        yield one


def directives(answer: httpx.Response) -> dict[str, list[str]]:
    parts = [part.split() for part in answer.headers[POLICY].split(";")]
    return {part[0]: part[1:] for part in parts}


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/manual/", "text/html"),
        ("/manual/index.html", "text/html"),
        ("/manual/es/", "text/html"),
        ("/manual/searchindex.js", "text/javascript"),
        ("/manual/map.svg", "image/svg+xml"),
    ],
)
def test_its_files_come_as_what_they_are(with_manual: Served, path: str, kind: str):
    answer = with_manual.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_its_address_without_a_slash_leads_to_its_first_page(with_manual: Served):
    answer = with_manual.http.get("/manual")
    assert (answer.status_code, answer.headers["location"]) == (308, "/manual/")


def test_its_scripts_run_and_no_others(with_manual: Served):
    told = directives(with_manual.http.get("/manual/search.html"))
    digest = base64.b64encode(hashlib.sha256(THEME.encode()).digest()).decode()
    assert told["script-src"] == ["'self'", f"'sha256-{digest}'"]
    assert told["frame-ancestors"] == ["'none'"]


def test_the_table_keeps_its_own_policy(with_manual: Served):
    assert with_manual.get("/shelf").headers[POLICY] == SECURITY_HEADERS[POLICY]


@pytest.mark.parametrize("path", ["/manual/nothing.html", "/manual/../secret.txt", "/manual/..%2fsecret.txt"])
def test_what_is_not_in_it_is_a_problem_like_any_other(with_manual: Served, path: str):
    answer = with_manual.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_nothing_can_be_sent_to_it(with_manual: Served):
    assert with_manual.http.post("/manual/").status_code == 405


@pytest.mark.parametrize("path", ["/manual", "/manual/", "/manual/players/index.html"])
def test_a_server_without_one_says_how_to_build_it(without: Served, path: str):
    answer = without.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-manual")
    assert "make docs" in answer.json()["en"]
    assert "make docs" in answer.json()["es"]


def test_the_shelf_says_whether_there_is_one(with_manual: Served):
    assert with_manual.get("/shelf").json()["manual"] == "/manual/"


def test_the_shelf_of_a_server_without_one_says_so(without: Served):
    assert without.get("/shelf").json()["manual"] == ""


def test_a_large_file_is_compressed_once_and_known_by_its_etag(
    with_manual: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    index = tmp_path / "manual" / "searchindex.js"
    index.write_text(f"Search.setIndex({{{'a:1,' * 5000}}})")
    first = with_manual.http.get("/manual/searchindex.js")
    assert (first.text, first.headers["content-encoding"]) == (index.read_text(), "gzip")
    packed: list[bytes] = []
    monkeypatch.setattr(
        "horda.server.http.response_cache.encode_body", lambda body: packed.append(body) or encode_body(body)
    )
    known = {"if-none-match": first.headers["etag"]}
    assert with_manual.http.get("/manual/searchindex.js").text == first.text
    assert with_manual.http.get("/manual/searchindex.js", headers=known).status_code == 304
    assert not packed
    index.write_text("Search.setIndex({})")
    assert with_manual.http.get("/manual/searchindex.js", headers=known).text == "Search.setIndex({})"
