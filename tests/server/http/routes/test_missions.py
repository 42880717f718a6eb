"""Tests of custom missions: checked, rejected with line and sentence, played, stored with the match."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.games.zombicide.own import FIRST_LIGHT
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.players import play
from tests.server.serving import Served, run_server

from horda.games.zombicide.missions.custom import MAP, MAX_BYTES
from horda.server.config.limits import parse_bounds
from horda.server.config.settings import Settings

LOOK = "/api/v1/games/green_horde/missions"
WRONG = FIRST_LIGHT.replace("at: A1}", "at: D1}")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server with a folder of missions, one of them broken."""
    folder = tmp_path_factory.mktemp("own")
    folder.joinpath("dawn.yaml").write_text(FIRST_LIGHT, encoding="utf-8")
    folder.joinpath("torn.yaml").write_text(WRONG, encoding="utf-8")
    settings = Settings(str(folder / "table.db"), bounds=WIDE_BOUNDS, thinking=PATIENT_BOTS, missions=folder)
    with run_server(settings) as one:
        yield one


def wish(text: str, **more: object) -> dict[str, object]:
    return {
        "game": "green_horde",
        "seats": [{"who": "here"}, {"who": "bot"}],
        "options": {"mission": "own", MAP: text},
        "seed": "dawn",
        **more,
    }


def test_a_mission_that_can_be_played_is_shown_with_its_page_and_map(shared: Served):
    looked = shared.http.post(LOOK, json={"text": FIRST_LIGHT}).json()
    assert [one for one in looked["faults"] if one["error"]] == []
    assert looked["name"] == "own"
    assert looked["words"]["es"]["mission-own"] == "First Light"
    assert looked["mission"]["minutes"] == 20
    assert looked["figures"]["rounds"] == 12
    assert ElementTree.fromstring(looked["map"]).tag.endswith("svg")


def test_what_is_wrong_is_told_with_its_line_in_both_languages(shared: Served):
    looked = shared.http.post(LOOK, json={"text": WRONG}).json()
    fault, goal = [one for one in looked["faults"] if one["error"]]
    assert (fault["line"], goal["line"]) == (8, 15)
    assert fault["en"].startswith("no way leads to the token `exit` at D1")
    assert fault["es"] != fault["en"]
    assert looked["mission"] is None


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("x" * (MAX_BYTES + 1), 422),
        ("é" * (MAX_BYTES - 10), 413),
        ("a: &a [*a]", 200),
        ("&a [" + "x, " * 9000 + "]", 200),
        ("[" * 4000, 200),
        ("\x00", 200),
        ("", 200),
    ],
)
def test_whatever_is_sent_gets_an_answer(shared: Served, text: str, status: int):
    answer = shared.http.post(LOOK, json={"text": text})
    assert answer.status_code == status
    if status == 200:
        assert [one["error"] for one in answer.json()["faults"]] == [True]


def test_a_match_carries_its_mission_and_friends_need_no_file(shared: Served):
    made = shared.http.post("/api/v1/matches", json=wish(FIRST_LIGHT)).json()
    assert made["match"]["options"]["mission"] == "own"
    assert MAP not in made["match"]["options"]
    match, link = made["match"]["id"], made["spectator"]
    told = shared.get(f"/matches/{match}/mission", link).json()
    assert told["words"]["en"]["why-night-fell"] == "Night has fallen. You lose."
    assert {zone["name"] for zone in told["board"]["zones"]} >= {"A1", "F4"}
    with shared.join(made) as player:
        assert player.view["mission"] == "own"
        assert play([player], 12) > 0


def test_the_match_is_opened_again_from_the_database(settings: Settings):
    with run_server(settings) as one:
        made = one.http.post("/api/v1/matches", json=wish(FIRST_LIGHT)).json()
        with one.join(made) as player:
            play([player], 6)
    with run_server(settings) as again, again.join(made) as player:
        assert player.view["mission"] == "own"
        assert play([player], 3) > 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"options": {MAP: WRONG}}, "mission-refused"),
        ({"options": {MAP: "id: ["}}, "mission-refused"),
        ({"options": {MAP: 7}}, "wrong-option"),
        ({"options": {"mission": "own"}}, "wrong-value"),
        ({"options": {"mission": "river_of_the_dead", MAP: FIRST_LIGHT}}, "wrong-value"),
        ({"options": {MAP: FIRST_LIGHT, "survivors": 99}}, "wrong-value"),
        ({"game": "zombiland", "options": {MAP: FIRST_LIGHT}}, "wrong-option"),
    ],
)
def test_a_match_with_a_mission_that_cannot_be_is_refused(shared: Served, change: dict, code: str):
    answer = shared.http.post("/api/v1/matches", json=wish(FIRST_LIGHT, **change))
    problem = answer.json()
    assert (answer.status_code in (400, 422), problem["code"]) == (True, code)
    assert problem["en"] != problem["es"]


def test_a_refusal_names_line_and_reason(shared: Served):
    problem = shared.http.post("/api/v1/matches", json=wish(WRONG)).json()
    assert "Line 8: no way leads to the token `exit` at D1" in problem["en"]
    assert "Línea 8: " in problem["es"]


def test_a_match_of_the_box_carries_no_mission(shared: Served):
    made = shared.begin("green_horde", "here")
    answer = shared.get(f"/matches/{made['match']['id']}/mission", str(made["link"]))  # type: ignore[index]
    assert answer.json()["code"] == "no-such-mission"


def test_the_folder_is_listed_with_what_is_broken(shared: Served):
    found = {one["name"]: one for one in shared.get("/missions").json()["missions"]}
    assert found["dawn"]["en"] == found["dawn"]["es"] == "First Light"
    assert found["dawn"]["game"] == "green_horde"
    assert found["torn"]["fault"]["line"] == 8
    assert shared.get("/missions/dawn").json()["text"] == FIRST_LIGHT
    assert shared.get("/missions/..%2Fdawn").status_code == 404
    assert shared.get("/missions/table").json()["code"] == "no-such-mission"


def test_looking_is_limited(tmp_path: Path):
    bounds = parse_bounds(["missions_at_once=2", "missions_a_minute=0.1"])
    with run_server(Settings(str(tmp_path / "t.db"), bounds=bounds, thinking=PATIENT_BOTS)) as one:
        codes = [one.http.post(LOOK, json={"text": "x"}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]


def test_a_mission_that_asks_for_too_much_work_is_refused_before_anybody_plays_it(shared: Served):
    noises = ", ".join(["{noise: A1}"] * 20)
    text = FIRST_LIGHT.replace("words:\n", f"  - {{event: turn_ends, do: [{noises}]}}\n" * 70 + "words:\n", 1)
    refused = shared.http.post("/api/v1/matches", json=wish(text))
    assert (refused.status_code, refused.json()["code"]) == (422, "mission-refused")
    assert "write fewer effects for `turn_ends`" in refused.json()["en"]
    assert text.splitlines()[refused.json()["args"]["line"] - 1].startswith("  - {event: turn_ends")
