"""Tests of Health tokens and their pool (ZL-HLT)."""

import pytest
from tests.games.zombiland.table import FIGHT, table
from tests.tables import logged_events, play

from horda.games.zombiland.content import ENCOUNTERS, RESOURCES

HEALS = RESOURCES["antibiotics"].do[0].n


@pytest.mark.rule("ZL-HLT-01")
def test_a_health_token_that_is_gained_comes_from_the_pool():
    s = table("nx1: vera[antibiotics] tomas", pool=4)
    play(s, "vera play antibiotics vera")
    assert s.health[0] == 3 + HEALS
    assert s.pool == 4 - HEALS
    assert s.removed == 0


@pytest.mark.rule("ZL-HLT-02")
def test_with_an_empty_pool_nobody_gains_a_token_and_the_gain_is_lost():
    s = table("nx1: vera[1 health, first_aid] tomas", pool=0)
    play(s, "vera play first_aid vera")
    assert s.health[0] == 1
    assert s.pool == 0
    assert logged_events(s, "PoolEmpty") == ["PoolEmpty 0"]
    assert s.cards.faces("resource_discard") == ["first_aid"]


@pytest.mark.rule("ZL-HLT-02")
def test_of_two_tokens_to_gain_one_is_gained_when_one_is_left():
    assert HEALS > 1
    s = table("nx1: vera[1 health, antibiotics] tomas", pool=1)
    play(s, "vera play antibiotics vera")
    assert s.health[0] == 2
    assert s.pool == 0


@pytest.mark.rule("ZL-HLT-03", "ZL-FGT-06")
def test_a_token_lost_to_a_bite_leaves_the_game():
    s = table("nx1: vera | zone_0: tomas", dice=[1, 1], meets=(FIGHT,), pool=4)
    play(s, "vera move nx2")
    assert (s.health[0], s.pool, s.removed) == (2, 4, 1)


@pytest.mark.rule("ZL-HLT-03")
def test_a_token_lost_to_an_action_leaves_the_game():
    s = table("nx1: vera | zone_0: tomas", dice=[1], meets=("rusty_nail",), pool=4)
    play(s, "vera move nx2")
    lost = ENCOUNTERS["rusty_nail"].do[0].n
    assert (s.health[0], s.pool, s.removed) == (3 - lost, 4, lost)


@pytest.mark.rule("ZL-HLT-03", "ZL-Q-40")
@pytest.mark.parametrize("card", ["rusty_nail", "toll_gang"])
def test_what_is_no_bite_takes_nothing_from_who_has_nothing_and_kills_nobody(card: str):
    s = table("nx1: vera[0 health] | zone_0: tomas", dice=[1, 1], meets=(card,))
    play(s, "vera move nx2")
    assert s.status[0] == "alive"
    assert s.health[0] == 0
    assert s.pool == 4


@pytest.mark.rule("ZL-HLT-04")
@pytest.mark.parametrize("card", ["toll_gang", "blood_drive"])
def test_a_token_that_a_card_returns_goes_to_the_pool_and_stays_in_the_game(card: str):
    s = table("nx1: vera | zone_0: tomas", dice=[1, 1], meets=(card,), pool=4)
    play(s, "vera move nx2")
    assert (s.health[0], s.pool, s.removed) == (2, 5, 0)


@pytest.mark.rule("ZL-HLT-04", "ZL-HLT-01")
def test_a_returned_token_may_be_gained_again():
    s = table("nx1: vera[blood_bag, first_aid] tomas", pool=0)
    play(s, "vera play blood_bag vera", "vera play first_aid vera")
    assert s.health[0] == 3
    assert s.pool == 0


@pytest.mark.rule("ZL-HLT-05", "ZL-Q-02")
def test_a_player_may_hold_any_number_of_health_tokens():
    s = table("nx1: vera[8 health, antibiotics, first_aid] tomas[0 health]", pool=2)
    play(s, "vera play first_aid vera", "vera play antibiotics vera")
    assert s.health[0] == 10
