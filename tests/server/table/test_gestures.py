"""Tests that gestures reach everybody at the table, are limited in number, and are not stored in the match."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from tests.server.conftest import WIDE_BOUNDS
from tests.server.serving import Served, run_server

from horda.server.config.settings import Settings
from horda.server.match.sockets.peer_messages import decode_gesture
from horda.server.protocol.server_messages import Pointed


def test_a_gesture_reaches_everybody_and_is_not_stored(shared: Served):
    match = shared.begin("green_horde", "here", "link")
    with (
        shared.join(match) as ana,
        shared.join(match, match["links"][0]["link"], seat=1) as ben,
        shared.join(match, str(match["spectator"])) as screen,
    ):
        before = ana.seq
        done = ana.ask(type="point", seat=0, gesture="arrow", places=["A1", "B2"])
        assert done["type"] == "done"
        for one in (ben, screen):
            told = one.wait("pointed")
            assert (told["seat"], told["gesture"], told["places"]) == (0, "arrow", ["A1", "B2"])
        ben.send(type="point", seat=1, gesture="reaction", reaction="thanks")
        while ana.wait("pointed")["reaction"] != "thanks":
            pass
        assert ana.ask(type="ping")["seq"] == before
    with shared.join(match) as back:
        assert back.chat == []
        assert "pointed" not in {message["type"] for message in back.got}


@pytest.mark.parametrize(
    "bad",
    [
        {"gesture": "ping", "places": []},
        {"gesture": "arrow", "places": ["A1"]},
        {"gesture": "ping", "places": ["A1"], "reaction": "yes"},
        {"gesture": "reaction"},
        {"gesture": "ping", "places": ["come here, all of you"]},
        {"gesture": "plan", "places": ["A1"] * 17},
    ],
)
def test_a_malformed_gesture_is_refused(shared: Served, bad: dict[str, object]):
    match = shared.begin("green_horde", "here", "bot:random")
    with shared.join(match) as ana:
        assert ana.ask(type="point", seat=0, **bad)["type"] == "problem"


def test_only_players_gesture_and_only_for_their_seats(shared: Served):
    match = shared.begin("green_horde", "here", "link")
    with shared.join(match, str(match["spectator"])) as screen, shared.join(match) as ana:
        for one, seat in ((screen, 0), (ana, 1)):
            answer = one.ask(type="point", seat=seat, gesture="ping", places=["A1"])
            assert answer["code"] == "not-your-seat"


def test_gestures_are_bounded_for_each_person(tmp_path: Path):
    bounds = replace(WIDE_BOUNDS, gestures_at_once=3, gestures_a_minute=0.001)
    with run_server(Settings(str(tmp_path / "t.db"), bounds=bounds)) as server:
        match = server.begin("green_horde", "here", "bot:random")
        with server.join(match) as ana:
            kinds = [ana.ask(type="point", seat=0, gesture="ping", places=["A1"])["type"] for _ in range(4)]
    assert kinds == ["done", "done", "done", "problem"]


def test_a_gesture_survives_the_way_between_processes():
    gesture = Pointed(2, "plan", ("A1", "zone_0"), "")
    assert decode_gesture([msgspec.json.encode(gesture).hex()]) == gesture
