"""Tests of people without accounts: a personal link gives their matches to every device, and can be erased."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.players import Player, play
from tests.server.serving import Served, run_server

from horda.server.config.limits import Bounds
from horda.server.config.settings import Settings
from horda.server.people import repository
from horda.server.people.people_records import MAX_KEPT_TEXTS
from horda.server.people.repository import MAX_LINKS_PER_SEAT
from horda.server.store.engine import database_url, open_engine
from horda.server.store.tables.matches import metadata

Answer = dict[str, Any]


class Somebody:
    """A person with a personal link, on any number of devices."""

    def __init__(self, server: Served, key: str = "") -> None:
        self.server = server
        self.key = key or self._new_key()

    def _new_key(self) -> str:
        made = self.server.http.post("/api/v1/people", json={})
        assert made.status_code == 201, made.text
        return str(made.json()["key"])

    def asks(self, method: str, path: str = "", body: object = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.key}"}
        return self.server.http.request(method, f"/api/v1/people/me{path}", headers=headers, json=body)

    def does(self, method: str, path: str = "", body: object = None) -> Answer:
        answer = self.asks(method, path, body)
        assert answer.status_code < 300, answer.text
        told: Answer = answer.json()
        return told

    def sits(self, match: Answer, link: str) -> None:
        self.does("POST", "/matches", {"match": match["match"]["id"], "link": link})

    def opens(self, match: Answer, role: str, seat: int | None = None) -> str:
        """Return a link to a match for one more device of the person."""
        path = f"/matches/{match['match']['id']}/link"
        return str(self.does("POST", path, {"role": role, "seat": seat})["link"])

    def matches(self) -> list[Answer]:
        listed: list[Answer] = self.does("GET", "/matches")["matches"]
        return listed


def code(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def table_of_two(server: Served) -> tuple[Answer, str]:
    """Create Ana's table with a seat for Ben; return the match and Ben's link."""
    match = server.begin("zombiland", "here", "link")
    return match, match["links"][0]["link"]


def test_a_second_device_has_the_seat_and_the_list(shared: Served):
    match, link = table_of_two(shared)
    ben = Somebody(shared)
    ben.sits(match, link)
    ben.sits(match, link)
    (listed,) = ben.matches()
    assert (listed["role"], listed["seat"], listed["mine"]) == ("seat", 1, [1])
    other = Somebody(shared, ben.key)
    mine = other.opens(match, "seat", 1)
    assert mine != link
    with shared.join(match) as ana, shared.join(match, mine) as device:
        assert device.seat == 1
        play([ana, device], 6)
    (listed,) = other.matches()
    assert listed["asked"]
    assert not listed["over"]


def test_a_list_says_whose_turn_it_is_and_since_when(shared: Served):
    match, link = table_of_two(shared)
    ana, ben = Somebody(shared), Somebody(shared)
    ana.sits(match, match["link"])
    ben.sits(match, link)
    with shared.join(match) as one, shared.join(match, link) as two:
        for _ in range(8):
            play([one, two], 1)
            one.catch_up(max(one.seq, two.seq))
            live = shared.registry.open_matches[match["match"]["id"]]
            for who in (ana, ben):
                (listed,) = who.matches()
                assert listed["asked"] == live.state.deciders
                assert listed["since"] >= listed["since"][:4]
                assert listed["since"] >= match["match"]["created"]


def test_a_match_that_waits_for_a_person_comes_first(shared: Served):
    first, link = table_of_two(shared)
    ben = Somebody(shared)
    ben.sits(first, link)
    asked = {}
    for number in range(3):
        match = shared.begin("zombiland", "here", "link", seed=f"waits {number}")
        ben.sits(match, match["links"][0]["link"])
        shared.get(f"/matches/{match['match']['id']}", match["link"])
        asked[match["match"]["id"]] = 1 in shared.registry.open_matches[match["match"]["id"]].state.deciders
    listed = ben.matches()
    waits = [1 in one["asked"] for one in listed]
    assert waits == sorted(waits, reverse=True)
    assert {one["match"] for one in listed} == {first["match"]["id"], *asked}


def test_a_new_personal_link_voids_the_old_one_and_what_it_opened(shared: Served):
    match, link = table_of_two(shared)
    ben = Somebody(shared)
    ben.sits(match, link)
    minted = ben.opens(match, "seat", 1)
    old = ben.key
    with shared.join(match, minted) as thief, shared.join(match, link) as invited:
        ben.key = ben.does("POST", "/key", {})["key"]
        assert thief.wait("bye")["code"] == "bad-link"
        assert invited.ask(type="ping")["type"] == "pong"
    assert code(Somebody(shared, old).asks("GET")) == "no-such-person"
    assert shared.get(f"/matches/{match['match']['id']}", minted).status_code == 403
    assert shared.get(f"/matches/{match['match']['id']}", link).status_code == 200
    assert len(ben.matches()) == 1
    with shared.join(match, ben.opens(match, "seat", 1)) as device:
        assert device.seat == 1


def test_a_seat_that_got_a_new_link_leaves_the_list_of_who_had_it(shared: Served):
    match, link = table_of_two(shared)
    ben = Somebody(shared)
    ben.sits(match, link)
    minted = ben.opens(match, "seat", 1)
    with shared.join(match) as ana:
        assert ana.ask(type="kick", seat=1)["type"] == "link"
    assert ben.matches() == []
    assert shared.get(f"/matches/{match['match']['id']}", minted).status_code == 403
    path = f"/matches/{match['match']['id']}/link"
    assert code(ben.asks("POST", path, {"role": "seat", "seat": 1})) == "not-on-your-list"


def test_nobody_opens_a_seat_that_is_not_theirs(shared: Served):
    match, link = table_of_two(shared)
    ben, eve = Somebody(shared), Somebody(shared)
    ben.sits(match, link)
    id = match["match"]["id"]
    for body in ({"role": "host"}, {"role": "seat", "seat": 0}, {"role": "spectator"}):
        assert code(ben.asks("POST", f"/matches/{id}/link", body)) == "not-on-your-list"
    assert code(eve.asks("POST", f"/matches/{id}/link", {"role": "seat", "seat": 1})) == "not-on-your-list"
    assert code(eve.asks("POST", "/matches", {"match": id, "link": "guessed"})) == "bad-link"
    assert code(eve.asks("POST", "/matches", {"match": "other", "link": link})) == "bad-link"
    assert eve.matches() == []


def test_devices_share_what_they_keep_and_the_slower_one_is_told(shared: Served):
    one = Somebody(shared)
    two = Somebody(shared, one.key)
    kept = one.does("POST", "/kept", {"name": "settings", "text": "{}", "revision": 0})
    assert kept["revision"] == 1
    late = {"name": "settings", "text": "late", "revision": 0}
    assert code(two.asks("POST", "/kept", late)) == "kept-changed"
    assert two.does("POST", "/kept", late | {"revision": 1})["revision"] == 2
    assert code(one.asks("POST", "/kept", late | {"revision": 1})) == "kept-changed"
    assert [held["text"] for held in one.does("GET")["kept"]] == ["late"]


def test_what_is_kept_is_bounded(shared: Served):
    one = Somebody(shared)
    for number in range(MAX_KEPT_TEXTS):
        body = {"name": "x" * (number + 1), "text": "", "revision": 0}
        assert one.asks("POST", "/kept", body).status_code == 200
    assert one.asks("POST", "/kept", {"name": "more", "text": "", "revision": 0}).status_code == 409
    assert one.asks("POST", "/kept", {"name": "x", "text": "y" * 20_000, "revision": 1}).status_code == 422
    assert one.asks("POST", "/kept", {"name": "X;", "text": "", "revision": 0}).status_code == 422


def test_links_of_devices_are_bounded(shared: Served):
    match, link = table_of_two(shared)
    ben = Somebody(shared)
    ben.sits(match, link)
    made = [ben.opens(match, "seat", 1) for _ in range(MAX_LINKS_PER_SEAT + 2)]
    good = [shared.get(f"/matches/{match['match']['id']}", one).status_code == 200 for one in made]
    assert good == [False] * 2 + [True] * MAX_LINKS_PER_SEAT


def test_personal_links_are_not_made_by_the_thousand(tmp_path):
    bounds = Bounds(people_an_hour=1, people_at_once=2)
    with run_server(Settings(str(tmp_path / "few.db"), bounds=bounds, thinking=PATIENT_BOTS)) as server:
        made = [server.http.post("/api/v1/people", json={}) for _ in range(3)]
    assert [one.status_code for one in made] == [201, 201, 429]
    assert made[2].json()["args"]["minutes"] >= 1


@pytest.mark.parametrize("header", ["", "Bearer", "Basic x", "Bearer wrong"])
def test_without_a_personal_link_there_is_nobody(shared: Served, header: str):
    answer = shared.http.get("/api/v1/people/me", headers={"authorization": header} if header else {})
    assert answer.status_code in (401, 403)
    assert code(answer) == "no-such-person"


# --- while one was away --------------------------------------------------------------------------


def news(server: Served, match: Answer, link: str) -> Answer:
    told: Answer = server.get(f"/matches/{match['match']['id']}/news", link).json()
    return told


def test_what_happened_meanwhile_is_told_as_the_seat_may_know_it(shared: Served):
    match, link = table_of_two(shared)
    ana, ben = shared.join(match), shared.join(match, link)
    told = news(shared, match, link)
    assert (told["since"], told["count"], told["moments"]) == (None, len(ben.events), [])
    assert told["prompt"] == (ben.asked["prompt"] if 1 in ben.asked["deciders"] else None)
    assert (told["table"]["asked"], told["table"]["mine"]) == (ben.asked["deciders"], [1])
    play([ana, ben], 6)
    ben.catch_up(max(ana.seq, ben.seq))
    ana.catch_up(ben.seq)
    before = len(ben.events)
    ben.close()
    told = _once_noted(shared, match, link)
    assert told["count"] == 0
    with shared.join(match, link) as two:
        play([ana, two], 30)
        two.catch_up(max(ana.seq, two.seq))
        told = news(shared, match, link)
        since = two.events[before:]
        assert told["count"] == len(since)
        assert 0 < len(told["moments"]) <= 4
        places = [since.index(moment) for moment in told["moments"]]
        assert places == sorted(places)
    ana.close()


def _once_noted(server: Served, match: Answer, link: str) -> Answer:
    """Wait until the server has noticed that the page is closed; return the news of the link."""
    for _ in range(2000):
        told = news(server, match, link)
        if told["since"] is not None:
            return told
    raise AssertionError("the server did not notice")


# --- friends -------------------------------------------------------------------------------------


def invitation(match: Answer, person: str, seat: int = 1) -> Answer:
    return {
        "person": person,
        "match": match["match"]["id"],
        "link": match["link"],
        "seat": seat,
        "sender": "Ana",
    }


def two_who_played(server: Served) -> tuple[Somebody, Somebody]:
    match, link = table_of_two(server)
    ana, ben = Somebody(server), Somebody(server)
    ana.sits(match, match["link"])
    ben.sits(match, link)
    both_play(server, match, match["link"], link)
    return ana, ben


def both_play(server: Served, match: Answer, *links: str) -> None:
    """Play with two links until each of the first two seats has decided something."""
    with server.join(match, links[0]) as one, server.join(match, links[1]) as two:
        while not {0, 1} <= played_in(server, match):
            play([one, two], 1)


def test_who_only_watched_hosted_or_showed_a_link_has_no_friends(shared: Served):
    """Friends are people who have both made a decision in the same match, each for a seat of their own."""
    ana, ben = two_who_played(shared)
    for who in (ana, ben):
        who.does("POST", "", {"invites": True})
    match = shared.begin("zombiland", "link", "link", "link", seed="friends")
    links = [one["link"] for one in match["links"]]
    ana.sits(match, links[0])
    ben.sits(match, links[1])
    watcher, host, shown, sharing = (Somebody(shared) for _ in range(4))
    for who, link in (
        (watcher, match["spectator"]),
        (host, match["link"]),
        (shown, links[2]),
        (sharing, links[1]),
    ):
        who.does("POST", "", {"invites": True})
        who.sits(match, link)
    both_play(shared, match, *links[:2])
    again, _ = table_of_two(shared)
    for who in (watcher, host, shown):
        assert who.does("GET", "/friends")["friends"] == []
        sent = invitation(again, ben.does("GET")["id"])
        assert code(who.asks("POST", "/invitations", sent)) == "no-such-friend"
    met = {one["id"] for one in ana.does("GET", "/friends")["friends"]}
    assert met == {ben.does("GET")["id"], sharing.does("GET")["id"]}


def played_in(server: Served, match: Answer) -> set[int]:
    """Return the seats that have decided something in a match."""
    entries = server.do(server.registry.store.entries(match["match"]["id"]))
    return {entry.seat for entry in entries if entry.seat is not None}


def test_only_who_allowed_it_is_invited_and_only_by_whom_they_played_with(shared: Served):
    ana, ben = two_who_played(shared)
    eve = Somebody(shared)
    id = ben.does("GET")["id"]
    again, _ = table_of_two(shared)
    assert ana.does("GET", "/friends")["friends"] == []
    assert code(ana.asks("POST", "/invitations", invitation(again, id))) == "no-such-friend"
    ben.does("POST", "", {"invites": True})
    assert [one["id"] for one in ana.does("GET", "/friends")["friends"]] == [id]
    assert eve.does("GET", "/friends")["friends"] == []
    assert code(eve.asks("POST", "/invitations", invitation(again, id))) == "no-such-friend"
    ana.does("POST", "/invitations", invitation(again, id))
    assert code(ana.asks("POST", "/invitations", invitation(again, id))) == "already-invited"
    (kept,) = ben.does("GET", "/matches")["invitations"]
    assert (kept["sender"], kept["seat"], kept["game"]) == ("Ana", 1, "zombiland")
    assert code(eve.asks("POST", f"/invitations/{kept['id']}", {"accept": True})) == "no-such-invitation"
    opened = ben.does("POST", f"/invitations/{kept['id']}", {"accept": True})["opened"]
    with shared.join(again, opened["link"]) as device:
        assert device.seat == 1
    assert len(ben.matches()) == 2
    assert code(ben.asks("POST", f"/invitations/{kept['id']}", {"accept": True})) == "no-such-invitation"


def test_an_invitation_may_be_given_back_and_a_no_to_all_sends_them_back(shared: Served):
    ana, ben = two_who_played(shared)
    ben.does("POST", "", {"invites": True})
    id = ben.does("GET")["id"]
    one, _ = table_of_two(shared)
    ana.does("POST", "/invitations", invitation(one, id))
    (kept,) = ben.does("GET", "/matches")["invitations"]
    with shared.join(one) as host:
        assert ben.does("POST", f"/invitations/{kept['id']}", {"accept": False})["opened"] is None
        host.until(lambda told: told["type"] == "table" and told["match"]["seats"][1]["declined"])
        ana.does("POST", "/invitations", invitation(one, id))
        host.until(lambda told: told["type"] == "table" and not told["match"]["seats"][1]["declined"])
    ben.does("POST", "", {"invites": False})
    assert ben.does("GET", "/matches")["invitations"] == []


def test_a_taken_seat_and_somebody_elses_table_are_not_given_away(shared: Served):
    ana, ben = two_who_played(shared)
    ben.does("POST", "", {"invites": True})
    id = ben.does("GET")["id"]
    match, link = table_of_two(shared)
    assert code(ana.asks("POST", "/invitations", invitation(match, id) | {"link": link})) == "only-host"
    assert code(ana.asks("POST", "/invitations", invitation(match, id, 0))) == "seat-is-person"
    assert code(ana.asks("POST", "/invitations", invitation(match, id, 7))) == "no-such-seat"
    ana.does("POST", "/invitations", invitation(match, id))
    (kept,) = ben.does("GET", "/matches")["invitations"]
    with shared.join(match, link) as cleo:
        cleo.until(lambda message: message["type"] == "table" and message["match"]["seats"][1]["came"])
        assert code(ben.asks("POST", f"/invitations/{kept['id']}", {"accept": True})) == "seat-is-person"


# --- all of it, and nothing ------------------------------------------------------------------------


def dump_database(database: str) -> str:
    """Return every cell of every table as text, independently of the people's queries."""

    async def look() -> str:
        engine = open_engine(database_url(database))
        cells: list[str] = []
        async with engine.connect() as connection:
            for table in metadata.sorted_tables:
                for row in await connection.execute(select(table)):
                    cells += [str(value) for value in row]
        await engine.dispose()
        return "\n".join(cells)

    return asyncio.run(look())


def test_an_export_tells_all_and_a_deletion_leaves_nothing(database: str):
    with run_server(Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)) as server:
        match, link = table_of_two(server)
        ana, ben = Somebody(server), Somebody(server)
        ana.sits(match, match["link"])
        ben.sits(match, link)
        ben.does("POST", "", {"invites": True})
        ben.does("POST", "/kept", {"name": "settings", "text": "secret-setting", "revision": 0})
        again, _ = table_of_two(server)
        id = ben.does("GET")["id"]
        both_play(server, match, match["link"], link)
        ana.does("POST", "/invitations", invitation(again, id))
        minted = ben.opens(match, "seat", 1)
        with server.join(match, minted) as device:
            device.send(type="rename", seat=1, name="Benedetta")
            until_called(device, "Benedetta")
            device.ask(type="say", text="sardines tomorrow")
            _is_exported(ben, match, id)
            before = dump_database(database)
            for trace in (id, "secret-setting", "Benedetta", "sardines"):
                assert trace in before
            assert ben.key not in before
            assert ben.does("DELETE")["done"]
            assert device.wait("bye")["code"] == "bad-link"
            assert (
                server.get(f"/matches/{match['match']['id']}", match["link"]).json()["seats"][1]["name"] == ""
            )
        after = dump_database(database)
        for trace in (id, "secret-setting", "Benedetta", "sardines", ben.key):
            assert trace not in after
        assert code(ben.asks("GET")) == "no-such-person"
        assert {one["match"] for one in ana.matches()} == {match["match"]["id"], again["match"]["id"]}
        assert server.get(f"/matches/{match['match']['id']}", minted).status_code == 403


@pytest.fixture
def named_and_heard(database: str) -> Iterator[tuple[Served, Answer, Somebody]]:
    """Create a table at which Ben, who has a personal link, has set a name and written in the chat."""
    with run_server(Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)) as server:
        match, link = table_of_two(server)
        ben = Somebody(server)
        ben.sits(match, link)
        with server.join(match, link) as device:
            device.send(type="rename", seat=1, name="Benedetta")
            until_called(device, "Benedetta")
            device.ask(type="say", text="sardines tomorrow")
        before = dump_database(database)
        assert "Benedetta" in before
        assert "sardines" in before
        yield server, match, ben


def check_no_traces(who: Somebody, *traces: str) -> None:
    """Erase a person and check that none of their names and chat is left in the database."""
    id = who.does("GET")["id"]
    assert who.does("DELETE")["done"]
    after = dump_database(who.server.registry.store.url.render_as_string(hide_password=False))
    for trace in (id, *traces):
        assert trace not in after, trace


def test_who_took_the_match_off_the_list_first_leaves_nothing(
    named_and_heard: tuple[Served, Answer, Somebody],
):
    _, match, ben = named_and_heard
    ben.does("DELETE", f"/matches/{match['match']['id']}")
    assert ben.matches() == []
    (seat,) = ben.does("GET", "/export")["seats"]
    assert seat["name"] == "Benedetta"
    check_no_traces(ben, "Benedetta", "sardines")


def test_a_match_is_on_the_list_again_after_it_was_taken_off(shared: Served):
    match, link = table_of_two(shared)
    ben = Somebody(shared)
    for _ in range(2):
        ben.sits(match, link)
        ben.does("DELETE", f"/matches/{match['match']['id']}")
    ben.sits(match, link)
    assert len(ben.matches()) == len(ben.does("GET", "/export")["seats"]) == 1


def test_whose_list_was_too_long_leaves_nothing(
    named_and_heard: tuple[Served, Answer, Somebody], monkeypatch: pytest.MonkeyPatch
):
    server, _, ben = named_and_heard
    monkeypatch.setattr(repository, "MAX_LISTED_MATCHES", 1)
    ben.sits(*table_of_two(server))
    assert len(ben.matches()) == 1
    check_no_traces(ben, "Benedetta", "sardines")


def test_who_was_kicked_leaves_nothing_and_the_next_one_keeps_theirs(
    named_and_heard: tuple[Served, Answer, Somebody],
):
    server, match, ben = named_and_heard
    link = give_away(server, match)
    with server.join(match, link) as eva:
        eva.send(type="rename", seat=1, name="Evangelina")
        until_called(eva, "Evangelina")
        eva.ask(type="say", text="mackerel today")
        check_no_traces(ben, "Benedetta", "sardines")
    assert {"Evangelina", "mackerel today"} <= set(server.do(_names_and_chat(server, match)))


def give_away(server: Served, match: Answer) -> str:
    """Kick the second seat as if the table had agreed, and return the seat's new link."""
    live = server.do(server.registry.live_match(match["match"]["id"]))
    granted = (1, server.registry.store.now() + 60)
    server.do(live.change_sitting(lambda now: msgspec.structs.replace(now, granted=granted)))
    with server.join(match) as ana:
        link: str = ana.ask(type="kick", seat=1)["link"]
    return link


async def _names_and_chat(server: Served, match: Answer) -> list[str]:
    """Return the names at a table, followed by the texts of its chat."""
    live = await server.registry.live_match(match["match"]["id"])
    said = await server.registry.store.chat_lines(match["match"]["id"])
    return [row.name for row in live.sitting.seats] + [line.text for line in said]


def test_what_was_said_as_a_watcher_is_deleted_and_exported(database: str):
    with run_server(Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)) as server:
        match, _ = table_of_two(server)
        ben, cleo = Somebody(server), Somebody(server)
        for who in (ben, cleo):
            who.sits(match, match["spectator"])
        with server.join(match, ben.opens(match, "spectator")) as device:
            device.ask(type="say", text="sardines tomorrow")
        with server.join(match, cleo.opens(match, "spectator")) as device:
            device.ask(type="say", text="mackerel today")
        with server.join(match, match["spectator"]) as device:
            device.ask(type="say", text="by the shared link")
        assert [one["text"] for one in ben.does("GET", "/export")["said"]] == ["sardines tomorrow"]
        check_no_traces(ben, "sardines", "by the shared link")
        assert "mackerel today" in dump_database(database)


def test_what_a_host_without_a_seat_said_is_deleted(database: str):
    with run_server(Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)) as server:
        match = server.begin("zombiland", "link", "link")
        ana = Somebody(server)
        ana.sits(match, match["link"])
        with server.join(match) as host:
            host.ask(type="say", text="sardines tomorrow")
        ana.does("DELETE", f"/matches/{match['match']['id']}")
        check_no_traces(ana, "sardines")


def until_called(device: Player, name: str) -> None:
    """Wait until the second seat has this name."""
    device.until(lambda one: one["type"] == "table" and one["match"]["seats"][1]["name"] == name)


def test_who_deletes_themselves_takes_their_invitations_back(tmp_path):
    database = str(tmp_path / "t.db")
    with run_server(Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS)) as server:
        ana, ben = two_who_played(server)
        ben.does("POST", "", {"invites": True})
        again, _ = table_of_two(server)
        sent = invitation(again, ben.does("GET")["id"]) | {"sender": "Anastasia"}
        ana.does("POST", "/invitations", sent)
        assert "Anastasia" in dump_database(database)
        ana.does("DELETE")
        assert "Anastasia" not in dump_database(database)
        assert ben.does("GET", "/matches")["invitations"] == []


def _is_exported(who: Somebody, match: Answer, id: str) -> None:
    told = who.does("GET", "/export")
    assert told["person"]["id"] == id
    assert [one["text"] for one in told["person"]["kept"]] == ["secret-setting"]
    assert [(one["match"], one["seat"], one["name"]) for one in told["seats"]] == [
        (match["match"]["id"], 1, "Benedetta")
    ]
    assert [one["text"] for one in told["said"]] == ["sardines tomorrow"]
    assert len(told["invitations"]) == 1
