"""Tests of the board of Army of the Dead: properties of every tile face, and places where nobody can stand."""

import pytest

from horda.engine.content.errors import BadContent
from horda.engine.views.position import BadPosition
from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.zombicide.board.build import board_of, finish
from horda.games.zombicide.board.tiles import LaidTile
from horda.games.zombicide.missions.reading.plan import MissionPlan, as_text, plan_of
from horda.games.zombicide.rules.board.graph import NOWHERE, Board
from horda.games.zombicide.rules.board.paths import paths_of
from horda.games.zombicide.state import ZombicideState

GAME = ArmyOfTheDead()
TILES = GAME.tiles
STATUE = "statue"


def bare(name: str) -> Board:
    return finish(board_of([[LaidTile(TILES[name], 0)]]))


def mission(**given: object) -> MissionPlan:
    record = {"id": "test", "origin": "horda", "win": {"never": True}, **given}
    return plan_of(as_text(record), GAME.words, name="test.yaml")


def kinds_on(name: str) -> set[str]:
    return {kind.name for kind in bare(name).kinds}


# --- the faces -----------------------------------------------------------------------------------


def test_the_box_has_eight_tiles_with_two_faces():
    assert sorted(TILES) == sorted(f"{side}{number}" for side in "RV" for number in range(1, 9))
    assert all(tile.origin == "horda" for tile in TILES.values())


def test_the_faces_hold_what_the_rulebook_says_of_them():
    assert all("hall" in kinds_on(name) for name in ("R4", "R5"))
    assert all("hotel_corridor" in kinds_on(name) for name in ("V4", "V5"))
    halls = {name for name in TILES if kinds_on(name) & {"hall", "hotel_corridor"}}
    assert halls == {"R4", "R5", "V4", "V5"}
    assert sum("bus" in kinds_on(name) for name in TILES) == 1
    assert sum(STATUE in kinds_on(name) for name in TILES) == 1
    assert sum("vault" in kinds_on(name) for name in TILES) == 1
    assert sum("elevator" in kinds_on(name) for name in TILES) >= 2
    features = [feature.put for tile in TILES.values() for feature in tile.features]
    assert sorted(features) == ["fountain", "helipad", "trap", "vault"]


def test_the_vault_has_one_door_and_the_trap_zone_before_it():
    board = bare("R8")
    trap = next(feature.zone for feature in board.features if feature.kind == "trap")
    vault = next(feature.zone for feature in board.features if feature.kind == "vault")
    assert board.kinds[vault].name == "vault"
    assert [gate.zones for gate in board.gates] == [(trap, vault)]
    assert paths_of(board, 0).exits[vault] == [trap]
    assert paths_of(board, board.shut).exits[vault] == []


@pytest.mark.parametrize("name", sorted(TILES))
def test_every_zone_of_a_face_can_be_reached(name: str):
    board = bare(name)
    paths = paths_of(board, 0)
    open_to_all = [zone for zone, kind in enumerate(board.kinds) if kind.name != STATUE]
    assert all(paths.distances(open_to_all[0])[zone] >= 0 for zone in open_to_all)


# --- what holds of all of them -------------------------------------------------------------------


@pytest.mark.rule("AD-LOS-01", "AD-LOS-03")
@pytest.mark.parametrize("name", sorted(TILES))
def test_who_sees_is_seen_and_never_in_a_diagonal(name: str):
    board = bare(name)
    paths = paths_of(board, board.shut)
    for zone in range(board.size):
        for other in range(board.size):
            assert paths.sees(zone) >> other & 1 == paths.sees(other) >> zone & 1
            if paths.sees(zone) >> other & 1:
                lines = [
                    (one, two)
                    for one in board.cells[zone]
                    for two in board.cells[other]
                    if one // 3 == two // 3 or one % 3 == two % 3
                ]
                assert lines


@pytest.mark.rule("AD-MOV-07", "AD-MOV-01")
@pytest.mark.parametrize("name", sorted(TILES))
def test_adjacent_zones_are_those_in_sight_at_range_1(name: str):
    board = bare(name)
    paths = paths_of(board, board.shut)
    for zone in range(board.size):
        near = [other for other, away in enumerate(paths.ranges(zone)) if away == 1]
        assert sorted(paths.exits[zone]) == [other for other in near if board.kinds[other].name != STATUE]


@pytest.mark.rule("AD-ELE-01")
def test_zones_of_an_elevator_are_adjacent_without_sight():
    board = mission(tiles=[["R2", "V4"]], floors={"hotel": ["V4"]}, lifts=[["B3", "D3"]]).board
    paths = paths_of(board, 0)
    one, other = board.called["B3"], board.called["D3"]
    assert other in paths.exits[one]
    assert paths.ranges(one)[other] == -1


@pytest.mark.rule("AD-ZON-04")
def test_rooms_that_openings_join_are_one_building_and_a_wall_ends_it():
    picture = "+#+#+.+\n#r#r#s.\n+.+.+.+\n.s#r.s.\n+.+#+.+\n.s.s.s.\n+.+.+.+\n"
    s = GAME.place({"picture": picture, "zones": {"B1": "kate"}})
    assert isinstance(s, ZombicideState)
    board = s.board
    names = [[board.names[room] for room in rooms] for rooms in board.buildings]
    assert names == [["A1"], ["B1", "B2"]]
    for number, rooms in enumerate(board.buildings):
        assert [board.building[room] for room in rooms] == [number] * len(rooms)
    assert board.building[board.called["C1"]] == NOWHERE


@pytest.mark.rule("AD-ZON-03")
@pytest.mark.parametrize("name", sorted(TILES))
def test_what_is_not_in_a_street_is_in_a_building(name: str):
    for kind in bare(name).kinds:
        assert kind.building == (kind.name not in ("street", STATUE))


@pytest.mark.rule("AD-ZON-06")
def test_nothing_stands_in_the_fountain():
    with pytest.raises(BadPosition, match="`B2` is no zone"):
        GAME.place({"tiles": [["R1"]], "zones": {"B2": "kate"}})


@pytest.mark.rule("AD-ZON-01")
def test_survivors_and_zombies_are_actors_and_sleepers_are_none():
    """Survivors and zombies follow the rules of sight, movement and wounds; sleepers are tokens and do not."""
    given = {"zones": {"A1": "martin[grenade]", "B1": "kate shambler sleepers[2]"}}
    s = GAME.place(given)
    assert isinstance(s, ZombicideState)
    s.apply(next(choice for choice in s.all_choices() if choice.verb == "throw_grenade"))
    described = GAME.describe(s)
    assert described["zones"]["B1"] == "sleepers"  # type: ignore[index]
    assert described["places"]["kate"] == "lost"  # type: ignore[index]


# --- what a mission may say ----------------------------------------------------------------------


def test_a_floor_of_a_tile_that_is_not_laid_is_refused():
    with pytest.raises(BadContent, match=r"test\.yaml:\d+: tile `V5` is on no floor of this map"):
        mission(tiles=[["R2", "V4"]], floors={"hotel": ["V5"]})


def test_a_place_on_a_floor_that_there_is_not_is_refused():
    with pytest.raises(BadContent, match="`floor roof` is not of this map; did you mean `floor hotel`"):
        mission(tiles=[["R2", "V4"]], floors={"hotel": ["V4"]}, win={"survivors_at": "floor roof"})


def test_a_floor_is_all_zones_of_its_tiles():
    board = mission(tiles=[["R2", "V4"]], floors={"hotel": ["V4"]}).board
    assert {board.tile_names[board.tiles[zone][0]] for zone in board.on_floor("hotel")} == {"V4"}
    assert len(board.on_floor("")) + len(board.on_floor("hotel")) == board.size
