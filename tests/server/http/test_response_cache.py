"""Tests of cached responses, compressed once and recognised by their ETag, and of the cost of requests."""

import gzip
from pathlib import Path

import pytest
from tests.server.conftest import PATIENT_BOTS
from tests.server.serving import Served, run_server

from horda.games import games
from horda.games.zombicide.game import Zombicide
from horda.server.config.limits import Bounds, TokenBucket
from horda.server.config.settings import Settings
from horda.server.http.response_cache import (
    MAX_ENTRIES,
    ResponseCache,
    accepts_gzip,
    encode_body,
    is_etag_listed,
)

QUEST = next(iter(game.plans for game in [games()["green_horde"]] if isinstance(game, Zombicide)))
SHARED = [
    "/shelf",
    "/courses",
    "/protocol.json",
    "/openapi.json",
    "/art/figures.svg",
    "/words/es/zombicide.ftl",
    "/games/zombiland/board",
    "/games/green_horde/lessons/first_turn",
    *(f"/games/{name}/rulebook" for name in ("zombiland", "green_horde")),
    "/games/green_horde/figures",
    f"/games/green_horde/missions/{next(iter(QUEST))}/board",
    f"/games/green_horde/missions/{next(iter(QUEST))}/map.svg?lang=es",
]


@pytest.mark.parametrize("path", SHARED)
def test_whoever_has_an_answer_is_not_sent_it_again(shared: Served, path: str):
    first = shared.get(path)
    etag = first.headers["etag"]
    again = shared.http.get(f"/api/v1{path}", headers={"if-none-match": f'"other", {etag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == etag
    assert again.headers["cache-control"] == first.headers["cache-control"]
    other = shared.http.get(f"/api/v1{path}", headers={"if-none-match": '"other"'})
    assert (other.status_code, other.content) == (200, first.content)


@pytest.mark.parametrize("path", SHARED)
def test_an_answer_is_the_same_whether_it_is_compressed_or_not(shared: Served, path: str):
    plain = shared.http.get(f"/api/v1{path}", headers={"accept-encoding": "identity"})
    packed = shared.http.get(f"/api/v1{path}", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content)
    assert (packed.content, packed.headers["etag"]) == (plain.content, plain.headers["etag"])
    assert "accept-encoding" in plain.headers["vary"].lower()


@pytest.mark.parametrize("path", ["/games/green_horde/rulebook", "/protocol.json"])
def test_an_answer_is_made_and_compressed_once(shared: Served, path: str, monkeypatch: pytest.MonkeyPatch):
    shared.get(path)
    packed: list[bytes] = []
    monkeypatch.setattr(
        "horda.server.http.response_cache.encode_body", lambda body: packed.append(body) or encode_body(body)
    )
    for _ in range(3):
        assert shared.get(path).status_code == 200
    assert not packed


def test_the_cache_forgets_what_was_not_asked_for_the_longest():
    cache, made = ResponseCache(), list[int]()

    def get(key: int) -> bytes:
        return cache.get(key, lambda: made.append(key) or b"%d" % key).body

    for key in range(MAX_ENTRIES):
        get(key)
    get(0)
    assert get(MAX_ENTRIES) == b"%d" % MAX_ENTRIES
    made.clear()
    assert (get(0), made) == (b"0", [])
    assert (get(1), made) == (b"1", [1])


def test_short_answers_are_not_compressed_and_long_ones_come_back_whole():
    assert encode_body(b"short").gzipped is None
    body = b"long " * 1000
    gzipped = encode_body(body).gzipped
    assert gzipped is not None
    assert gzip.decompress(gzipped) == body
    assert encode_body(body).etag == encode_body(body).etag != encode_body(b"short").etag


def test_what_a_browser_says_about_encodings_and_etags():
    assert accepts_gzip("br, GZIP;q=0.5")
    assert not any(accepts_gzip(one) for one in ("", "br", "gzip;q=0", "gzip; q=0.000", "x-gzip2"))
    assert is_etag_listed("*", 'W/"a"')
    assert is_etag_listed('"b", "a"', 'W/"a"')
    assert not is_etag_listed('"b"', 'W/"a"')


# --- what a request costs ----------------------------------------------------------------------------


def test_a_bucket_gives_several_at_once_or_nothing():
    bucket = TokenBucket(rate=10.0, size=5)
    assert bucket.take(4) == 0.0
    assert 0.25 < bucket.take(4) <= 0.3
    assert bucket.take(1) == 0.0
    assert TokenBucket(rate=10.0, size=5).take(50) == 0.0, "what is dearer than a full bucket takes all of it"


def test_a_request_that_costs_more_is_allowed_less_often(tmp_path: Path):
    bounds = Bounds(requests_a_second=0.01, requests_at_once=30)
    with run_server(Settings(str(tmp_path / "t.db"), bounds=bounds, thinking=PATIENT_BOTS)) as server:
        match = server.begin("zombiland", "here", "here")
        replay = f"/matches/{match['match']['id']}/replay?count=50"  # type: ignore[index]
        answers = [server.get(replay, str(match["link"])) for _ in range(3)]
        assert [one.status_code for one in answers] == [200, 429, 429]
        assert answers[-1].json()["code"] == "too-fast"
        assert server.get("/push").status_code == 200, "plain requests are still answered"
