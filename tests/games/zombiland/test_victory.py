"""Tests of the victory conditions (ZL-WIN)."""

import pytest
from tests.games.zombiland.table import FIGHT, at, table
from tests.tables import play

FOUR = "hospital, armory, automobile, pantry"


@pytest.mark.rule("ZL-WIN-01")
def test_the_first_survivor_home_with_a_token_of_each_location_wins_alone():
    s = table(f"nx1: vera[{FOUR}] | nx2: tomas[{FOUR}]", dice=[1])
    play(s, "vera move zone_0")
    assert s.over
    assert s.result.winners == (0,)
    assert s.result.scores == (1.0, 0.0)
    assert s.result.why == "race"


@pytest.mark.rule("ZL-WIN-01")
def test_three_tokens_win_nothing():
    s = table("nx1: vera[hospital, armory, pantry] | nx2: tomas", dice=[1])
    play(s, "vera move zone_0")
    assert not s.over
    assert at(s, "vera") == "zone_0"


@pytest.mark.rule("ZL-WIN-02", "ZL-Q-30")
def test_the_race_is_won_on_entering_zone_0_before_anything_else_happens_there():
    s = table(f"nx1: vera[0 health, old_bat, {FOUR}] | zone_0: tomas[zombie, gnaw] | nx3: odile", dice=[5])
    play(s, "vera roll", "vera move zone_0")
    assert s.over
    assert s.result.winners == (0,)


@pytest.mark.rule("ZL-WIN-02")
def test_four_tokens_do_not_win_away_from_zone_0():
    s = table(f"nx1: vera[{FOUR}] | nx2: tomas", dice=[1, 6], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert not s.over


@pytest.mark.rule("ZL-WIN-03", "ZL-WIN-04", "ZL-TEA-06")
def test_one_member_who_finishes_wins_for_the_whole_survivor_team_and_its_dead():
    s = table(
        f"nx1: vera[{FOUR}] | nx2: tomas[zombie] odile[zombie] bruno[dead] nadia", dice=[1], turn="vera"
    )
    play(s, "vera move zone_0")
    assert s.result.winners == (0, 3, 4)
    assert s.result.scores == (1.0, 0.0, 0.0, 1.0, 1.0)
    assert s.result.why == "team_race"


@pytest.mark.rule("ZL-WIN-05", "ZL-TEA-02")
def test_the_zombie_team_wins_as_soon_as_no_survivor_is_left():
    s = table("nx1: vera[0 health] | nx3: tomas[zombie, gnaw] odile[zombie] bruno[dead]", dice=[1, 1],
              meets=(FIGHT,))  # fmt: skip
    assert not s.over
    play(s, "vera move nx2", "tomas pass")
    assert s.over
    assert s.result.winners == (1, 2)
    assert s.result.scores == (0.0, 1.0, 1.0, 0.0)
    assert s.result.why == "zombies"


@pytest.mark.rule("ZL-WIN-05", "ZL-Q-31")
@pytest.mark.parametrize("killer", ["an Encounter", "a Zombie card"])
def test_any_death_counts_for_the_zombie_team(killer: str):
    if killer == "an Encounter":
        s = table("nx1: vera[0 health] tomas[zombie] odile[zombie]", dice=[1, 1], meets=(FIGHT,))
        play(s, "vera move nx2")
    else:
        s = table("nx1: vera[0 health] tomas[zombie, gnaw] odile[zombie]", turn="tomas", dice=[1])
        play(s, "tomas stay", "tomas attack gnaw vera")
    assert s.result.winners == (1, 2)


@pytest.mark.rule("ZL-WIN-05", "ZL-Q-31")
def test_a_lone_zombie_has_no_victory_of_its_own():
    s = table("nx1: vera[0 health] odile tomas[zombie]", dice=[1, 1], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert s.status == ["laid", "alive", "zombie"]
    assert not s.over


@pytest.mark.rule("ZL-WIN-05", "ZL-Q-23")
def test_between_two_players_the_second_death_ends_the_game_and_nobody_wins():
    s = table("nx1: vera[0 health] tomas[zombie]", dice=[1, 1], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert s.over
    assert s.result.winners == ()
    assert s.result.scores == (0.0, 0.0)
    assert s.result.why == "nobody"
    assert s.team is False


@pytest.mark.rule("ZL-Q-23")
def test_among_three_the_second_death_leaves_two_zombies_against_one_survivor():
    s = table("nx1: vera[0 health] tomas[zombie] odile", dice=[1, 1], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert not s.over
    assert s.team is True
    assert s.survivors() == [2]
