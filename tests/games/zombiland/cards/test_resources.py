"""Tests of when, by whom and for whom Resource cards are played (ZL-RSC)."""

import pytest
from tests.games.zombiland.table import FIGHT, NOTHING, hand, offered_answers, points, table, weapons_against
from tests.tables import logged_events, play, question_name, refusing_rule

import horda
from horda.engine.views.cases import CaseFailed
from horda.games.zombiland.content import ENCOUNTERS, RESOURCES
from horda.games.zombiland.state import ZombilandState

VIEW = horda.game("zombiland").view


def position_in_fight(figure: str, *, helpers: str = "zone_0: tomas", die: int = 6) -> ZombilandState:
    """Return a position in which Vera, at nx2, is about to roll against an Encounter."""
    s = table(f"nx1: {figure} | {helpers}", dice=[1, die], meets=(FIGHT,))
    if question_name(s) == "BeforeRoll":
        play(s, "vera roll")
    play(s, "vera move nx2")
    if question_name(s) == "MidTurn":
        play(s, "vera turn_up")
    return s


@pytest.mark.rule("ZL-RSC-01")
def test_cards_stay_in_hand_until_played_and_there_is_no_hand_limit():
    many = ", ".join(
        ["torch", "torch", "torch", "torch", "old_bat", "old_bat", "pistol", "machete", "backpack"]
    )
    s = table(f"nx1: vera[{many}] | zone_0: tomas", dice=[1], meets=(NOTHING,))
    before = len(hand(s, "vera"))
    play(
        s,
        "vera play backpack vera",
        "vera roll",
        "vera move nx2",
        "vera turn_up",
        "vera go_on",
        "vera end_turn",
    )
    assert len(hand(s, "vera")) == before - 1 + RESOURCES["backpack"].do[0].n
    assert s.active == 1


@pytest.mark.rule("ZL-RSC-02", "ZL-Q-37")
def test_a_plain_card_is_of_no_use_in_another_survivors_turn_or_fight():
    s = position_in_fight("vera", helpers="zone_0: tomas[old_bat, first_aid]")
    assert question_name(s) == "HelpFight"
    assert offered_answers(s) == ["tomas pass"]
    assert refusing_rule(s, "tomas play old_bat tomas") == "ZL-RSC-02"
    play(s, "tomas pass")
    assert logged_events(s, "FightRolled")[0].split()[3] == "0"


@pytest.mark.rule("ZL-RSC-02")
def test_nobody_else_is_asked_for_cards_that_bear_on_no_roll():
    s = table("nx1: vera | zone_0: tomas[first_aid, backpack]", dice=[1], meets=(NOTHING,))
    play(s, "vera move nx2")
    assert s.active == 1
    assert question_name(s) == "BeforeRoll"


@pytest.mark.rule("ZL-RSC-03", "ZL-Q-44", "ZL-TEA-08")
def test_a_card_marked_any_survivor_may_be_played_in_anybodys_fight():
    s = position_in_fight("vera", helpers="zone_0: tomas[torch] odile[covering_fire]")
    play(s, "tomas play torch vera", "odile play covering_fire vera")
    assert logged_events(s, "FightRolled")[0].split()[3] == str(points("torch", "covering_fire"))
    assert hand(s, "tomas") == hand(s, "odile") == []


@pytest.mark.rule("ZL-Q-44")
def test_its_owner_may_use_it_too_and_chooses_the_survivor_it_works_on():
    s = table("nx1: vera[field_medic, field_medic] tomas odile")
    assert {line for line in offered_answers(s) if "play" in line} == {
        f"vera play field_medic {name}" for name in ("vera", "tomas", "odile")
    }
    play(s, "vera play field_medic odile", "vera play field_medic vera")
    assert s.health == [4, 3, 4]


@pytest.mark.rule("ZL-Q-44")
def test_in_another_survivors_turn_it_may_work_on_its_owner():
    s = position_in_fight("vera", helpers="zone_0: tomas[1 health, field_medic]")
    play(s, "tomas play field_medic tomas")
    assert s.health[1] == 1 + RESOURCES["field_medic"].do[0].n


@pytest.mark.rule("ZL-RSC-03")
def test_the_mark_is_needed_to_help_after_the_roll_as_well():
    s = position_in_fight("vera", helpers="zone_0: tomas[shout, last_bullet]", die=1)
    play(s, "tomas pass")
    assert offered_answers(s) == ["tomas pass", "tomas play shout vera"]
    assert refusing_rule(s, "tomas play last_bullet tomas") == "ZL-RSC-02"


@pytest.mark.rule("ZL-RSC-04")
def test_a_hand_is_hidden_from_the_others():
    s = table("nx1: vera[torch, old_bat] tomas odile[zombie]")
    assert VIEW(s, 0).players[0].hand == ["old_bat", "torch"]
    for seat in (1, 2, None):
        assert VIEW(s, seat).players[0].hand == ["?", "?"]


@pytest.mark.rule("ZL-RSC-04")
def test_its_owner_may_show_a_card_to_everybody():
    s = table("nx1: vera[torch, old_bat] tomas")
    play(s, "vera show torch")
    for seat in (1, None):
        assert VIEW(s, seat).players[0].hand == ["torch", "?"]
    assert question_name(s) == "BeforeRoll"


@pytest.mark.rule("ZL-RSC-04", "ZL-Q-42")
def test_in_team_mode_a_card_may_be_shown_to_ones_own_side_alone():
    s = table("nx1: vera[torch] tomas odile[zombie, gnaw] bruno[zombie] nadia[dead]")
    play(s, "vera confide torch")
    assert [VIEW(s, seat).players[0].hand for seat in (1, 2, 3, 4, None)] == [
        ["torch"],
        ["?"],
        ["?"],
        ["torch"],
        ["?"],
    ]
    assert logged_events(s, "CardConfided", seat=2) == ["CardConfided 0 ?"]


@pytest.mark.rule("ZL-RSC-05", "ZL-FGT-01")
def test_cards_for_a_fight_are_played_before_the_roll_and_not_after_it():
    s = position_in_fight("vera[old_bat, torch, last_bullet]", die=1)
    assert refusing_rule(s, "vera play last_bullet vera") == "ZL-RSC-05"
    play(s, "vera roll")
    assert offered_answers(s) == ["vera pass", "vera play last_bullet vera"]
    for card in ("old_bat", "torch"):
        assert refusing_rule(s, f"vera play {card} vera") == "ZL-RSC-05"


@pytest.mark.rule("ZL-RSC-05")
def test_a_card_that_says_so_is_played_after_the_roll_and_may_turn_the_fight():
    power, bonus = ENCOUNTERS[FIGHT].power, points("last_bullet")
    weapons, die = weapons_against(power - bonus)
    s = position_in_fight(f"vera[{weapons}, last_bullet]", die=die)
    play(s, *(f"vera play {card} vera" for card in weapons.split(", ")), "vera roll")
    assert question_name(s) == "AfterRoll"
    play(s, "vera play last_bullet vera")
    assert logged_events(s, "FightWon") == [f"FightWon 0 {FIGHT}"]


@pytest.mark.rule("ZL-RSC-05")
def test_a_card_may_have_the_die_rolled_again():
    s = position_in_fight("vera[lucky_coin]", die=1)
    s.script.append(6)
    play(s, "vera roll", "vera play lucky_coin vera")
    assert logged_events(s, "FightWon", "FightLost") == [f"FightWon 0 {FIGHT}"]


@pytest.mark.rule("ZL-RSC-05")
def test_a_card_that_changes_the_movement_roll_is_played_right_after_it():
    s = table("nx1: vera[street_map] tomas", dice=[2])
    with pytest.raises(CaseFailed, match="not offered"):
        play(s, "vera play street_map vera")
    play(s, "vera roll", "vera play street_map vera", "vera walk 1")
    assert offered_answers(s) == ["vera move nx2", "vera move zone_0"]


@pytest.mark.rule("ZL-RSC-05")
def test_a_movement_card_is_played_before_the_movement_roll():
    s = table("nx1: vera[bicycle, torch] tomas", dice=[1])
    play(s, "vera play bicycle vera", "vera roll")
    assert s.roll == 1 + RESOURCES["bicycle"].do[0].n


@pytest.mark.rule("ZL-RSC-06", "ZL-Q-04")
def test_several_cards_add_up_in_a_fight():
    s = position_in_fight("vera[old_bat, pistol, kitchen_knife]")
    play(s, "vera play old_bat vera", "vera play pistol vera", "vera play kitchen_knife vera")
    assert logged_events(s, "FightRolled")[0].split()[3] == str(points("old_bat", "pistol", "kitchen_knife"))


@pytest.mark.rule("ZL-RSC-07", "ZL-RSC-02")
def test_a_survivor_may_play_cards_in_their_own_fight_out_of_turn():
    s = table("nx1: tomas[zombie, gnaw] vera[old_bat, first_aid] odile", dice=[6])
    play(s, "tomas stay", "vera pass", "tomas attack gnaw vera")
    assert offered_answers(s) == ["vera play first_aid vera", "vera play old_bat vera", "vera roll"]
    play(s, "vera play old_bat vera", "vera play first_aid vera")
    assert logged_events(s, "FightRolled")[0].split()[3] == str(points("old_bat"))


@pytest.mark.rule("ZL-RSC-07")
@pytest.mark.parametrize("card", ["chainsaw", "antibiotics"])
def test_a_card_that_says_in_your_turn_is_no_use_in_a_fight_out_of_turn(card: str):
    s = table(f"nx1: tomas[zombie, gnaw] vera[{card}] odile", dice=[6])
    play(s, "tomas stay", "vera pass", "tomas attack gnaw vera")
    assert offered_answers(s) == ["vera roll"]
    assert refusing_rule(s, f"vera play {card} vera") == "ZL-RSC-07"


@pytest.mark.rule("ZL-RSC-07")
def test_such_a_card_is_of_use_in_a_fight_in_ones_own_turn():
    s = position_in_fight("vera[chainsaw, antibiotics]")
    assert offered_answers(s) == ["vera play antibiotics vera", "vera play chainsaw vera", "vera roll"]


@pytest.mark.rule("ZL-RSC-05")
def test_a_bit_of_peace_is_not_played_unless_a_zombie_threatens():
    s = table("nx1: vera[bit_of_peace] tomas")
    assert refusing_rule(s, "vera play bit_of_peace vera") == "ZL-TEA-09"


@pytest.mark.rule("ZL-RSC-03")
def test_the_box_has_cards_for_every_moment_with_and_without_the_mark():
    assert {moment for card in RESOURCES.values() for moment in card.when} == {
        "fight", "after_fight", "move", "after_move", "turn", "threat",
    }  # fmt: skip
    assert {card.any for card in RESOURCES.values()} == {True, False}
    assert any(card.own_turn for card in RESOURCES.values())


@pytest.mark.rule("ZL-RSC-02")
def test_a_smoke_bomb_ends_a_fight_that_nobody_wins():
    s = position_in_fight("vera[smoke_bomb, torch]")
    play(s, "vera play smoke_bomb vera")
    assert logged_events(s, "FightEscaped", "FightWon", "FightLost") == [f"FightEscaped 0 {FIGHT}"]
    assert s.health[0] == 3
    assert s.cards.faces("encounter_discard") == [FIGHT]
    assert question_name(s) == "LastCards"


@pytest.mark.rule("ZL-RSC-04")
def test_only_who_looks_at_the_next_encounter_knows_it_and_may_bury_it():
    s = table("nx1: vera[binoculars] tomas", meets=("giant", NOTHING))
    play(s, "vera play binoculars vera")
    assert VIEW(s, 0).top_encounter == "giant"
    assert VIEW(s, 1).top_encounter == "?"
    assert VIEW(s, 1).prompt["card"] == "?"
    play(s, "vera bury")
    assert s.cards.faces("encounter")[-1] == NOTHING
    assert s.cards.faces("encounter")[0] == "giant"
