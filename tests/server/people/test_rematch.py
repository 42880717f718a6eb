"""Tests of rematches: created once, with the same people one seat further on, reached by their old links."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tests.server.people.test_people import Somebody, code
from tests.server.players import Player, play
from tests.server.serving import Served

from horda.server.people.repository import MAX_LINKS_PER_SEAT

Answer = dict[str, Any]


def ask_rematch(server: Served, match: Answer, link: str) -> httpx.Response:
    path = f"/api/v1/matches/{match['match']['id']}/rematch"
    return server.http.post(path, json={}, headers={"authorization": f"Bearer {link}"})


@pytest.fixture
def over(shared: Served) -> Answer:
    """Play a match of Ana, Ben (by link) and a bot to its end, and return the match."""
    wished = [{"who": "here", "name": "Ana"}, {"who": "link", "name": "Ben"}, {"who": "bot", "bot": "random"}]
    clock = {"seconds": 86_400, "out": "turn"}
    wish = {"game": "zombiland", "seats": wished, "seed": "again", "clock": clock, "leaving": "wait"}
    match: Answer = shared.http.post("/api/v1/matches", json=wish).json()
    assert code(ask_rematch(shared, match, match["link"])) == "rematch-not-over"
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"]) as ben:
        while not ana.asked["result"]:
            play([ana, ben], 20)
            ana.catch_up(max(ana.seq, ben.seq))
    return match


def test_everybody_sits_one_place_further_on(shared: Served, over: Answer):
    ben_link = over["links"][0]["link"]
    ana, ben = Somebody(shared), Somebody(shared)
    ana.sits(over, over["link"])
    ben.sits(over, ben_link)
    with shared.join(over) as window:
        first = ask_rematch(shared, over, ben_link).json()
        told = window.until(lambda one: one["type"] == "table" and one["match"]["successor"])
        assert told["match"]["successor"] == first["match"]
    second = ask_rematch(shared, over, over["link"]).json()
    assert first["match"] == second["match"]
    assert (first["role"], first["seat"], second["role"]) == ("seat", 2, "host")
    new = {"match": {"id": first["match"]}, "link": second["link"]}
    with shared.join(new) as host, shared.join(new, first["link"]) as guest:
        assert (host.seat, guest.seat) == (1, 2)
        table = host.table
        assert [seat["name"] for seat in table["seats"]][1:] == ["Ana", "Ben"]
        assert [bool(seat["bot"]) for seat in table["seats"]] == [True, False, False]
        assert (table["clock"]["seconds"], table["clock"]["out"]) == (86_400, "turn")
        assert (table["begun"], table["clock"]["turns"], table["leaving"]) == (False, [], "wait")
        assert host.ask(type="pause", paused=False)["type"] == "done"
        play([host, guest], 4)
    assert {one["match"] for one in ben.matches()} == {over["match"]["id"], first["match"]}
    assert [one["seat"] for one in ben.matches() if one["match"] == first["match"]] == [2]
    assert {one["match"] for one in ana.matches()} == {over["match"]["id"], first["match"]}


def test_two_who_ask_at_the_same_moment_sit_at_one_table(shared: Served, over: Answer):
    links = [over["link"], over["links"][0]["link"]] * 3
    with ThreadPoolExecutor(6) as pool:
        made = list(pool.map(lambda link: ask_rematch(shared, over, link), links))
    assert {one.status_code for one in made} == {200}
    assert len({one.json()["match"] for one in made}) == 1


def test_who_asks_again_gets_the_same_link_again(shared: Served, over: Answer):
    """A page that is reloaded or asks twice does not revoke the link that the person may have passed on."""
    ben_link = over["links"][0]["link"]
    first = ask_rematch(shared, over, ben_link).json()
    others = [ask_rematch(shared, over, ben_link).json() for _ in range(2 * MAX_LINKS_PER_SEAT)]
    assert others == [first] * len(others)
    hosts = {ask_rematch(shared, over, over["link"]).json()["link"] for _ in range(3)}
    assert len(hosts) == 1
    assert not hosts & {first["link"], ben_link, over["link"]}
    new = {"match": {"id": first["match"]}, "link": first["link"]}
    with shared.join(new) as guest:
        assert guest.seat == 2


def test_two_windows_of_one_link_get_one_link(shared: Served, over: Answer):
    ask_rematch(shared, over, over["link"])
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda link: ask_rematch(shared, over, link), [over["links"][0]["link"]] * 4))
    assert [one.status_code for one in made] == [200] * 4
    assert len({one.json()["link"] for one in made}) == 1


def test_a_seat_of_the_rematch_that_was_given_away_is_not_had_back_by_the_old_link(
    shared: Served, over: Answer
):
    ben_link = over["links"][0]["link"]
    bens = ask_rematch(shared, over, ben_link).json()
    asked = ask_rematch(shared, over, over["link"]).json()
    new = {"match": {"id": asked["match"]}, "link": asked["link"]}
    with shared.join(new) as host:
        assert host.ask(type="kick", seat=2)["type"] == "link"
    refused = ask_rematch(shared, over, ben_link)
    assert (refused.status_code, code(refused)) == (403, "bad-link")
    assert shared.get(f"/matches/{asked['match']}", bens["link"]).status_code == 403


def test_who_only_watched_does_not_play_again(shared: Served, over: Answer):
    assert code(ask_rematch(shared, over, over["spectator"])) == "only-players"
    assert code(ask_rematch(shared, over, "wrong")) == "bad-link"


# --- no, thanks ------------------------------------------------------------------------------------


def decline_rematch(server: Served, match: Answer, link: str) -> httpx.Response:
    path = f"/api/v1/matches/{match['match']['id']}/rematch"
    return server.http.delete(path, headers={"authorization": f"Bearer {link}"})


def declined_seats(table: Answer) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["declined"]]


def next_declined(table: Player) -> list[int]:
    """Wait until somebody has declined, and return the seats that did."""
    while not declined_seats(table.table):
        table.receive()
    return declined_seats(table.table)


def test_a_no_is_told_at_both_tables_at_once_and_takes_the_rematch_off_the_list(shared: Served, over: Answer):
    ben_link = over["links"][0]["link"]
    ben = Somebody(shared)
    ben.sits(over, ben_link)
    asked = ask_rematch(shared, over, over["link"]).json()
    new = {"match": {"id": asked["match"]}, "link": asked["link"]}
    bens = ben.opens(new, "seat", 2)
    with shared.join(over) as old, shared.join(new) as host, shared.join(new, bens) as ghost:
        assert declined_seats(host.table) == []
        assert decline_rematch(shared, over, ben_link).status_code == 200
        assert next_declined(host) == [2]
        assert next_declined(old) == [1]
        assert ghost.wait("bye")["code"] == "bad-link"
    assert [one["match"] for one in ben.matches()] == [over["match"]["id"]]
    # Their old table is opened again: the no stays said.
    with shared.join(over, ben_link) as device:
        assert declined_seats(device.table) == [1]
    # And may be taken back.
    back = ask_rematch(shared, over, ben_link).json()
    with shared.join(new, back["link"]) as device, shared.join(over) as old:
        assert declined_seats(device.table) == declined_seats(old.table) == []


def test_who_is_deleted_has_no_name_at_the_rematch_either(shared: Served, over: Answer):
    """This also holds if the earlier match was not on the person's list when the rematch took over the names."""
    ben = Somebody(shared)
    ben.sits(over, over["links"][0]["link"])
    ben.does("DELETE", f"/matches/{over['match']['id']}")
    asked = ask_rematch(shared, over, over["link"]).json()
    path = f"/matches/{asked['match']}"
    assert [seat["name"] for seat in shared.get(path, asked["link"]).json()["seats"]][2] == "Ben"
    ben.does("DELETE")
    assert [seat["name"] for seat in shared.get(path, asked["link"]).json()["seats"]][1:] == ["Ana", ""]


def test_a_bot_that_the_host_puts_in_fills_the_place(shared: Served, over: Answer):
    asked = ask_rematch(shared, over, over["link"]).json()
    new = {"match": {"id": asked["match"]}, "link": asked["link"]}
    decline_rematch(shared, over, over["links"][0]["link"])
    with shared.join(new) as host:
        assert declined_seats(host.table) == [2]
        assert host.ask(type="stand_in", seat=2, bot="random")["type"] == "done"
        while not host.table["seats"][2]["bot"]:
            host.receive()
        assert declined_seats(host.table) == []


def test_there_is_nothing_to_say_no_to_before_it_is_laid_and_after_it_began(shared: Served, over: Answer):
    ben_link = over["links"][0]["link"]
    assert code(decline_rematch(shared, over, ben_link)) == "no-rematch"
    asked = ask_rematch(shared, over, over["link"]).json()
    assert code(decline_rematch(shared, over, over["spectator"])) == "only-players"
    with shared.join({"match": {"id": asked["match"]}, "link": asked["link"]}) as host:
        assert host.ask(type="pause", paused=False)["type"] == "done"
    assert code(decline_rematch(shared, over, ben_link)) == "no-rematch"
