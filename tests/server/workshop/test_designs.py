"""Tests of the workshop's design help: suggestions, tuning and generation, computed in slices."""

import pytest
from tests.games.zombicide.own import FIRST_LIGHT
from tests.server.serving import Served

from horda.engine.content.typed_yaml import plain_in
from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.edits import Edit, apply_edits
from horda.games.zombicide.missions.reading.plan import as_text

ADDRESS = "/api/v1/games/green_horde/workshop"
GENERATION = {"tiles": 2, "difficulty": "easy", "style": "hunt", "seed": 1}


def box_text(mission: str = "know_your_enemy") -> str:
    shelf = game("green_horde")
    assert isinstance(shelf, Zombicide)
    return as_text(shelf.plans[mission].mission)


def asked(shared: Served, what: str, **body: object) -> dict:
    answer = shared.http.post(f"{ADDRESS}/{what}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("is_easier", [True, False])
def test_each_suggestion_says_what_it_does_and_can_be_played(shared: Served, is_easier: bool):
    text = box_text()
    found = asked(shared, "suggestions", text=text, is_easier=is_easier, deaths={"D4": 3})["suggestions"]
    assert 1 <= len(found) <= 5
    for one in found:
        assert one["en"] != one["es"]
        edits = [Edit(edit["do"], edit["path"], edit.get("value")) for edit in one["edits"]]
        changed = apply_edits(plain_in(text, name="before"), edits)
        assert changed == plain_in(one["text"], name="after")
        check = shared.http.post(ADDRESS, json={"text": one["text"]}).json()
        assert check["is_playable"]


def test_tuning_goes_on_from_what_was_played(shared: Served):
    first = asked(shared, "tune", text=FIRST_LIGHT, win=50)
    assert not first["is_done"]
    points = [{name: point[name] for name in ("at", "played", "won")} for point in first["points"]]
    second = asked(shared, "tune", text=FIRST_LIGHT, win=50, points=points)
    assert sum(point["played"] for point in second["points"]) > sum(point["played"] for point in points)
    assert all(point["won"] <= point["played"] for point in second["points"])
    begin = next(point for point in second["points"] if point["at"] == [0, 0, 0, 0])
    assert (begin["en"], begin["es"]) == ("", "")


def test_a_finished_tuning_hands_over_the_changes_of_the_text(shared: Served):
    points = [{"at": [0, 0, 0, 0], "played": 400, "won": 220}]
    found = asked(shared, "tune", text=FIRST_LIGHT, win=55, points=points)
    assert found["is_done"]
    assert found["is_reached"]
    assert found["edits"] == []


@pytest.mark.parametrize(
    "points",
    [
        [{"at": [50, 0, 0, 0], "played": 10, "won": 5}],
        [{"at": [-50, 0, 0, 0], "played": 10, "won": 5}],
        [{"at": [0, 60, 60, 60], "played": 10, "won": 5}],
        [{"at": [0, -1, 0, 0], "played": 10, "won": 5}],
    ],
)
def test_places_that_are_not_on_the_dial_count_for_nothing(shared: Served, points: list[dict[str, object]]):
    found = asked(shared, "tune", text=FIRST_LIGHT, win=50, points=points)
    played = [point["at"] for point in found["points"]]
    assert [0, 0, 0, 0] in played
    assert points[0]["at"] not in played


def test_a_mission_is_made_in_stretches(shared: Served):
    first = asked(shared, "generate", **GENERATION)
    assert first["text"] == ""
    assert first["attempt"] == 0
    points = [{"at": [0, 0, 0, 0], "played": 400, "won": 280}]
    made = asked(shared, "generate", **GENERATION, points=points)
    assert made["is_done"]
    assert made["is_reached"]
    check = shared.http.post(ADDRESS, json={"text": made["text"]}).json()
    assert check["problems"] == []


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("tune", {"text": FIRST_LIGHT, "win": 0}),
        ("tune", {"text": FIRST_LIGHT, "win": 50, "knobs": ["weather"]}),
        ("tune", {"text": FIRST_LIGHT, "win": 50, "points": [{"at": [0], "played": 1, "won": 1}]}),
        ("tune", {"text": FIRST_LIGHT, "win": 50, "points": [{"at": [0] * 4, "played": 1, "won": 1}] * 101}),
        ("tune", {"text": "id: bare\ntiles: [[13V]]\n", "win": 50}),
        ("suggestions", {"text": "x" * 40_000, "is_easier": True}),
        ("suggestions", {"text": FIRST_LIGHT, "is_easier": True, "deaths": {f"A{n}": 1 for n in range(700)}}),
        ("generate", {**GENERATION, "tiles": 10}),
        ("generate", {**GENERATION, "style": "opera"}),
        ("generate", {**GENERATION, "difficulty": "mild"}),
        ("generate", {**GENERATION, "attempt": 6}),
        ("generate", {**GENERATION, "seed": -1}),
    ],
)
def test_requests_beyond_their_bounds_are_refused(shared: Served, what: str, body: dict[str, object]):
    assert shared.http.post(f"{ADDRESS}/{what}", json=body).status_code in (413, 422)


def test_a_mission_of_rivals_cannot_be_tuned(shared: Served):
    shelf = game("rue_morgue")
    assert isinstance(shelf, Zombicide)
    text = as_text(shelf.plans["last_supplies"].mission)
    address = ADDRESS.replace("green_horde", "rue_morgue")
    answer = shared.http.post(f"{address}/tune", json={"text": text, "win": 50})
    assert (answer.status_code, answer.json()["code"]) == (422, "tune-rivals")
