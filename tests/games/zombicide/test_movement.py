"""Tests of movement: borders that may be crossed, the cost of leaving a zone, and hedges."""

import pytest
from tests.games.zombicide.conftest import GAME, HOUSE, STREETS, board, exits

from horda.engine.choices import IllegalChoice
from horda.engine.views.cases import offered_lines, play
from horda.games.zombicide.events.events import DieRolled


def moves(s) -> set[str]:
    """Return the zones that the active survivor may move to now."""
    return {choice.name("zone") for choice in s.all_choices() if choice.verb == "move"}


@pytest.mark.rule("GH-MOV-01", "GH-MOV-02")
def test_one_moves_across_shared_edges_between_streets_and_never_diagonally():
    assert exits(board(STREETS), "B2") == {"B1", "A2", "C2", "B3"}


@pytest.mark.rule("GH-MOV-03", "GH-MOV-06")
def test_a_house_is_entered_by_its_open_doors_only():
    house = board(HOUSE)
    assert exits(house, "A1") == {"B1"}
    assert exits(house, "A1", shut=0) == {"B1", "A2"}
    assert exits(house, "B1", shut=0) == {"A1", "C1"}


@pytest.mark.rule("GH-MOV-03")
def test_an_opening_leads_from_a_room_to_the_street_without_a_door():
    assert exits(board(HOUSE.replace("+D+#+.+", "+.+#+.+")), "A1") == {"B1", "A2"}


@pytest.mark.rule("GH-MOV-04")
def test_inside_a_building_one_moves_through_openings_only():
    rooms = board(
        """
        +#+#+#+
        #r.r#r#
        +#+.+.+
        #r#r#r#
        +#+#+#+
        .s.s.s.
        +.+.+.+
        """
    )
    assert exits(rooms, "B1") == {"A1", "B2"}
    assert exits(rooms, "A1") == {"B1"}
    assert exits(rooms, "C1") == {"C2"}


@pytest.mark.rule("GH-TRM-05")
def test_a_building_is_all_rooms_joined_by_openings_across_tiles_but_not_through_doors():
    west = HOUSE.replace("#r.rDs.", "#r.rDro").replace("+#+#+.+", "+#+#+#+").replace("+D+#+.+", "+D+#+#+")
    east = HOUSE.replace("#r.rDs.", "or.rDs.").replace("+D+#+.+", "+#+#+.+")
    village = board(west, east)
    names = [[village.names[zone] for zone in rooms] for rooms in village.buildings]
    assert names == [["A2", "B2"], ["C2", "D2", "E2"]]


@pytest.mark.rule("GH-ACT-02")
def test_a_move_action_moves_one_zone_and_costs_one_action(position):
    s = position("B1: asim")
    play(s, "asim move A1")
    assert s.board.names[s.zone[0]] == "A1"
    assert s.actions[0] == 2


@pytest.mark.rule("GH-ACT-03")
def test_leaving_a_zone_costs_one_more_action_for_each_zombie_in_it(position):
    s = position("B1: asim[actions=4] walker fatty")
    play(s, "asim move A1")
    assert s.actions[0] == 1
    three = position("B1: asim walker*2 runner")
    assert moves(three) == set()
    dim = {one.choice.text(): one.rule for one in three.refusals(0)}
    assert dim["0 move A1"] == "GH-ACT-03"


@pytest.mark.rule("GH-ACT-03")
def test_a_refused_move_cites_its_rule_and_changes_nothing(position):
    s = position("B1: asim walker*3")
    before = s.clone()
    dim = next(one.choice for one in s.refusals(0) if one.choice.verb == "move")
    with pytest.raises(IllegalChoice, match="GH-ACT-03"):
        s.apply(dim)
    assert s == before


@pytest.mark.rule("GH-ACT-04")
def test_entering_a_zone_with_zombies_ends_a_move_of_several_zones(position):
    s = position("A1: asim[plus_1_zone_per_move] | B1: walker | A3: rolf")
    play(s, "asim move B1")
    assert "asim stop" not in offered_lines(s)
    assert s.board.names[s.zone[0]] == "B1"


def test_a_move_of_several_zones_may_go_on_or_stop(position):
    s = position("A1: asim[plus_1_zone_per_move] | A3: rolf")
    play(s, "asim move B1")
    assert offered_lines(s) == ["asim move A1", "asim move C1", "asim stop"]
    play(s, "asim move C1")
    assert s.actions[0] == 2


def test_slippery_leaves_zombies_behind_at_no_cost(position):
    s = position("B1: asim[slippery] walker*5")
    play(s, "asim move A1")
    assert s.actions[0] == 2


def test_a_free_move_action_is_spent_before_the_general_ones_and_pays_for_nothing_else(position):
    s = position("B1: asim[plus_1_free_move_action, actions=2] walker")
    play(s, "asim move A1")
    assert s.actions[0] == 1
    spent = position("B1: asim[plus_1_free_move_action, actions=1]")
    play(spent, "asim make_noise")
    assert offered_lines(spent) == ["asim end_turn", "asim move A1", "asim move C1"]


@pytest.mark.rule("GH-MOV-06", "GH-MOV-03", "GH-BAR-01")
def test_walls_doors_and_barriers_are_refused_each_by_its_own_rule():
    s = GAME.place(
        {
            "own_tiles": [{"id": "house", "origin": "horda", "picture": _plain(HOUSE)}],
            "tiles": [["house"]],
            "edges": [{"put": "barrier", "between": ["B1", "C1"]}],
            "zones": {"B1": "asim"},
        }
    )
    dim = {one.choice.name("zone"): one.rule for one in s.refusals(0) if one.choice.verb == "move"}
    assert dim == {"B2": "GH-MOV-03", "C1": "GH-BAR-01"}
    door = GAME.place({"zones": {"A1": "asim"}})
    dim = {one.choice.name("zone"): one.rule for one in door.refusals(0) if one.choice.verb == "move"}
    assert dim == {"A2": "GH-MOV-06"}


def _plain(picture: str) -> str:
    return "\n".join(line.strip() for line in picture.strip().splitlines())


# --- water -----------------------------------------------------------------------------------------

RIVER = """
    +.+.+.+
    .s.s.s.
    +B+L+X+
    .w.w.w.
    +.+#+D+
    .w#r#r#
    +.+#+#+
"""


def river(zones: dict[str, str], **more: object):
    return GAME.place(
        {
            "own_tiles": [{"id": "river", "origin": "horda", "picture": _plain(RIVER)}],
            "tiles": [["river"]],
            "zones": zones,
            **more,
        }
    )


@pytest.mark.rule("GH-WAT-02")
@pytest.mark.parametrize(("dry", "wet"), [("A1", "A2"), ("B1", "B2"), ("C1", "C2")])
def test_one_enters_water_freely_across_bank_and_ledge(dry: str, wet: str):
    s = river({dry: "asim", wet: "rolf"})
    play(s, f"asim move {wet}")
    assert s.actions[0] == 2


@pytest.mark.rule("GH-WAT-03")
def test_from_water_to_water_costs_one_more_action():
    s = river({"A2": "asim"})
    play(s, "asim move B2")
    assert s.actions[0] == 1


@pytest.mark.rule("GH-WAT-04")
def test_leaving_water_across_a_bank_costs_nothing_more():
    s = river({"A2": "asim"})
    play(s, "asim move A1")
    assert s.actions[0] == 2


@pytest.mark.rule("GH-WAT-05")
def test_leaving_water_across_a_ledge_costs_one_more_action():
    s = river({"B2": "asim"})
    play(s, "asim move B1")
    assert s.actions[0] == 1


@pytest.mark.rule("GH-WAT-10")
def test_leaving_water_by_a_door_costs_one_more_action_and_is_refused_without_it():
    s = river({"C2": "asim"}, doors={"C2-C3": "open"})
    play(s, "asim move C3")
    assert s.actions[0] == 1
    poor = river({"C2": "asim[actions=1]"}, doors={"C2-C3": "open"})
    assert moves(poor) == set()
    dim = {one.choice.name("zone"): one.rule for one in poor.refusals(0) if one.choice.verb == "move"}
    assert dim["C3"] == "GH-WAT-10"


def test_zombies_and_water_add_up():
    s = river({"A2": "asim[actions=4] walker"})
    play(s, "asim move B2")
    assert s.actions[0] == 1


# --- hedges ----------------------------------------------------------------------------------------

HEDGES = """
    +.+.+.+
    .sHsHs.
    +.+.+.+
    .s.s.s.
    +.+.+.+
    .s.s.s.
    +.+.+.+
"""


def garden(zones: dict[str, str], dice: list[int]):
    return GAME.place(
        {
            "own_tiles": [{"id": "garden", "origin": "horda", "picture": _plain(HEDGES)}],
            "tiles": [["garden"]],
            "zones": zones,
            "dice": dice,
        }
    )


def hedge_rolls(s) -> list[int]:
    return [event.die for event in s.events() if isinstance(event, DieRolled) and event.why == "hedge"]


@pytest.mark.rule("GH-HED-02", "GH-HED-03")
def test_a_hedge_is_crossed_with_a_roll_if_nobody_sees_the_zone_behind_it():
    s = garden({"A1": "asim"}, dice=[5])
    play(s, "asim move B1")
    assert hedge_rolls(s) == [5]
    assert s.crowd == [0] * 9
    assert s.actions[0] == 2


@pytest.mark.rule("GH-HED-03")
def test_a_six_at_the_hedge_is_a_walker_in_the_zone_being_entered():
    s = garden({"A1": "asim"}, dice=[6])
    play(s, "asim move B1")
    assert GAME.describe(s)["zones"]["B1"] == "asim walker"


@pytest.mark.rule("GH-HED-03")
def test_no_roll_when_any_survivor_sees_the_zone_behind_the_hedge():
    s = garden({"A1": "asim", "B3": "rolf"}, dice=[])
    play(s, "asim move B1")
    assert hedge_rolls(s) == []


@pytest.mark.rule("GH-HED-03")
def test_no_roll_without_a_hedge():
    s = garden({"A1": "asim"}, dice=[])
    play(s, "asim move A2")
    assert hedge_rolls(s) == []


@pytest.mark.rule("GH-HED-03", "GH-ACT-04")
def test_a_walker_behind_the_hedge_ends_a_move_of_several_zones():
    s = garden({"A1": "asim[plus_1_zone_per_move]"}, dice=[6])
    play(s, "asim move B1")
    assert "asim stop" not in offered_lines(s)


@pytest.mark.rule("GH-HED-01", "GH-CMP-10")
def test_a_hedge_token_hides_and_is_crossed_like_a_printed_hedge():
    s = GAME.place(
        {
            "own_tiles": [{"id": "plain", "origin": "horda", "picture": _plain(STREETS)}],
            "tiles": [["plain"]],
            "edges": [{"put": "hedge", "between": ["A1", "B1"]}, {"put": "barrier", "between": ["A1", "A2"]}],
            "zones": {"A1": "asim"},
            "dice": [2],
        }
    )
    assert GAME.describe(s)["sees"]["A1"] == ["A1", "A2", "A3"]
    assert moves(s) == {"B1"}
    play(s, "asim move B1")
    assert hedge_rolls(s) == [2]


@pytest.mark.rule("GH-WAT-08")
def test_a_hedge_on_a_ledge_asks_for_the_roll_and_the_water_for_its_action():
    s = river({"C2": "asim"}, dice=[1])
    play(s, "asim move C1")
    assert hedge_rolls(s) == [1]
    assert s.actions[0] == 1
