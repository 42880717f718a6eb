"""Tests that no message, answer, log or error contains secrets of another seat."""

import json
import logging
import random

import msgspec
import pytest
from tests.server.people.test_people import Somebody
from tests.server.players import Player, play
from tests.server.serving import Served

from horda.engine.chance import Dice
from horda.engine.state import State
from horda.server.ops.json_logging import JsonFormatter, error_location
from horda.server.protocol.log_records import logged_events
from horda.server.protocol.projection import asked_record, view_of
from horda.server.protocol.server_messages import ToClient

GAMES = {"zombiland": 3, "city_of_horror": 3, "green_horde": 2}


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_told_what_it_may_know_and_nothing_else(shared: Served, name: str):
    """Messages depend only on what the seat knows: they are equal for states that differ in hidden information."""
    match = shared.begin(name, *["link"] * GAMES[name], seed=f"leaks {name}")
    players = [shared.join(match, one["link"]) for one in match["links"]]
    watcher = shared.join(match, match["spectator"])
    live = shared.registry.open_matches[match["match"]["id"]]
    rng = random.Random(11)
    for round in range(25):
        play(players, 2, rng)
        for player in [*players, watcher]:
            player.catch_up(live.seq)
            imagined = live.state.determinise(player.seat, Dice(f"{round}"))
            assert player.view == as_json(view_of(imagined, player.seat))
            _same_choices(player, live.state, imagined)
            assert {choice["seat"] for choice in player.choices} <= {player.seat}
    for player in [*players, watcher]:
        assert player.events == json.loads(msgspec.json.encode(logged_events(live.state, player.seat, 0)))
        player.close()


def as_json(value: object) -> object:
    return json.loads(
        json.dumps(value, default=lambda one: {key: getattr(one, key) for key in one.__struct_fields__})
    )


def _same_choices(player: Player, state: State, imagined: State) -> None:
    """Check that a player's choices are those of a state imagined by the seat, so that they reveal no secrets."""
    expected = asked_record(imagined, player.seat, undo="no", question=0)
    shown = sorted(json.dumps(one, sort_keys=True) for one in player.choices)
    assert shown == sorted(json.dumps(_as_json(one.choice), sort_keys=True) for one in expected.choices)
    assert set(player.asked["deciders"]) == set(state.deciders)


def _as_json(choice: object) -> object:
    plain = as_json(choice)
    assert isinstance(plain, dict)
    return {key: value for key, value in plain.items() if value not in ({}, "")}


def test_links_and_seed_are_told_to_nobody_but_their_own(shared: Served, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG, logger="horda.server")
    caplog.set_level(logging.DEBUG, logger="uvicorn")
    match = shared.begin("zombiland", "here", "link", "bot:random", seed=None)
    secrets = [match["link"], match["links"][0]["link"], match["spectator"]]
    id = match["match"]["id"]
    live_seed = None
    with (
        shared.join(match) as ana,
        shared.join(match, secrets[1]) as ben,
        shared.join(match, secrets[2]) as cy,
    ):
        play([ana, ben], 10)
        cy.catch_up(ana.seq)
        live_seed = shared.registry.open_matches[id].header.seed
        ana.choose({"seat": 0, "do": "nonsense"})
        ben.ask(type="kick", seat=0)
        sent = [json.dumps(message) for one in (ana, ben, cy) for message in one.got]
    answers = [
        shared.get(f"/matches/{id}", secrets[2]).text,
        shared.get(f"/matches/{id}/replay", secrets[2]).text,
        shared.get(f"/matches/{id}/replay", "wrong").text,
        shared.http.get("/metrics").text,
        shared.http.get("/healthz").text,
    ]
    formatter = JsonFormatter()
    ours = [record for record in caplog.records if record.name.startswith(("horda", "uvicorn"))]
    assert ours
    logged = [formatter.format(record) for record in ours]
    for text in [*sent, *answers, *logged]:
        assert live_seed not in text
        assert not any(secret in text for secret in secrets)


def test_a_spectator_sees_no_hand(shared: Served):
    match = shared.begin("zombiland", "here", "link", seed="hands")
    with shared.join(match, match["spectator"]) as watcher:
        for seat in watcher.view["players"]:
            assert set(seat["hand"]) == {"?"}
        drawn = [one for one in watcher.events if one["event"] == "ResourceDrawn"]
        assert {one["args"]["card"] for one in drawn} == {"?"}


def test_an_error_in_the_log_says_where_not_what(shared: Served, monkeypatch: pytest.MonkeyPatch, caplog):
    match = shared.begin("zombiland", "here", "bot")
    with shared.join(match) as ana:
        live = shared.registry.open_matches[match["match"]["id"]]

        def breaks(*_: object) -> object:
            raise RuntimeError("the hand of seat 1 is: torch")

        monkeypatch.setattr(type(live.state.game), "chances", breaks)
        caplog.set_level(logging.INFO, logger="horda.server")
        while not ana.choices:
            ana.receive()
        problem = ana.ask(type="odds", choice=ana.choices[0])
        assert problem["code"] == "broken"
        assert "torch" not in json.dumps(problem)
        lines = [JsonFormatter().format(record) for record in caplog.records]
        found = [line for line in lines if problem["args"]["reference"] in line]
        assert len(found) == 1
        assert "RuntimeError" in found[0]
        assert "test_leaks.py" in found[0]
        assert "torch" not in found[0]
        assert ana.ask(type="ping")["type"] == "pong"


def test_a_traceback_is_told_by_places():
    try:
        raise ValueError("secret")
    except ValueError as problem:
        told = error_location(problem)
    assert told["kind"] == "ValueError"
    assert "secret" not in str(told)


def test_every_kind_of_message_was_thought_of():
    """The list of server message types must be extended here after checking what a new type may reveal."""
    assert {kind.__name__ for kind in ToClient.__args__} == {
        "Welcome", "Update", "MatchChanged", "Chat", "Proposed", "Odds", "Ways", "LessonUpdate", "Forecast",
        "Sight", "Advice", "Advised", "Window", "Pointed", "Done", "Link", "Problem", "Pong", "Bye",
    }  # fmt: skip


def test_a_personal_link_is_told_to_its_person_alone(shared: Served, caplog: pytest.LogCaptureFixture):
    """Neither logs nor answers to others contain the link, the links created with it, or the person's list."""
    caplog.set_level(logging.DEBUG, logger="horda.server")
    caplog.set_level(logging.DEBUG, logger="uvicorn")
    match = shared.begin("zombiland", "here", "link", seed="personal")
    id = match["match"]["id"]
    ana, ben = Somebody(shared), Somebody(shared)
    ana.sits(match, match["link"])
    ben.sits(match, match["links"][0]["link"])
    minted = ben.opens(match, "seat", 1)
    person = ben.does("GET")["id"]
    ben.does("POST", "/kept", {"name": "settings", "text": "only-mine", "revision": 0})
    with shared.join(match) as one, shared.join(match, minted) as two:
        play([one, two], 4)
        sent = [json.dumps(message) for message in one.got]
    answers = [
        json.dumps(ana.does("GET")),
        json.dumps(ana.does("GET", "/matches")),
        json.dumps(ana.does("GET", "/export")),
        json.dumps(ana.does("GET", "/friends")),
        shared.get(f"/matches/{id}", match["link"]).text,
        shared.get(f"/matches/{id}/news", match["link"]).text,
        shared.get(f"/matches/{id}/news", match["spectator"]).text,
    ]
    formatter = JsonFormatter()
    logged = [formatter.format(one) for one in caplog.records if one.name.startswith(("horda", "uvicorn"))]
    assert logged
    for text in [*sent, *answers, *logged]:
        assert not any(secret in text for secret in (ben.key, minted, "only-mine"))
    for text in [*sent, *answers]:
        assert person not in text


@pytest.mark.parametrize("name", GAMES)
def test_the_news_of_a_seat_hold_what_it_may_know(shared: Served, name: str):
    """The news are part of the events that the seat was sent."""
    match = shared.begin(name, *["link"] * GAMES[name], seed=f"news {name}")
    players = [shared.join(match, one["link"]) for one in match["links"]]
    players[0].close()
    with shared.join(match, match["links"][0]["link"]) as back:
        play([back, *players[1:]], 30, random.Random(5))
        for player in (back, *players[1:]):
            player.catch_up(shared.registry.open_matches[match["match"]["id"]].seq)
            link = match["links"][player.seat]["link"]
            news = shared.get(f"/matches/{match['match']['id']}/news", link).json()
            assert all(moment in player.events for moment in news["moments"])
            assert news["prompt"] is None or news["prompt"] == player.asked["prompt"]
    for player in players[1:]:
        player.close()
