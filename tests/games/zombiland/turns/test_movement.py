"""Tests of the movement of survivors (ZL-MOV)."""

import pytest
from tests.games.zombiland.table import FIGHT, at, near, offered_answers, space, table
from tests.tables import logged_events, play, question_name, refusing_rule

from horda.games.zombiland.content import BOARD
from horda.games.zombiland.rules.board import KIND, SURVIVOR_WAYS

NORTH = BOARD.regions[0]
JUNCTION = NORTH.exit_joins


def walks(start: str, steps: int) -> set[str]:
    """Return the spaces where a move of `steps` steps may end: never turning back, ending at Locations and Zone 0."""
    ends: set[str] = set()

    def go(here: str, before: str, left: int) -> None:
        if left == 0 or (left < steps and KIND[here] in ("location", "zone_0")):
            ends.add(here)
            return
        for there in SURVIVOR_WAYS[here]:
            if there != before:
                go(there, here, left - 1)

    go(start, "", steps)
    return ends


def moves(s: object) -> set[str]:
    return {line.split()[-1] for line in offered_answers(s) if line.split()[1] == "move"}


@pytest.mark.rule("ZL-MOV-01", "ZL-MOV-02", "ZL-MOV-07", "ZL-MOV-08", "ZL-MOV-09", "ZL-Q-29")
@pytest.mark.parametrize("start", ["zone_0", "nx1", "nx3", *(one.id for one in NORTH.ring)])
@pytest.mark.parametrize("die", range(1, 7))
def test_a_survivor_moves_exactly_as_far_as_rolled_by_any_way(start: str, die: int):
    s = table(f"{start}: vera | zone_0: tomas", dice=[die])
    assert moves(s) == walks(start, die)


@pytest.mark.rule("ZL-MOV-01")
def test_the_roll_may_neither_be_shortened_nor_refused():
    s = table("nx1: vera | zone_0: tomas", dice=[2])
    assert offered_answers(s) == ["vera move nx3", "vera move zone_0"]


@pytest.mark.rule("ZL-MOV-02", "ZL-Q-29")
def test_whoever_moves_chooses_the_way_at_every_branch():
    s = table("nx3: vera | zone_0: tomas", dice=[2])
    ring = [one for one in SURVIVOR_WAYS[JUNCTION] if one != "nx3"]
    assert len(ring) == 2
    assert moves(s) == {*ring, "nx1"}


@pytest.mark.rule("ZL-Q-29")
def test_nobody_turns_back_within_a_move():
    s = table("nx2: vera | zone_0: tomas", dice=[2])
    assert "nx2" not in moves(s)


@pytest.mark.rule("ZL-MOV-03")
def test_zone_0_may_be_left_by_any_of_its_four_exits():
    s = table("zone_0: vera tomas", dice=[1])
    assert offered_answers(s) == ["vera move ex1", "vera move nx1", "vera move sx1", "vera move wx1"]


@pytest.mark.rule("ZL-MOV-04")
def test_on_a_later_turn_one_may_go_back_the_way_one_came():
    s = table("nx1: vera | zone_0: tomas", dice=[1, 6, 1, 6, 1], meets=(FIGHT, FIGHT))
    play(s, "vera move nx2", "tomas move sx1")
    assert moves(s) == {"nx1", "nx3"}
    play(s, "vera move nx1")
    assert at(s, "vera") == "nx1"


@pytest.mark.rule("ZL-MOV-05")
def test_what_the_space_says_has_to_be_done():
    s = table("nx1: vera[old_bat] | zone_0: tomas", dice=[1], meets=(FIGHT,))
    play(s, "vera roll", "vera move nx2")
    assert offered_answers(s) == ["vera turn_up"]
    play(s, "vera turn_up")
    assert question_name(s) == "FightCards"


@pytest.mark.rule("ZL-MOV-06", "ZL-Q-33")
def test_any_number_of_survivors_zombies_and_dead_may_share_a_space():
    s = table(
        "nx1: vera | nx2: tomas odile bruno[zombie] nadia[laid] | zone_0: kofi", dice=[1, 6], meets=(FIGHT,)
    )
    play(s, "vera move nx2")
    assert s.at[:5] == ["nx2"] * 5


@pytest.mark.rule("ZL-MOV-07")
@pytest.mark.parametrize("location", [region.location for region in BOARD.regions])
def test_a_location_stops_a_survivor_who_would_pass_it_and_the_rest_of_the_roll_is_lost(location: str):
    before = near(location)
    beyond = next(one for one in SURVIVOR_WAYS[location] if one != before)
    s = table(f"{before}: vera | zone_0: tomas", dice=[2, 6, 6], meets=(FIGHT, FIGHT))
    assert location in moves(s)
    assert beyond not in moves(s)
    play(s, f"vera move {location}")
    assert at(s, "vera") == location


@pytest.mark.rule("ZL-MOV-07")
def test_a_location_reached_by_the_last_step_stops_too():
    s = table(f"{near('hospital')}: vera | zone_0: tomas", dice=[1, 6, 6], meets=(FIGHT, FIGHT))
    play(s, "vera move hospital")
    assert logged_events(s, "TokenGained") == ["TokenGained 0 hospital"]


@pytest.mark.rule("ZL-MOV-08")
def test_zone_0_stops_a_survivor_and_the_rest_of_the_roll_is_lost():
    s = table("nx1: vera | nx2: tomas", dice=[2])
    assert moves(s) == {"zone_0", "nx3"}
    play(s, "vera move zone_0")
    assert at(s, "vera") == "zone_0"


@pytest.mark.rule("ZL-MOV-09")
@pytest.mark.parametrize("sewer", BOARD.sewers, ids=lambda sewer: sewer.id)
def test_survivors_neither_enter_a_sewer_nor_pass_through_it(sewer):
    for mouth, first in zip(sewer.joins, (sewer.spaces[0], sewer.spaces[2]), strict=True):
        s = table(f"{mouth}: vera | zone_0: tomas", dice=[1])
        assert moves(s) == set(SURVIVOR_WAYS[mouth])
        assert refusing_rule(s, f"vera move {first}") == "ZL-MOV-09"
        through = table(f"{mouth}: vera | zone_0: tomas", dice=[4])
        assert not moves(through) & {*sewer.spaces, *sewer.joins}


@pytest.mark.rule("ZL-Q-25")
@pytest.mark.parametrize("start", ["hospital", "zone_0"])
def test_leaving_a_location_or_zone_0_does_not_count_as_passing_it(start: str):
    s = table(f"{start}: vera | zone_0: tomas", dice=[2])
    assert start not in moves(s)
    assert moves(s)


@pytest.mark.rule("ZL-Q-35")
def test_a_zombie_in_the_way_does_not_stop_a_survivor():
    s = table("nx1: vera | nx2: tomas[zombie] | zone_0: odile", dice=[2])
    assert moves(s) == {"nx3", "zone_0"}


@pytest.mark.rule("ZL-MOV-01", "ZL-RSC-05")
def test_cards_may_make_a_move_longer_than_any_die():
    s = table("zone_0: vera[bicycle, bicycle, motorbike] tomas", dice=[6])
    play(s, "vera play bicycle vera", "vera play bicycle vera", "vera play motorbike vera")
    hurried = logged_events(s, "MoveRolled")[0].split()
    assert int(hurried[3]) == 6 + s.hurry > 12
    assert moves(s) == walks("zone_0", s.roll)


@pytest.mark.rule("ZL-MOV-02")
def test_only_the_player_who_moves_decides():
    s = table("nx1: vera | nx2: tomas", dice=[1])
    assert s.deciders == [0]


@pytest.mark.rule("ZL-MOV-05")
def test_a_space_reached_without_the_die_is_not_resolved():
    start = space("empty")
    s = table(f"{near(start)}: vera | zone_0: tomas", dice=[1], meets=("quiet_alley",))
    play(s, f"vera move {start}")
    assert question_name(s) == "Stroll"
    play(s, next(line for line in offered_answers(s) if " move " in line))
    assert len(logged_events(s, "EncounterDrawn")) == 1
    assert s.active == 1
