"""Tests of a match over sockets: choices, refusals, view changes, reconnecting, several seats at one screen, chat."""

import hashlib
import random
from copy import deepcopy
from dataclasses import fields

import pytest
from tests.server.players import Player, play
from tests.server.serving import Served

from horda.games import game
from horda.server.protocol.match_records import ChoiceRecord
from horda.server.protocol.projection import choice_from, view_of


def test_a_choice_is_stored_and_told_to_everybody(shared: Served):
    match = shared.begin("zombiland", "here", "link")
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"]) as ben:
        assert (ana.seat, ben.seat) == (0, 1)
        player, other = (ana, ben) if ana.choices else (ben, ana)
        before = player.seq
        answer = player.choose(player.choices[0])
        assert (answer["type"], answer["seq"]) == ("done", before + 1)
        other.catch_up(before + 1)
        names = [[event["event"] for event in one.events] for one in (player, other)]
        assert names[0] == names[1]
        assert {choice["seat"] for choice in other.choices} <= {other.seat}


@pytest.mark.parametrize("name", ["zombiland", "city_of_horror", "green_horde"])
def test_changes_lead_to_the_view_that_the_rules_give(shared: Served, name: str):
    seats = {"zombiland": 3, "city_of_horror": 3, "green_horde": 2}[name]
    match = shared.begin(name, *["link"] * seats, seed="changes")
    players = [shared.join(match, one["link"]) for one in match["links"]]
    with shared.join(match, match["spectator"]) as watcher:
        play(players, 40, random.Random(3))
        live = shared.registry.open_matches[match["match"]["id"]]
        for player in [*players, watcher]:
            player.catch_up(live.seq)
            seen = view_of(live.state, player.seat)
            assert _plain(player.view) == _plain(seen)
            told = [[one["event"], one["args"]] for one in player.events]
            expected = [
                [type(event).__name__, _plain({one.name: getattr(event, one.name) for one in fields(event)})]
                for event in live.state.events_for(player.seat)
            ]
            assert told == expected
    for player in players:
        player.close()


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def test_a_refused_choice_names_its_rules_and_changes_nothing(shared: Served):
    match = shared.begin("green_horde", "here", seed="refused")
    with shared.join(match) as ana:
        while not ana.asked["refusals"]:
            ana.choose(ana.choices[0])
        refusal = ana.asked["refusals"][0]
        seq = ana.seq
        answer = ana.choose(refusal["choice"])
        assert (answer["type"], answer["code"]) == ("problem", "not-now")
        assert answer["rules"] == [refusal["rule"]]
        assert refusal["rule"] in answer["en"]
        assert refusal["rule"] in answer["es"]
        assert ana.ask(type="ping")["seq"] == seq


def test_nobody_decides_for_another_seat(shared: Served):
    match = shared.begin("zombiland", "here", "link")
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"]) as ben:
        asked, other = (ana, ben) if ana.choices else (ben, ana)
        answer = other.choose(asked.choices[0])
        assert answer["code"] == "not-your-seat"
        with shared.join(match, match["spectator"]) as watcher:
            assert watcher.seat is None
            assert watcher.choices == []
            assert watcher.choose(asked.choices[0])["code"] == "only-players"


def test_who_was_away_gets_what_it_missed_and_nothing_twice(shared: Served):
    match = shared.begin("zombiland", "here", "link", "bot:random", seed="away")
    link = match["links"][0]["link"]
    ana, ben = shared.join(match), shared.join(match, link)
    play([ana, ben], 8)
    seq, held = ben.seq, list(ben.events)
    ben.close()
    while ana.choices or any(seat == 2 for seat in ana.asked["deciders"]):
        if ana.choices:
            ana.catch_up(ana.choose(ana.choices[0])["seq"])
        else:
            ana.receive()
    with shared.join(match, link, since=seq, events=len(held)) as back:
        assert back.first["events_from"] == len(held)
        assert held + back.first["events"] == shared.join(match, link).events
        assert back.view == shared.join(match, link).view
    ana.close()


def test_what_was_taken_back_meanwhile_is_not_held(shared: Served):
    match = shared.begin("zombiland", "here", "here", seed="rewound")
    ana = shared.join(match)
    play([ana, shared.join(match, seat=1)], 6)
    away_seq, held = ana.seq, len(ana.events)
    ana.close()
    with shared.join(match) as other:
        for _ in range(2):
            seats = other.first["seats"]
            answers = [other.undo(seat) for seat in seats]
            assert any(answer["type"] == "done" for answer in answers)
        other.catch_up(other.ask(type="ping")["seq"])
        with shared.join(match, since=away_seq, events=held) as back:
            kept = back.first["events_from"]
            assert kept < held
            assert len(other.events) == kept + len(back.first["events"])


def test_one_screen_shows_one_seat_at_a_time(shared: Served):
    match = shared.begin("zombiland", "here", "here", "bot")
    assert match["links"] == []
    with shared.join(match) as screen:
        assert screen.first["seats"] == [0, 1]
        assert screen.seat == 0
        screen.send(type="sit", seat=1)
        screen.wait("welcome")
        assert (screen.seat, screen.view["seat"]) == (1, 1)
        assert screen.ask(type="undo", seat=2, question=0)["code"] == "not-your-seat"
        screen.send(type="sit", seat=2)
        assert screen.wait("problem")["code"] == "not-your-seat"


def test_the_same_link_opens_on_another_device(shared: Served):
    match = shared.begin("zombiland", "here", "bot")
    with shared.join(match) as laptop, shared.join(match) as phone:
        laptop.choose(laptop.choices[0])
        phone.catch_up(laptop.seq)
        assert phone.view == laptop.view
        assert phone.choices == laptop.choices


def test_chat_reaches_everybody_and_those_who_come_later(shared: Served):
    match = shared.begin("zombiland", "here", "link")
    with shared.join(match) as ana, shared.join(match, match["spectator"]) as watcher:
        ana.send(type="say", text="¿Quién tiene la llave?")
        assert watcher.wait("chat")["line"]["text"] == "¿Quién tiene la llave?"
        watcher.send(type="say", text="common-phrase-hello", phrase=True)
        line = ana.until(lambda message: message["type"] == "chat" and message["line"]["number"] == 2)["line"]
        assert (line["seat"], line["phrase"]) == (None, True)
        with shared.join(match, match["links"][0]["link"]) as ben:
            assert [one["number"] for one in ben.chat] == [1, 2]
        watcher.send(type="say", text="I am Ana", seat=0)
        assert watcher.wait("problem")["code"] == "not-your-seat"


def test_standing_orders_are_given_shown_and_ended(shared: Served):
    match = shared.begin("zombiland", "here", "bot:random", seed="orders")
    with shared.join(match) as ana:
        while True:
            while not ana.choices:
                ana.receive()
            lasting = [offer["choice"] for offer in ana.asked["choices"] if offer.get("lasting")]
            if lasting:
                break
            refused = ana.choose({**ana.choices[0], "standing": "match"})
            assert (refused["type"], refused["code"]) == ("problem", "no-standing-order")
            assert "cannot be a standing order" in refused["en"]
            assert "no puede ser una orden fija" in refused["es"]
            ana.catch_up(ana.choose(ana.choices[0])["seq"])
        answer = ana.choose({**lasting[0], "standing": "match"})
        ana.catch_up(answer["seq"])
        assert [order["choice"]["standing"] for order in ana.asked["orders"]] == ["match"]
        ana.catch_up(ana.ask(type="revoke", seat=0)["seq"])
        assert ana.asked["orders"] == []
        assert ana.ask(type="revoke", seat=0)["type"] == "problem"


def test_the_seed_is_fixed_by_its_hash_and_shown_at_the_end(shared: Served):
    match = shared.begin("zombiland", "bot:random", "bot:random", seed=None)
    info = match["match"]
    assert info["seed"] is None
    with shared.join(match) as host:
        while not host.table["over"]:
            host.receive()
        seed = host.table["seed"]
        assert hashlib.sha256(seed.encode()).hexdigest() == info["commitment"]
        state = game("zombiland").new(seats=2, seed=seed)
        assert _plain(view_of(state, None)) == _replay_view(shared, match, 0)
        assert host.asked["result"]["winners"] == host.view["winners"]
        save = shared.get(f"/matches/{info['id']}/save", match["spectator"]).text
        again = game("zombiland").from_json(save)
        assert again.origin == {"seed": seed}
        assert list(again.result.winners) == host.view["winners"]
        other = shared.get(f"/matches/{info['id']}/replay?seat=1&count=1", match["spectator"]).json()
        assert "?" not in other["frames"][0]["view"]["players"][1]["hand"]


def _replay_view(server: Served, match: dict, n: int) -> object:
    answer = server.get(f"/matches/{match['match']['id']}/replay?start={n}&count=1", match["link"])
    return answer.json()["frames"][0]["view"]


def test_odds_are_worked_out_by_the_rules(shared: Served):
    match = shared.begin("green_horde", "here", seed="odds")
    with shared.join(match) as ana:
        attack = _first_attack(ana)
        chances = ana.ask(type="odds", choice=attack)["chances"]
        live = shared.registry.open_matches[match["match"]["id"]]
        assert chances == live.state.game.chances(live.state, choice_from(ChoiceRecord(**attack)))
        assert set(chances) == {"kill", "kills", "friend"}
        other = next(choice for choice in ana.choices if choice["do"] not in ATTACKS)
        assert ana.ask(type="odds", choice=other)["chances"] == {}
        nonsense = {"seat": 0, "do": "shoot", "args": {"weapon": "moon", "zone": "A1"}}
        assert ana.ask(type="odds", choice=nonsense)["code"] == "no-such-choice"


ATTACKS = ("strike", "shoot", "cast", "strike_both", "shoot_both", "cast_both")


def _first_attack(player: Player) -> dict:
    rng = random.Random(5)
    for _ in range(600):
        found = [choice for choice in player.choices if choice["do"] in ATTACKS]
        if found:
            return found[0]
        assert not player.over
        player.catch_up(player.choose(rng.choice(player.choices))["seq"])
    raise AssertionError("nobody to attack")


def test_a_match_is_watched_again_decision_by_decision(shared: Served):
    match = shared.begin("zombiland", "here", "link", seed="again")
    links = [match["link"], match["links"][0]["link"]]
    players = [shared.join(match, link) for link in links]
    seen = {}
    for _ in range(60):
        for player in players:
            player.catch_up(max(one.seq for one in players))
            seen[player.seat, player.seq] = deepcopy(player.view)
        play(players, 1)
    home = f"/matches/{match['match']['id']}/replay"
    for seat, link in enumerate(links):
        events = []
        for start in range(0, 60, 20):
            part = shared.get(f"{home}?start={start}&count=20", link).json()
            assert part["seat"] == seat
            for frame in part["frames"]:
                assert frame["view"] == seen[seat, frame["n"]]
                assert frame["events_from"] == len(events)
                events += frame["events"]
        assert events == players[seat].events[: len(events)]
    jumped = shared.get(f"{home}?start=37&count=2", links[1]).json()["frames"]
    assert [frame["n"] for frame in jumped] == [37, 38]
    assert [frame["view"] for frame in jumped] == [seen[1, 37], seen[1, 38]]
    assert shared.get(f"{home}?start=900", links[0]).status_code == 404
    assert shared.get(f"{home}?seat=1", links[0]).json()["code"] == "not-over"
    assert shared.get(f"/matches/{match['match']['id']}/save", links[0]).json()["code"] == "not-over"
    for player in players:
        player.close()
