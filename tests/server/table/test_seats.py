"""Tests of seats: substitute bots and returning people, the host's kick and pause, undo by vote."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from tests.server.players import Player, play
from tests.server.serving import Served
from websockets.exceptions import ConnectionClosed

from horda.server.match.live_match import LiveMatch
from horda.server.ops.metrics import METRICS


def table_of_two(server: Served, seed: str = "seats") -> tuple[dict, Player, Player]:
    match = server.begin("zombiland", "here", "link", seed=seed)
    return match, server.join(match), server.join(match, match["links"][0]["link"])


def table_of_three(
    server: Served, seed: str = "seats", *, advice: bool = False
) -> tuple[dict, Player, Player, Player]:
    match = server.begin("zombiland", "here", "link", "link", seed=seed, advice=advice)
    first, second = (server.join(match, one["link"]) for one in match["links"])
    return match, server.join(match), first, second


def decider_first(one: Player, other: Player) -> tuple[Player, Player]:
    return (one, other) if one.choices else (other, one)


# --- bots ----------------------------------------------------------------------------------------


def test_a_bot_plays_its_seat_by_itself(shared: Served):
    match = shared.begin("zombiland", "here", "bot", "bot")
    with shared.join(match) as ana:
        play([ana], 5)
        assert ana.seq > 5
        assert [seat["bot"] for seat in ana.table["seats"]] == ["", "heuristic", "heuristic"]


def test_a_bot_stands_in_for_who_left_and_makes_room_when_they_are_back(shared: Served):
    match, ana, ben = table_of_two(shared)
    assert ana.ask(type="stand_in", seat=1)["code"] == "seat-is-person"
    ben.close()
    ana.until(lambda message: message["type"] == "table" and not message["match"]["seats"][1]["online"])
    assert ana.ask(type="stand_in", seat=1)["type"] == "done"
    assert (ana.table["seats"][1]["bot"], ana.table["seats"][1]["away"]) == ("heuristic", True)
    play([ana], 6)
    with shared.join(match, match["links"][0]["link"]) as back:
        ana.until(lambda message: message["type"] == "table" and not message["match"]["seats"][1]["bot"])
        assert play([ana, back], 6) == 6
    ana.close()


def test_after_a_while_anybody_may_let_a_bot_play_for_who_left(server: Served):
    match, ana, ben = table_of_two(server)
    assert ben.ask(type="stand_in", seat=0)["code"] == "seat-is-person"
    ana.close()
    ben.until(lambda message: message["type"] == "table" and not message["match"]["seats"][0]["online"])
    problem = ben.ask(type="stand_in", seat=0)
    assert problem["code"] == "seat-not-gone"
    assert 0 < problem["args"]["seconds"] <= 120
    server.registry.absence_s = 0.0
    assert ben.ask(type="stand_in", seat=0)["type"] == "done"
    play([ben], 4)
    with server.join(match) as ana:
        ben.until(lambda message: message["type"] == "table" and not message["match"]["seats"][0]["bot"])
        assert play([ana, ben], 4) == 4
    ben.close()


def test_one_may_give_ones_own_seat_to_a_bot_and_take_it_back(shared: Served):
    match, ana, ben = table_of_two(shared)
    assert ben.ask(type="stand_in", seat=1, bot="random")["type"] == "done"
    assert (ben.table["seats"][1]["bot"], ben.table["seats"][1]["away"]) == ("random", False)
    play([ana], 4)
    ben.catch_up(ana.seq)
    if ben.choices:
        assert ben.choose(ben.choices[0])["code"] == "seat-is-bot"
    ben.close()
    with shared.join(match, match["links"][0]["link"]) as ben:
        assert ben.table["seats"][1]["bot"] == "random"
        assert ben.ask(type="stand_in", seat=1, bot=None)["type"] == "done"
        assert ben.table["seats"][1]["bot"] == ""
        assert play([ana, ben], 4) == 4
    ana.close()


def test_only_who_may_puts_a_bot_in(shared: Served):
    match, ana, ben = table_of_two(shared)
    with shared.join(match, match["spectator"]) as watcher:
        assert watcher.ask(type="stand_in", seat=1)["code"] == "only-players"
    assert ben.ask(type="stand_in", seat=0)["code"] == "seat-is-person"
    assert ben.ask(type="stand_in", seat=0, bot=None)["code"] == "not-your-seat"
    assert ana.ask(type="stand_in", seat=0, bot="genius")["code"] == "no-such-bot"
    assert ana.ask(type="stand_in", seat=7)["code"] == "no-such-seat"
    ana.close()
    ben.close()


# --- the host ------------------------------------------------------------------------------------


def test_the_host_gives_a_seat_to_somebody_else(shared: Served):
    match, ana, ben, eva = table_of_three(shared)
    old = match["links"][0]["link"]
    assert ben.ask(type="kick", seat=0)["code"] == "only-host"
    assert ana.ask(type="kick", seat=1)["type"] == "done"
    wish = eva.wait("proposed")["proposal"]
    assert (wish["kind"], wish["by"], wish["seat"], wish["waiting"]) == ("new_link", 0, 1, [2])
    assert eva.consent(agree=True)["type"] == "done"
    new = ana.ask(type="kick", seat=1)
    assert new["type"] == "link"
    bye = ben.wait("bye")
    assert (bye["code"], bye["again"]) == ("kicked", False)
    assert shared.join(match, old).first["code"] == "bad-link"
    deed = eva.until(lambda message: message["type"] == "table" and message["match"]["deeds"])["match"]
    assert [(one["kind"], one["by"], one["seat"]) for one in deed["deeds"]] == [("new_link", 0, 1)]
    with shared.join(match, new["link"]) as carla:
        assert carla.seat == 1
        assert play([ana, carla, eva], 6) == 6
    ana.close()
    eva.close()


@pytest.mark.parametrize(
    "message",
    [
        {"type": "stand_in", "seat": 1, "bot": None},
        {"type": "rename", "seat": 1, "name": "Still Ben"},
        {"type": "say", "text": "still here"},
    ],
    ids=lambda message: message["type"],
)
def test_what_a_kicked_window_has_already_sent_is_not_carried_out(
    shared: Served, monkeypatch: pytest.MonkeyPatch, message: dict[str, Any]
):
    """The client sends a message while the database replaces the client's link."""
    live, ana, ben = granted_kick(shared)
    store = shared.registry.store
    replace_link = store.replace_link

    def send_all() -> None:
        with suppress(ConnectionClosed):
            for _ in range(5):
                ben.send(**message)
            ben.ask(type="ping")

    async def send_meanwhile(*link: Any) -> None:
        await replace_link(*link)
        await asyncio.to_thread(send_all)

    monkeypatch.setattr(store, "replace_link", send_meanwhile)
    assert ana.ask(type="kick", seat=1)["type"] == "link"
    check_given_away(live, ana)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "stand_in", "seat": 1, "bot": None},
        {"type": "rename", "seat": 1, "name": "Still Ben"},
        {"type": "advise", "seat": 1, "forgo": True},
    ],
    ids=lambda message: message["type"],
)
def test_what_a_kicked_window_asked_for_while_the_match_was_busy_is_not_carried_out(
    shared: Served, message: dict[str, Any]
):
    """The kick and the client's message both wait for the lock, the kick first."""
    live, ana, ben = granted_kick(shared)
    assert shared.loop is not None
    shared.do(live.lock.acquire())
    for sender, sent in ((ana, {"type": "kick", "seat": 1, "id": "kick"}), (ben, message)):
        before = METRICS.counter_value("horda_messages_total")
        sender.send(**sent)
        while METRICS.counter_value("horda_messages_total") == before:
            pass
    shared.loop.call_soon_threadsafe(live.lock.release)
    assert ana.until(lambda answer: answer.get("id") == "kick")["type"] == "link"
    ben.wait("bye")
    check_given_away(live, ana)


def granted_kick(server: Served) -> tuple[LiveMatch, Player, Player]:
    """Return a match whose table has agreed to the kick of Ben by Ana, and the clients of Ana and Ben."""
    match, ana, ben, eva = table_of_three(server, advice=True)
    assert ana.ask(type="kick", seat=1)["type"] == "done"
    eva.wait("proposed")
    assert eva.consent(agree=True)["type"] == "done"
    return server.registry.open_matches[match["match"]["id"]], ana, ben


def check_given_away(live: LiveMatch, ana: Player) -> None:
    """Check that a bot plays the second seat until the new link is used, and that the old client changed nothing."""
    assert ana.ask(type="ping")["type"] == "pong"
    seat = live.sitting.seats[1]
    assert seat.bot, "nobody would play the seat"
    assert (seat.away, seat.claimed, seat.name) == (True, False, "")
    assert ana.chat == []
    assert live.sitting.wishes == 1, "the old window proposed something after the vote on its seat"


def test_who_comes_by_a_link_that_is_being_replaced_does_not_take_the_seat(
    shared: Served, monkeypatch: pytest.MonkeyPatch
):
    match = shared.begin("zombiland", "here", "link", "bot:random", seed="replaced")
    link = match["links"][0]["link"]
    linked = shared.registry.resolve_link

    async def replaced_meanwhile(match_id: str, shown: str) -> Any:
        found = await linked(match_id, shown)
        if shown == link:
            monkeypatch.setattr(shared.registry, "resolve_link", linked)
            assert (await asyncio.to_thread(ana.ask, type="kick", seat=1))["type"] == "link"
        return found

    with shared.join(match) as ana:
        monkeypatch.setattr(shared.registry, "resolve_link", replaced_meanwhile)
        with shared.join(match, link) as ben:
            assert ben.first["code"] == "bad-link"
        seat = shared.registry.open_matches[match["match"]["id"]].sitting.seats[1]
        assert (bool(seat.bot), seat.away, seat.claimed) == (True, True, False)


def test_nobody_takes_a_seat_back_from_a_bot_before_sitting_down(shared: Served):
    match = shared.begin("zombiland", "here", "link", waits=True)
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"], door=True) as ben:
        assert ana.ask(type="stand_in", seat=1)["type"] == "done"
        assert ben.ask(type="stand_in", seat=1, bot=None)["code"] == "not-your-seat"
        assert shared.registry.open_matches[match["match"]["id"]].sitting.seats[1].bot


def test_a_paused_match_waits_bots_and_all(shared: Served):
    match = shared.begin("zombiland", "here", "link", "bot")
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"]) as ben:
        assert ben.ask(type="pause", paused=True)["code"] == "only-host"
        ana.ask(type="pause", paused=True)
        ben.until(lambda message: message["type"] == "table" and message["match"]["paused"])
        seq = ana.ask(type="ping")["seq"]
        for one in (ana, ben):
            one.catch_up(seq)
            if one.choices:
                assert one.choose(one.choices[0])["code"] == "is-paused"
        assert ana.ask(type="ping")["seq"] == seq
        ana.ask(type="pause", paused=False)
        assert play([ana, ben], 4) == 4


def test_people_are_called_as_they_wish(shared: Served):
    _, ana, ben = table_of_two(shared)
    ben.send(type="rename", seat=1, name="Benedicto")
    ana.until(
        lambda message: message["type"] == "table" and message["match"]["seats"][1]["name"] == "Benedicto"
    )
    assert ben.ask(type="rename", seat=0, name="Thief")["code"] == "not-your-seat"
    assert ben.ask(type="rename", seat=1, name="x" * 41)["code"] == "bad-message"
    ana.close()
    ben.close()


# --- undo ----------------------------------------------------------------------------------------


def test_what_taught_nobody_anything_is_taken_back_at_once(shared: Served):
    match = shared.begin("green_horde", "here", seed="free")
    with shared.join(match) as ana:
        while ana.asked["undo"] != "free":
            ana.catch_up(ana.choose(ana.choices[0])["seq"])
        moves = ana.got[-1].get("moves") or ana.ask(type="ping")["seq"]
        answer = ana.undo()
        assert answer["type"] == "done"
        update = next(one for one in reversed(ana.got) if one["type"] == "update")
        assert update["taken_back"]
        assert update["moves"] < moves or update["seq"] == answer["seq"]
        assert "TakenBack" not in [event["event"] for event in ana.events]


def test_alone_all_is_taken_back_and_the_log_says_so(shared: Served):
    match = shared.begin("zombiland", "here", "bot", seed="alone")
    with shared.join(match) as ana:
        play([ana], 3)
        while ana.asked["undo"] != "ask":
            play([ana], 1)
        assert ana.undo()["type"] == "done"
        assert any(one["type"] == "update" and one.get("taken_back") for one in ana.got)
        assert "TakenBack" in [event["event"] for event in ana.events]


def play_until_undo_needs_vote(ana: Player, ben: Player) -> Player:
    """Play until a player's last choice can be undone only if the other agrees; return the player."""
    for _ in range(60):
        play([ana, ben], 1)
        newest = max(ana.seq, ben.seq)
        for player in (ana, ben):
            player.catch_up(newest)
        for player in (ana, ben):
            if player.asked["undo"] == "ask":
                return player
    raise AssertionError("nothing was learnt")


def test_beyond_that_the_table_is_asked(shared: Served):
    match, ana, ben = table_of_two(shared, seed="consent")
    one = play_until_undo_needs_vote(ana, ben)
    other = ben if one is ana else ana
    seq = one.seq
    one.undo()
    wish = other.wait("proposed")
    assert (wish["outcome"], wish["proposal"]["by"], wish["proposal"]["waiting"]) == (
        "asked",
        one.seat,
        [other.seat],
    )
    assert one.consent(agree=True)["code"] == "nothing-asked"
    assert one.undo()["code"] == "already-asked"
    with shared.join(match, match["spectator"]) as watcher:
        assert watcher.first["proposal"]["by"] == one.seat
        assert watcher.consent(agree=True)["code"] == "only-players"
    other.consent(agree=True)
    one.until(lambda message: message["type"] == "update" and message.get("taken_back"))
    assert one.seq == seq + 1
    assert one.events[-1]["event"] == "TakenBack"
    assert play([ana, ben], 6) == 6
    ana.close()
    ben.close()


def test_a_table_may_refuse_and_a_wish_lapses_with_the_next_decision(shared: Served):
    _, ana, ben = table_of_two(shared, seed="refusal")
    one = play_until_undo_needs_vote(ana, ben)
    other = ben if one is ana else ana
    seq = one.seq
    one.undo()
    other.wait("proposed")
    other.consent(agree=False)
    assert (
        one.until(lambda message: message["type"] == "proposed" and message["outcome"] != "asked")["outcome"]
        == "refused"
    )
    assert one.ask(type="ping")["seq"] == seq
    one.undo()
    other.wait("proposed")
    other.catch_up(seq)
    asked, _ = decider_first(ana, ben)
    asked.choose(asked.choices[0])
    assert (
        other.until(lambda message: message["type"] == "proposed" and message["outcome"] != "asked")[
            "outcome"
        ]
        == "lapsed"
    )
    assert other.consent(agree=True)["code"] == "nothing-asked"
    ana.close()
    ben.close()


# --- waiting for those who are invited -----------------------------------------------------------


def test_a_table_that_waits_begins_only_by_its_host(shared: Served):
    match = shared.begin("zombiland", "here", "link", "bot", waits=True)
    assert (match["match"]["begun"], match["match"]["paused"]) == (False, True)
    assert [seat["came"] for seat in match["match"]["seats"]] == [True, False, False]
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"]) as ben:
        ana.until(lambda message: message["type"] == "table" and message["match"]["seats"][1]["came"])
        asked = ana if ana.choices else ben
        if asked.choices:
            assert asked.choose(asked.choices[0])["code"] == "is-paused"
        assert ben.ask(type="pause", paused=False)["code"] == "only-host"
        assert ana.seq == 0, "bots wait as well"
        assert ana.ask(type="pause", paused=False)["type"] == "done"
        assert (ana.table["begun"], ana.table["paused"]) == (True, False)
        assert play([ana, ben], 4) == 4
        # A later pause is an ordinary pause: the match has begun.
        assert ana.ask(type="pause", paused=True)["type"] == "done"
        assert (ana.table["begun"], ana.table["paused"]) == (True, True)


def test_everybody_is_told_for_how_long_somebody_is_gone(server: Served):
    match = server.begin("zombiland", "here", "link", "link")
    ana, ben = server.join(match), server.join(match, match["links"][0]["link"])
    ana.until(lambda message: message["type"] == "table" and message["match"]["seats"][1]["came"])
    assert [seat["gone"] for seat in ana.table["seats"]] == [0, 0, 0]
    ben.close()
    ana.until(lambda message: message["type"] == "table" and not message["match"]["seats"][1]["online"])
    server.registry.open_matches[match["match"]["id"]].attendance.seconds_away = lambda _: 90.9
    ana.send(type="rename", seat=0, name="Ana")
    ana.until(lambda message: message["type"] == "table" and message["match"]["seats"][0]["name"] == "Ana")
    # Ana is connected, and a person who never came does not count as gone.
    assert [seat["gone"] for seat in ana.table["seats"]] == [0, 90, 0]
    ana.close()


# --- table settings ------------------------------------------------------------------------------


def settings_of(table: dict) -> tuple[object, ...]:
    clock = table["clock"] and (table["clock"]["seconds"], table["clock"]["out"])
    return table["undo"], clock, table["advice"], table["leaving"]


def test_the_host_settles_how_the_table_plays_until_it_begins_and_all_see_it(shared: Served):
    match = shared.begin("zombiland", "here", "link", waits=True)
    assert settings_of(match["match"]) == ("ask", None, False, "bot")
    how = {"undo": "free", "clock": {"seconds": 180, "out": "tell"}, "advice": True, "leaving": "wait"}
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"]) as ben:
        assert ben.ask(type="arrange", how=how)["code"] == "only-host"
        assert ana.ask(type="arrange", how={"clock": {"seconds": 60}, "advice": True})["type"] == "done"
        ben.until(lambda message: message["type"] == "table" and message["match"]["advice"])
        assert settings_of(ben.table) == ("ask", (60, "open"), True, "bot")
        # No clock runs before the start, and the last settings count.
        assert ben.table["clock"]["turns"] == []
        assert ana.ask(type="arrange", how=how)["type"] == "done"
        ana.ask(type="pause", paused=False)
        ben.until(lambda message: message["type"] == "table" and message["match"]["begun"])
        assert settings_of(ben.table) == settings_of(ana.table) == ("free", (180, "tell"), True, "wait")
        assert len(ben.table["clock"]["turns"]) == 1
        assert ana.ask(type="arrange", how={})["code"] == "has-begun"
        assert settings_of(ana.table) == ("free", (180, "tell"), True, "wait")
    assert settings_of(shared.get(f"/matches/{match['match']['id']}", match["link"]).json())[0] == "free"


def test_where_that_is_settled_nothing_is_taken_back_that_somebody_learnt_from(shared: Served):
    for undo, code in (("free", "learnt-from"), ("ask", None)):
        match = shared.begin("zombiland", "here", "link", seed="learnt", undo=undo)
        with shared.join(match) as ana, shared.join(match, match["links"][0]["link"]) as ben:
            one, other = decider_first(ana, ben)
            while "roll" not in [choice["do"] for choice in one.choices]:
                assert play([ana, ben], 1) == 1
                one, other = decider_first(ana, ben)
            rolled = next(choice for choice in one.choices if choice["do"] == "roll")
            assert one.choose(rolled)["type"] == "done"
            assert one.asked["undo"] == ("no" if undo == "free" else "ask")
            answer = one.ask(type="undo", seat=rolled["seat"], question=one.asked["question"])
            assert answer.get("code") == code
            if code is None:
                assert other.wait("proposed")["proposal"]["kind"] == "undo"


def test_where_that_is_settled_nobody_plays_for_somebody_who_left(server: Served):
    match = server.begin("zombiland", "here", "link", "link", leaving="wait", waits=True)
    first, _ = (one["link"] for one in match["links"])
    with server.join(match) as ana:
        ben = server.join(match, first)
        ana.until(lambda message: message["type"] == "table" and message["match"]["seats"][1]["came"])
        ana.ask(type="pause", paused=False)
        ben.close()
        ana.until(lambda message: message["type"] == "table" and not message["match"]["seats"][1]["online"])
        assert ana.ask(type="stand_in", seat=1)["code"] == "table-waits"
        assert ana.table["seats"][1]["bot"] == ""
        # The table does not wait for people who never came, and players may always give their seat to a bot.
        assert ana.ask(type="stand_in", seat=2)["type"] == "done"
        assert ana.ask(type="stand_in", seat=0)["type"] == "done"


# --- at the door ---------------------------------------------------------------------------------


def test_who_has_only_opened_a_link_is_at_the_door_until_they_sit_down(shared: Served):
    match = shared.begin("zombiland", "here", "link", waits=True)
    link = match["links"][0]["link"]
    with shared.join(match) as ana, shared.join(match, link, door=True) as ben:
        ana.until(lambda message: message["type"] == "table" and message["match"]["seats"][1]["door"])
        seat = ana.table["seats"][1]
        assert (seat["online"], seat["came"]) == (False, False)
        assert ana.ask(type="stand_in", seat=1)["type"] == "done", "a bot may take the chair meanwhile"
        ben.send(type="sit", seat=1)
        ben.wait("welcome")
        ana.until(lambda message: message["type"] == "table" and message["match"]["seats"][1]["came"])
        seat = ana.table["seats"][1]
        assert (seat["online"], seat["door"], seat["bot"]) == (True, False, "")


def test_who_leaves_from_the_door_was_never_there(shared: Served):
    match = shared.begin("zombiland", "here", "link", waits=True)
    with shared.join(match) as ana:
        with shared.join(match, match["links"][0]["link"], door=True):
            ana.until(lambda message: message["type"] == "table" and message["match"]["seats"][1]["door"])
        ana.until(lambda message: message["type"] == "table" and not message["match"]["seats"][1]["door"])
        seat = ana.table["seats"][1]
        assert (seat["online"], seat["came"], seat["gone"]) == (False, False, 0)
