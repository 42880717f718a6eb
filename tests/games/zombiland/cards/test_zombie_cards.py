"""Tests of playing Zombie cards (ZL-ZCD)."""

import pytest
from tests.games.zombiland.table import FIGHT, at, hand, near, offered_answers, space, table
from tests.tables import logged_events, play, question_name, refusing_rule

from horda.games.zombiland.content import ZOMBIES
from horda.games.zombiland.rules.board import ZOMBIE_WAYS, move_destinations

MOVERS = [card.id for card in ZOMBIES.values() if card.moves]
PLAIN = [card.id for card in ZOMBIES.values() if card.power and not card.anywhere]


@pytest.mark.rule("ZL-ZCD-01", "ZL-Q-05")
def test_after_the_move_a_zombie_plays_a_card_or_none_as_it_likes():
    s = table("nx1: tomas[zombie, gnaw] vera odile")
    play(s, "tomas stay")
    assert offered_answers(s) == ["tomas attack gnaw odile", "tomas attack gnaw vera", "tomas hold"]
    play(s, "tomas hold")
    assert logged_events(s, "FightBegan") == []


@pytest.mark.rule("ZL-ZCD-01")
def test_no_card_is_played_before_the_move():
    s = table("nx1: tomas[zombie, gnaw] vera odile")
    assert {line.split()[1] for line in offered_answers(s)} == {"roll", "stay"}


@pytest.mark.rule("ZL-ZCD-02")
def test_of_several_survivors_in_its_space_the_zombie_chooses_one():
    s = table("nx1: tomas[zombie, gnaw] vera odile | sx1: bruno", dice=[1])
    play(s, "tomas stay")
    assert offered_answers(s) == ["tomas attack gnaw odile", "tomas attack gnaw vera", "tomas hold"]
    play(s, "tomas attack gnaw odile")
    assert s.health == [0, 3, 2, 3]


@pytest.mark.rule("ZL-ZCD-03", "ZL-Q-41")
def test_one_card_is_played_in_a_turn():
    s = table("nx1: tomas[zombie, gnaw, grab, lurch] vera odile", dice=[1])
    play(s, "tomas stay", "tomas attack gnaw vera")
    assert question_name(s) == "ZombieEnd"
    assert not any("attack" in line for line in offered_answers(s))


@pytest.mark.rule("ZL-ZCD-03", "ZL-Q-41")
def test_one_card_out_of_turn_even_at_a_location_with_its_two_encounters():
    s = table(f"{near('armory')}: vera odile | ne2: tomas[zombie, ultraviolent, ultraviolent, stealthy]",
              dice=[1, 6, 6], meets=(FIGHT, FIGHT), round=7)  # fmt: skip
    play(s, "vera move armory", "tomas interrupt ultraviolent")
    assert len(logged_events(s, "EncounterDrawn")) == 2
    assert len(logged_events(s, "ZombieCardPlayed")) == 1
    assert s.tokens[0] == ["armory"]


@pytest.mark.rule("ZL-Q-41")
def test_passing_on_the_first_encounter_leaves_the_card_for_the_second():
    s = table(
        f"{near('armory')}: vera odile | ne2: tomas[zombie, ultraviolent]",
        dice=[1, 6, 6],
        meets=(FIGHT, FIGHT),
    )
    play(s, "vera move armory", "tomas pass", "tomas interrupt ultraviolent")
    assert logged_events(s, "PowerRaised")


@pytest.mark.rule("ZL-Q-41")
def test_each_turn_brings_a_new_card_whoevers_turn_it_is():
    s = table("nx1: vera | nx3: odile | ne2: tomas[zombie, ultraviolent, ultraviolent, gnaw]",
              dice=[1, 6, 1, 6], meets=(FIGHT, FIGHT))  # fmt: skip
    play(s, "vera move nx2", "tomas interrupt ultraviolent")
    play(s, "odile move nx2", "tomas interrupt ultraviolent")
    assert len(logged_events(s, "PowerRaised")) == 2
    play(s, "tomas stay")
    assert question_name(s) == "ZombiePlay"


@pytest.mark.rule("ZL-Q-41")
def test_another_turn_of_the_same_survivor_is_another_turn():
    place = space("another_turn")
    s = table(f"{near(place)}: vera odile | ne2: tomas[zombie, ultraviolent, ultraviolent]", dice=[1, 6, 1],
              meets=(FIGHT, FIGHT))  # fmt: skip
    play(s, f"vera move {place}", "tomas interrupt ultraviolent", f"vera move {near(place)}")
    assert "tomas interrupt ultraviolent" in offered_answers(s)


@pytest.mark.rule("ZL-ZCD-04", "ZL-ZCB-02")
@pytest.mark.parametrize("face", PLAIN)
def test_the_power_of_the_card_is_what_the_survivor_has_to_reach(face: str):
    s = table(f"nx1: tomas[zombie, {face}] vera odile", dice=[1])
    play(s, "tomas stay", f"tomas attack {face} vera")
    assert logged_events(s, "FightBegan") == [f"FightBegan 1 {face} {ZOMBIES[face].power}"]


@pytest.mark.rule("ZL-ZCD-05")
def test_the_extra_effect_of_a_card_comes_before_the_survivor_may_play_any():
    s = table("nx1: tomas[zombie, clawing] vera[old_bat, torch] odile", dice=[6])
    play(s, "tomas stay", "vera pass", "tomas attack clawing vera")
    assert question_name(s) == "Discard"
    assert logged_events(s, "FightBegan") == []
    play(s, "vera discard old_bat")
    assert offered_answers(s) == ["vera play torch vera", "vera roll"]


@pytest.mark.rule("ZL-ZCD-05")
def test_an_extra_effect_at_random_comes_first_too():
    s = table("nx1: tomas[zombie, snatch] vera[old_bat, torch, pistol] odile", dice=[6])
    play(s, "tomas stay", "vera pass", "tomas attack snatch vera")
    assert len(hand(s, "vera")) == 3 - ZOMBIES["snatch"].before[0].n
    assert question_name(s) == "FightCards"


@pytest.mark.rule("ZL-ZCD-06", "ZL-Q-16")
@pytest.mark.parametrize("face", MOVERS)
def test_a_zombie_alone_in_its_space_may_use_extra_movement_but_need_not(face: str):
    s = table(f"sx2: tomas[zombie, {face}] | nx2: vera odile")
    play(s, "tomas stay")
    assert offered_answers(s) == ["tomas hold", f"tomas lunge {face}"]
    play(s, f"tomas lunge {face}")
    ends = {line.split()[-1] for line in offered_answers(s)}
    assert ends == set(move_destinations(ZOMBIE_WAYS, "sx2", ZOMBIES[face].moves, frozenset({"nx2"})))


@pytest.mark.rule("ZL-ZCD-06")
def test_extra_movement_may_follow_the_move_of_the_die():
    s = table("sx1: tomas[zombie, lurch] | nx3: vera odile", dice=[1])
    play(s, "tomas roll", "tomas move zone_0", "tomas lunge lurch")
    assert "tomas move nx3" in offered_answers(s)


@pytest.mark.rule("ZL-ZCD-07")
def test_extra_movement_is_not_used_with_a_survivor_in_the_space():
    s = table("nx1: tomas[zombie, lurch] vera odile")
    play(s, "tomas stay")
    assert "tomas lunge lurch" not in offered_answers(s)
    assert refusing_rule(s, "tomas lunge lurch") == "ZL-ZCD-07"


@pytest.mark.rule("ZL-ZCD-07", "ZL-ZCD-13")
def test_extra_movement_is_not_used_out_of_turn():
    s = table("nx1: vera odile | sx1: tomas[zombie, lurch, gnaw]", dice=[1], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert offered_answers(s) == ["tomas pass"]
    assert refusing_rule(s, "tomas interrupt lurch") == "ZL-ZCD-13"


@pytest.mark.rule("ZL-ZCD-08")
def test_a_zombie_brought_to_a_survivor_by_extra_movement_does_not_attack_this_turn():
    s = table("nx1: tomas[zombie, lurch, gnaw, grab] | nx2: vera odile")
    play(s, "tomas stay", "tomas lunge lurch", "tomas move nx2")
    assert at(s, "tomas") == "nx2"
    assert question_name(s) == "ZombieEnd"
    assert logged_events(s, "FightBegan") == []


@pytest.mark.rule("ZL-ZCD-10")
@pytest.mark.parametrize("face", MOVERS)
def test_the_power_of_an_extra_movement_card_may_be_used_where_the_die_led(face: str):
    s = table(f"nx1: tomas[zombie, {face}] | nx2: vera | sx1: odile", dice=[1, 1])
    play(s, "tomas roll", "tomas move nx2")
    assert offered_answers(s) == [f"tomas attack {face} vera", "tomas hold"]
    play(s, f"tomas attack {face} vera")
    assert at(s, "tomas") == "nx2"
    assert logged_events(s, "FightBegan") == [f"FightBegan 1 {face} {ZOMBIES[face].power}"]


@pytest.mark.rule("ZL-Q-15", "ZL-ZCD-10")
def test_the_power_of_an_extra_movement_card_may_be_used_by_a_zombie_that_stayed_with_a_survivor():
    s = table("nx1: tomas[zombie, lurch] vera odile", dice=[1])
    play(s, "tomas stay", "tomas attack lurch vera")
    assert logged_events(s, "FightBegan")


@pytest.mark.rule("ZL-ZCD-11", "ZL-ZCD-12")
def test_three_kinds_of_cards_are_played_out_of_turn_or_from_afar():
    odd = {card.id for card in ZOMBIES.values() if card.out_of_turn or card.anywhere}
    assert odd == {"stealthy", "ultraviolent", "metamorphosis"}
    s = table(
        "nx1: vera odile | sx1: tomas[zombie, stealthy, ultraviolent, gnaw, metamorphosis]",
        dice=[1],
        meets=(FIGHT,),
    )
    play(s, "vera move nx2")
    assert offered_answers(s) == ["tomas interrupt stealthy", "tomas interrupt ultraviolent", "tomas pass"]


@pytest.mark.rule("ZL-ZCD-12")
def test_a_zombie_off_the_board_plays_nothing():
    s = table("nx1: vera odile | off: tomas[killed, stealthy, ultraviolent]", dice=[1, 6], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert logged_events(s, "FightWon") == [f"FightWon 0 {FIGHT}"]


@pytest.mark.rule("ZL-ZCD-13")
@pytest.mark.parametrize("face", PLAIN)
def test_any_other_card_needs_a_survivor_in_the_zombies_own_space(face: str):
    s = table(f"nx1: tomas[zombie, {face}] | nx2: vera | sx1: odile")
    play(s, "tomas stay")
    assert not any("attack" in line for line in offered_answers(s))
    assert refusing_rule(s, f"tomas attack {face} vera") == "ZL-ZCD-13"


@pytest.mark.rule("ZL-ZCD-13")
@pytest.mark.parametrize("face", PLAIN)
def test_any_other_card_is_played_only_in_its_owners_turn(face: str):
    s = table(f"nx1: vera odile | nx2: tomas[zombie, {face}]", dice=[1], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert offered_answers(s) == ["tomas pass"]
    assert refusing_rule(s, f"tomas interrupt {face}") == "ZL-ZCD-13"


@pytest.mark.rule("ZL-ZCD-13")
@pytest.mark.parametrize("face", ["stealthy", "ultraviolent"])
def test_cards_for_encounters_are_no_attack_in_ones_own_turn(face: str):
    s = table(f"nx1: tomas[zombie, {face}] vera odile")
    play(s, "tomas stay")
    assert offered_answers(s) == ["tomas hold"]
    assert refusing_rule(s, f"tomas attack {face} vera") == "ZL-ZCD-13"
