"""Tests of the workshop's routes: the kit, the check of a draft, and matches played with a draft."""

import json

import pytest
from tests.games.zombicide.own import FIRST_LIGHT
from tests.server.serving import Served

from horda.games.own_missions import editions
from horda.games.zombicide.missions.custom import MAX_BYTES

DRAFTS = "/api/v1/games/green_horde/workshop"
BARE = "id: bare\ntiles: [[13V, 19R.90]]\n"


def check_draft(shared: Served, text: str) -> dict:
    answer = shared.http.post(DRAFTS, json={"text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", editions())
def test_the_kit_has_every_tile_token_and_word_of_a_game(shared: Served, game: str):
    kit = shared.http.get(f"/api/v1/games/{game}/workshop").json()
    words = editions()[game].words
    assert {tile["id"] for tile in kit["tiles"]} == set(words.tiles)
    assert [token["kind"] for token in kit["tokens"]] == list(words.tokens)
    assert [event["key"] for event in kit["vocabulary"]["events"]] == list(words.happenings)
    assert all(tile["svg"].startswith("<svg") for tile in kit["tiles"])


def test_the_kit_says_what_each_token_may_have_and_what_joins_floors(shared: Served):
    kit = shared.http.get("/api/v1/games/army_of_the_dead/workshop").json()
    tokens = {token["kind"]: token for token in kit["tokens"]}
    assert set(tokens["objective"]["slots"]) == {"face_down", "order"}
    assert {"side", "active"} <= set(tokens["spawn"]["slots"])
    assert [kind for kind, token in tokens.items() if token["is_listed"]] == ["sleepers"]
    assert "basement" in kit["floors"]
    assert kit["has_lifts"]
    assert not shared.http.get("/api/v1/games/green_horde/workshop").json()["has_lifts"]


def test_the_check_says_which_borders_are_open(shared: Served):
    edges = {"-".join(edge["between"]): edge for edge in check_draft(shared, BARE)["edges"]}
    walled = [edge for edge in edges.values() if "door" in edge["allowed"] and "hedge" not in edge["allowed"]]
    streets = [edge for edge in edges.values() if edge["reason"] == "open_street"]
    assert walled
    assert not any(edge["is_open"] for edge in walled)
    assert all(edge["is_open"] for edge in streets)


def test_bare_tiles_are_drawn_and_told_what_they_lack(shared: Served):
    found = check_draft(shared, BARE)
    assert {"no_start", "nothing_wins"} <= {problem["what"] for problem in found["problems"]}
    assert not found["is_playable"]
    assert len(found["board"]["zones"]) > 4
    assert "<svg" in found["board"]["svg"]


def test_a_draft_without_tiles_is_no_error_of_the_server(shared: Served):
    found = check_draft(shared, "id: empty\ntiles: [[]]\n")
    assert found["board"] is None
    assert found["problems"]


def test_the_check_says_where_doors_and_hedges_may_stand(shared: Served):
    found = check_draft(shared, FIRST_LIGHT)
    places = {"-".join(edge["between"]): edge for edge in found["edges"]}
    assert any("door" in edge["allowed"] for edge in places.values())
    refused = [edge for edge in places.values() if not edge["allowed"]]
    assert refused
    assert all(edge["reason"] for edge in refused)
    # A place that is allowed is accepted by the reader of files, and one that is not is refused.
    name, edge = next((name, one) for name, one in places.items() if one["allowed"] == ["door"])
    first, second = name.split("-")
    laid = BARE + f"edges: [{{put: door, between: [{first}, {second}]}}]\n"
    assert edge["upright"] in (True, False)
    assert "open_street" not in json.dumps(check_draft(shared, laid))


def test_problems_name_their_place_in_the_file_and_the_way_out(shared: Served):
    found = check_draft(shared, FIRST_LIGHT.replace("experience: 5", "experiense: 5"))
    (problem,) = [one for one in found["problems"] if one["severity"] == "error"][:1]
    assert problem["path"].startswith("$.when")
    assert problem["en"] != problem["es"]
    assert 1 <= len(problem["fixes"]) <= 2
    assert problem["fixes"][0]["edits"][0]["path"].startswith("$.when")


def test_a_playable_draft_comes_with_its_map_and_words(shared: Served):
    found = check_draft(shared, FIRST_LIGHT)
    assert found["is_playable"]
    assert found["map"].startswith("<svg")
    assert found["words"]["en"]["mission-own"] == "First Light"


def test_texts_that_are_too_long_are_refused(shared: Served):
    answer = shared.http.post(DRAFTS, json={"text": "é" * (MAX_BYTES // 2 + 1)})
    assert answer.status_code == 413
    assert shared.http.post(DRAFTS, json={"text": "x" * (MAX_BYTES + 1)}).status_code in (413, 422)


def match_request(**more: object) -> dict[str, object]:
    return {"text": FIRST_LIGHT, "bot": "heuristic", "survivors": 3, "first": 0, "count": 2, **more}


def test_matches_of_a_draft_are_alike_whenever_they_are_played(shared: Served):
    first, again = (shared.http.post(f"{DRAFTS}/matches", json=match_request()).json() for _ in range(2))
    shortest = min(len(first["matches"]), len(again["matches"]))
    assert shortest
    assert first["matches"][:shortest] == again["matches"][:shortest]
    match = first["matches"][0]
    assert match["number"] == 0
    assert match["rounds"] > 0
    assert match["survivors"] == 3
    assert set(match["goals"]) <= {"1", "2"}
    assert sum(match["deaths"].values()) == match["lost"]


def test_a_mission_with_an_error_is_not_played(shared: Served):
    answer = shared.http.post(f"{DRAFTS}/matches", json=match_request(text=BARE))
    assert answer.status_code == 422
    assert answer.json()["code"] == "mission-refused"


@pytest.mark.parametrize("wrong", [{"bot": "search"}, {"survivors": 0}, {"count": 1000}, {"first": -1}])
def test_a_play_test_beyond_its_bounds_is_refused(shared: Served, wrong: dict[str, object]):
    assert shared.http.post(f"{DRAFTS}/matches", json=match_request(**wrong)).status_code == 422


@pytest.mark.parametrize("survivors", [7, 12])
def test_a_team_that_the_mission_is_not_made_for_is_refused_before_a_worker_sees_it(
    shared: Served, survivors: int
):
    answer = shared.http.post(f"{DRAFTS}/matches", json=match_request(survivors=survivors))
    assert (answer.status_code, answer.json()["code"]) == (422, "wrong-value")
    assert "1–6" in answer.json()["en"]


def test_a_team_too_large_for_one_player_is_led_by_two(shared: Served):
    text = FIRST_LIGHT.replace("survivors: [1, 6]", "survivors: [1, 12]")
    answer = shared.http.post(f"{DRAFTS}/matches", json=match_request(text=text, survivors=12, count=1))
    assert answer.status_code == 200, answer.text
    assert answer.json()["matches"][0]["survivors"] == 12
