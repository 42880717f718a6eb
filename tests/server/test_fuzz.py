"""Fuzzing: whatever comes over REST or the socket, nothing breaks, nothing leaks, the match goes on."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.conftest import CALM, WIDE
from tests.server.players import Player
from tests.server.serving import Served, served
from websockets.exceptions import ConnectionClosed

from horda.server.protocol import ToClient, ToServer
from horda.server.settings import Settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 12


def test_rest_keeps_what_its_schema_promises(shared: Served):
    """Schemathesis makes requests from the published schema, right ones and wrong ones."""
    match = shared.begin("zombiland", "here", "bot", seed="fuzz")
    schema = schemathesis.openapi.from_url(f"{shared.url}/api/v1/openapi.json")
    operations = list(schema.get_all_operations())
    assert len(operations) >= 15
    for found in operations:
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
            phases=[Phase.generate], suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        def conforms(case: schemathesis.Case) -> None:
            headers = {"authorization": f"Bearer {match['link']}"}
            if case.path_parameters and "match" in case.path_parameters and len(str(case.body)) % 2:
                case.path_parameters["match"] = match["match"]["id"]
            answer = case.call(headers=headers)
            case.validate_response(answer, checks=CHECKS)
            assert answer.status_code < 500

        conforms()


BYTES = st.sampled_from(
    ["%00", "%0a", "%7f", "%ff", "%2e%2e", "..", "%25", "\\", ";", "é", "?", "x" * 300, "y" * 3000]
)
PLACES = ("/", "/api/v1/", "/api/v1/matches/", "/api/v1/games/zombiland/", "/api/v1/words/en/", "/assets/")
KINDS_OF_BODY = st.sampled_from(
    [
        "",
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "é",
    ]
)
BODIES = st.one_of(
    st.binary(max_size=100),
    st.integers(1, 40_000).map(lambda deep: b"[" * deep),
    st.integers(1, 8_000).map(lambda deep: b'{"game":' * deep),
    st.just(b'{"game":"zombiland","seats":[{"who":"here"},{"who":"bot"}],"seed":"\\u0000"}'),
)


def test_no_address_breaks_the_server(tmp_path: Path):
    """Odd signs, long names and ways out, at every kind of place, with a client's folder behind them."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    settings_here = Settings(
        str(tmp_path / "t.db"), client=tmp_path, bounds=WIDE, thinking=Thinking(workers=1)
    )
    with served(settings_here) as server:

        @given(place=st.sampled_from(PLACES), parts=st.lists(BYTES, min_size=1, max_size=4))
        @settings(
            max_examples=150, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        )  # fmt: skip
        def hold(place: str, parts: list[str]) -> None:
            answer = server.http.get(place + "/".join(parts))
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert {"code", "en", "es"} <= set(answer.json())

        hold()


def test_no_body_breaks_the_server(shared: Served):
    @given(kind=KINDS_OF_BODY, body=BODIES, origin=st.sampled_from(["", "null", "http://x", shared.url]))
    @settings(
        max_examples=150, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
    )  # fmt: skip
    def hold(kind: str, body: bytes, origin: str) -> None:
        headers = [(b"content-type", kind.encode())] * bool(kind) + [(b"origin", origin.encode())] * bool(
            origin
        )
        answer = shared.http.post("/api/v1/matches", content=body, headers=headers)
        wanted = (
            (403,) if origin in ("null", "http://x") else (415,) if kind != "application/json" else (413, 422)
        )
        assert answer.status_code in wanted, (answer.status_code, answer.text)
        assert answer.json()["es"]

    hold()


def nested(deep: int) -> list[object]:
    """Lists in lists."""
    found: list[object] = []
    for _ in range(deep):
        found = [found]
    return found


ODD = st.one_of(
    st.sampled_from([5, 15, 17, 200, 450]).map(nested),
    st.none(),
    st.booleans(),
    st.integers(-5, 40),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=60),
    st.just("x" * 700),
    st.lists(st.integers(0, 3), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(0, 9), max_size=3),
)
WORDS = st.text(min_size=1, max_size=20) | st.sampled_from(["\x00", "\n", "¿qué?", "<b>"])
CHOICE = st.fixed_dictionaries(
    {"seat": st.integers(0, 3) | ODD, "do": st.sampled_from(["roll", "pass", "play", "revoke", ""]) | ODD},
    optional={
        "args": st.dictionaries(st.sampled_from(["card", "space", "target", "x"]), ODD, max_size=3) | ODD,
        "standing": st.sampled_from(["", "turn", "match", "ever"]),
    },
)
FIT = {
    "agree": st.booleans(),
    "bot": st.sampled_from(["", "random", "genius"]) | st.none(),
    "choice": CHOICE,
    "events": st.integers(0, 999),
    "id": st.text("abc0-", min_size=1, max_size=8) | st.text(max_size=8),
    "name": WORDS,
    "paused": st.just(False),
    "phrase": st.booleans(),
    "seat": st.sampled_from([0, 0, 0, 1, 1, 2, 3]),
    "number": st.integers(0, 6),
    "question": st.integers(0, 90),
    "since": st.integers(0, 99),
    "text": WORDS,
}


def proper(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, object]]:
    """A message of a kind as it should be, as far as its form goes."""
    fields = msgspec.structs.fields(kind)
    needed = {field.name: FIT.get(field.name, ODD) for field in fields if field.required}
    more = {field.name: FIT.get(field.name, ODD) for field in fields if not field.required}
    return st.fixed_dictionaries({"type": st.just(kind.__struct_config__.tag), **needed}, optional=more)


def odd(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, object]]:
    """A message of a kind with fields that do not fit, are missing or too many."""
    fields = {name: FIT.get(name, ODD) | ODD for name in kind.__struct_fields__}
    tag = st.just(kind.__struct_config__.tag)
    return st.fixed_dictionaries({"type": tag}, optional={**fields, "more": ODD})


KINDS = [kind for kind in ToServer.__args__ if kind.__name__ != "Kick"]
"""All but the one that makes a link void, since the others go on with it."""
MESSAGES = st.one_of(*(proper(kind) for kind in KINDS), *(odd(kind) for kind in KINDS))
NOISE = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.just("[" * 5000),
    st.just('{"type":"choose","choice":' + '{"args":' * 500),
    st.integers(1, 2000).map(
        lambda deep: (
            '{"type":"choose","seq":0,"choice":{"seat":0,"do":"roll","args":{"x":'
            + "[" * deep
            + "]" * deep
            + "}}}"
        )
    ),
    st.just('{"type":"say","text":"\\ud800"}'),
    st.recursive(st.none() | st.integers(), lambda inner: st.lists(inner, max_size=3)).map(json.dumps),
)
STEP = st.sampled_from("cccmmmmmn").flatmap(
    {"c": st.integers(0, 1000), "m": MESSAGES.map(json.dumps), "n": NOISE}.__getitem__
)
"""A third are choices that are open, most are messages, some are noise."""
STEPS = st.lists(STEP, min_size=5, max_size=30)


@pytest.fixture
def anywhere(database: str) -> Iterator[Served]:
    with served(Settings(database, bounds=WIDE, thinking=CALM)) as one:
        yield one


def test_no_message_breaks_the_socket(anywhere: Served):
    """Right and wrong messages in any order: each does its work or is answered in the protocol's words."""
    match = anywhere.begin("zombiland", "here", "link", "bot:random", seed="fuzz")
    secrets = [match["links"][0]["link"], match["spectator"]]
    links = [match["link"], *secrets]

    @given(link=st.sampled_from(links), steps=STEPS)
    @settings(
        max_examples=120, deadline=None, derandomize=True, database=None,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def hold(link: str, steps: list[str | bytes | int]) -> None:
        with anywhere.join(match, link) as player:
            assert player.first["type"] == "welcome"
            try:
                for step in steps:
                    _send(player, step)
                player.ask(type="ping")
            except ConnectionClosed:
                assert player.got[-1]["type"] in ("bye", "problem")
            for message in player.got:
                msgspec.convert(message, ToClient)
                assert message.get("code") != "broken", message
                assert not any(secret in json.dumps(message) for secret in links)

    hold()
    with anywhere.join(match) as player:
        player.send(type="pause", paused=False)
        player.send(type="stand_in", seat=0, bot=None)
        assert player.ask(type="ping")["type"] == "pong"


def _send(player: Player, step: str | bytes | int) -> None:
    """Send what was made up; a number is one of the choices that are open."""
    if not isinstance(step, int):
        player.socket.send(step)
    elif player.choices:
        player.send(**player.choosing(player.choices[step % len(player.choices)]))
