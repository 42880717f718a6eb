"""Tests of line of sight in streets, in rooms and between them, and of what blocks it."""

import pytest
from tests.games.zombicide.conftest import GAME, STREETS, board, distance, zones_in_sight

from horda.games.zombicide.rules.board.borders import HEDGE, WALL
from horda.games.zombicide.rules.board.paths import paths_of

ROOMS = """
    +#+#+#+
    #r.r.r#
    +.+#+#+
    #r#r.r#
    +#+#+#+
    .s.s.s.
    +.+.+.+
"""
HOUSE_BY_THE_STREET = """
    +#+#+#+
    #r.r.s.
    +#+#+.+
    .s.s.s.
    +.+#+#+
    .s#r.r#
    +.+#+#+
"""


@pytest.mark.rule("GH-LOS-02", "GH-TRM-03")
def test_in_the_street_one_sees_along_straight_lines_and_never_diagonally():
    assert zones_in_sight(board(STREETS), "B2") == {"B2", "B1", "B3", "A2", "C2"}


@pytest.mark.rule("GH-LOS-03", "GH-TRM-04")
def test_a_line_of_sight_covers_every_street_zone_to_the_edge_of_the_board_across_tiles():
    far = board(STREETS, STREETS, STREETS)
    assert far.size == 27
    assert zones_in_sight(far, "A1") == {"A1", "A2", "A3", *(f"{letter}1" for letter in "BCDEFGHI")}


@pytest.mark.rule("GH-LOS-03")
def test_a_wall_between_two_streets_ends_the_line():
    walled = board(
        STREETS.replace(".s.s.s.\n    +.+.+.+\n    .s.s.s.", ".s.s#s.\n    +.+.+.+\n    .s.s.s.", 1)
    )
    assert "C1" not in zones_in_sight(walled, "A1")
    assert "B1" in zones_in_sight(walled, "A1")


@pytest.mark.rule("GH-LOS-04", "GH-LOS-06", "GH-TRM-02")
def test_in_a_building_one_sees_the_rooms_behind_its_openings_and_no_farther():
    rooms = board(ROOMS)
    assert zones_in_sight(rooms, "A1") == {"A1", "B1", "A2"}
    assert zones_in_sight(rooms, "B1") == {"B1", "A1", "C1"}


@pytest.mark.rule("GH-LOS-05", "GH-MOV-05")
def test_walls_around_an_opening_do_not_hide_the_rest_of_a_room():
    wide = board(
        """
        +#+#+#+
        #r:r.r#
        +:+#+:+
        #r#r#r#
        +#+#+#+
        .s.s.s.
        +.+.+.+
        """
    )
    assert zones_in_sight(wide, "A2") == {"A1", "C1"}
    assert distance(wide, "A2", "C2") == 1


@pytest.mark.rule("GH-LOS-07")
def test_from_a_room_one_sees_along_the_street_through_its_opening():
    house = board(HOUSE_BY_THE_STREET)
    assert zones_in_sight(house, "B1") == {"B1", "A1", "C1"}
    assert zones_in_sight(house, "A1") == {"A1", "B1"}
    assert zones_in_sight(house, "C1") == {"C1", "C2", "B1"}


@pytest.mark.rule("GH-LOS-07")
def test_the_line_through_a_door_runs_over_any_number_of_streets_and_into_one_room_only():
    two = board(HOUSE_BY_THE_STREET, STREETS)
    assert {"C1", "D1", "E1", "F1"} <= zones_in_sight(two, "B1")
    assert "B1" in zones_in_sight(two, "F1")
    assert "A1" not in zones_in_sight(two, "F1")
    assert distance(two, "B1", "F1") == 4


@pytest.mark.rule("GH-LOS-07")
def test_rooms_across_the_street_see_each_other_through_openings_on_one_line():
    facing = board(
        """
        +#+#+#+
        #r.s.r#
        +.+.+.+
        #r#s#r#
        +#+.+#+
        .s.s.s.
        +.+.+.+
        """
    )
    assert zones_in_sight(facing, "A1") == {"A1", "B1", "C1", "A2"}
    assert zones_in_sight(facing, "A2") == {"A2", "A1"}


@pytest.mark.rule("GH-LOS-08", "GH-LOS-01")
def test_a_hedge_blocks_sight_across_its_border():
    hedged = board(STREETS.replace(".s.s.s.", ".sHs.s.", 1))
    assert zones_in_sight(hedged, "A1") == {"A1", "A2", "A3"}
    assert zones_in_sight(hedged, "C1") == {"C1", "B1", "C2", "C3"}


@pytest.mark.rule("GH-LOS-09")
def test_a_barrier_does_not_block_sight():
    barred = board(STREETS, barriers=("A1-B1",))
    assert barred.shut
    assert {"B1", "C1"} <= zones_in_sight(barred, "A1")


@pytest.mark.rule("GH-LOS-10")
def test_banks_and_ledges_do_not_block_sight_but_a_hedge_on_a_ledge_does():
    river = board(
        """
        +.+.+.+
        .s.s.s.
        +B+L+X+
        .w.w.w.
        +.+.+.+
        .w.w.w.
        +.+.+.+
        """
    )
    assert "A3" in zones_in_sight(river, "A1")
    assert "B3" in zones_in_sight(river, "B1")
    assert "C2" not in zones_in_sight(river, "C1")


@pytest.mark.rule("GH-TRM-06")
def test_sight_runs_over_water_as_over_streets():
    river = board(
        """
        +.+.+.+
        .sBwBs.
        +.+B+.+
        .s.s.s.
        +.+.+.+
        .s.s.s.
        +.+.+.+
        """
    )
    assert {"B1", "C1"} <= zones_in_sight(river, "A1")


@pytest.mark.rule("GH-MOV-06")
def test_a_closed_door_blocks_sight_like_its_wall_and_an_open_one_does_not():
    door = board(HOUSE_BY_THE_STREET.replace("#r.r.s.", "#r.rDs."))
    assert zones_in_sight(door, "C1") == {"C1", "C2"}
    assert zones_in_sight(door, "C1", shut=0) == {"C1", "C2", "B1"}


@pytest.mark.rule("GH-LOS-12", "GH-LOS-01")
@pytest.mark.parametrize("mission", list(GAME.plans))
def test_sight_and_range_are_mutual_on_every_board_with_doors_open_or_shut(mission: str):
    made = GAME.plans[mission].board
    for shut in (made.shut, 0):
        paths = paths_of(made, shut)
        for zone in range(made.size):
            for other in range(made.size):
                assert paths.ranges(zone)[other] == paths.ranges(other)[zone], (
                    made.names[zone],
                    made.names[other],
                )


@pytest.mark.rule("GH-TRM-09")
def test_range_counts_the_zones_crossed_and_is_0_in_the_own_zone():
    assert distance(board(STREETS), "A1", "A1") == 0
    assert distance(board(STREETS), "A1", "B1") == 1
    assert distance(board(STREETS), "A1", "C1") == 2


def test_eyes_that_see_through_hedges_or_walls_do():
    hedged = board(STREETS.replace(".s.s.s.", ".sHs.s.", 1))
    paths = paths_of(hedged, 0)
    assert paths.sees(0) >> hedged.called["B1"] & 1 == 0
    assert paths.sees(0, HEDGE) >> hedged.called["B1"] & 1
    rooms = board(ROOMS)
    assert paths_of(rooms, 0).sees(rooms.called["B1"], WALL) >> rooms.called["B2"] & 1


def test_a_hall_is_looked_through_as_a_street_is():
    casino = board(
        """
        +#+#+#+
        #h.h.s.
        +.+.+.+
        #h.h#s.
        +#+#+.+
        .s.s.s.
        +.+.+.+
        """
    )
    assert zones_in_sight(casino, "A1") == {"A1", "B1", "C1", "A2"}
    assert zones_in_sight(casino, "B1") == {"A1", "B1", "B2", "C1"}
    assert zones_in_sight(casino, "C1") == {"A1", "B1", "C1", "C2", "C3"}
