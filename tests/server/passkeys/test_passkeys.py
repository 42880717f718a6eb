"""Tests of passkeys: registered for a person, used to sign in on another device, and rejected if invalid."""

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select
from tests.server.authenticator import Device, b64, unb64
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.inside import TestClock
from tests.server.people.test_people import Somebody, code, table_of_two
from tests.server.serving import Served, run_server

from horda.server.config.limits import Bounds
from horda.server.config.public_url import BadPublicUrl, PublicAddress, parse_public_url
from horda.server.config.settings import Settings
from horda.server.passkeys.passkey_records import MAX_PASSKEYS
from horda.server.passkeys.repository import CHALLENGE_SECONDS, MAX_SIGN_INS
from horda.server.store.engine import database_url, open_engine
from horda.server.store.tables import people
from horda.server.store.tables.matches import metadata

NAME = "table.example"
ORIGIN = f"https://{NAME}"
PUBLIC = PublicAddress(ORIGIN, NAME)
Answer = dict[str, Any]


@pytest.fixture(scope="module")
def clock() -> TestClock:
    return TestClock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, clock: TestClock) -> Iterator[Served]:
    """Run a server with a public address."""
    many = replace(WIDE_BOUNDS, people_at_once=5000, passkeys_at_once=5000)
    kept = str(tmp_path_factory.mktemp("passkeys") / "table.db")
    told = Settings(kept, bounds=many, thinking=PATIENT_BOTS, window=0, public=PUBLIC, now=clock)
    with run_server(told) as one:
        yield one


def device(**other: Any) -> Device:
    return Device(ORIGIN, NAME, **other)


def registration_challenge(who: Somebody) -> Answer:
    return who.does("POST", "/passkeys/challenge", {})


def register(who: Somebody, at: Device, **lies: Any) -> httpx.Response:
    return who.asks("POST", "/passkeys", at.make_key(registration_challenge(who), **lies))


def sign_in_challenge(server: Served) -> Answer:
    told = server.http.post("/api/v1/passkeys/challenge", json={})
    assert told.status_code == 200, told.text
    answer: Answer = told.json()
    return answer


def sign_in(server: Served, at: Device, **lies: Any) -> httpx.Response:
    return server.http.post("/api/v1/passkeys", json=at.show_key(sign_in_challenge(server), **lies))


def keys_of(who: Somebody) -> list[Answer]:
    listed: list[Answer] = who.does("GET", "/passkeys")["passkeys"]
    return listed


# --- what works ------------------------------------------------------------------------------------


def test_a_passkey_opens_the_same_person_on_another_device(house: Served):
    assert house.get("/passkeys").json() == {"offered": True, "why": "", "address": ORIGIN}
    match, link = table_of_two(house)
    ben, phone = Somebody(house), device()
    ben.sits(match, link)
    made = register(ben, phone)
    assert made.status_code == 201, made.text
    back = sign_in(house, phone)
    assert back.status_code == 200, back.text
    assert back.json()["id"] == ben.does("GET")["id"]
    assert back.json()["key"] != ben.key
    other = Somebody(house, back.json()["key"])
    assert [one["match"] for one in other.matches()] == [match["match"]["id"]]
    with house.join(match, other.opens(match, "seat", 1)) as sat:
        assert sat.seat == 1
    assert len(ben.matches()) == 1, "the first link is worth what it was"


def test_a_device_that_does_not_count_comes_back_again_and_again(house: Served):
    ben, phone = Somebody(house), device(counts=False)
    assert register(ben, phone).status_code == 201
    assert [sign_in(house, phone).status_code for _ in range(3)] == [200] * 3


def test_a_user_who_was_present_but_not_verified_is_refused(house: Served):
    """User verification (finger, face or PIN) is required, since a found phone or key does not identify its owner."""
    ben, key = Somebody(house), device()
    refused = register(ben, key, flags=0x01)
    assert (refused.status_code, code(refused)) == (403, "passkey-refused")
    assert keys_of(ben) == []
    assert register(ben, key).status_code == 201
    refused = sign_in(house, key, flags=0x01)
    assert (refused.status_code, code(refused)) == (403, "passkey-refused")
    assert sign_in(house, key).status_code == 200


def test_several_passkeys_are_named_bounded_and_removed_one_by_one(house: Served, clock: TestClock):
    ben = Somebody(house)
    devices = [device() for _ in range(MAX_PASSKEYS)]
    for number, one in enumerate(devices):
        clock.advance(1)
        assert register(ben, one, name=f" key {number} ").status_code == 201
    assert [one["name"] for one in keys_of(ben)] == [f"key {number}" for number in range(MAX_PASSKEYS)]
    full = ben.asks("POST", "/passkeys/challenge", {})
    assert (full.status_code, code(full)) == (409, "too-many-passkeys")
    by_first = Somebody(house, sign_in(house, devices[0]).json()["key"])
    by_second = Somebody(house, sign_in(house, devices[1]).json()["key"])
    left = ben.does("DELETE", f"/passkeys/{keys_of(ben)[0]['id']}")["passkeys"]
    assert [one["name"] for one in left] == [f"key {number}" for number in range(1, MAX_PASSKEYS)]
    assert code(sign_in(house, devices[0])) == "passkey-unknown"
    assert code(by_first.asks("GET")) == "no-such-person"
    assert by_second.asks("GET").status_code == 200
    assert register(ben, device()).status_code == 201


def test_the_challenges_that_went_out_while_there_was_room_do_not_make_more_room(house: Served):
    ben = Somebody(house)
    early = [registration_challenge(ben) for _ in range(MAX_PASSKEYS + 1)]
    answers = [ben.asks("POST", "/passkeys", device().make_key(one)) for one in early]
    assert [one.status_code for one in answers] == [201] * MAX_PASSKEYS + [409]


def test_a_device_is_told_which_keys_there_are(house: Served):
    ben, phone = Somebody(house), device()
    register(ben, phone)
    told = registration_challenge(ben)
    assert told["known"] == [b64(phone.keys[0].id)]
    assert told["name"] == NAME
    assert -7 in told["algorithms"]
    assert unb64(told["person"]).decode() == ben.does("GET")["id"]


def test_devices_that_came_back_are_bounded_and_the_first_makes_room(house: Served, clock: TestClock):
    ben, phone = Somebody(house), device()
    register(ben, phone)
    came = []
    for _ in range(MAX_SIGN_INS + 1):
        clock.advance(1)
        came.append(Somebody(house, sign_in(house, phone).json()["key"]))
    assert [one.asks("GET").status_code for one in came] == [403] + [200] * MAX_SIGN_INS
    assert ben.asks("GET").status_code == 200


# --- what is refused -------------------------------------------------------------------------------

WRONG_MADE: list[tuple[dict[str, Any], str]] = [
    ({"origin": "https://evil.example"}, "passkey-elsewhere"),
    ({"origin": f"http://{NAME}"}, "passkey-elsewhere"),
    ({"origin": f"{ORIGIN}:8443"}, "passkey-elsewhere"),
    ({"origin": f"https://sub.{NAME}"}, "passkey-elsewhere"),
    ({"framed": True}, "passkey-elsewhere"),
    ({"type": "webauthn.get"}, "passkey-refused"),
    ({"name_for": "evil.example"}, "passkey-refused"),
    ({"flags": 0x04}, "passkey-refused"),
    ({"algorithm": -65535}, "passkey-refused"),
    ({"challenge": b64(b"x" * 32)}, "passkey-late"),
]


@pytest.mark.parametrize(("lies", "why"), WRONG_MADE)
def test_a_passkey_that_was_made_otherwise_is_not_kept(house: Served, lies: dict[str, Any], why: str):
    ben = Somebody(house)
    refused = register(ben, device(), **lies)
    assert (code(refused), refused.status_code in (403, 409)) == (why, True)
    assert keys_of(ben) == []
    assert refused.json()["en"] != refused.json()["es"]


WRONG_SHOWN: list[tuple[dict[str, Any], str]] = [
    ({"origin": "https://evil.example"}, "passkey-elsewhere"),
    ({"origin": f"https://sub.{NAME}"}, "passkey-elsewhere"),
    ({"origin": f"{ORIGIN}:8443"}, "passkey-elsewhere"),
    ({"framed": True}, "passkey-elsewhere"),
    ({"type": "webauthn.create"}, "passkey-refused"),
    ({"name_for": "evil.example"}, "passkey-refused"),
    ({"flags": 0x04}, "passkey-refused"),
    ({"signer": ec.generate_private_key(ec.SECP256R1())}, "passkey-refused"),
    ({"challenge": b64(b"x" * 32)}, "passkey-late"),
    ({"id": b"somebody else's key"}, "passkey-unknown"),
    ({"person": b64(b"somebody")}, "passkey-refused"),
]


@pytest.mark.parametrize(("lies", "why"), WRONG_SHOWN)
def test_a_passkey_that_is_shown_otherwise_opens_nothing(house: Served, lies: dict[str, Any], why: str):
    ben, phone = Somebody(house), device()
    register(ben, phone)
    refused = sign_in(house, phone, **lies)
    assert (code(refused), refused.status_code in (403, 409)) == (why, True)
    assert "key" not in refused.json()
    assert sign_in(house, phone).status_code == 200, "and the right one still opens"


def test_a_challenge_is_answered_once(house: Served):
    ben, phone = Somebody(house), device()
    challenge = registration_challenge(ben)
    body = phone.make_key(challenge)
    assert ben.asks("POST", "/passkeys", body).status_code == 201
    assert code(ben.asks("POST", "/passkeys", body)) == "passkey-late"
    assert code(ben.asks("POST", "/passkeys", device().make_key(challenge))) == "passkey-late"
    question = sign_in_challenge(house)
    shown = phone.show_key(question)
    assert house.http.post("/api/v1/passkeys", json=shown).status_code == 200
    assert code(house.http.post("/api/v1/passkeys", json=shown)) == "passkey-late"
    assert code(house.http.post("/api/v1/passkeys", json=phone.show_key(question))) == "passkey-late"


def test_a_challenge_that_was_answered_wrongly_is_gone_too(house: Served):
    ben, phone = Somebody(house), device()
    register(ben, phone)
    question = sign_in_challenge(house)
    stranger = ec.generate_private_key(ec.SECP256R1())
    assert code(house.http.post("/api/v1/passkeys", json=phone.show_key(question, signer=stranger))) == (
        "passkey-refused"
    )
    assert code(house.http.post("/api/v1/passkeys", json=phone.show_key(question))) == "passkey-late"


def test_a_challenge_is_for_one_thing_and_one_person(house: Served):
    ben, eve, phone = Somebody(house), Somebody(house), device()
    register(ben, phone)
    assert (
        code(house.http.post("/api/v1/passkeys", json=phone.show_key(registration_challenge(ben))))
        == "passkey-late"
    )
    mine = {**sign_in_challenge(house), "person": phone.keys[0].person}
    assert code(ben.asks("POST", "/passkeys", device().make_key(mine))) == "passkey-late"
    assert (
        code(eve.asks("POST", "/passkeys", device().make_key(registration_challenge(ben)))) == "passkey-late"
    )
    assert keys_of(eve) == []


def test_a_challenge_is_forgotten_after_some_minutes(house: Served, clock: TestClock):
    ben, phone = Somebody(house), device()
    register(ben, phone)
    early, question = registration_challenge(ben), sign_in_challenge(house)
    clock.advance(CHALLENGE_SECONDS)
    assert code(ben.asks("POST", "/passkeys", device().make_key(early))) == "passkey-late"
    assert code(house.http.post("/api/v1/passkeys", json=phone.show_key(question))) == "passkey-late"
    sign_in_challenge(house)
    rows = house.do(_count(house, "passkey_challenges"))
    assert rows == 1, "those that nobody answered are not kept"


def test_a_counter_that_goes_back_is_that_of_a_copy(house: Served):
    ben, phone = Somebody(house), device()
    register(ben, phone, name="Blue key")
    assert sign_in(house, phone, counter=7).status_code == 200
    for counter in (7, 3, 0):
        refused = sign_in(house, phone, counter=counter)
        assert (refused.status_code, code(refused)) == (403, "passkey-copied")
        assert "Blue key" in refused.json()["en"]
        assert "Blue key" in refused.json()["es"]
    assert sign_in(house, phone, counter=8).status_code == 200


def test_a_key_that_somebody_has_is_nobody_elses(house: Served):
    ben, eve, phone = Somebody(house), Somebody(house), device()
    register(ben, phone)
    taken = register(eve, device(), id=phone.keys[0].id)
    assert (taken.status_code, code(taken)) == (409, "passkey-known")
    (mine,) = keys_of(ben)
    assert code(eve.asks("DELETE", f"/passkeys/{mine['id']}")) == "no-such-passkey"
    assert sign_in(house, phone).json()["id"] == ben.does("GET")["id"]


def test_without_a_personal_link_no_passkey_is_made_or_told(house: Served):
    nobody = Somebody(house, "nobody")
    for method, path, body in [
        ("GET", "/passkeys", None),
        ("POST", "/passkeys/challenge", {}),
        ("POST", "/passkeys", device().make_key({"challenge": "x", "person": "x"})),
        ("DELETE", "/passkeys/x", None),
    ]:
        assert code(nobody.asks(method, path, body)) == "no-such-person"


@given(part=st.sampled_from(["client_data", "attestation"]), noise=st.binary(min_size=1, max_size=300))
@settings(max_examples=30, deadline=None)
def test_bytes_that_are_no_passkey_are_refused_in_words(house: Served, part: str, noise: bytes):
    ben = Somebody(house)
    refused = ben.asks(
        "POST", "/passkeys", device().make_key(registration_challenge(ben)) | {part: b64(noise)}
    )
    assert refused.status_code in (403, 409, 422), refused.text


@given(
    part=st.sampled_from(["attestation", "authenticator_data", "signature"]),
    at=st.integers(0, 400),
    sign=st.integers(1, 255),
)
@settings(max_examples=40, deadline=None)
def test_one_changed_byte_is_found(house: Served, part: str, at: int, sign: int):
    ben, phone = Somebody(house), device()
    new = phone.make_key(registration_challenge(ben))
    if part == "attestation":
        answer = ben.asks("POST", "/passkeys", new | {part: _flip_byte(new[part], at, sign)})
        # The model of the device, the name of the key and the key itself come from the device.
        assert answer.status_code in (201, 403, 422), answer.text
        return
    assert ben.asks("POST", "/passkeys", new).status_code == 201
    shown = phone.show_key(sign_in_challenge(house))
    answer = house.http.post("/api/v1/passkeys", json=shown | {part: _flip_byte(shown[part], at, sign)})
    assert answer.status_code in (403, 422), answer.text


def _flip_byte(text: str, at: int, sign: int) -> str:
    bytes_ = bytearray(unb64(text))
    bytes_[at % len(bytes_)] ^= sign
    return b64(bytes(bytes_))


# --- replaced, exported, deleted -------------------------------------------------------------------


def test_a_new_personal_link_voids_passkeys_and_who_came_by_them(house: Served):
    ben, phone = Somebody(house), device()
    register(ben, phone)
    came = Somebody(house, sign_in(house, phone).json()["key"])
    waiting = registration_challenge(came)
    ben.key = ben.does("POST", "/key", {})["key"]
    assert code(came.asks("GET")) == "no-such-person"
    assert code(sign_in(house, phone)) == "passkey-unknown"
    assert code(ben.asks("POST", "/passkeys", device().make_key(waiting))) == "passkey-late"
    assert keys_of(ben) == []


def test_passkeys_that_the_person_knows_outlive_a_new_link(house: Served, clock: TestClock):
    ben, phone, stranger = Somebody(house), device(), device()
    register(ben, phone)
    clock.advance(1)
    register(ben, stranger, name="somebody's")
    eve = Somebody(house)
    register(eve, device(), name="Eve's")
    mine, theirs = keys_of(ben)
    came = Somebody(house, sign_in(house, phone).json()["key"])
    of_eve = keys_of(eve)[0]["id"]
    ben.key = ben.does("POST", "/key", {"passkeys": [mine["id"], of_eve]})["key"]
    assert keys_of(ben) == [mine]
    assert code(came.asks("GET")) == "no-such-person"
    assert code(sign_in(house, stranger)) == "passkey-unknown"
    assert sign_in(house, phone).json()["id"] == ben.does("GET")["id"]
    assert [one["name"] for one in keys_of(eve)] == ["Eve's"]
    assert ben.asks("POST", "/key", {"passkeys": [theirs["id"]] * (MAX_PASSKEYS + 1)}).status_code == 422


def test_a_device_that_came_back_is_the_person_wholly(house: Served, clock: TestClock):
    ben, phone = Somebody(house), device()
    register(ben, phone)
    came = Somebody(house, sign_in(house, phone).json()["key"])
    came.does("POST", "/kept", {"name": "settings", "text": "dark", "revision": 0})
    assert [one["text"] for one in ben.does("GET")["kept"]] == ["dark"]
    clock.advance(1)
    assert register(came, device(), name="second").status_code == 201
    assert [one["name"] for one in keys_of(ben)] == ["Ana's phone", "second"]


def test_an_export_names_passkeys_and_deletion_leaves_nothing_in_the_database(database: str):
    told = Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, window=0, public=PUBLIC)
    with run_server(told) as server:
        ana, ben, phone, other = Somebody(server), Somebody(server), device(), device()
        register(ben, phone, name="Ben's phone")
        register(ana, other, name="Ana's tablet")
        came = sign_in(server, phone).json()
        registration_challenge(ben)
        exported = ben.does("GET", "/export")["passkeys"]
        assert [(one["name"], one["credential"]) for one in exported] == [
            ("Ben's phone", b64(phone.keys[0].id))
        ]
        assert set(exported[0]) == {"name", "created", "credential", "public_key", "counter"}
        asyncio.run(_is_kept(database, came["id"], b64(phone.keys[0].id), rows=True))
        ben.does("DELETE")
        assert code(sign_in(server, phone)) == "passkey-unknown"
        assert code(Somebody(server, came["key"]).asks("GET")) == "no-such-person"
        assert sign_in(server, other).json()["id"] == ana.does("GET")["id"]
    asyncio.run(_is_kept(database, came["id"], b64(phone.keys[0].id), rows=False))


async def _is_kept(database: str, person: str, credential: str, *, rows: bool) -> None:
    """Assert that rows with the person and the key exist in the database, or that none does, by `rows`."""
    engine = open_engine(database_url(database))
    found: dict[str, int] = {}
    async with engine.connect() as connection:
        for table in metadata.sorted_tables:
            for row in (await connection.execute(select(table))).all():
                said = [str(one) for one in row]
                assert "Ben's phone" not in said or rows
                if person in said or credential in said:
                    found[table.name] = found.get(table.name, 0) + 1
    await engine.dispose()
    wanted = {"persons": 1, "passkeys": 1, "sign_ins": 1, "passkey_challenges": 1}
    assert found == (wanted if rows else {})
    assert people.persons.name in metadata.tables


async def _count(server: Served, table: str) -> int:
    async with server.registry.store.engine.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(metadata.tables[table])) or 0)


# --- servers without -------------------------------------------------------------------------------


def test_a_server_without_a_public_address_says_so(shared: Served):
    assert shared.get("/passkeys").json() == {"offered": False, "why": "no-address", "address": ""}
    assert code(shared.http.post("/api/v1/passkeys/challenge", json={})) == "no-passkeys"
    ben = Somebody(shared)
    assert code(ben.asks("POST", "/passkeys/challenge", {})) == "no-passkeys"
    assert keys_of(ben) == []


def test_a_server_without_the_library_says_so_and_lets_one_remove(tmp_path, monkeypatch):
    told = Settings(str(tmp_path / "t.db"), bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, public=PUBLIC)
    with run_server(told) as server:
        ben, phone = Somebody(server), device()
        register(ben, phone)
    monkeypatch.delitem(sys.modules, "horda.server.passkeys.webauthn")
    monkeypatch.setitem(sys.modules, "fido2", None)
    with run_server(told) as server:
        ben = Somebody(server, ben.key)
        assert server.get("/passkeys").json()["why"] == "no-library"
        assert code(ben.asks("POST", "/passkeys/challenge", {})) == "no-passkeys"
        (mine,) = keys_of(ben)
        assert ben.does("DELETE", f"/passkeys/{mine['id']}")["passkeys"] == []


def test_challenges_are_not_given_by_the_thousand(tmp_path):
    bounds = Bounds(passkeys_a_minute=1, passkeys_at_once=2)
    told = Settings(str(tmp_path / "few.db"), bounds=bounds, thinking=PATIENT_BOTS, public=PUBLIC)
    with run_server(told) as server:
        answers = [server.http.post("/api/v1/passkeys/challenge", json={}) for _ in range(3)]
        assert [one.status_code for one in answers] == [200, 200, 429]
        assert code(Somebody(server).asks("POST", "/passkeys/challenge", {})) == "too-fast"


@pytest.mark.parametrize(
    ("written", "origin", "name"),
    [
        ("https://table.example.org", "https://table.example.org", "table.example.org"),
        ("https://Table.Example.org:443/", "https://table.example.org", "table.example.org"),
        ("https://table.example.org:8443", "https://table.example.org:8443", "table.example.org"),
        ("http://localhost:8666", "http://localhost:8666", "localhost"),
        ("https://mañana.example", "https://xn--maana-pta.example", "xn--maana-pta.example"),
    ],
)
def test_a_public_address_is_written_as_browsers_write_it(written: str, origin: str, name: str):
    assert parse_public_url(written) == PublicAddress(origin, name)


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("table.example.org", "whole"),
        ("", "whole"),
        ("https://", "whole"),
        ("ftp://table.example.org", "whole"),
        ("https://ana@table.example.org", "whole"),
        ("https://table.example.org/horda", "whole"),
        ("https://table.example.org?x", "whole"),
        ("https://table.example.org:99999", "whole"),
        ("http://table.example.org", "secure"),
        ("https://192.0.2.7", "number"),
        ("http://127.0.0.1:8666", "number"),
        ("https://[::1]", "number"),
    ],
)
def test_an_address_that_no_browser_would_keep_a_passkey_for_is_refused(written: str, why: str):
    with pytest.raises(BadPublicUrl) as caught:
        parse_public_url(written)
    assert caught.value.why == why
