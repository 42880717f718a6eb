"""Tests of a zombie's turn and movement (ZL-ZTU, ZL-ZMV)."""

import pytest
from tests.games.zombiland.table import at, near, offered_answers, paws, space, table
from tests.tables import logged_events, play, question_name

from horda.games.zombiland.content import BOARD, ZOMBIES
from horda.games.zombiland.rules.board import RESURRECTION, SURVIVOR_WAYS
from horda.games.zombiland.state import ZombilandState


def moves(s: ZombilandState) -> set[str]:
    return {line.split()[-1] for line in offered_answers(s) if line.split()[1] == "move"}


def move_targets(where: str, die: int, others: str = "zone_0: vera odile") -> set[str]:
    """Return the spaces where a zombie's move may end."""
    s = table(f"{where}: tomas[zombie, gnaw] | {others}", dice=[die], turn="tomas")
    play(s, "tomas roll")
    return moves(s) or {at(s, "tomas")}


@pytest.mark.rule("ZL-ZTU-01")
def test_move_then_play_a_card_then_discard_and_draw():
    s = table("nx2: tomas[zombie, gnaw, grab, lurch, frenzy] | nx1: vera odile", dice=[1, 1])
    assert question_name(s) == "ZombieRoll"
    play(s, "tomas roll", "tomas move nx1")
    assert question_name(s) == "ZombiePlay"
    play(s, "tomas attack gnaw vera")
    assert question_name(s) == "ZombieEnd"
    play(s, "tomas discard grab")
    assert len(paws(s, "tomas")) == 4
    assert s.cards.faces("zombie_discard") == ["gnaw", "grab"]
    assert s.active == 1


@pytest.mark.rule("ZL-ZMV-01", "ZL-ZMV-02")
def test_a_zombie_that_shows_a_card_may_still_roll_or_stay():
    s = table("nx2: tomas[zombie, gnaw] | zone_0: vera odile", dice=[1])
    play(s, "tomas show gnaw")
    assert {"tomas roll", "tomas stay"} <= set(offered_answers(s))


@pytest.mark.rule("ZL-ZTU-02", "ZL-Q-05")
def test_after_a_card_was_played_a_discard_is_optional_and_one_at_most():
    s = table("nx1: tomas[zombie, gnaw, grab, lurch, frenzy] vera odile", dice=[1])
    play(s, "tomas stay", "tomas attack gnaw vera")
    assert offered_answers(s) == [
        "tomas discard frenzy",
        "tomas discard grab",
        "tomas discard lurch",
        "tomas keep",
    ]
    play(s, "tomas keep")
    assert s.active == 1
    assert s.cards.faces("zombie_discard") == ["gnaw"]


@pytest.mark.rule("ZL-Q-05", "ZL-ZTU-02")
def test_in_a_turn_without_a_card_played_one_must_be_discarded():
    s = table("nx1: tomas[zombie, gnaw, grab] vera odile")
    play(s, "tomas stay", "tomas hold")
    assert offered_answers(s) == ["tomas discard gnaw", "tomas discard grab"]


@pytest.mark.rule("ZL-Q-05")
def test_a_table_may_leave_that_discard_free():
    s = table("nx1: tomas[zombie, gnaw, grab] vera odile", options={"idle_zombie_discards": "may"})
    play(s, "tomas stay", "tomas hold")
    assert offered_answers(s) == ["tomas discard gnaw", "tomas discard grab", "tomas keep"]


@pytest.mark.rule("ZL-Q-05", "ZL-ZCD-01")
def test_a_table_may_oblige_zombies_to_play_a_card_if_they_can():
    s = table("nx1: tomas[zombie, gnaw, stealthy] vera odile", options={"zombie_plays": "must"})
    play(s, "tomas stay")
    assert offered_answers(s) == ["tomas attack gnaw odile", "tomas attack gnaw vera"]
    none = table("nx1: tomas[zombie, stealthy] vera odile", options={"zombie_plays": "must"})
    play(none, "tomas stay")
    assert offered_answers(none) == ["tomas hold"]


@pytest.mark.rule("ZL-ZTU-03")
def test_cards_are_drawn_until_there_are_four_again():
    s = table("nx1: tomas[zombie, gnaw] vera odile", dice=[1], claws=("frenzy", "grab", "lurch", "sprint"))
    play(s, "tomas stay", "tomas attack gnaw vera")
    assert paws(s, "tomas") == ["frenzy", "grab", "lurch", "sprint"]


@pytest.mark.rule("ZL-ZMV-01")
def test_a_zombie_need_not_move():
    s = table("nx1: tomas[zombie, gnaw] | zone_0: vera odile", dice=[3])
    assert {"tomas roll", "tomas stay"} <= set(offered_answers(s))
    play(s, "tomas stay")
    assert at(s, "tomas") == "nx1"
    assert logged_events(s, "MoveRolled") == []


@pytest.mark.rule("ZL-ZMV-02")
def test_a_zombie_that_moves_rolls_and_goes_exactly_so_many_spaces():
    assert move_targets("nx1", 2, "sx2: vera odile") == {"nx3", "ex1", "sx1", "wx1"}


@pytest.mark.rule("ZL-ZMV-02")
def test_having_rolled_it_has_to_move():
    s = table("nx2: tomas[zombie, gnaw] | sx1: vera odile", dice=[1])
    play(s, "tomas roll")
    assert offered_answers(s) == ["tomas move nx1", "tomas move nx3"]


@pytest.mark.rule("ZL-ZMV-03")
@pytest.mark.parametrize("kind", ["resource", "another_turn", "location", "plus_2", "no_encounters", "empty"])
def test_a_zombie_ignores_what_is_written_on_a_space(kind: str):
    place = space(kind)
    s = table(f"{near(place)}: tomas[zombie, gnaw] | sx1: vera odile", dice=[1])
    play(s, "tomas roll", f"tomas move {place}", "tomas hold")
    assert logged_events(s, "ResourceDrawn", "EncounterDrawn", "TokenGained", "AnotherTurn") == []
    assert s.active == 1


@pytest.mark.rule("ZL-ZMV-03", "ZL-Q-30")
def test_neither_locations_nor_zone_0_stop_a_zombie():
    beyond = next(one for one in SURVIVOR_WAYS["hospital"] if one != near("hospital"))
    assert beyond in move_targets(near("hospital"), 2, "sx1: vera odile")
    assert {"ex1", "sx1", "wx1"} <= move_targets("nx1", 2, "sx3: vera odile")


@pytest.mark.rule("ZL-Q-30", "ZL-ZCD-02")
def test_a_zombie_may_enter_zone_0_and_attack_there():
    s = table("nx1: tomas[zombie, gnaw] | zone_0: vera odile", dice=[1, 1])
    play(s, "tomas roll", "tomas move zone_0", "tomas attack gnaw vera")
    assert s.health[1] == 2


@pytest.mark.rule("ZL-ZMV-04", "ZL-Q-14")
def test_the_first_space_with_a_survivor_stops_a_zombie_and_the_rest_of_the_move_is_lost():
    s = table("nx1: tomas[zombie, gnaw] | nx2: vera | sx1: odile", dice=[6])
    play(s, "tomas roll")
    assert "nx2" in moves(s)
    assert "nx3" not in moves(s)
    play(s, "tomas move nx2")
    assert at(s, "tomas") == "nx2"


@pytest.mark.rule("ZL-Q-14")
def test_a_survivor_in_the_space_it_starts_from_does_not_hold_it():
    assert move_targets("nx1", 2, "nx1: vera | sx2: odile") == {"nx3", "ex1", "sx1", "wx1"}


@pytest.mark.rule("ZL-Q-14", "ZL-ZCD-06")
def test_extra_movement_is_stopped_by_a_survivor_too():
    assert ZOMBIES["lurch"].moves > 1
    s = table("nx1: tomas[zombie, lurch] | nx2: vera | sx1: odile")
    play(s, "tomas stay", "tomas lunge lurch")
    assert "nx2" in moves(s)
    assert "nx3" not in moves(s)


@pytest.mark.rule("ZL-ZMV-04")
def test_neither_the_dead_nor_another_zombie_stop_it():
    others = "nx2: vera[zombie] odile[dead] bruno[laid] | sx2: nadia"
    s = table(f"nx1: tomas[zombie, gnaw] | {others}", dice=[2], deaths=["tomas", "vera", "odile"])
    play(s, "tomas roll")
    assert "nx3" in moves(s)
    assert "nx2" not in moves(s)


@pytest.mark.rule("ZL-ZMV-05")
@pytest.mark.parametrize("place", ["nx2", "hospital"])
def test_a_zombie_draws_no_encounter(place: str):
    s = table(f"{near(place)}: tomas[zombie, gnaw] | sx1: vera odile", dice=[1])
    play(s, "tomas roll", f"tomas move {place}", "tomas hold")
    assert logged_events(s, "EncounterDrawn") == []


@pytest.mark.rule("ZL-ZMV-06", "ZL-ZMV-08")
@pytest.mark.parametrize("sewer", BOARD.sewers, ids=lambda sewer: sewer.id)
def test_a_zombie_goes_through_a_sewer_from_either_end(sewer):
    for mouth, way, out in (
        (sewer.joins[0], sewer.spaces, sewer.joins[1]),
        (sewer.joins[1], sewer.spaces[::-1], sewer.joins[0]),
    ):
        for steps, place in enumerate((*way, out), 1):
            assert place in move_targets(mouth, steps)


@pytest.mark.rule("ZL-ZMV-08")
@pytest.mark.parametrize("grave", RESURRECTION)
def test_a_zombie_in_the_middle_leaves_a_sewer_by_either_end(grave: str):
    sewer = next(one for one in BOARD.sewers if grave in one.spaces)
    assert move_targets(grave, 2) == set(sewer.joins)


@pytest.mark.rule("ZL-Q-29")
def test_a_zombie_does_not_turn_back_within_a_move_either():
    assert "ne2" not in move_targets("ne2", 2)


@pytest.mark.rule("ZL-ZMV-01", "ZL-ZCD-01")
def test_a_zombie_with_no_card_left_is_asked_for_none_and_draws_four():
    s = table("nx1: tomas[zombie] vera odile")
    play(s, "tomas stay")
    assert s.active == 1
    assert len(paws(s, "tomas")) == 4
