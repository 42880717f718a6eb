"""Tests of the referee's routes: reading and showing a position, answering questions, and playing on from it."""

import pytest
from tests.server.serving import Served

TABLES = {
    "green_horde": "E2: walker*3 abomination | E4: rolf walker | E1: megan | mission = the_evil_shrine",
    "rue_morgue": "A1: walker*2",
    "army_of_the_dead": "A1: shambler*2",
    "city_of_horror": "players = [red, blue, green] | at = attack armory"
    " | armory: priest[red] granny[blue] punk[green] zombie*3",
    "zombiland": "n2: vera[old_bat] | zone_0: tomas | turn = vera",
}


def answer(shared: Served, path: str, body: dict) -> dict:
    found = shared.http.post(f"/api/v1/referee/{path}", json=body)
    assert found.status_code < 300, found.text
    return found.json()


@pytest.mark.parametrize("game", TABLES)
def test_a_position_of_every_game_is_shown_as_it_lies_there(shared: Served, game: str):
    found = answer(shared, "position", {"game": game, "text": TABLES[game]})
    assert found["problems"] == []
    assert found["view"] is not None
    again = answer(shared, "position", {"code": found["code"]})
    assert again["given"] == found["given"]


def test_nobody_has_moved_yet_in_the_view(shared: Served):
    found = answer(shared, "position", {"game": "green_horde", "text": TABLES["green_horde"]})
    assert found["view"]["zombies"]["E2"] == {"walker": 3, "abomination": 1}


def test_a_position_that_cannot_be_has_fixes_and_no_view(shared: Served):
    found = answer(shared, "position", {"game": "green_horde", "text": "A1: rolf[wounds=4]"})
    assert "view" not in found
    assert [len(problem["fixes"]) for problem in found["problems"]] == [3]


def test_an_answer_waits_for_dice_and_goes_on_with_them(shared: Served):
    body = {"game": "green_horde", "text": "A1: rolf[axe] walker", "ask": "play"}
    open_now = answer(shared, "answer", body)["course"]["decision"]["choices"]
    strike = next(choice["line"] for choice in open_now if choice["do"] == "strike")
    waiting = answer(shared, "answer", {**body, "happened": [{"choose": strike}]})["course"]
    assert waiting["missing"]["kind"] == "dice"
    assert "count" not in waiting["missing"]  # one die
    done = answer(shared, "answer", {**body, "happened": [{"choose": strike}, {"dice": [6]}]})["course"]
    assert "walker" not in done["text"].split("details")[0]
