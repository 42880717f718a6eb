"""Tests that the missions of Rue Morgue have no errors and together use every tile face and every word of the box."""

from importlib.resources import files

import pytest
from tests.games.rue_morgue.conftest import GAME

from horda.games.rue_morgue.mechanisms.helicopter.flight import may_land
from horda.games.rue_morgue.mechanisms.helicopter.seats import why_not_rope_into
from horda.games.zombicide.missions.checking.checks import problems_in
from horda.games.zombicide.rules.board.paths import paths_of

MISSIONS = [plan.mission for plan in GAME.plans.values()]
FOLDER = files("horda.games.rue_morgue").joinpath("content", "missions")


def test_two_follow_the_rulebook_and_ten_are_our_own():
    assert [mission.number for mission in MISSIONS] == [1, *range(1, 12)]
    assert [mission.id for mission in MISSIONS if mission.origin == "rulebook"] == [
        "learning_to_fly",
        "smells_like_team_spirit",
    ]
    assert all(mission.follows for mission in MISSIONS if mission.origin == "rulebook")
    assert sum(mission.competitive for mission in MISSIONS) == 3


def test_the_shelf_goes_from_easy_to_hard_and_on_to_the_rivals():
    together = [mission.difficulty for mission in MISSIONS if not mission.competitive]
    assert together == sorted(together, key=["tutorial", "easy", "medium", "hard"].index)
    assert together.count("tutorial") == 1
    assert [mission.competitive for mission in MISSIONS] == [False] * 9 + [True] * 3


@pytest.mark.rule("RM-MIS-01", "RM-MIS-03")
def test_the_tutorials_lay_the_tiles_that_the_rulebook_names():
    assert set(GAME.plans["learning_to_fly"].board.tile_names) == {"2V", "4V", "6V", "7V"}
    assert set(GAME.plans["smells_like_team_spirit"].board.tile_names) == {"2R", "5R", "6R", "9R"}


def zones_on_foot(name: str, *, keys: frozenset[str] = frozenset()) -> set[str]:
    """Return the zones in reach on foot from the start; only doors whose key is not in `keys` are shut."""
    plan = GAME.plans[name]
    board = plan.board
    locked = sum(1 << n for n, gate in enumerate(board.gates) if gate.colour and gate.colour not in keys)
    exits = paths_of(board, locked).exits
    reached = [board.called[token.at] for token in plan.mission.tokens if token.put == "start"]
    for zone in reached:
        reached.extend(beyond for beyond in exits[zone] if beyond not in reached)
    return {board.names[zone] for zone in reached}


@pytest.mark.rule("RM-MIS-03")
def test_smells_like_team_spirit_cannot_be_won_on_foot():
    name = "smells_like_team_spirit"
    keys: frozenset[str] = frozenset()
    objectives = [token for token in GAME.plans[name].mission.tokens if token.put == "objective"]
    for _ in objectives:
        reached = zones_on_foot(name, keys=keys)
        keys |= {token.colour for token in objectives if token.at in reached}
    assert keys == {"pink"}, "the blue objective is out of reach for those on foot"
    assert zones_on_foot(name, keys=keys).isdisjoint({"D1", "E1", "F1", "D2", "E2", "F2"})
    assert "D2" in zones_on_foot(name, keys=frozenset({"blue"})), "and the others follow by the front door"


@pytest.mark.rule("RM-MIS-03", "RM-HEL-07")
def test_a_rope_leads_to_the_back_door_of_the_refuge_and_no_landing_does():
    s = GAME.new(seats=1, mission="smells_like_team_spirit")
    behind = s.board.called["D1"]
    assert why_not_rope_into(s.board.kinds[behind]) is None
    assert behind in s.board.neighbours(s.board.called["B1"]), "it is next to the helipad through the air"
    assert [s.board.names[zone] for zone in range(s.board.size) if may_land(s, zone)] == ["B1"]


def test_between_them_they_lay_every_face_of_every_tile():
    laid = {str(tile).partition(".")[0] for mission in MISSIONS for row in mission.tiles for tile in row}
    assert laid == set(GAME.tiles)


def test_between_them_they_use_all_that_the_box_has():
    tokens = {token.put for mission in MISSIONS for token in mission.tokens}
    assert tokens >= {"helicopter", "crashed_helicopter", "tent", "trigger", "locator", "marker", "exit"}
    colours = {token.colour for mission in MISSIONS for token in mission.tokens if token.put == "spawn"}
    assert colours == {"", "blue", "pink"}
    assert any(edge.put == "stairs" for mission in MISSIONS for edge in mission.edges)
    assert any(mission.flight for mission in MISSIONS)
    kinds = {kind.name for plan in GAME.plans.values() for kind in plan.board.kinds}
    assert kinds >= {"corridor", "hospital_room", "locker_room", "camp", "tent", "helipad", "room", "street"}
    features = {(one.kind, one.colour) for plan in GAME.plans.values() for one in plan.board.features}
    assert features == {("manhole", ""), ("bed", "blue"), ("bed", "green")}


@pytest.mark.parametrize("name", [mission.id for mission in MISSIONS])
def test_nothing_is_wrong_with_a_mission(name: str):
    text = FOLDER.joinpath(f"{name}.yaml").read_text(encoding="utf-8")
    assert problems_in(text, GAME.words, name=f"{name}.yaml") == []


def test_a_skill_that_nobody_begins_with_is_refused_with_the_nearest():
    text = FOLDER.joinpath("airlift.yaml").read_text(encoding="utf-8")
    wrong = text.replace("needs: [helicopter_pilot]", "needs: [helicopter_pilots]")
    (problem,) = problems_in(wrong, GAME.words, name="airlift.yaml")
    assert problem.what == "unknown_need"
    assert problem.about["hint"] == "did you mean `helicopter_pilot`?"
    assert problem.line == wrong.splitlines().index("needs: [helicopter_pilots]") + 1
