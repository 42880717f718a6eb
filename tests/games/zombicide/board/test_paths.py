"""Tests of zombies' shortest paths: doors, barriers, water, ties."""

import pytest
from tests.games.zombicide.conftest import HOUSE, board, next_zones

from horda.games.zombicide.rules.board.paths import BREAK, CLEAR, GHOST, paths_of

ALL = (CLEAR, BREAK, GHOST)

RING = """
    +.+.+.+
    .s.s.s.
    +.+#+.+
    .s#r#s.
    +.+#+.+
    .s.s.s.
    +.+.+.+
"""


@pytest.mark.rule("GH-ZMV-05")
def test_the_shortest_path_is_taken():
    assert next_zones(board(RING), "A1", "C1", ALL) == {"B1"}


@pytest.mark.rule("GH-ZMV-07")
def test_every_first_zone_of_equally_short_paths_is_found():
    assert next_zones(board(RING), "A1", "C3", ALL) == {"B1", "A2"}


@pytest.mark.rule("GH-ZMV-05")
def test_a_clear_path_however_long_comes_before_one_that_a_closed_door_cuts_off():
    around = board(RING.replace(".s.s.s.\n    +.+#+.+", ".s#s.s.\n    +.+#+.+", 1), doors=("A1-B1",))
    assert next_zones(around, "A1", "B1", ALL) == {"A2"}


@pytest.mark.rule("GH-ZMV-06")
def test_without_an_open_path_zombies_go_as_if_doors_were_open_and_stop_at_them():
    shut = board(HOUSE)
    assert next_zones(shut, "C1", "B2", ALL) == {"C2"}
    paths = paths_of(shut, shut.shut)
    at_the_door = shut.called["C2"]
    assert next_zones(shut, "C2", "B2", ALL) == {"B2"}
    assert shut.called["B2"] not in paths.walks(at_the_door, BREAK)
    assert next_zones(shut, "C1", "B2", (CLEAR,)) == set()


@pytest.mark.rule("GH-BAR-03")
def test_zombies_go_around_a_barrier_if_there_is_another_path():
    barred = board(RING, barriers=("A1-B1",))
    assert next_zones(barred, "A1", "B1", ALL) == {"A2"}


@pytest.mark.rule("GH-BAR-04")
def test_without_another_path_zombies_go_through_the_barrier_before_they_look_at_doors():
    lane = board(
        """
        +.+.+.+
        .s.s.s.
        +#+#+#+
        #r#r#r#
        +#+#+#+
        .s.s.s.
        +.+.+.+
        """,
        barriers=("A1-B1",),
    )
    assert next_zones(lane, "A1", "C1", (CLEAR,)) == set()
    assert next_zones(lane, "A1", "C1", ALL) == {"B1"}
    assert lane.called["B1"] in paths_of(lane, lane.shut).walks(lane.called["A1"], BREAK)
    assert lane.called["B1"] in paths_of(lane, 0).walks(lane.called["A1"])


RIVER = """
    +.+.+.+
    .s.s.s.
    +L+L+B+
    .w.w.w.
    +L+L+L+
    .s.s.s.
    +.+.+.+
"""


@pytest.mark.rule("GH-WAT-06", "GH-WAT-07")
def test_zombies_leave_water_by_the_bank_and_never_across_a_ledge():
    river = board(RIVER)
    assert next_zones(river, "A2", "A1", ALL) == {"B2"}
    assert next_zones(river, "C2", "A1", ALL) == {"C1"}


@pytest.mark.rule("GH-WAT-02", "GH-WAT-07")
def test_zombies_enter_water_across_a_ledge():
    assert next_zones(board(RIVER), "A1", "A2", ALL) == {"A2"}


@pytest.mark.rule("GH-WAT-07")
def test_zombies_in_water_with_ledges_only_go_nowhere():
    basin = board(RIVER.replace("+L+L+B+", "+L+L+L+"))
    assert next_zones(basin, "B2", "B1", ALL) == set()


@pytest.mark.rule("GH-WAT-06", "GH-WAT-08")
def test_zombies_leave_water_by_an_open_door():
    mill = board(RIVER.replace("+L+L+L+\n    .s.s.s.", "+L+#+L+\n    .s#r#s."), doors=("B2-B3",))
    assert next_zones(mill, "B2", "B3", (CLEAR,)) == set()
    assert mill.called["B3"] in paths_of(mill, 0).walks(mill.called["B2"])


def test_a_zombie_at_its_goal_has_no_next_zone():
    assert next_zones(board(RING), "A1", "A1", ALL) == set()


def test_paths_are_remembered_for_each_state_of_the_doors():
    house = board(HOUSE)
    assert paths_of(house, house.shut) is paths_of(house, house.shut)
    assert paths_of(house, 0) is not paths_of(house, house.shut)


def test_a_lift_is_for_survivors_only():
    from horda.games.zombicide.board.build import add_lift

    floors = board(HOUSE)
    add_lift(floors, floors.called["A3"], floors.called["C1"])
    floors.paths.clear()
    paths = paths_of(floors, 0)
    assert floors.called["C1"] in paths.exits[floors.called["A3"]]
    assert floors.called["C1"] not in paths.walks(floors.called["A3"])


def test_a_fence_stops_walking_but_not_looking():
    fenced = board(RING.replace(".s.s.s.", ".s=s.s.", 1))
    paths = paths_of(fenced, 0)
    assert fenced.called["B1"] not in paths.exits[0]
    assert fenced.called["B1"] not in paths.walks(0, GHOST)
    assert paths.sees(0) >> fenced.called["C1"] & 1
