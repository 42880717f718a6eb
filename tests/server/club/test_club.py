"""Tests of the club: open tables, waiting people, rooms with a password, house rules, and moderation."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.people.test_people import Somebody, dump_database
from tests.server.players import Player
from tests.server.serving import Served, run_server

from horda.engine.content.errors import BadContent
from horda.engine.state import Result
from horda.server.club.rows import normalize_word, room_key
from horda.server.club.settings import ClubSettings, HouseRules, load_club_settings
from horda.server.config.settings import Settings

KEY = "the key of the desk, long enough"
RULES = HouseRules(en="Be kind.", es="Sé amable.")
HOUSE = ClubSettings(name="Monday club", rules=RULES, key=KEY)
ANA, LEO, EVA = ("ana-" + "a" * 20, "leo-" + "l" * 20, "eva-" + "e" * 20)
AGREED = hashlib.sha256(b"Be kind.\nS\xc3\xa9 amable.").hexdigest()[:12]


class VisitorClient:
    """A client that sends a visitor's requests to a club."""

    def __init__(self, server: Served, visitor: str = ANA, agreed: str = AGREED) -> None:
        self.server = server
        self.me = {"visitor": visitor}
        self.agreed = agreed

    def post(self, path: str, body: dict[str, object], link: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {link}"} if link else {}
        return self.server.http.post(f"/api/v1/club{path}", json=body, headers=headers)

    def opens(
        self, match: dict[str, object], *, room: str = "", seats: tuple[int, ...] = (1,)
    ) -> httpx.Response:
        wish = {
            **self.me, "match": match["match"]["id"], "seats": seats, "room": room,
            "language": "es", "name": "Ana", "agreed": self.agreed,
        }  # fmt: skip
        return self.post("/tables", wish, str(match["link"]))

    def joins(self, match: dict[str, object], *, room: str = "", name: str = "Leo") -> httpx.Response:
        wish = {**self.me, "room": room, "name": name, "agreed": self.agreed}
        return self.post(f"/tables/{match['match']['id']}/seat", wish)

    def visits(self, room: str = "", waiting: dict[str, object] | None = None) -> httpx.Response:
        return self.post("/visit", {**self.me, "room": room, "waiting": waiting})

    def waits(self, room: str = "", name: str = "Leo", games: tuple[str, ...] = ()) -> httpx.Response:
        wish = {"name": name, "games": games, "language": "en", "agreed": self.agreed}
        return self.visits(room, wish)

    def tables(self, room: str = "") -> list[str]:
        return [one["match"] for one in self.visits(room).json()["tables"]]

    def waiting_names(self, room: str = "") -> list[str]:
        return [one["name"] for one in self.visits(room).json()["waiting"]]


class Operator:
    """A client that sends a moderator's requests to a club."""

    def __init__(self, server: Served, key: str = KEY) -> None:
        self.http = server.http
        self.headers = {"authorization": f"Bearer {key}"}

    def looks(self) -> dict[str, list[dict[str, object]]]:
        answer = self.http.get("/api/v1/club/desk", headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def drops(self, path: str) -> int:
        return self.http.delete(f"/api/v1/club/desk/{path}", headers=self.headers).status_code

    def bans(self, **whom: object) -> int:
        wish = {"minutes": 10, **whom}
        return self.http.post("/api/v1/club/desk/bans", json=wish, headers=self.headers).status_code


def new_match(server: Served) -> dict[str, object]:
    return server.begin("zombiland", "here", "link", "bot:random")


def seated_name(player: Player) -> str:
    """Return the name in seat 1, once the stand-in bot has left."""
    while player.table["seats"][1]["away"]:
        player.receive()
    return str(player.table["seats"][1]["name"])


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def settings_with_club(tmp_path: Path, house: ClubSettings | None) -> Settings:
    return Settings(str(tmp_path / "table.db"), bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, club=house)


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Served]:
    with run_server(settings_with_club(tmp_path, HOUSE)) as one:
        yield one


@pytest.fixture
def anywhere(database: str) -> Iterator[Served]:
    with run_server(Settings(database, bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, club=HOUSE)) as one:
        yield one


# --- on and off ------------------------------------------------------------------------------------


def test_without_the_setting_nothing_of_a_club_answers(server: Served):
    assert server.get("/shelf").json()["club"] is False
    match = new_match(server)
    ana = VisitorClient(server)
    operator = server.http.get("/api/v1/club/desk", headers={"authorization": f"Bearer {KEY}"})
    for answer in (server.get("/club"), ana.visits(), ana.opens(match), ana.joins(match), operator):
        assert code(answer) == (404, "no-club")
        assert answer.json()["en"]
        assert answer.json()["es"]


def test_the_club_tells_its_name_and_rules_but_not_its_key(open_house: Served):
    assert open_house.get("/shelf").json()["club"] is True
    answer = open_house.get("/club")
    info = answer.json()
    assert (info["name"], info["rules_en"], info["rules_es"], info["rules"], info["moderated"]) == (
        "Monday club", "Be kind.", "Sé amable.", AGREED, True,
    )  # fmt: skip
    assert KEY not in answer.text


# --- tables ----------------------------------------------------------------------------------------


def test_an_open_table_is_found_joined_and_played(anywhere: Served):
    match = new_match(anywhere)
    ana, leo = VisitorClient(anywhere), VisitorClient(anywhere, LEO)
    assert ana.opens(match).status_code == 201
    (table,) = leo.visits().json()["tables"]
    told = {name: table[name] for name in ("game", "mission", "seats", "free", "name", "language", "mine")}
    assert told == {
        "game": "zombiland", "mission": "", "seats": 3, "free": 1,
        "name": "Ana", "language": "es", "mine": False,
    }  # fmt: skip
    seat = leo.joins(match).json()
    assert seat["seat"] == 1
    with anywhere.join(match) as host, anywhere.join(match, seat["link"]) as guest:
        assert guest.seat == 1
        assert [one["name"] for one in guest.table["seats"]][1] == "Leo"
        assert host.view
        assert guest.view
    assert leo.tables() == []


def test_a_private_table_is_in_no_list_and_cannot_be_joined_or_moderated(open_house: Served):
    match = new_match(open_house)
    assert VisitorClient(open_house, LEO).tables() == []
    assert code(VisitorClient(open_house, LEO).joins(match)) == (404, "club-no-such-table")
    operator = Operator(open_house)
    assert match["match"]["id"] not in str(operator.looks())
    assert operator.drops(f"tables/{match['match']['id']}?erase=true") == 404
    assert operator.bans(match=match["match"]["id"]) == 404
    assert open_house.get(f"/matches/{match['match']['id']}", str(match["link"])).status_code == 200


def test_only_the_host_opens_a_table_and_only_seats_that_nobody_has(open_house: Served):
    match = new_match(open_house)
    ana = VisitorClient(open_house)
    assert code(ana.opens({**match, "link": match["links"][0]["link"]})) == (403, "only-host")
    for seat in (0, 2):
        assert code(ana.opens(match, seats=(seat,))) == (409, "club-seat-taken")
    assert code(ana.opens(match, seats=(9,))) == (404, "no-such-seat")
    assert ana.opens(match).status_code == 201
    assert code(ana.opens(match)) == (409, "club-open-already")


def test_of_two_who_want_the_last_seat_one_gets_it_and_the_old_link_is_void(open_house: Served):
    match = new_match(open_house)
    VisitorClient(open_house).opens(match)
    assert VisitorClient(open_house, LEO).joins(match).status_code == 201
    assert code(VisitorClient(open_house, EVA).joins(match, name="Eva")) == (409, "club-no-seat")
    with open_house.join(match, match["links"][0]["link"]) as old:
        assert old.first["code"] == "bad-link"


def test_a_seat_that_nobody_sat_down_at_is_free_again(tmp_path: Path):
    house = ClubSettings(seat_seconds=0.001)
    with run_server(settings_with_club(tmp_path, house)) as server:
        match = new_match(server)
        VisitorClient(server, agreed="").opens(match)
        first = VisitorClient(server, LEO, agreed="").joins(match).json()
        second = VisitorClient(server, EVA, agreed="").joins(match, name="Eva").json()
        assert first["seat"] == second["seat"] == 1
        with server.join(match, first["link"]) as late:
            assert late.first["code"] == "bad-link"
        with server.join(match, second["link"]) as guest:
            assert guest.seat == 1
            # A message is answered only once it is noted who came.
            assert guest.ask(type="ping")["type"] == "pong"
        # Now somebody has sat there, and the seat is theirs even while they are away.
        assert code(VisitorClient(server, LEO, agreed="").joins(match)) == (409, "club-no-seat")


def test_open_tables_outlive_the_server_and_go_with_their_match(tmp_path: Path):
    with run_server(settings_with_club(tmp_path, HOUSE)) as server:
        match = new_match(server)
        VisitorClient(server).opens(match)
    with run_server(settings_with_club(tmp_path, HOUSE)) as server:
        assert VisitorClient(server, LEO).tables() == [match["match"]["id"]]
        gone = server.http.delete(
            f"/api/v1/matches/{match['match']['id']}", headers={"authorization": f"Bearer {match['link']}"}
        )
        assert gone.status_code == 200
        assert VisitorClient(server, LEO).tables() == []


def test_a_host_takes_the_table_off_the_list(open_house: Served):
    match = new_match(open_house)
    VisitorClient(open_house).opens(match)
    path = f"/api/v1/club/tables/{match['match']['id']}"
    stranger = open_house.http.delete(path, headers={"authorization": "Bearer nobody"})
    assert code(stranger) == (403, "bad-link")
    assert (
        open_house.http.delete(path, headers={"authorization": f"Bearer {match['link']}"}).status_code == 200
    )
    assert VisitorClient(open_house, LEO).tables() == []


# --- rooms -----------------------------------------------------------------------------------------


def test_a_room_is_seen_by_those_who_know_its_word_however_they_write_it(open_house: Served):
    match = new_match(open_house)
    ana, leo = VisitorClient(open_house), VisitorClient(open_house, LEO)
    ana.opens(match, room="Lobo Gris")
    assert leo.tables() == leo.tables("lobo negro") == []
    assert leo.tables("  LOBO   gris ") == [match["match"]["id"]]
    assert code(leo.joins(match)) == code(leo.joins(match, room="lobo negro")) == (404, "club-no-such-table")
    assert leo.joins(match, room="lobo gris").status_code == 201


def test_the_word_of_a_room_is_nowhere_in_the_database(tmp_path: Path):
    with run_server(settings_with_club(tmp_path, HOUSE)) as server:
        VisitorClient(server).opens(new_match(server), room="Lobo Gris")
        VisitorClient(server, LEO).waits(room="Lobo Gris", name="Leonor")
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert room_key(normalize_word("lobo gris")).encode() in kept
    assert b"Leonor" in kept
    assert b"lobo" not in kept.lower()
    assert LEO.encode() not in kept


def test_words_cannot_be_guessed_without_end_but_looking_again_is_free(tmp_path: Path):
    with run_server(settings_with_club(tmp_path, ClubSettings(words_at_once=3, words_an_hour=1))) as server:
        leo = VisitorClient(server, LEO, agreed="")
        VisitorClient(server, agreed="").opens(new_match(server), room="wolf")
        for _ in range(5):
            assert leo.visits("guess one").status_code == 200
        assert [leo.visits(f"guess {number}").status_code for number in range(4)] == [200, 200, 429, 429]
        assert code(VisitorClient(server, EVA, agreed="").visits("guess more")) == (429, "club-words")
        assert leo.visits("guess one").status_code == leo.visits("wolf").status_code == 200
        assert code(leo.visits("abc")) == (422, "club-short-word")


def test_words_are_not_guessed_by_joining_or_by_opening_tables(tmp_path: Path):
    """Opening a table in a room gives access to the room, so it counts as a guess of the password too."""
    house = ClubSettings(words_at_once=3, words_an_hour=1, tables_a_person=100)
    with run_server(settings_with_club(tmp_path, house)) as server:
        ana, leo = VisitorClient(server, agreed=""), VisitorClient(server, LEO, agreed="")
        hidden = new_match(server)
        ana.opens(hidden, room="wolf")
        guesses = [leo.joins(hidden, room=f"guess {number}") for number in range(4)]
        assert [code(one) for one in guesses] == [(404, "club-no-such-table")] * 3 + [(429, "club-words")]
        assert code(leo.joins(hidden, room="guess 0")) == (404, "club-no-such-table")
        opened = [leo.opens(new_match(server), room=f"room {number}") for number in range(3)]
        assert [code(one) for one in opened] == [(201, "")] * 2 + [(429, "club-words")]
        assert leo.opens(new_match(server)).status_code == leo.joins(hidden, room="wolf").status_code == 201


# --- those who wait --------------------------------------------------------------------------------


def test_who_waits_is_on_the_list_until_they_look_without_waiting_or_take_a_seat(anywhere: Served):
    ana, leo = VisitorClient(anywhere), VisitorClient(anywhere, LEO)
    (mine,) = leo.waits(games=("zombiland",)).json()["waiting"]
    assert (mine["name"], mine["games"], mine["mine"]) == ("Leo", ["zombiland"], True)
    leo.waits(name="Leo B.")
    (seen,) = ana.visits().json()["waiting"]
    assert (seen["name"], seen["mine"], seen["id"]) == ("Leo B.", False, mine["id"])
    assert ana.waiting_names("another room") == []
    assert leo.visits().json()["waiting"] == []
    leo.waits()
    match = new_match(anywhere)
    ana.opens(match)
    assert leo.joins(match).status_code == 201
    assert ana.waiting_names() == []


def test_who_closes_the_page_is_off_the_list(tmp_path: Path):
    with run_server(settings_with_club(tmp_path, ClubSettings(waiting_seconds=0.001))) as server:
        VisitorClient(server, LEO, agreed="").waits()
        assert VisitorClient(server, agreed="").waiting_names() == []


def test_a_game_that_is_not_on_the_shelf_cannot_be_waited_for(open_house: Served):
    assert code(VisitorClient(open_house, LEO).waits(games=("chess",))) == (404, "no-such-game")


# --- house rules and bounds ------------------------------------------------------------------------


def test_nobody_sits_down_waits_or_opens_before_agreeing_to_the_house_rules(open_house: Served):
    match = new_match(open_house)
    hasty = VisitorClient(open_house, LEO, agreed="")
    assert code(hasty.opens(match)) == code(hasty.waits()) == (409, "club-rules")
    VisitorClient(open_house).opens(match)
    assert code(hasty.joins(match)) == (409, "club-rules")
    assert hasty.visits().status_code == 200


def test_everything_that_strangers_make_is_bounded(tmp_path: Path):
    house = ClubSettings(
        tables=3, tables_a_person=1, tables_an_address=2, waiting=2, waiting_an_address=1, seats_a_person=1
    )
    with run_server(settings_with_club(tmp_path, house)) as server:
        matches = [new_match(server) for _ in range(3)]
        ana, leo, eva = (VisitorClient(server, one, agreed="") for one in (ANA, LEO, EVA))
        assert ana.opens(matches[0]).status_code == 201
        assert code(ana.opens(matches[1])) == (409, "club-tables-a-person")
        assert leo.opens(matches[1]).status_code == 201
        assert code(eva.opens(matches[2])) == (429, "club-address-full")
        assert eva.waits().status_code == 200
        assert eva.waits().status_code == 200
        assert code(leo.waits()) == (429, "club-address-full")
        assert eva.joins(matches[0]).status_code == 201
        assert code(eva.joins(matches[1])) == (409, "club-seats-a-person")


@pytest.mark.parametrize("name", ["", "x" * 41, "a\x00b"])
def test_names_are_short_and_printed(open_house: Served, name: str):
    assert code(VisitorClient(open_house, LEO).waits(name=name)) == (422, "bad-request")


def test_a_table_that_is_over_does_not_count_and_cannot_be_joined(tmp_path: Path):
    with run_server(settings_with_club(tmp_path, ClubSettings(tables_a_person=1))) as server:
        ana = VisitorClient(server, agreed="")
        first = new_match(server)
        ana.opens(first)
        with server.join(first):
            server.registry.open_matches[str(first["match"]["id"])].state.result = Result(
                (0,), (1.0, 0.0, 0.0), "points"
            )
            assert VisitorClient(server, LEO, agreed="").tables() == []
            assert code(VisitorClient(server, LEO, agreed="").joins(first)) == (409, "match-over")
        assert ana.opens(new_match(server)).status_code == 201


def test_who_deletes_their_person_has_no_name_at_the_club_either(tmp_path: Path):
    settings = settings_with_club(tmp_path, HOUSE)
    with run_server(settings) as server:
        match = new_match(server)
        leo, person = VisitorClient(server, LEO), Somebody(server)
        VisitorClient(server).opens(match)
        taken = leo.joins(match, name="Leocadia").json()
        person.sits(match, taken["link"])
        assert "Leocadia" in dump_database(settings.database)
        person.does("DELETE")
        assert "Leocadia" not in dump_database(settings.database)


# --- the desk --------------------------------------------------------------------------------------


def test_the_desk_opens_by_its_key_alone_and_wrong_keys_cannot_be_tried_without_end(tmp_path: Path):
    with run_server(
        settings_with_club(tmp_path, ClubSettings(key=KEY, keys_at_once=2, keys_an_hour=1))
    ) as server:
        assert code(server.get("/club/desk")) == (401, "club-no-key")
        told = [code(server.get("/club/desk", "wrong")) for _ in range(3)]
        assert told == [(401, "club-wrong-key")] * 2 + [(429, "club-keys")]
        assert Operator(server).looks() == {"tables": [], "waiting": [], "bans": []}


def test_without_a_key_there_is_no_desk(tmp_path: Path):
    with run_server(settings_with_club(tmp_path, ClubSettings())) as server:
        assert code(server.get("/club/desk", "")) == (401, "club-no-key")
        assert code(server.get("/club/desk", "x")) == (403, "club-no-desk")


def test_the_operator_sees_all_rooms_and_closes_a_table_or_deletes_its_match(open_house: Served):
    kept, erased = new_match(open_house), new_match(open_house)
    VisitorClient(open_house).opens(kept, room="wolf")
    VisitorClient(open_house).opens(erased)
    VisitorClient(open_house, LEO).joins(kept, room="wolf")
    operator = Operator(open_house)
    tables = {one["table"]["match"]: one for one in operator.looks()["tables"]}
    assert tables[kept["match"]["id"]]["private"]
    assert tables[kept["match"]["id"]]["taken"] == [{"seat": 1, "name": "Leo"}]
    assert not tables[erased["match"]["id"]]["private"]
    assert operator.drops(f"tables/{kept['match']['id']}") == 200
    assert operator.drops(f"tables/{erased['match']['id']}?erase=true") == 200
    assert operator.looks()["tables"] == []
    for match, left in ((kept, 200), (erased, 403)):
        assert open_house.get(f"/matches/{match['match']['id']}", str(match["link"])).status_code == left


def test_a_name_is_taken_off_the_list(open_house: Served):
    VisitorClient(open_house, LEO).waits(name="Rude")
    operator = Operator(open_house)
    (one,) = operator.looks()["waiting"]
    assert operator.drops(f"waiting/{one['waiting']['id']}") == 200
    assert VisitorClient(open_house).waiting_names() == []
    assert operator.drops(f"waiting/{one['waiting']['id']}") == 404


def test_who_is_banned_is_kept_out_until_the_ban_is_lifted(open_house: Served):
    leo, ana, operator = VisitorClient(open_house, LEO), VisitorClient(open_house), Operator(open_house)
    leo.waits()
    (one,) = operator.looks()["waiting"]
    assert operator.bans(waiting=one["waiting"]["id"]) == 201
    assert (
        code(leo.visits())
        == code(leo.waits())
        == code(leo.opens(new_match(open_house)))
        == (403, "club-banned")
    )
    assert ana.waiting_names() == []
    (ban,) = operator.looks()["bans"]
    assert (ban["name"], ban["address"]) == ("Leo", False)
    assert operator.drops(f"bans/{ban['id']}") == 200
    assert leo.visits().status_code == 200


def test_a_ban_of_an_address_outlives_a_new_secret_and_a_restart(tmp_path: Path):
    with run_server(settings_with_club(tmp_path, HOUSE)) as server:
        VisitorClient(server, LEO).waits()
        (one,) = Operator(server).looks()["waiting"]
        assert Operator(server).bans(waiting=one["waiting"]["id"], address=True) == 201
    with run_server(settings_with_club(tmp_path, HOUSE)) as server:
        assert code(VisitorClient(server, EVA).visits()) == (403, "club-banned")
        assert {one["address"] for one in Operator(server).looks()["bans"]} == {True, False}
    assert b"127.0.0.1" not in (tmp_path / "table.db").read_bytes()


def test_who_opened_a_table_is_banned_with_it(open_house: Served):
    match = new_match(open_house)
    VisitorClient(open_house).opens(match)
    assert Operator(open_house).bans(match=match["match"]["id"]) == 201
    assert code(VisitorClient(open_house).visits()) == (403, "club-banned")
    assert VisitorClient(open_house, LEO).tables() == []


def test_who_took_a_seat_is_turned_out_of_it_and_it_is_free_again(open_house: Served):
    match = new_match(open_house)
    VisitorClient(open_house).opens(match)
    link = VisitorClient(open_house, LEO).joins(match, name="Rude").json()["link"]
    with open_house.join(match, link) as rude, open_house.join(match) as host:
        assert Operator(open_house).bans(match=match["match"]["id"], seat=1) == 201
        rude.until(lambda message: message["type"] == "bye")
        host.until(lambda _: host.table["seats"][1]["away"])
        assert [deed["kind"] for deed in host.table["deeds"]] == ["new_link"]
    with open_house.join(match, link) as again:
        assert again.first["code"] == "bad-link"
    assert code(VisitorClient(open_house, LEO).joins(match)) == (403, "club-banned")
    seat = VisitorClient(open_house, EVA).joins(match, name="Eva").json()
    with open_house.join(match, seat["link"]) as eva:
        assert seated_name(eva) == "Eva"


# --- settings --------------------------------------------------------------------------------------


def test_a_club_is_read_from_a_file_and_its_key_from_a_file_or_the_environment(tmp_path: Path):
    file, key = tmp_path / "club.yaml", tmp_path / "key"
    file.write_text("name: Lunes\nrules: {es: Sé amable.}\ntables_a_person: 5\n")
    key.write_text(f"{KEY}\n")
    house = load_club_settings(file, {"HORDA_CLUB_KEY_FILE": str(key)})
    assert house == ClubSettings(name="Lunes", rules=HouseRules(es="Sé amable."), key=KEY, tables_a_person=5)
    assert load_club_settings(file, {"HORDA_CLUB_KEY": KEY * 2}).key == KEY * 2
    assert load_club_settings(file, {}).key == ""


@pytest.mark.parametrize(
    ("text", "environ", "told"),
    [
        ("tables_a_persn: 3", {}, "did you mean `tables_a_person`"),
        ("name: x\ntables: 0", {}, "club.yaml:2"),
        ("{}", {"HORDA_CLUB_KEY": "short"}, "at least 16"),
        ("{}", {"HORDA_CLUB_KEY_FILE": "/nowhere/key"}, "/nowhere/key"),
    ],
)
def test_a_club_that_cannot_be_run_says_where_and_why(
    tmp_path: Path, text: str, environ: dict[str, str], told: str
):
    file = tmp_path / "club.yaml"
    file.write_text(text)
    with pytest.raises((BadContent, OSError), match=told):
        load_club_settings(file, environ)
