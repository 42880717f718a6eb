"""Bouts of random actions besides playing: personal links, passkeys, push notifications, a club."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.club.test_club import HOUSE, Operator, VisitorClient, new_match
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.passkeys.test_passkeys import PUBLIC, device, keys_of, register, sign_in
from tests.server.people.test_people import Somebody, table_of_two
from tests.server.push.test_push import Table, kinds, push_settings, wait_until_idle
from tests.server.push_service import push_service
from tests.server.serving import Served, run_server
from tests.soak.counting import Counts
from tests.soak.servers import databases

from horda.server.config.settings import Settings

MANY = replace(WIDE_BOUNDS, people_at_once=10**6, passkeys_at_once=10**6, notices_at_once=10**6)
PEOPLE_A_ROUND = 3
ROOMS = ("", "monday", "tuesday")
CLUB = msgspec.structs.replace(
    HOUSE,
    tables=10**6,
    tables_an_address=10**6,
    seats_an_address=10**6,
    words_an_hour=1e9,
    words_at_once=10**6,
)


@contextmanager
def house(number: int, folder: Path, **more: Any) -> Iterator[Served]:
    """Run a server with wide limits, on a kind of database chosen by `number`."""
    with databases(folder) as found:
        settings = Settings(found[number % len(found)], bounds=MANY, thinking=PATIENT_BOTS, window=0, **more)
        with run_server(settings) as server:
            yield server


# --- personal links ------------------------------------------------------------------------------


def use_links(number: int, seconds: float, folder: Path) -> Counts:
    """Let people sit down, leave, get new links and be deleted, and check their lists of matches."""
    counts: Counts = Counter()
    rng, until = random.Random(number), time.monotonic() + seconds
    with house(number, folder) as server:
        while not counts["people"] or time.monotonic() < until:
            people = [Person(Somebody(server)) for _ in range(PEOPLE_A_ROUND)]
            counts["people"] += len(people)
            for _ in range(rng.randint(5, 25)):
                counts += act(server, rng.choice(people), rng)
            for person in people:
                counts += check_list(person)
                counts += forget(server, person)
    return counts


class Person:
    """A person with a personal link, and the matches that should be on the person's list."""

    def __init__(self, who: Somebody) -> None:
        self.who = who
        self.seats: dict[str, dict[str, Any]] = {}


def act(server: Served, person: Person, rng: random.Random) -> Counts:
    """Do one random action with a person's link."""
    what = rng.choice(("sit", "sit", "open", "leave", "renew"))
    if what == "sit" or not person.seats:
        match, link = table_of_two(server)
        person.who.sits(match, link)
        person.seats[str(match["match"]["id"])] = match
        return Counter({"seats taken": 1})
    name, match = rng.choice(list(person.seats.items()))
    if what == "open":
        with server.join(match, person.who.opens(match, "seat", 1)) as window:
            return Counter({"devices": 1, "lost": int(window.seat != 1)})
    if what == "leave":
        person.who.does("DELETE", f"/matches/{name}")
        del person.seats[name]
        return Counter({"matches left": 1})
    old = person.who.key
    person.who.key = str(person.who.does("POST", "/key", {"passkeys": []})["key"])
    is_open = Somebody(server, old).asks("GET").status_code == 200
    return Counter({"links renewed": 1, "leaks": int(is_open)})


def check_list(person: Person) -> Counts:
    """Compare a person's list of matches with the matches that should be on it."""
    listed = Counter(str(one["match"]) for one in person.who.matches())
    wanted = Counter(person.seats.keys())
    doubled = sum(count - 1 for count in listed.values())
    return Counter({"lists": 1, "lost": len(wanted - listed), "doubled": doubled + len(listed - wanted)})


def forget(server: Served, person: Person) -> Counts:
    """Delete a person, and check that the person's link no longer opens anything."""
    person.who.does("DELETE")
    is_open = Somebody(server, person.who.key).asks("GET", "/export").status_code == 200
    return Counter({"people forgotten": 1, "leaks": int(is_open)})


# --- passkeys ------------------------------------------------------------------------------------

LIES: tuple[dict[str, Any], ...] = (
    {"origin": "https://elsewhere.example"},
    {"challenge": "bm90IHRoZSBjaGFsbGVuZ2U"},
    {"type": "webauthn.elsewhere"},
    {"name_for": "elsewhere.example"},
    {"flags": 0},
    {"framed": True, "origin": "https://elsewhere.example"},
    {"id": b"0123456789abcdef"},
)


def use_passkeys(number: int, seconds: float, folder: Path) -> Counts:
    """Create, use, forge and remove passkeys: only valid ones sign their person in."""
    counts: Counts = Counter()
    rng, until = random.Random(number), time.monotonic() + seconds
    with house(number, folder, public=PUBLIC) as server:
        while not counts["passkeys"] or time.monotonic() < until:
            who, phone = Somebody(server), device(counts=rng.random() < 0.5)
            counts["lost"] += register(who, phone).status_code != 201
            counts["passkeys"] += 1
            for _ in range(rng.randint(2, 8)):
                thief = {"signer": ec.generate_private_key(ec.SECP256R1())}
                refused = sign_in(server, phone, **rng.choice((*LIES, thief)))
                counts["wrong keys"] += 1
                counts["leaks"] += refused.status_code < 400
                counts["server errors"] += refused.status_code >= 500
                back = sign_in(server, phone)
                counts["returns"] += 1
                is_same = back.status_code == 200 and back.json()["id"] == who.does("GET")["id"]
                counts["lost"] += not is_same
            (kept,) = keys_of(who)
            who.does("DELETE", f"/passkeys/{kept['id']}")
            counts["leaks"] += sign_in(server, phone).status_code == 200
    return counts


# --- notices -------------------------------------------------------------------------------------


def send_notices(number: int, seconds: float, folder: Path) -> Counts:
    """Notify a player with a closed page of each turn: once, and only on the phone that can decrypt the notice."""
    counts: Counts = Counter()
    until = time.monotonic() + seconds
    with databases(folder) as found, push_service() as service, ExitStack() as stack:
        server = stack.enter_context(run_server(push_settings(found[number % len(found)], bounds=MANY)))
        while not counts["notices"] or time.monotonic() < until:
            table = Table(server, service, seed=f"soak {number} {counts['tables']}")
            counts["tables"] += 1
            with server.join(table.match) as ana:
                for turn in (1, 2):
                    table.until_asked(ana)
                    wait_until_idle(server)
                    told = kinds(table.phone).count("turn")
                    counts["notices"] += 1
                    counts["lost"] += told < turn
                    counts["doubled"] += told > turn
                    table.ben_plays()
                    ana.catch_up(server.registry.open_matches[table.id].seq)
                    if server.registry.open_matches[table.id].state.over:
                        break
    return counts


# --- the club ------------------------------------------------------------------------------------


def visit_club(number: int, seconds: float, folder: Path) -> Counts:
    """Open, join and withdraw tables in rooms: each is listed only in its room, and each seat is given once."""
    counts: Counts = Counter()
    rng, until = random.Random(number), time.monotonic() + seconds
    with house(number, folder, club=CLUB) as server:
        operator = Operator(server)
        while not counts["tables"] or time.monotonic() < until:
            names = [f"visitor-{number}-{counts['tables']}-{who}-{'v' * 12}" for who in range(3)]
            host, *guests = (VisitorClient(server, name) for name in names)
            match, room = new_match(server), rng.choice(ROOMS)
            assert host.opens(match, room=room).status_code < 300
            counts["tables"] += 1
            id = str(match["match"]["id"])  # type: ignore[index]
            for other in ROOMS:
                shown = host.tables(other).count(id)
                counts["leaks"] += other != room and shown > 0
                counts["lost"] += other == room and shown == 0
                counts["doubled"] += shown > 1
            joined = [guest.joins(match, room=room).status_code for guest in guests]
            counts["guests"] += len(guests)
            counts["server errors"] += sum(status >= 500 for status in joined)
            counts["doubled"] += sum(status < 300 for status in joined) > 1
            counts["lost"] += not any(status < 300 for status in joined)
            if rng.random() < 0.5:
                counts["tables dropped"] += 1
                counts["server errors"] += operator.drops(f"tables/{id}") >= 500
                counts["leaks"] += id in host.tables(room)
    return counts
