"""Tests of team mode: two zombies against the other players (ZL-TEA)."""

import pytest
from tests.games.zombiland.table import FIGHT, at, hand, near, offered_answers, paws, points, space, table
from tests.tables import logged_events, play, question_name, refusing_rule

import horda
from horda.games.zombiland.rules.board import KIND, SURVIVOR_WAYS
from horda.games.zombiland.state import ZombilandState

VIEW = horda.game("zombiland").view
TEAM = "odile[zombie, gnaw] bruno[zombie, grab]"


def quiet_turn(others: str, figure: str = "vera") -> ZombilandState:
    """Return a position at the end of Vera's turn in team mode, when the team may pass cards."""
    s = table(f"nx1: {figure} | sx2: {others} | ne2: {TEAM}", dice=[1])
    if question_name(s) == "BeforeRoll":
        play(s, "vera roll")
    play(s, "vera move zone_0")
    if question_name(s) == "LastCards":
        play(s, "vera end_turn")
    return s


@pytest.mark.rule("ZL-TEA-01", "ZL-Q-09")
def test_team_mode_begins_with_the_second_death_and_not_with_the_second_rising():
    s = table("nx1: vera[0 health] tomas[zombie] odile bruno", dice=[1, 1], meets=(FIGHT,))
    assert s.team is False
    play(s, "vera move nx2")
    assert s.team is True
    assert s.status[0] == "laid"
    assert logged_events(s, "TeamsFormed") == ["TeamsFormed 1,0 2,3"]


@pytest.mark.rule("ZL-TEA-01")
def test_the_first_death_does_not_begin_it():
    s = table("nx1: vera[0 health] tomas odile bruno", dice=[1, 1], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert s.team is False
    assert logged_events(s, "TeamsFormed") == []


@pytest.mark.rule("ZL-Q-09", "ZL-TEA-04", "ZL-TEA-05")
def test_who_dies_before_the_second_zombie_has_risen_stays_a_survivor_and_keeps_their_cards():
    s = table(
        "nx1: vera[0 health, torch] | nx3: tomas[zombie] odile[laid] bruno", dice=[1, 1], meets=(FIGHT,)
    )
    play(s, "vera roll", "vera move nx2", "vera turn_up", "vera roll", "vera pass")
    assert s.status == ["dead", "zombie", "laid", "alive"]
    assert hand(s, "vera") == ["torch"]


@pytest.mark.rule("ZL-TEA-02", "ZL-Q-42")
def test_the_two_zombies_are_one_side_and_may_show_their_cards_to_each_other_alone():
    s = table(f"nx1: vera tomas | ne2: {TEAM}", turn="odile")
    assert s.allies(2) == [3]
    play(s, "odile confide gnaw")
    assert [VIEW(s, seat).players[2].zombie_hand for seat in (0, 1, 3, None)] == [
        ["?"],
        ["?"],
        ["gnaw"],
        ["?"],
    ]


@pytest.mark.rule("ZL-TEA-03")
def test_all_who_are_left_are_the_survivor_team():
    s = table("nx1: vera[0 health] tomas[zombie] odile bruno nadia", dice=[1, 1], meets=(FIGHT,))
    assert s.allies(2) == []
    play(s, "vera move nx2")
    assert s.members() == [2, 3, 4]
    assert s.allies(2) == [3, 4]
    assert all(VIEW(s, seat).team for seat in (0, 1, 2, 3, 4, None))


@pytest.mark.rule("ZL-TEA-04", "ZL-Q-13")
def test_a_dead_member_never_rises_and_takes_no_turn():
    s = table(f"nx1: vera[0 health] | sx2: tomas nadia | ne2: {TEAM}", dice=[1, 1], meets=(FIGHT,))
    play(s, "vera move nx2", "odile pass", "bruno pass")
    assert s.status[0] == "dead"
    for name in ("tomas", "nadia", "odile", "bruno"):
        assert s.character[s.active] == name
        turn = s.turn
        while s.turn == turn:
            s.apply(s.all_choices()[0])
    assert s.character[s.active] == "tomas"
    assert s.round == 2


@pytest.mark.rule("ZL-TEA-05")
def test_a_dead_member_keeps_their_resource_cards():
    s = table(f"nx1: vera[0 health, torch, old_bat] | sx2: tomas | ne2: {TEAM}", dice=[1, 1], meets=(FIGHT,))
    play(
        s, "vera roll", "vera move nx2", "vera turn_up", "odile pass", "bruno pass", "vera roll", "vera pass"
    )
    assert s.status[0] == "dead"
    assert hand(s, "vera") == ["old_bat", "torch"]


@pytest.mark.rule("ZL-TEA-06")
def test_a_dead_member_still_belongs_to_the_team():
    s = table(f"nx1: vera tomas[dead] | ne2: {TEAM}")
    assert s.members() == [0, 1]
    assert s.survivors() == [0]


@pytest.mark.rule("ZL-TEA-07", "ZL-Q-12")
def test_at_the_end_of_a_members_turn_one_card_may_be_passed_between_any_two_members():
    s = quiet_turn("tomas[torch] nadia[dead, pistol]", "vera[old_bat]")
    assert offered_answers(s) == ["vera keep", "vera offer old_bat nadia", "vera offer old_bat tomas"]
    play(s, "vera keep", "tomas keep")
    assert offered_answers(s) == ["nadia keep", "nadia offer pistol tomas", "nadia offer pistol vera"]
    play(s, "nadia offer pistol tomas", "tomas accept")
    assert hand(s, "tomas") == ["pistol", "torch"]
    assert hand(s, "nadia") == []


@pytest.mark.rule("ZL-TEA-07", "ZL-Q-12")
def test_one_card_in_all_is_passed():
    s = quiet_turn("tomas[torch] nadia[pistol]", "vera[old_bat]")
    play(s, "vera offer old_bat tomas", "tomas accept")
    assert s.character[s.active] == "tomas"


@pytest.mark.rule("ZL-Q-12")
def test_both_have_to_agree_and_a_refusal_leaves_the_others_their_chance():
    s = quiet_turn("tomas[torch] nadia[pistol]", "vera[old_bat]")
    play(s, "vera offer old_bat tomas")
    assert offered_answers(s) == ["tomas accept", "tomas refuse"]
    play(s, "tomas refuse")
    assert hand(s, "vera") == ["old_bat"]
    assert offered_answers(s) == ["tomas keep", "tomas offer torch nadia", "tomas offer torch vera"]


@pytest.mark.rule("ZL-Q-12")
def test_only_the_two_see_the_card_that_is_passed():
    s = quiet_turn("tomas nadia", "vera[old_bat]")
    play(s, "vera offer old_bat tomas")
    assert [VIEW(s, seat).prompt["card"] for seat in (0, 1, 2, 3, None)] == [
        "old_bat",
        "old_bat",
        "?",
        "?",
        "?",
    ]
    play(s, "tomas accept")
    assert logged_events(s, "CardPassed", seat=1) == ["CardPassed 0 1 old_bat"]
    assert logged_events(s, "CardPassed", seat=3) == ["CardPassed 0 1 ?"]


@pytest.mark.rule("ZL-Q-12")
def test_nothing_is_passed_at_the_end_of_a_zombies_turn():
    s = table(f"nx1: vera[torch] tomas[torch] | ne2: {TEAM}", turn="bruno")
    play(s, "bruno stay", "bruno hold")
    assert s.active == 0
    assert question_name(s) == "BeforeRoll"


@pytest.mark.rule("ZL-TEA-07")
def test_nothing_is_passed_before_there_are_teams():
    s = table("nx1: vera[torch] | sx1: tomas odile[zombie]", dice=[1])
    play(s, "vera roll", "vera move zone_0", "vera end_turn")
    assert s.active == 1


@pytest.mark.rule("ZL-Q-12")
def test_tokens_are_never_passed():
    s = quiet_turn("tomas", "vera[old_bat, hospital]")
    assert offered_answers(s) == ["vera keep", "vera offer old_bat tomas"]


@pytest.mark.rule("ZL-TEA-08", "ZL-Q-13")
def test_members_living_or_dead_help_in_the_fight_of_any_who_lives():
    s = table("nx1: vera odile[zombie, gnaw] | sx2: tomas[torch] nadia[dead, covering_fire] bruno[zombie]",
              turn="odile", dice=[6])  # fmt: skip
    play(s, "odile stay", "tomas pass", "nadia pass", "odile attack gnaw vera")
    play(s, "tomas play torch vera", "nadia play covering_fire vera")
    assert logged_events(s, "FightRolled")[0].split()[3] == str(points("torch", "covering_fire"))


@pytest.mark.rule("ZL-Q-13", "ZL-Q-37")
def test_a_dead_member_plays_only_cards_marked_any_survivor():
    s = table(
        "nx1: vera odile[zombie, gnaw] | sx2: nadia[dead, old_bat, first_aid] bruno[zombie]", turn="odile"
    )
    play(s, "odile stay", "nadia pass", "odile attack gnaw vera")
    assert offered_answers(s) == ["nadia pass"]
    assert refusing_rule(s, "nadia play old_bat nadia") == "ZL-RSC-02"


@pytest.mark.rule("ZL-TEA-09", "ZL-Q-28", "ZL-Q-38")
def test_a_bit_of_peace_takes_a_threatened_survivor_to_any_safe_space():
    s = table(
        "nx1: vera odile[zombie, gnaw] | ne2: bruno[zombie] | hospital: tomas[bit_of_peace]", turn="odile"
    )
    play(s, "odile stay", "tomas play bit_of_peace vera")
    assert s.deciders == [3]
    places = {line.split()[-1] for line in offered_answers(s)}
    assert places == set(SURVIVOR_WAYS) - {"zone_0", "nx1"}
    play(s, "tomas move hospital")
    assert at(s, "vera") == "hospital"


@pytest.mark.rule("ZL-Q-28")
def test_neither_zone_0_nor_a_sewer_nor_a_space_with_a_zombie_is_safe():
    s = table("nx1: vera odile[zombie, gnaw] | sx1: bruno[zombie] | nx3: tomas[bit_of_peace]", turn="odile")
    play(s, "odile stay", "tomas play bit_of_peace vera")
    places = {line.split()[-1] for line in offered_answers(s)}
    assert not places & {"zone_0", "nx1", "sx1", "ne1", "ne2", "ne3"}


@pytest.mark.rule("ZL-Q-28")
def test_a_table_may_hold_only_no_encounters_spaces_for_safe():
    s = table("nx1: vera odile[zombie, gnaw] | sx1: bruno[zombie] | nx3: tomas[bit_of_peace]", turn="odile",
              options={"safe_spaces": "no_encounters"})  # fmt: skip
    play(s, "odile stay", "tomas play bit_of_peace vera")
    assert {line.split()[-1] for line in offered_answers(s)} == {
        one for one, kind in KIND.items() if kind == "no_encounters"
    }


@pytest.mark.rule("ZL-Q-38", "ZL-TEA-09")
@pytest.mark.parametrize("place", ["armory", "resource", "another_turn"])
def test_the_safe_space_is_not_resolved(place: str):
    goal = place if place == "armory" else space(place)
    s = table("nx1: vera odile[zombie, gnaw] | sx1: bruno[zombie] | nx3: tomas[bit_of_peace]", turn="odile")
    play(s, "odile stay", "tomas play bit_of_peace vera", f"tomas move {goal}")
    assert at(s, "vera") == goal
    assert logged_events(s, "EncounterDrawn", "ResourceDrawn", "TokenGained", "AnotherTurn") == []
    assert offered_answers(s) == ["odile hold"]


@pytest.mark.rule("ZL-Q-38")
@pytest.mark.parametrize("mover", ["die", "stay"])
def test_it_is_played_once_the_zombie_is_there_and_before_it_plays_its_card(mover: str):
    start = "nx2" if mover == "die" else "nx1"
    s = table(f"{start}: odile[zombie, gnaw] | nx1: vera[bit_of_peace] | sx1: tomas", dice=[1])
    play(s, *(["odile roll", "odile move nx1"] if mover == "die" else ["odile stay"]))
    assert "vera play bit_of_peace vera" in offered_answers(s)
    play(s, "vera pass", "odile attack gnaw vera")
    assert question_name(s) == "FightCards"
    assert refusing_rule(s, "vera play bit_of_peace vera") == "ZL-TEA-09"


@pytest.mark.rule("ZL-Q-38")
def test_it_does_not_help_who_is_not_threatened():
    s = table("nx1: vera odile[zombie, gnaw] | sx1: tomas[bit_of_peace]", turn="odile")
    play(s, "odile stay")
    assert offered_answers(s) == ["tomas pass", "tomas play bit_of_peace vera"]
    away = table("nx1: vera[bit_of_peace] | nx3: odile[zombie, metamorphosis] | sx1: tomas", turn="odile")
    play(away, "odile stay")
    assert question_name(away) == "ZombiePlay"


@pytest.mark.rule("ZL-Q-38")
def test_it_may_be_played_in_standard_mode_and_for_oneself_in_a_zombies_turn():
    s = table("nx1: odile[zombie, gnaw] vera[bit_of_peace] | sx1: tomas")
    assert s.team is False
    play(s, "odile stay", "vera play bit_of_peace vera", "vera move nx3")
    assert offered_answers(s) == ["odile hold"]


@pytest.mark.rule("ZL-Q-38", "ZL-ZSP-03")
def test_it_may_be_played_when_stealthy_brings_the_zombie():
    s = table(
        "nx1: vera | ne2: odile[zombie, stealthy, gnaw] | sx1: tomas[bit_of_peace]", dice=[1], meets=(FIGHT,)
    )
    play(s, "vera move nx2", "odile interrupt stealthy", "tomas play bit_of_peace vera", "tomas move nx3")
    assert at(s, "vera") == "nx3"
    assert at(s, "odile") == "nx2"
    assert logged_events(s, "FightBegan") == []
    assert paws(s, "odile") == ["gnaw"]


@pytest.mark.rule("ZL-Q-38", "ZL-SPC-11")
def test_who_is_taken_from_a_location_meets_no_second_encounter_and_takes_no_token_anywhere():
    s = table(f"{near('armory')}: vera | ne2: odile[zombie, stealthy, gnaw] | sx1: tomas[bit_of_peace]",
              dice=[1], meets=(FIGHT, FIGHT))  # fmt: skip
    play(
        s,
        "vera move armory",
        "odile interrupt stealthy",
        "tomas play bit_of_peace vera",
        "tomas move hospital",
    )
    assert logged_events(s, "EncounterDrawn") == [f"EncounterDrawn 0 {FIGHT}"]
    assert s.tokens[0] == []
    assert s.active == 1


@pytest.mark.rule("ZL-TEA-08")
def test_other_fitting_cards_help_against_an_attack_about_to_come():
    s = table(
        "nx1: vera[0 health] odile[zombie, gnaw] | sx1: tomas[field_medic, old_bat]", turn="odile", dice=[1]
    )
    play(s, "odile stay")
    assert refusing_rule(s, "tomas play old_bat tomas") == "ZL-RSC-02"
    play(s, "tomas play field_medic vera", "tomas pass", "odile attack gnaw vera", "tomas pass", "tomas pass")
    assert s.status[0] == "alive"
