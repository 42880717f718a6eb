"""Tests of fights against zombie players (ZL-ZCB)."""

import pytest
from tests.games.zombiland.table import (
    FIGHT,
    NOTHING,
    at,
    offered_answers,
    paws,
    points,
    table,
    weapons_against,
)
from tests.tables import logged_events, play, question_name

from horda.games.zombiland.content import ZOMBIES
from horda.games.zombiland.rules.board import RESURRECTION
from horda.games.zombiland.state import ZombilandState

POWER = ZOMBIES["gnaw"].power


def position_in_attack(
    die: int, *, figure: str = "vera", zombie: str = "gnaw, grab, lurch"
) -> ZombilandState:
    """Return a position in which Tomas, a zombie, attacks Vera in her space with Gnaw."""
    s = table(f"nx1: tomas[zombie, {zombie}] {figure} | sx1: odile", dice=[die])
    play(s, "tomas stay")
    if question_name(s) == "Threatened":
        play(s, "vera pass")
    play(s, "tomas attack gnaw vera")
    return s


@pytest.mark.rule("ZL-ZCB-01")
def test_only_the_survivor_rolls():
    s = table("nx1: tomas[zombie, gnaw] vera | sx1: odile", dice=[2, 5])
    play(s, "tomas stay", "tomas attack gnaw vera")
    assert logged_events(s, "FightRolled") == [f"FightRolled 1 2 0 2 {POWER}"]
    assert logged_events(s, "MoveRolled") == ["MoveRolled 1 5 5"]


@pytest.mark.rule("ZL-ZCB-02", "ZL-ZCD-04")
@pytest.mark.parametrize(("short", "won"), [(0, True), (1, False)])
def test_a_total_that_reaches_the_power_of_the_card_wins(short: int, *, won: bool):
    weapons, die = weapons_against(POWER)
    s = position_in_attack(die - short, figure=f"vera[{weapons}]")
    play(s, *(f"vera play {card} vera" for card in weapons.split(", ")))
    assert logged_events(s, "FightRolled")[0].split()[3] == str(points(*weapons.split(", ")))
    assert bool(logged_events(s, "FightWon")) == won


@pytest.mark.rule("ZL-Q-06", "ZL-ZCB-02")
def test_a_six_beats_a_zombie_players_card_too_and_the_zombie_dies():
    assert POWER > 6
    s = position_in_attack(6)
    assert logged_events(s, "FightWon", "ZombieKilled") == ["FightWon 1 gnaw", "ZombieKilled 0 1"]


@pytest.mark.rule("ZL-ZCB-03")
def test_a_survivor_who_falls_short_is_bitten_once():
    s = position_in_attack(1)
    assert logged_events(s, "Bitten") == ["Bitten 1 2"]
    assert s.status[0] == "zombie"


@pytest.mark.rule("ZL-ZCB-03")
@pytest.mark.parametrize("face", [card.id for card in ZOMBIES.values() if card.power and not card.anywhere])
def test_the_card_may_say_otherwise(face: str):
    s = table(f"nx1: tomas[zombie, {face}] vera[3 health] | sx1: odile", dice=[1])
    play(s, "tomas stay", f"tomas attack {face} vera")
    assert len(logged_events(s, "Bitten")) == ZOMBIES[face].bites


@pytest.mark.rule("ZL-ZCB-03")
def test_a_card_may_cost_cards_instead_of_a_bite():
    s = table("nx1: tomas[zombie, dead_weight] vera[torch, old_bat, pistol] | sx1: odile", dice=[1])
    play(
        s,
        "tomas stay",
        "vera pass",
        "tomas attack dead_weight vera",
        "vera roll",
        "vera pass",
        "vera discard torch",
    )
    assert s.health[1] == 3
    assert ZOMBIES["dead_weight"].bites == 0


@pytest.mark.rule("ZL-ZCB-04")
def test_a_zombie_elsewhere_lives_on():
    s = table("se2: tomas[zombie, metamorphosis, gnaw] | nx1: vera odile", dice=[6])
    play(s, "tomas stay", "tomas attack metamorphosis vera")
    assert logged_events(s, "FightWon", "ZombieKilled") == ["FightWon 1 metamorphosis"]
    assert s.status[0] == "zombie"


@pytest.mark.rule("ZL-ZCB-04")
def test_another_zombie_in_the_space_lives_on_too():
    s = table("nx1: tomas[zombie, gnaw] bruno[zombie, grab] vera odile", dice=[6])
    play(s, "tomas stay", "tomas attack gnaw vera")
    assert s.status == ["killed", "zombie", "alive", "alive"]


@pytest.mark.rule("ZL-ZCB-05", "ZL-ZCB-06", "ZL-ZCB-08", "ZL-Q-07")
def test_a_killed_zombie_leaves_the_board_discards_its_hand_and_draws_nothing():
    s = position_in_attack(6)
    assert s.status[0] == "killed"
    assert at(s, "tomas") is None
    assert paws(s, "tomas") == []
    assert sorted(s.cards.faces("zombie_discard")) == ["gnaw", "grab", "lurch"]
    assert logged_events(s, "ZombieCardDrawn") == []


@pytest.mark.rule("ZL-ZCB-07")
def test_its_own_turn_ends_when_it_is_killed_in_it():
    s = position_in_attack(6)
    assert s.active == 1
    assert logged_events(s, "ZombieCardDiscarded") == []


@pytest.mark.rule("ZL-ZCB-05", "ZL-ZCB-09", "ZL-ZCB-10", "ZL-Q-07")
def test_at_the_start_of_its_next_turn_it_comes_back_in_the_middle_of_a_sewer_with_four_new_cards():
    s = table("off: tomas[killed] | nx1: vera odile", dice=[1])
    assert offered_answers(s) == sorted(f"tomas return {grave}" for grave in RESURRECTION)
    assert len(RESURRECTION) == 4
    play(s, "tomas return sw2")
    assert at(s, "tomas") == "sw2"
    assert s.status[0] == "zombie"
    assert len(paws(s, "tomas")) == 4


@pytest.mark.rule("ZL-ZCB-10")
def test_and_plays_that_turn_as_usual():
    s = table(
        "off: tomas[killed] | nx1: vera odile", dice=[2], claws=("metamorphosis", "gnaw", "grab", "lurch")
    )
    play(s, "tomas return sw2")
    assert question_name(s) == "ZombieRoll"
    play(s, "tomas roll")
    assert question_name(s) == "ZombieWay"
    play(s, offered_answers(s)[0], "tomas attack metamorphosis vera")
    assert logged_events(s, "FightBegan")


@pytest.mark.rule("ZL-ZCB-08", "ZL-Q-07")
def test_killed_out_of_turn_it_waits_for_its_own_turn_with_an_empty_hand():
    s = table("nx1: vera odile | se2: tomas[zombie, stealthy, gnaw, grab]", dice=[1, 6, 1],
              meets=(FIGHT, NOTHING))  # fmt: skip
    play(s, "vera move nx2", "tomas interrupt stealthy", "tomas attack gnaw vera")
    assert s.status[2] == "killed"
    assert paws(s, "tomas") == []
    play(s, "odile move nx2")
    assert question_name(s) == "ChooseGrave"
    assert paws(s, "tomas") == []


@pytest.mark.rule("ZL-ZCB-04")
def test_a_fight_escaped_kills_nobody():
    s = position_in_attack(6, figure="vera[smoke_bomb]")
    play(s, "vera play smoke_bomb vera")
    assert s.status[0] == "zombie"
    assert s.health[1] == 3
