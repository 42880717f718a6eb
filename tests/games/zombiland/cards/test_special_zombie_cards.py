"""Tests of the Zombie cards Stealthy, Ultraviolent and Metamorphosis (ZL-ZSP)."""

import pytest
from tests.games.zombiland.table import (
    FIGHT,
    NOTHING,
    at,
    near,
    offered_answers,
    space,
    table,
    weapons_against,
)
from tests.tables import logged_events, play, question_name, refusing_rule

from horda.games.zombiland.content import ENCOUNTERS, ZOMBIES
from horda.games.zombiland.state import ZombilandState

RAISES = ZOMBIES["ultraviolent"].raises
POWER = ENCOUNTERS[FIGHT].power


def turn_up_encounter(
    zombie: str,
    *,
    card: str = FIGHT,
    where: str = "se2",
    figure: str = "vera",
    dice: tuple[int, ...] = (),
    start: str = "nx1",
    goal: str = "nx2",
) -> ZombilandState:
    """Return a position in which Vera has turned up an Encounter, and Tomas may interfere."""
    s = table(
        f"{start}: {figure} odile | {where}: tomas[zombie, {zombie}]",
        dice=[1, *dice],
        meets=(card, NOTHING),
    )
    if question_name(s) == "BeforeRoll":
        play(s, "vera roll")
    play(s, f"vera move {goal}")
    if question_name(s) == "MidTurn":
        play(s, "vera turn_up")
    assert question_name(s) == "ZombieChance"
    return s


@pytest.mark.rule("ZL-ZSP-01", "ZL-Q-43")
@pytest.mark.parametrize("card", [FIGHT, "corner_store", "giant"])
def test_stealthy_cancels_the_encounter_whatever_it_is_and_it_is_discarded(card: str):
    s = turn_up_encounter("stealthy", card=card)
    play(s, "tomas interrupt stealthy")
    assert logged_events(s, "EncounterCancelled") == [f"EncounterCancelled 0 {card}"]
    assert s.cards.faces("encounter_discard") == [card]
    assert logged_events(s, "FightBegan", "ResourceDrawn", "Bitten") == []
    assert s.active == 1


@pytest.mark.rule("ZL-Q-43", "ZL-ZSP-06")
def test_the_zombies_decide_before_the_survivor_plays_a_card_rolls_or_does_what_it_says():
    s = turn_up_encounter("gnaw", figure="vera[old_bat, first_aid]")
    assert s.deciders == [2]
    assert logged_events(s, "ResourcePlayed", "FightRolled") == []
    play(s, "tomas pass")
    assert question_name(s) == "FightCards"
    quiet = turn_up_encounter("gnaw", figure="vera[old_bat]", card="looted_shop")
    play(quiet, "tomas pass")
    assert offered_answers(quiet) == ["vera go_on"]


@pytest.mark.rule("ZL-ZSP-02", "ZL-Q-17")
@pytest.mark.parametrize("where", ["se2", "zone_0", "wx3", "pantry"])
def test_stealthy_brings_the_zombie_straight_to_the_survivor_from_anywhere(where: str):
    s = turn_up_encounter("stealthy", where=where)
    play(s, "tomas interrupt stealthy")
    assert at(s, "tomas") == "nx2"


@pytest.mark.rule("ZL-ZSP-03", "ZL-Q-17", "ZL-Q-41")
def test_after_stealthy_the_zombie_plays_another_card_at_once():
    s = turn_up_encounter("stealthy, gnaw, grab", dice=(1,))
    play(s, "tomas interrupt stealthy")
    assert question_name(s) == "FollowUp"
    assert offered_answers(s) == ["tomas attack gnaw vera", "tomas attack grab vera"]
    play(s, "tomas attack gnaw vera")
    assert s.health[0] == 2
    assert len(logged_events(s, "ZombieCardPlayed")) == 2


@pytest.mark.rule("ZL-Q-17")
def test_what_follows_stealthy_is_an_attack_and_neither_movement_nor_a_card_for_encounters():
    s = turn_up_encounter("stealthy, lurch, stealthy, ultraviolent")
    play(s, "tomas interrupt stealthy")
    assert offered_answers(s) == ["tomas attack lurch vera"]
    assert refusing_rule(s, "tomas attack stealthy vera") == "ZL-ZCD-13"
    assert refusing_rule(s, "tomas attack ultraviolent vera") == "ZL-ZCD-13"


@pytest.mark.rule("ZL-ZSP-10", "ZL-ZSP-11")
def test_metamorphosis_does_not_follow_stealthy():
    s = turn_up_encounter("stealthy, metamorphosis")
    play(s, "tomas interrupt stealthy")
    assert refusing_rule(s, "tomas attack metamorphosis vera") == "ZL-ZSP-11"
    play(s, "tomas hold")
    assert logged_events(s, "FightBegan") == []


@pytest.mark.rule("ZL-Q-17")
def test_without_another_card_only_the_cancelling_and_the_move_happen():
    s = turn_up_encounter("stealthy")
    play(s, "tomas interrupt stealthy")
    assert logged_events(s, "FightBegan") == []
    assert at(s, "tomas") == "nx2"
    assert s.active == 1


@pytest.mark.rule("ZL-Q-17", "ZL-ZCD-02")
def test_with_several_survivors_there_the_card_that_follows_is_played_against_one_of_them():
    s = table(
        "nx1: vera odile | nx2: bruno | se2: tomas[zombie, stealthy, gnaw]", dice=[1, 1], meets=(FIGHT,)
    )
    play(s, "vera move nx2", "tomas interrupt stealthy")
    assert offered_answers(s) == ["tomas attack gnaw bruno", "tomas attack gnaw vera"]


@pytest.mark.rule("ZL-Q-17")
def test_no_encounter_is_turned_up_in_place_of_the_cancelled_one():
    s = turn_up_encounter("stealthy, gnaw", dice=(1,))
    play(s, "tomas interrupt stealthy", "tomas attack gnaw vera")
    assert logged_events(s, "EncounterDrawn") == [f"EncounterDrawn 0 {FIGHT}"]


@pytest.mark.rule("ZL-Q-17", "ZL-ZCB-04")
def test_a_survivor_who_beats_the_card_after_stealthy_kills_the_zombie():
    s = turn_up_encounter("stealthy, gnaw, grab", dice=(6,))
    play(s, "tomas interrupt stealthy", "tomas attack gnaw vera")
    assert s.status[2] == "killed"
    assert s.cards.faces("zombie_discard") == ["stealthy", "gnaw", "grab"]


@pytest.mark.rule("ZL-Q-18", "ZL-SPC-10")
def test_at_a_location_a_cancelled_encounter_counts_as_one_of_the_two():
    s = turn_up_encounter("stealthy, gnaw, grab", dice=(1,), start=near("armory"), goal="armory")
    play(s, "tomas interrupt stealthy", "tomas attack gnaw vera")
    assert logged_events(s, "EncounterDrawn") == [f"EncounterDrawn 0 {FIGHT}", f"EncounterDrawn 0 {NOTHING}"]
    assert s.tokens[0] == ["armory"]


@pytest.mark.rule("ZL-Q-18", "ZL-SPC-11")
def test_at_a_location_the_token_follows_if_the_second_was_cancelled():
    s = table(
        f"{near('armory')}: vera odile | se2: tomas[zombie, stealthy, gnaw, grab]",
        dice=[1, 1],
        meets=(NOTHING, FIGHT),
    )
    play(s, "vera move armory", "tomas pass", "tomas interrupt stealthy", "tomas attack gnaw vera")
    assert s.health[0] == 2
    assert s.tokens[0] == ["armory"]


@pytest.mark.rule("ZL-Q-18", "ZL-Q-45")
def test_at_a_location_who_dies_of_the_card_after_stealthy_gets_nothing():
    s = table(f"{near('armory')}: vera[0 health] odile | se2: tomas[zombie, stealthy, gnaw, grab] bruno",
              dice=[1, 1], meets=(FIGHT, NOTHING))  # fmt: skip
    play(s, "vera move armory", "tomas interrupt stealthy", "tomas attack gnaw vera")
    assert s.status[0] == "laid"
    assert len(logged_events(s, "EncounterDrawn")) == 1
    assert s.tokens[0] == []


@pytest.mark.rule("ZL-SPC-09", "ZL-Q-18")
def test_a_cancelled_encounter_still_brings_another_turn():
    place = space("another_turn")
    s = turn_up_encounter("stealthy", start=near(place), goal=place)
    play(s, "tomas interrupt stealthy")
    assert logged_events(s, "AnotherTurn") == ["AnotherTurn 0"]


@pytest.mark.rule("ZL-ZSP-04", "ZL-ZSP-08")
@pytest.mark.parametrize("card", ["stealthy", "ultraviolent"])
def test_both_may_be_played_when_it_is_not_the_zombies_turn(card: str):
    s = turn_up_encounter(card, dice=(6,))
    assert s.active == 0
    assert f"tomas interrupt {card}" in offered_answers(s)


@pytest.mark.rule("ZL-ZSP-04", "ZL-ZSP-08")
def test_no_other_card_may():
    assert not [
        one.id for one in ZOMBIES.values() if one.out_of_turn and one.id not in ("stealthy", "ultraviolent")
    ]
    s = table("nx1: vera | nx2: tomas[zombie, gnaw, stealthy] | zone_0: odile", dice=[1, 1], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert [line for line in offered_answers(s) if "gnaw" in line] == []


@pytest.mark.rule("ZL-ZSP-05", "ZL-Q-19")
def test_ultraviolent_raises_the_power_by_the_number_on_it():
    s = turn_up_encounter("ultraviolent", dice=(1,))
    play(s, "tomas interrupt ultraviolent")
    assert logged_events(s, "PowerRaised") == [f"PowerRaised 2 {FIGHT} {POWER + RAISES}"]
    assert logged_events(s, "FightBegan") == [f"FightBegan 0 {FIGHT} {POWER + RAISES}"]


@pytest.mark.rule("ZL-ZSP-05")
@pytest.mark.parametrize(("short", "won"), [(0, True), (1, False)])
def test_the_raised_power_is_what_has_to_be_reached(short: int, *, won: bool):
    weapons, die = weapons_against(POWER + RAISES)
    s = turn_up_encounter("ultraviolent", figure=f"vera[{weapons}]", dice=(die - short,))
    play(s, "tomas interrupt ultraviolent", *(f"vera play {card} vera" for card in weapons.split(", ")))
    assert bool(logged_events(s, "FightWon")) == won


@pytest.mark.rule("ZL-ZSP-05", "ZL-FGT-04")
def test_a_six_wins_all_the_same():
    s = turn_up_encounter("ultraviolent", dice=(6,))
    play(s, "tomas interrupt ultraviolent")
    assert logged_events(s, "FightWon")


@pytest.mark.rule("ZL-Q-19")
@pytest.mark.parametrize("card", [NOTHING, "looted_shop"])
def test_ultraviolent_needs_an_encounter_with_a_power_icon(card: str):
    s = turn_up_encounter("ultraviolent, stealthy", card=card)
    assert offered_answers(s) == ["tomas interrupt stealthy", "tomas pass"]
    assert refusing_rule(s, "tomas interrupt ultraviolent") == "ZL-ZSP-05"


@pytest.mark.rule("ZL-ZSP-06")
def test_the_zombie_player_is_asked_and_may_take_a_moment_before_the_survivor_decides():
    s = turn_up_encounter("ultraviolent", figure="vera[old_bat]")
    assert s.choices(0) == []
    play(s, "tomas interrupt ultraviolent")
    assert offered_answers(s) == ["vera play old_bat vera", "vera roll"]


@pytest.mark.rule("ZL-ZSP-07")
def test_ultraviolent_does_not_move_the_zombie():
    s = turn_up_encounter("ultraviolent", dice=(1,))
    play(s, "tomas interrupt ultraviolent")
    assert at(s, "tomas") == "se2"


@pytest.mark.rule("ZL-Q-21")
def test_two_zombies_decide_in_turn_order_after_the_active_survivor():
    s = table("sx1: tomas[zombie, ultraviolent] | nx1: vera nadia | ne2: bruno[zombie, ultraviolent]",
              turn="vera", dice=[1, 1], meets=(FIGHT,))  # fmt: skip
    play(s, "vera move nx2")
    assert s.character[s.deciders[0]] == "bruno"
    play(s, "bruno interrupt ultraviolent")
    assert s.character[s.deciders[0]] == "tomas"
    play(s, "tomas interrupt ultraviolent")
    assert logged_events(s, "FightBegan") == [f"FightBegan 1 {FIGHT} {POWER + 2 * RAISES}"]


@pytest.mark.rule("ZL-Q-21")
def test_once_cancelled_nothing_more_is_played_on_an_encounter():
    s = table("nx1: vera nadia | ne2: bruno[zombie, stealthy] | sx1: tomas[zombie, ultraviolent, stealthy]",
              dice=[1], meets=(FIGHT,))  # fmt: skip
    play(s, "vera move nx2", "bruno interrupt stealthy")
    assert logged_events(s, "ZombieCardPlayed") == ["ZombieCardPlayed 2 stealthy 0"]
    assert at(s, "tomas") == "sx1"
    assert s.active == 1


@pytest.mark.rule("ZL-ZSP-09", "ZL-ZSP-11")
def test_metamorphosis_makes_the_space_of_any_survivor_elsewhere_attack():
    s = table("se2: tomas[zombie, metamorphosis] | nx2: vera | ex1: odile | zone_0: bruno", dice=[1])
    play(s, "tomas stay")
    assert offered_answers(s) == [
        "tomas attack metamorphosis bruno", "tomas attack metamorphosis odile",
        "tomas attack metamorphosis vera", "tomas hold",
    ]  # fmt: skip
    play(s, "tomas attack metamorphosis odile")
    assert s.health == [0, 3, 2, 3]
    assert at(s, "tomas") == "se2"


@pytest.mark.rule("ZL-ZSP-10")
def test_metamorphosis_is_not_played_out_of_turn():
    s = turn_up_encounter("metamorphosis")
    assert offered_answers(s) == ["tomas pass"]
    assert refusing_rule(s, "tomas interrupt metamorphosis") == "ZL-ZSP-10"


@pytest.mark.rule("ZL-ZSP-11")
@pytest.mark.parametrize("where", ["nx1", "nx2", "hospital"])
def test_metamorphosis_is_not_played_from_the_survivors_space_or_region(where: str):
    s = table(f"{where}: tomas[zombie, metamorphosis] | nx2: vera | ex1: odile")
    play(s, "tomas stay")
    assert "tomas attack metamorphosis vera" not in offered_answers(s)
    assert refusing_rule(s, "tomas attack metamorphosis vera") == "ZL-ZSP-11"
    assert "tomas attack metamorphosis odile" in offered_answers(s)


@pytest.mark.rule("ZL-ZSP-11")
def test_nor_in_zone_0_against_a_survivor_in_zone_0():
    s = table("zone_0: tomas[zombie, metamorphosis] vera odile")
    play(s, "tomas stay")
    assert offered_answers(s) == ["tomas hold"]


@pytest.mark.rule("ZL-Q-20")
def test_who_beats_metamorphosis_kills_no_zombie_and_who_loses_is_bitten():
    for die, health in ((6, 3), (1, 2)):
        s = table("se2: tomas[zombie, metamorphosis, gnaw] | nx2: vera odile", dice=[die])
        play(s, "tomas stay", "tomas attack metamorphosis vera")
        assert s.status[0] == "zombie"
        assert s.health[1] == health
        assert question_name(s) == "ZombieEnd" or s.active == 1


@pytest.mark.rule("ZL-Q-20", "ZL-SPC-06")
def test_the_bonus_of_the_space_counts_against_metamorphosis():
    s = table(f"se2: tomas[zombie, metamorphosis] | {space('plus_2')}: vera odile", dice=[1])
    play(s, "tomas stay", "tomas attack metamorphosis vera")
    assert logged_events(s, "FightRolled")[0].split()[3] == "2"
