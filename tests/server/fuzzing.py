"""Hypothesis strategies for valid, invalid and odd messages, paths and bodies, and functions that send them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import strategies as st
from tests.server.players import Player
from tests.server.serving import Served
from websockets.exceptions import ConnectionClosed

from horda.server.protocol.client_messages import ToServer
from horda.server.protocol.server_messages import ToClient

BYTES = st.sampled_from(
    ["%00", "%0a", "%7f", "%ff", "%2e%2e", "..", "%25", "\\", ";", "é", "?", "x" * 300, "y" * 3000]
)
PATH_PREFIXES = (
    "/",
    "/api/v1/",
    "/api/v1/matches/",
    "/api/v1/games/zombiland/",
    "/api/v1/words/en/",
    "/assets/",
)
CONTENT_TYPES = st.sampled_from(
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
ORIGINS = ("", "null", "http://x", "own")


def nested_lists(deep: int) -> list[object]:
    """Return lists nested `deep` levels deep."""
    found: list[object] = []
    for _ in range(deep):
        found = [found]
    return found


ODD_VALUES = st.one_of(
    st.sampled_from([5, 15, 17, 200, 450]).map(nested_lists),
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
    {
        "seat": st.integers(0, 3) | ODD_VALUES,
        "do": st.sampled_from(["roll", "pass", "play", "revoke", ""]) | ODD_VALUES,
    },
    optional={
        "args": st.dictionaries(st.sampled_from(["card", "space", "target", "x"]), ODD_VALUES, max_size=3)
        | ODD_VALUES,
        "standing": st.sampled_from(["", "turn", "match", "ever"]),
    },
)
VALID_FIELDS = {
    "agree": st.booleans(),
    "bot": st.sampled_from(["", "random", "genius"]) | st.none(),
    "choice": CHOICE,
    "events": st.integers(0, 999),
    "how": st.fixed_dictionaries(
        {},
        optional={
            "undo": st.sampled_from(["ask", "free", "never"]),
            "clock": st.none() | st.fixed_dictionaries({"seconds": st.integers(0, 10**9)}),
            "advice": st.booleans(),
            "leaving": st.sampled_from(["bot", "wait"]) | ODD_VALUES,
        },
    ),
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


def valid_message(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, object]]:
    """Return a strategy of well-formed messages of a type."""
    fields = msgspec.structs.fields(kind)
    needed = {field.name: VALID_FIELDS.get(field.name, ODD_VALUES) for field in fields if field.required}
    more = {field.name: VALID_FIELDS.get(field.name, ODD_VALUES) for field in fields if not field.required}
    return st.fixed_dictionaries({"type": st.just(kind.__struct_config__.tag), **needed}, optional=more)


def odd_message(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, object]]:
    """Return a strategy of messages of a type with wrong, missing or extra fields."""
    fields = {name: VALID_FIELDS.get(name, ODD_VALUES) | ODD_VALUES for name in kind.__struct_fields__}
    tag = st.just(kind.__struct_config__.tag)
    return st.fixed_dictionaries({"type": tag}, optional={**fields, "more": ODD_VALUES})


MESSAGE_TYPES = [kind for kind in ToServer.__args__ if kind.__name__ != "Kick"]
"""All message types except `Kick`, which would revoke the link in use."""
MESSAGES = st.one_of(
    *(valid_message(kind) for kind in MESSAGE_TYPES), *(odd_message(kind) for kind in MESSAGE_TYPES)
)
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
FUZZ_STEP = st.sampled_from("cccmmmmmn").flatmap(
    {"c": st.integers(0, 1000), "m": MESSAGES.map(json.dumps), "n": NOISE}.__getitem__
)
"""A strategy of steps: a third are open choices, most others are messages, and some are noise."""
FUZZ_STEPS = st.lists(FUZZ_STEP, min_size=5, max_size=30)


def send_steps(server: Served, match: dict[str, Any], link: str, steps: list[str | bytes | int]) -> None:
    """Send all steps over one socket; each must be carried out or answered with an error."""
    secrets = [match["link"], *[one["link"] for one in match["links"]], match["spectator"]]
    with server.join(match, link) as player:
        assert player.first["type"] == "welcome"
        try:
            for step in steps:
                send(player, step)
            player.ask(type="ping")
        except ConnectionClosed:
            assert player.got[-1]["type"] in ("bye", "problem")
        for message in player.got:
            msgspec.convert(message, ToClient)
            assert message.get("code") != "broken", message
            assert not any(secret in json.dumps(message) for secret in secrets)


def send(player: Player, step: str | bytes | int) -> None:
    """Send one step; a number is one of the open choices."""
    if not isinstance(step, int):
        player.socket.send(step)
    elif player.choices:
        player.send(**player.choice_message(player.choices[step % len(player.choices)]))


def get_odd_address(server: Served, place: str, parts: list[str]) -> int:
    """Request an odd path; return the status of the response, which must explain itself in both languages."""
    answer = server.http.get(place + "/".join(parts))
    if answer.status_code >= 400:
        assert {"code", "en", "es"} <= set(answer.json())
    return answer.status_code


def post_odd_body(server: Served, kind: str, body: bytes, origin: str) -> int:
    """Send an odd body; return the status of the response, which must be a refusal in both languages."""
    said = server.url if origin == "own" else origin
    headers = [(b"content-type", kind.encode())] * bool(kind) + [(b"origin", said.encode())] * bool(said)
    answer = server.http.post("/api/v1/matches", content=body, headers=headers)
    assert answer.json()["es"]
    return answer.status_code
