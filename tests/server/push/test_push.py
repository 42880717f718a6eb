"""Tests of Web Push notices: sent once, only to absent people, and encrypted for one device."""

import asyncio
import json
import logging
import os
import random
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp.resolver import ThreadedResolver
from cryptography.exceptions import InvalidTag
from sqlalchemy import select, update
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.people.test_people import Answer, Somebody, code, dump_database
from tests.server.players import Player, play
from tests.server.push_service import FakePushService, Phone, push_service
from tests.server.serving import Served, run_server
from tests.server.table.timing.test_clocks import DAY, TestClock

from horda.locale import Words
from horda.server.config.limits import parse_bounds
from horda.server.config.settings import Settings
from horda.server.match.notifications import Notification
from horda.server.ops.json_logging import JsonFormatter
from horda.server.push import service as push_desk
from horda.server.push.endpoints import is_endpoint_allowed
from horda.server.push.repository import MAX_DEVICES, MAX_FAILURES
from horda.server.push.resolver import AddressRefused, PublicResolver
from horda.server.push.sender import MAX_TRIES, retry_after_seconds
from horda.server.push.settings import PushSettings, contact_url
from horda.server.store.tables.push import push_devices, push_keys
from horda.server.table.timing.clock_scheduler import run_due_clocks

HERE = frozenset({"127.0.0.1"})
AT_ONCE = PushSettings(contact="mailto:ana@example.org", private=HERE, delay_s=0.0, retry_pause_s=0.0)


@pytest.fixture
def service() -> Iterator[FakePushService]:
    with push_service() as one:
        yield one


def push_settings(database: str, **more: Any) -> Settings:
    return Settings(
        database, **{"bounds": WIDE_BOUNDS, "thinking": PATIENT_BOTS, "window": 0, "push": AT_ONCE, **more}
    )


@pytest.fixture
def push_server(tmp_path: Path) -> Iterator[Served]:
    with run_server(push_settings(str(tmp_path / "table.db"))) as server:
        yield server


def wait_until_idle(server: Served) -> None:
    """Wait until no notice is waiting to be sent, so that a notice that has not arrived was not sent."""
    postman = server.push.sender
    assert postman is not None

    async def rest() -> None:
        while postman.waiting:
            await asyncio.sleep(0.002)

    server.do(rest())


class Table:
    """A table of Ana's with a seat for Ben by link, and Ben's phone, which receives the notices."""

    def __init__(
        self, server: Served, service: FakePushService, *, lang: str = "en", seed: str = "told"
    ) -> None:
        self.server = server
        self.match = server.begin("zombiland", "here", "link", seed=seed)
        self.id = str(self.match["match"]["id"])
        self.link = str(self.match["links"][0]["link"])
        self.ben = Somebody(server)
        self.ben.sits(self.match, self.link)
        self.phone = Phone(service, "Ben's phone")
        self.device = subscribe(self.ben, self.phone, lang)

    @property
    def deciders(self) -> list[int]:
        return list(self.server.registry.open_matches[self.id].state.deciders)

    def until_asked(self, ana: Player, *others: Player) -> None:
        """Play for Ana and `others` until Ben, who has no page open, must decide."""
        rng = random.Random(5)
        was = True
        while 1 not in self.deciders or was:
            was = 1 in self.deciders
            player = next(one for one in (*others, ana) if one.choices)
            answer = player.choose(rng.choice(player.choices))
            for one in (ana, *others):
                one.catch_up(answer["seq"])

    def ben_plays(self) -> None:
        """Let Ben open a page, decide until another seat must, and close the page."""
        with self.server.join(self.match, self.link) as window:
            rng = random.Random(6)
            while window.choices:
                window.catch_up(window.choose(rng.choice(window.choices))["seq"])
        self.server.do(_until_left(self.server, self.id, 1))


async def _until_left(server: Served, match: str, seat: int) -> None:
    while server.registry.open_matches[match].attendance.is_online(seat):
        await asyncio.sleep(0.002)


def subscribe(who: Somebody, phone: Phone, lang: str = "en") -> Answer:
    key = who.server.get("/push").json()["key"]
    return who.does("POST", "/devices", phone.subscription(key, lang))


def by_the_day(server: Served, *seats: str) -> Answer:
    """Create a match with a clock of one day for each turn."""
    wish = {
        "game": "zombiland",
        "seats": [{"who": who} for who in seats],
        "seed": "by the day",
        "clock": {"seconds": DAY, "out": "tell"},
    }
    made: Answer = server.http.post("/api/v1/matches", json=wish).json()
    return made


def kinds(phone: Phone) -> list[str]:
    return [one["kind"] for one in phone.notices()]


# --- contents and delivery of notices ------------------------------------------------------------


@pytest.mark.parametrize(("lang", "said"), [("en", "It is your turn."), ("es", "Te toca.")])
def test_whose_page_is_closed_is_told_of_their_turn(
    push_server: Served, service: FakePushService, lang: str, said: str
):
    table = Table(push_server, service, lang=lang)
    with push_server.join(table.match) as ana:
        table.until_asked(ana)
        (sent,) = service.wait_for_deliveries(1)
    assert table.phone.decrypt(sent) == {
        "kind": "turn",
        "match": table.id,
        "title": "Survivor Zombiland",
        "body": said,
    }
    assert sent.claims["sub"] == "mailto:ana@example.org"
    assert 0 < len(sent.headers["topic"]) <= 32
    assert int(sent.headers["ttl"]) > 0


def test_only_the_device_it_was_sealed_for_can_read_it(push_server: Served, service: FakePushService):
    table = Table(push_server, service)
    other = Phone(service)
    with push_server.join(table.match) as ana:
        table.until_asked(ana)
        (sent,) = service.wait_for_deliveries(1)
    assert b"turn" not in sent.body
    with pytest.raises(InvalidTag):
        other.decrypt(sent)


def test_a_mission_is_named_in_the_language_of_the_device(push_server: Served, service: FakePushService):
    match = push_server.begin("green_horde", "here", "link", seed="named")
    ben, phone = Somebody(push_server), Phone(service)
    ben.sits(match, match["links"][0]["link"])
    subscribe(ben, phone, "es")
    push_server.get(f"/matches/{match['match']['id']}", match["link"])
    live = push_server.registry.open_matches[match["match"]["id"]]
    rng = random.Random(3)
    with push_server.join(match) as ana:
        while 1 not in live.state.deciders:
            ana.catch_up(ana.choose(rng.choice(ana.choices))["seq"])
        service.wait_for_deliveries(1)
    (told,) = phone.notices()
    words = Words("es", "green_horde", families=["zombicide"])
    assert told["title"] == f"{words.title()} · {words.name('mission', live.header.options['mission'])}"
    assert told["body"] == "Te toca."


def test_who_is_asked_when_the_match_begins_is_told(push_server: Served, service: FakePushService):
    match = push_server.begin("zombiland", "link", "link", seed="begins", waits=True)
    people = [Somebody(push_server) for _ in range(2)]
    phones = [Phone(service) for _ in range(2)]
    for who, phone, one in zip(people, phones, match["links"], strict=True):
        who.sits(match, one["link"])
        subscribe(who, phone)
    with push_server.join(match) as host:
        assert host.ask(type="pause", paused=False)["type"] == "done"
        live = push_server.registry.open_matches[match["match"]["id"]]
        asked = list(live.state.deciders)
        service.wait_for_deliveries(len(asked))
        wait_until_idle(push_server)
        assert [kinds(phone) for phone in phones] == [["turn"] if seat in asked else [] for seat in (0, 1)]
        # A pause and going on is nothing new.
        host.ask(type="pause", paused=True)
        host.ask(type="pause", paused=False)
        wait_until_idle(push_server)
    assert len(service.delivered) == len(asked)


def test_half_the_clock_and_its_end_are_told(tmp_path: Path, service: FakePushService):
    now = TestClock()
    with run_server(push_settings(str(tmp_path / "t.db"), now=now, clock_check_seconds=3600.0)) as server:
        match = by_the_day(server, "link", "link")
        people, phones = [Somebody(server) for _ in range(2)], [Phone(service) for _ in range(2)]
        for who, phone, one in zip(people, phones, match["links"], strict=True):
            who.sits(match, one["link"])
            subscribe(who, phone)
        server.get(f"/matches/{match['match']['id']}", match["link"])
        asked = server.registry.open_matches[match["match"]["id"]].state.deciders[0]
        for kind in ("half", "out"):
            now.advance(DAY / 2)
            server.do(run_due_clocks(server.registry))
            wait_until_idle(server)
            server.do(run_due_clocks(server.registry))
            wait_until_idle(server)
            assert kinds(phones[asked])[-1] == kind
        assert kinds(phones[asked]) == ["half", "out"]
        assert kinds(phones[1 - asked]) == []


def test_what_the_table_asks_is_told(push_server: Served, service: FakePushService):
    match = by_the_day(push_server, "here", "link")
    ben, phone = Somebody(push_server), Phone(service)
    link = match["links"][0]["link"]
    ben.sits(match, link)
    subscribe(ben, phone)
    with push_server.join(match) as ana, push_server.join(match, link) as window:
        window.ask(type="look", on=False)
        ana.ask(type="pause", paused=True)
        wait_until_idle(push_server)
        assert kinds(phone) == ["wish"]
        window.wait("proposed")
        window.consent(agree=True)
        wait_until_idle(push_server)
    assert kinds(phone) == ["wish"]


def test_the_end_is_told_once(push_server: Served, service: FakePushService):
    table = Table(push_server, service)
    with push_server.join(table.match) as ana, push_server.join(table.match, table.link) as ben:
        play([ana, ben], 10_000)
        assert ana.over
        wait_until_idle(push_server)
        assert kinds(table.phone) == []
        ben.ask(type="look", on=False)
        over = Notification("over", table.id, 1, push_server.registry.open_matches[table.id].seq)
        push_server.do(_send_notices(push_server, over, over))
        wait_until_idle(push_server)
    assert kinds(table.phone) == ["over"]


# --- never twice ---------------------------------------------------------------------------------


def test_one_thing_is_told_once_over_a_restart_too(tmp_path: Path, service: FakePushService):
    database = str(tmp_path / "t.db")
    with run_server(push_settings(database)) as server:
        table = Table(server, service)
        with server.join(table.match) as ana:
            table.until_asked(ana)
            service.wait_for_deliveries(1)
            number = server.registry.open_matches[table.id].question_numbers[1]
        again = Notification("turn", table.id, 1, number)
        server.do(_send_notices(server, again))
        wait_until_idle(server)
        key = server.get("/push").json()["key"]
        ben = table.ben.key
    with run_server(push_settings(database)) as server:
        assert server.get("/push").json()["key"] == key
        server.get(f"/matches/{table.id}", table.link)
        assert 1 in server.registry.open_matches[table.id].state.deciders
        server.do(_send_notices(server, again))
        wait_until_idle(server)
        assert len(service.delivered) == 1
        # The device is still registered and receives the next notice.
        table.server, table.ben = server, Somebody(server, ben)
        with server.join(table.match) as ana:
            table.ben_plays()
            ana.catch_up(server.registry.open_matches[table.id].seq)
            table.until_asked(ana)
            service.wait_for_deliveries(2)
    assert kinds(table.phone) == ["turn", "turn"]


async def _send_notices(server: Served, *notices: Notification) -> None:
    server.registry.notifications.send(notices)


def test_two_devices_are_told_both_and_somebody_elses_is_not(push_server: Served, service: FakePushService):
    table = Table(push_server, service)
    second, strange = Phone(service), Phone(service)
    subscribe(table.ben, second)
    subscribe(Somebody(push_server), strange)
    with push_server.join(table.match) as ana:
        table.until_asked(ana)
        service.wait_for_deliveries(2)
        wait_until_idle(push_server)
    assert (kinds(table.phone), kinds(second), kinds(strange)) == (["turn"], ["turn"], [])


# --- people who switched notices off ----------------------------------------------------------------


def test_who_looks_at_the_match_is_not_told_and_who_looks_away_is(
    push_server: Served, service: FakePushService
):
    table = Table(push_server, service)
    with push_server.join(table.match) as ana, push_server.join(table.match, table.link) as ben:
        for _ in range(3):
            table.until_asked(ana, ben)
        wait_until_idle(push_server)
        assert service.tried == 0
        assert ben.ask(type="look", on=False)["type"] == "done"
        table.until_asked(ana, ben)
        service.wait_for_deliveries(1)
        ben.ask(type="look", on=True)
        table.until_asked(ana, ben)
        wait_until_idle(push_server)
    assert kinds(table.phone) == ["turn"]


def test_who_is_back_before_it_is_sent_is_not_told(push_server: Served, service: FakePushService):
    """A reloaded page is absent for a moment, so the server checks again just before it sends a notice."""
    table = Table(push_server, service)
    with push_server.join(table.match) as ana, push_server.join(table.match, table.link) as ben:
        table.until_asked(ana, ben)
        ben.ask(type="look", on=False)
        live = push_server.registry.open_matches[table.id]
        turn = Notification("turn", table.id, 1, live.question_numbers[1])

        async def back_at_once() -> None:
            push_server.registry.notifications.send([turn])
            for viewer in live.subscribers:
                viewer.is_visible = True

        push_server.do(back_at_once())
        wait_until_idle(push_server)
        assert service.tried == 0
        ben.ask(type="look", on=False)
        push_server.do(_send_notices(push_server, turn._replace(number=turn.number - 1)))
        wait_until_idle(push_server)
        assert service.tried == 0
        push_server.do(_send_notices(push_server, turn))
        wait_until_idle(push_server)
    assert kinds(table.phone) == ["turn"]


def test_a_quiet_match_is_not_told_and_another_one_is(push_server: Served, service: FakePushService):
    table = Table(push_server, service)
    table.ben.does("POST", f"/matches/{table.id}/notices", {"quiet": True})
    assert table.ben.does("GET", "/notices")["quiet"] == [table.id]
    with push_server.join(table.match) as ana:
        table.until_asked(ana)
        wait_until_idle(push_server)
        assert service.tried == 0
        table.ben.does("POST", f"/matches/{table.id}/notices", {"quiet": False})
        table.ben_plays()
        ana.catch_up(push_server.registry.open_matches[table.id].seq)
        table.until_asked(ana)
        service.wait_for_deliveries(1)
    assert code(table.ben.asks("POST", "/matches/nowhere/notices", {"quiet": True})) == "not-on-your-list"


@pytest.mark.parametrize("how", ["all", "one", "left", "renewed"])
def test_what_is_switched_off_is_not_told(push_server: Served, service: FakePushService, how: str):
    table = Table(push_server, service)
    if how == "left":
        table.ben.does("DELETE", f"/matches/{table.id}")
    elif how == "renewed":
        table.ben.key = table.ben.does("POST", "/key", {})["key"]
    else:
        table.ben.does("DELETE", "/devices" if how == "all" else f"/devices/{table.device['id']}")
    assert len(table.ben.does("GET", "/notices")["devices"]) == (how == "left")
    with push_server.join(table.match) as ana:
        table.until_asked(ana)
        wait_until_idle(push_server)
    assert service.tried == 0
    assert code(table.ben.asks("DELETE", "/devices/none")) == "no-such-device"


# --- push services that will not -----------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(push_server: Served, service: FakePushService, status: int):
    table = Table(push_server, service)
    service.answers = [(status, {})]
    with push_server.join(table.match) as ana:
        table.until_asked(ana)
        service.wait_for_requests(1)
        wait_until_idle(push_server)
    assert table.ben.does("GET", "/notices")["devices"] == []
    assert service.tried == 1


def test_a_busy_service_is_asked_again_when_it_wants(push_server: Served, service: FakePushService):
    table = Table(push_server, service)
    service.answers = [(503, {"retry-after": "0"}), (429, {})]
    with push_server.join(table.match) as ana:
        table.until_asked(ana)
        service.wait_for_deliveries(1)
        wait_until_idle(push_server)
    assert service.tried == 3
    assert kinds(table.phone) == ["turn"]


def test_a_service_that_never_takes_anything_is_given_up(tmp_path: Path, service: FakePushService):
    database = str(tmp_path / "t.db")
    with run_server(push_settings(database)) as server:
        table = Table(server, service)
        elsewhere = (301, {"location": service.url + table.phone.path})
        service.answers = [(500, {})] * MAX_TRIES + [elsewhere] * MAX_FAILURES
        with server.join(table.match) as ana:
            table.until_asked(ana)
            wait_until_idle(server)
            assert service.tried == MAX_TRIES
            for count in range(1, MAX_FAILURES):
                assert len(table.ben.does("GET", "/notices")["devices"]) == 1
                server.do(_send_notices(server, Notification("over", table.id, 1, count)))
                wait_until_idle(server)
                # A redirection leads nowhere: it is not followed.
                assert service.tried == MAX_TRIES + count
        assert table.ben.does("GET", "/notices")["devices"] == []


def test_nobody_waits_for_a_service_that_says_nothing(push_server: Served, service: FakePushService):
    table = Table(push_server, service)
    service.open.clear()
    with push_server.join(table.match) as ana:
        table.until_asked(ana)
        service.wait_for_requests(1)
        assert ana.ask(type="ping")["type"] == "pong"
        table.ben_plays()
        ana.catch_up(push_server.registry.open_matches[table.id].seq)
        assert ana.choices
    service.open.set()
    wait_until_idle(push_server)


def test_a_flood_is_bounded_by_person_and_in_all(tmp_path: Path, service: FakePushService):
    for limit in ("notices_at_once=3", "notices_waiting=3", "notices_waiting=1"):
        bounds = parse_bounds([limit, "notices_an_hour=1"], WIDE_BOUNDS)
        with run_server(push_settings(str(tmp_path / f"{limit}.db"), bounds=bounds)) as server:
            table = Table(server, service)
            before = service.tried
            server.do(
                _send_notices(server, *(Notification("over", table.id, 1, number) for number in range(50)))
            )
            wait_until_idle(server)
            assert 1 <= service.tried - before <= 3


def test_seconds_are_read_as_a_service_writes_them():
    assert retry_after_seconds("120") == 120
    assert retry_after_seconds("") is None
    assert retry_after_seconds("soon") is None
    assert retry_after_seconds("9" * 400) is None
    assert retry_after_seconds("Mon, 16 Nov 1998 12:00:00 GMT") == 0
    ahead = retry_after_seconds("Mon, 16 Nov 2998 12:00:00 GMT")
    assert ahead is not None
    assert ahead > DAY


# --- where nothing is sent -----------------------------------------------------------------------

UNSENT_TO = [
    "127.0.0.1",
    "10.0.0.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.0.8",
    "224.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "::7f00:1",
    "::1",
    "::ffff:127.0.0.1",
    "fec0::1",
    "fe80::1%eth0",
    "fd00::1",
    "2002:7f00:1::",
    "2001:db8::1",
]
"""Addresses to which the server must not send, whatever host name resolves to them."""
PRIVATE = [
    "http://push.example.org/x",
    "https://push.example.org:8443/x",
    "https://127.0.0.2/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/x",
    "https://0.0.0.0/x",
    "https://224.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[fe80::1]/x",
    "https://[2002:7f00:1::]/x",
    "https://127.1/x",
    "https://127.0.1/x",
    "https://127.0.0.1./x",
    "https://2130706433/x",
    "https://0x7f000001/x",
    "https://0x7f.1/x",
    "https://017700000001/x",
    "https://0177.0.0.1/x",
    "https://8.8.2056/x",
    "https://0/x",
    "https://127.0.0.1%2e/x",
    "https://192.0.0.8/x",
    "https://192.88.99.1/x",
    "https://198.18.0.1/x",
    "https://203.0.113.1/x",
    "https://240.0.0.1/x",
    "https://255.255.255.255/x",
    "https://localhost/x",
    "https://localhost./x",
    "https://LOCALHOST/x",
    "https://push.localhost/x",
    "https://metadata.google.internal/x",
    "https://router.home.arpa/x",
    "https://printer.local/x",
    "https://intranet/x",
    "https://push..example.org/x",
    "https://-push.example.org/x",
    "https://push_.example.org/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[64:ff9b::8.8.8.8]/x",
    "https://[64:ff9b:1::7f00:1]/x",
    "https://[::127.0.0.1]/x",
    "https://[::8.8.8.8]/x",
    "https://[::]/x",
    "https://[::ffff:0:7f00:1]/x",
    "https://[::ffff:8.8.8.8]/x",
    "https://[fec0::1]/x",
    "https://[fc00::1]/x",
    "https://[ff0e::1]/x",
    "https://[2001:0:7f00:1::]/x",
    "https://[2001:db8::1]/x",
    "https://[3fff::1]/x",
    "https://[5f00::1]/x",
    "https://[2606:4700::1111%25eth0]/x",
    "https://[v1.x]/x",
    "https://user:secret@push.example.org/x",
    "https://push.example.org/x#part",
    "https://push.example.org\\@127.0.0.1/x",
    "https://push.example.org:port/x",
    "https:///x",
    "file:///etc/passwd",
    "push",
]


def test_only_services_on_the_open_network_are_sent_to(push_server: Served, service: FakePushService):
    who, phone = Somebody(push_server), Phone(service)
    wish = phone.subscription("")
    for endpoint in PRIVATE:
        answer = who.asks("POST", "/devices", wish | {"endpoint": endpoint})
        assert (answer.status_code, code(answer)) == (422, "push-address"), endpoint
    assert who.does("GET", "/notices")["devices"] == []
    good = who.does("POST", "/devices", wish | {"endpoint": "https://push.example.org/x"})
    assert good["service"] == "push.example.org"


def test_services_on_the_open_network_are_sent_to_by_name_and_by_address():
    for host in (
        "fcm.googleapis.com",
        "PUSH.example.org.",
        "8.8.8.8",
        "[2606:4700::1111]",
        "xn--push-0ra.example",
    ):
        assert is_endpoint_allowed(f"https://{host}/x", frozenset()), host


@pytest.mark.parametrize("found", [*UNSENT_TO, "8.8.8.8", "2606:4700::1111"])
def test_a_name_is_followed_to_the_open_network_alone(found: str, monkeypatch: pytest.MonkeyPatch):
    async def resolve(_: object, host: str, port: int, family: int) -> list[dict[str, Any]]:
        return [{"hostname": host, "host": found, "port": port, "family": family, "proto": 0, "flags": 0}]

    async def addresses() -> list[str]:
        return [one["host"] for one in await PublicResolver(frozenset()).resolve("push.example.org", 443)]

    monkeypatch.setattr(ThreadedResolver, "resolve", resolve)
    if found in UNSENT_TO:
        with pytest.raises(AddressRefused):
            asyncio.run(addresses())
    else:
        assert asyncio.run(addresses()) == [found]


def test_a_device_that_was_stored_before_its_address_was_refused_is_not_sent_to(
    push_server: Served, service: FakePushService
):
    table = Table(push_server, service)

    async def point_home() -> None:
        async with push_server.registry.store.engine.begin() as connection:
            await connection.execute(update(push_devices).values(endpoint="https://2130706433/x"))

    push_server.do(point_home())
    with push_server.join(table.match) as ana:
        table.until_asked(ana)
        wait_until_idle(push_server)
    assert service.tried == 0
    assert table.ben.does("GET", "/notices")["devices"] == []


@pytest.mark.parametrize("name", ["localhost", "localhost."])
def test_a_name_that_leads_home_is_not_followed(name: str):
    """A name is resolved when a notice is sent; a listening socket shows that no connection was made."""
    with socket.socket() as home:
        home.bind(("127.0.0.1", 0))
        home.listen()
        home.setblocking(False)
        port = home.getsockname()[1]

        async def knock() -> None:
            connector = aiohttp.TCPConnector(resolver=PublicResolver(frozenset()), family=socket.AF_INET)
            async with aiohttp.ClientSession(connector=connector) as session:
                await session.post(f"http://{name}:{port}/x", data=b"x")

        with pytest.raises((AddressRefused, aiohttp.ClientConnectorError)):
            asyncio.run(knock())
        with pytest.raises(BlockingIOError):
            home.accept()


@pytest.mark.parametrize(
    "change",
    [
        {"p256dh": "AAAA"},
        {"p256dh": "B" + "A" * 86},
        {"auth": "AAAA"},
        {"auth": "not base64!"},
        {"lang": "fr"},
        {"endpoint": "https://push.example.org/" + "x" * 2000},
        {"name": "x" * 100},
        {"name": "line\nbreak"},
        {"more": "x"},
    ],
)
def test_what_no_browser_would_say_is_refused(
    push_server: Served, service: FakePushService, change: dict[str, str]
):
    who = Somebody(push_server)
    assert who.asks("POST", "/devices", Phone(service).subscription("") | change).status_code == 422
    assert who.does("GET", "/notices")["devices"] == []


def test_devices_are_bounded_and_each_is_there_once(push_server: Served, service: FakePushService):
    who = Somebody(push_server)
    phones = [Phone(service, f"phone {number}") for number in range(MAX_DEVICES + 2)]
    for phone in phones:
        subscribe(who, phone)
    subscribe(who, phones[-1], "es")
    listed = who.does("GET", "/notices")["devices"]
    assert {one["name"] for one in listed} == {phone.name for phone in phones[2:]}
    assert [one["lang"] for one in listed if one["name"] == phones[-1].name] == ["es"]
    # A device is one person's: whoever uses it last.
    other = Somebody(push_server)
    subscribe(other, phones[-1])
    assert len(who.does("GET", "/notices")["devices"]) == MAX_DEVICES - 1
    assert len(other.does("GET", "/notices")["devices"]) == 1


# --- secrets -------------------------------------------------------------------------------------


def test_devices_are_exported_without_their_secrets_and_deleted_wholly(
    database: str, service: FakePushService
):
    with run_server(push_settings(database)) as server:
        table = Table(server, service)
        table.ben.does("POST", f"/matches/{table.id}/notices", {"quiet": True})
        table.ben.does("POST", f"/matches/{table.id}/notices", {"quiet": False})
        with server.join(table.match) as ana:
            table.until_asked(ana)
            service.wait_for_deliveries(1)
            wait_until_idle(server)
        table.ben.does("POST", f"/matches/{table.id}/notices", {"quiet": True})
        secret = table.phone.subscription("")
        exported = table.ben.does("GET", "/export")
        assert [one["name"] for one in exported["devices"]] == ["Ben's phone"]
        assert exported["quiet"] == [table.id]
        traces = (secret["endpoint"], secret["p256dh"], secret["auth"])
        person = table.ben.does("GET")["id"]
        before = dump_database(database)
        for trace in (*traces, "Ben's phone", person):
            assert trace in before
        for trace in traces:
            assert trace not in json.dumps(exported)
        table.ben.does("DELETE")
        after = dump_database(database)
        for trace in (*traces, "Ben's phone", person):
            assert trace not in after


def test_a_deleted_match_leaves_nothing_of_what_was_told(push_server: Served, service: FakePushService):
    table = Table(push_server, service)
    with push_server.join(table.match) as ana:
        table.until_asked(ana)
        service.wait_for_deliveries(1)
    table.ben.does("POST", f"/matches/{table.id}/notices", {"quiet": True})
    headers = {"authorization": f"Bearer {table.match['link']}"}
    assert push_server.http.delete(f"/api/v1/matches/{table.id}", headers=headers).status_code == 200
    assert table.ben.does("GET", "/notices")["quiet"] == []
    assert len(table.ben.does("GET", "/notices")["devices"]) == 1


def test_the_key_is_made_once_and_neither_it_nor_a_device_is_ever_logged(
    tmp_path: Path, service: FakePushService, caplog: pytest.LogCaptureFixture
):
    database = tmp_path / "t.db"
    caplog.set_level(logging.DEBUG, logger="horda.server")
    with run_server(push_settings(str(database))) as server:
        table = Table(server, service)
        service.answers = [(500, {})] * MAX_TRIES
        with server.join(table.match) as ana:
            table.until_asked(ana)
            wait_until_idle(server)

        async def stored_keys() -> tuple[list[str], list[str]]:
            async with server.registry.store.engine.connect() as connection:
                keys = (await connection.execute(select(push_keys.c.secret))).scalars().all()
                ends = (await connection.execute(select(push_devices.c.endpoint))).scalars().all()
            return list(keys), list(ends)

        keys, endpoints = server.do(stored_keys())
    assert len(keys) == len(endpoints) == 1
    if os.name == "posix":
        assert stat.S_IMODE(database.stat().st_mode) == 0o600
    logged = "\n".join(JsonFormatter().format(record) for record in caplog.records)
    assert "a notice was not taken" in logged
    for secret in (*keys, table.phone.path, table.ben.key):
        assert secret not in logged


# --- servers without -----------------------------------------------------------------------------


@pytest.mark.parametrize("why", ["off", "no-library"])
def test_a_server_without_notices_says_so(
    tmp_path: Path, service: FakePushService, why: str, monkeypatch: pytest.MonkeyPatch
):
    if why == "no-library":
        monkeypatch.setattr(push_desk, "LIBRARY", "pywebpush_that_is_not_there")
    push = PushSettings(on=why != "off")
    with run_server(push_settings(str(tmp_path / "t.db"), push=push)) as server:
        assert server.get("/push").json() == {"on": False, "key": "", "why": why}
        who = Somebody(server)
        answer = who.asks("POST", "/devices", Phone(service).subscription(""))
        assert (answer.status_code, code(answer)) == (404, "no-push")
        assert who.does("GET", "/notices") == {"devices": [], "quiet": []}


def test_who_answers_for_a_server():
    assert contact_url("ana@example.org", ()) == "mailto:ana@example.org"
    assert contact_url("https://example.org", ("other.example",)) == "https://example.org"
    assert contact_url(None, ("*", "table", "table.example.org")) == "https://table.example.org"
    assert contact_url(None, ()) == "mailto:horda@localhost"
