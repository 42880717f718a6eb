"""Tests of expected but forbidden choices, which are shown dimmed with the rule that forbids them."""

import pytest
from tests.tables import offered_lines, play, position, question_name, refusing_rule

import horda
from horda.games.zombicide.rules.inventory.slots import slot_by_name, why_not_put
from horda.games.zombicide.state import ZombicideState

GAME = "green_horde"


def at(text: str, **given: object) -> ZombicideState:
    s = position(GAME, text, **given)
    assert isinstance(s, ZombicideState)
    return s


def position_without_actions(text: str, **given: object) -> ZombicideState:
    """Return a position in which Asim has spent the last action on noise and has one free action left."""
    s = at(text, **given)
    play(s, "asim make_noise")
    assert s.actions[0] == 0
    return s


# --- searching -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SRC-02")
def test_nobody_searches_with_zombies_in_the_zone():
    s = at("A2: asim walker")
    assert refusing_rule(s, "asim search") == "GH-SRC-02"
    assert "asim search" not in offered_lines(s)


@pytest.mark.rule("GH-SRC-01")
def test_a_street_is_not_searched():
    assert refusing_rule(at("A1: asim"), "asim search") == "GH-SRC-01"


@pytest.mark.rule("GH-SRC-05")
def test_a_second_search_in_a_turn_is_refused():
    s = at("A2: asim", decks={"equipment": ["axe"]})
    play(s, "asim search", "asim put axe hand_1")
    assert refusing_rule(s, "asim search") == "GH-SRC-05"


# --- moving ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RND-05")
def test_without_actions_all_that_an_action_would_allow_is_dim():
    s = position_without_actions(
        "A2: asim[plus_1_free_search_action, axe, actions=1] rolf", doors={"A1-A2": "open"}
    )
    assert offered_lines(s) == ["asim end_turn", "asim search"]
    for dim in ("move B2", "move A1", "make_noise", "reorganise", "trade rolf"):
        assert refusing_rule(s, f"asim {dim}") == "GH-RND-05"


@pytest.mark.rule("GH-RND-05")
def test_what_is_forbidden_anyway_is_not_put_down_to_the_actions():
    s = position_without_actions(
        "A1: asim[plus_1_free_move_action, axe, actions=1] rolf[axe] | C1: seli walker"
    )
    assert refusing_rule(s, "asim search") == "GH-SRC-01"
    assert refusing_rule(s, "asim trade seli") == "GH-TRD-02"
    assert refusing_rule(s, "asim strike axe C1") == "GH-MEL-01"
    assert "asim move B1" in offered_lines(s)


@pytest.mark.rule("GH-ACT-03")
def test_zombies_hold_back_who_has_too_few_actions():
    assert refusing_rule(at("A1: asim[actions=2] walker*2"), "asim move B1") == "GH-ACT-03"


# --- doors -----------------------------------------------------------------------------------------


LOCKED = [{"put": "door", "between": ["B1", "B2"], "colour": "blue"}]


@pytest.mark.rule("GH-DOR-07")
@pytest.mark.parametrize(("notes", "tool"), [("[axe]", "axe"), ("", "bare_hands")])
def test_a_locked_door_is_refused_with_a_tool_and_without(notes: str, tool: str):
    s = at(f"B1: asim{notes}", edges=LOCKED)
    assert refusing_rule(s, f"asim open_door B1-B2 {tool}") == "GH-DOR-07"


@pytest.mark.rule("GH-DOR-01")
@pytest.mark.parametrize("notes", ["", "[pack:axe]"])
def test_a_door_is_not_opened_without_a_tool_in_hand(notes: str):
    assert refusing_rule(at(f"A1: asim{notes}"), "asim open_door A1-A2 bare_hands") == "GH-DOR-01"


@pytest.mark.rule("GH-RND-05")
def test_a_door_is_not_opened_without_an_action():
    s = position_without_actions("A1: asim[axe, plus_1_free_move_action, actions=1]")
    assert refusing_rule(s, "asim open_door A1-A2 axe") == "GH-RND-05"


# --- attacking -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RNG-03")
def test_a_zone_out_of_range_or_too_near_is_not_shot_at():
    far = at("A1: asim[hand_crossbow] | B1: walker | C1: walker")
    assert "asim shoot hand_crossbow B1" in offered_lines(far)
    assert refusing_rule(far, "asim shoot hand_crossbow C1") == "GH-RNG-03"
    near = at("A1: asim[longbow] walker | C1: walker")
    assert "asim shoot longbow C1" in offered_lines(near)
    assert refusing_rule(near, "asim shoot longbow A1") == "GH-RNG-03"


@pytest.mark.rule("GH-RNG-01")
def test_a_zone_out_of_sight_is_not_shot_at():
    assert (
        refusing_rule(at("A1: asim[hand_crossbow] | A2: walker"), "asim shoot hand_crossbow A2")
        == "GH-RNG-01"
    )


@pytest.mark.rule("GH-MEL-01")
def test_a_melee_weapon_reaches_no_other_zone():
    assert refusing_rule(at("A1: asim[axe] | B1: walker"), "asim strike axe B1") == "GH-MEL-01"


@pytest.mark.rule("GH-INV-04")
def test_a_weapon_in_the_backpack_does_not_fight():
    assert refusing_rule(at("A1: asim[pack:axe] walker"), "asim strike axe A1") == "GH-INV-04"


@pytest.mark.rule("GH-RND-05")
def test_an_attack_without_an_action_is_dim_where_it_would_reach():
    s = position_without_actions("A1: asim[axe, plus_1_free_move_action, slippery, actions=1] walker")
    assert refusing_rule(s, "asim strike axe A1") == "GH-RND-05"


@pytest.mark.rule("GH-TGT-01", "GH-TGT-03")
def test_who_is_shielded_from_a_shot_is_dim():
    s = at("A1: asim[crossbow, plus_1_damage_ranged] | B1: fatty abomination runner", dice=[6, 6])
    play(s, "asim shoot crossbow B1")
    assert offered_lines(s) == ["asim hit abomination", "asim hit fatty"]
    assert refusing_rule(s, "asim hit runner") == "GH-TGT-01"


@pytest.mark.rule("RM-CBT-06")
def test_who_the_hit_is_too_weak_for_is_dim_where_nobody_may_abstain_from_killing():
    s = position("rue_morgue", "B1: maddie[sword] walker runner fatty", dice=[4, 4, 1])
    play(s, "maddie strike sword B1")
    assert offered_lines(s) == ["maddie hit runner", "maddie hit walker"]
    assert refusing_rule(s, "maddie hit fatty") == s.cite("combat.minimum")


# --- objectives, trading ---------------------------------------------------------------------------


@pytest.mark.rule("GH-ACT-05")
def test_an_objective_is_taken_in_ones_own_zone_zombies_there_or_not():
    s = at("A1: asim walker*3 objective[blue] | B1: objective[red]")
    assert "asim take_objective blue" in offered_lines(s)
    assert refusing_rule(s, "asim take_objective red") == "GH-ACT-05"


@pytest.mark.rule("GH-RND-05")
def test_an_objective_is_not_taken_without_an_action():
    s = position_without_actions("A1: asim[plus_1_free_move_action, actions=1] objective[blue]")
    assert refusing_rule(s, "asim take_objective blue") == "GH-RND-05"


@pytest.mark.rule("GH-TRD-02")
def test_one_trades_only_with_who_is_in_the_same_zone():
    s = at("A1: asim[axe] rolf walker | B1: seli")
    assert "asim trade rolf" in offered_lines(s)
    assert refusing_rule(s, "asim trade seli") == "GH-TRD-02"


# --- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-INV-03", "GH-INV-05")
def test_a_card_is_dim_in_the_slots_it_does_not_fit():
    s = at("A2: asim", decks={"equipment": ["plate_armor"]})
    play(s, "asim search")
    assert offered_lines(s) == [
        "asim discard plate_armor",
        "asim put plate_armor body",
        "asim put plate_armor pack_1",
    ]
    assert refusing_rule(s, "asim put plate_armor hand_1") == "GH-INV-03"
    axe = at("A2: asim", decks={"equipment": ["axe"]})
    play(axe, "asim search")
    assert refusing_rule(axe, "asim put axe body") == "GH-INV-05"


@pytest.mark.rule("GH-INV-03", "GH-INV-05", "GH-INV-06", "GH-INV-09")
def test_each_slot_takes_what_it_is_for_and_the_backpack_everything():
    s = at("B1: johannes[pack:crossbow, pack:chainmail_armor, pack:axe]")
    slots = [slot_by_name(s, name) for name in ("hand_1", "body", "pack_5")]
    fits = {s.cards.face(card): [why_not_put(s, 0, card, slot) for slot in slots] for card in s.cards_of(0)}
    assert fits == {
        "crossbow": [None, None, None],
        "chainmail_armor": ["GH-INV-03", None, None],
        "axe": [None, "GH-INV-05", None],
    }


@pytest.mark.rule("GH-SET-11")
def test_the_last_cards_go_to_those_who_have_none():
    s = horda.game(GAME).new(seats=1, seed=1, survivors=6)
    while question_name(s) != "HandOut":
        s.apply(s.all_choices()[0])
    first = s.all_choices()[0]
    s.apply(first)
    again = [one for one in s.refusals(0) if one.choice["survivor"] == first["survivor"]]
    assert [one.rule for one in again] == ["GH-SET-11"]
    assert first["survivor"] not in [one["survivor"] for one in s.all_choices()]


# --- the Trebuchet ---------------------------------------------------------------------------------


@pytest.mark.rule("GH-SGE-02", "GH-SGE-04", "GH-SGE-07", "GH-MOV-06")
def test_the_trebuchet_stays_where_it_is_without_the_actions_for_it():
    poor = at("A1: asim[actions=2] trebuchet", horde={"walker": 1})
    assert refusing_rule(poor, "asim move_trebuchet B1") == "GH-SGE-02"
    assert refusing_rule(poor, "asim bombard_horde") == "GH-SGE-07"
    assert refusing_rule(at("A1: asim trebuchet walker"), "asim move_trebuchet B1") == "GH-SGE-04"
    assert refusing_rule(at("A1: asim trebuchet"), "asim move_trebuchet A2") == "GH-MOV-06"


@pytest.mark.rule("GH-DRG-02")
def test_a_torch_needs_something_to_light():
    s = at("A1: asim[torch] | B1: bile")
    assert "asim throw_torch B1" in offered_lines(s)
    assert refusing_rule(s, "asim throw_torch A1") == "GH-DRG-02"
