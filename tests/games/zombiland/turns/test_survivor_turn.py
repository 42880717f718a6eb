"""Tests of the four steps of a survivor's turn, and of the cards that may be played in each (ZL-TRN)."""

import pytest
from tests.games.zombiland.table import FIGHT, NOTHING, hand, near, offered_answers, space, table
from tests.tables import logged_events, play, question_name

from horda.games.zombiland.content import RESOURCES


@pytest.mark.rule("ZL-TRN-01")
def test_roll_and_move_then_the_space_then_the_encounter_then_the_end():
    place = space("resource")
    s = table(f"{near(place)}: vera | zone_0: tomas", dice=[1, 6], meets=(FIGHT,), draws=("old_bat",))
    play(s, f"vera move {place}", "vera turn_up", "vera roll", "vera end_turn")
    steps = ["TurnBegan", "MoveRolled", "Moved", "ResourceDrawn", "EncounterDrawn", "FightRolled", "FightWon"]
    assert [line.split()[0] for line in logged_events(s, *steps)][:8] == [*steps, "TurnBegan"]
    assert s.active == 1


@pytest.mark.rule("ZL-TRN-01", "ZL-Q-35")
def test_a_survivor_never_starts_a_fight_with_a_zombie_in_the_same_space():
    place = space("no_encounters")
    s = table(f"{near(place)}: vera[old_bat] odile | {place}: tomas[zombie, gnaw]", dice=[1])
    play(s, "vera roll", f"vera move {place}")
    assert offered_answers(s) == ["vera end_turn"]
    assert logged_events(s, "FightBegan") == []


@pytest.mark.rule("ZL-TRN-02", "ZL-SPC-10")
def test_one_encounter_is_finished_before_the_next_is_turned_up():
    s = table(f"{near('hospital')}: vera | zone_0: tomas", dice=[1, 6, 6], meets=(FIGHT, "giant"))
    play(s, "vera move hospital")
    assert logged_events(s, "EncounterDrawn", "FightWon") == [
        f"EncounterDrawn 0 {FIGHT}", f"FightWon 0 {FIGHT}", "EncounterDrawn 0 giant", "FightWon 0 giant",
    ]  # fmt: skip


@pytest.mark.rule("ZL-TRN-02")
def test_a_card_that_asks_for_another_encounter_is_discarded_before_that_one_is_turned_up():
    s = table("nx1: vera tomas[zombie, gnaw] odile", dice=[1], meets=("false_alarm", FIGHT))
    play(s, "vera move nx2", "tomas pass")
    assert question_name(s) == "ZombieChance"
    assert s.cards.faces("table") == [FIGHT]
    assert s.cards.faces("encounter_discard") == ["false_alarm"]


@pytest.mark.rule("ZL-TRN-03", "ZL-Q-32")
def test_used_cards_lie_face_up_on_their_own_discard_piles_as_soon_as_they_are_done_with():
    s = table("nx1: vera[old_bat, torch] | zone_0: tomas", dice=[1, 6], meets=(FIGHT,))
    play(s, "vera roll", "vera move nx2", "vera turn_up", "vera play old_bat vera")
    assert s.cards.faces("resource_discard") == ["old_bat"]
    assert s.cards.faces("encounter_discard") == []
    play(s, "vera roll")
    assert s.cards.faces("encounter_discard") == [FIGHT]
    used = [*s.cards.piles["resource_discard"], *s.cards.piles["encounter_discard"]]
    assert all(s.cards.known[card] == s.everyone for card in used)


@pytest.mark.rule("ZL-TRN-03")
def test_a_card_that_says_so_is_kept_instead():
    s = table("nx1: vera[leather_jacket] | zone_0: tomas", dice=[1, 6], meets=("stray_dog",))
    play(s, "vera play leather_jacket vera", "vera move nx2")
    assert s.cards.faces("front_0") == ["leather_jacket", "stray_dog"]
    assert s.cards.faces("resource_discard") == s.cards.faces("encounter_discard") == []


@pytest.mark.rule("ZL-TRN-05")
def test_a_survivor_may_play_any_number_of_cards_in_their_turn():
    s = table(
        "nx1: vera[first_aid, first_aid, backpack, bicycle, salvage] tomas",
        dice=[1],
        discard={"resource": ["torch"]},
    )
    play(s, "vera play first_aid vera", "vera play first_aid vera", "vera play backpack vera")
    play(s, "vera play salvage vera", "vera salvage torch", "vera play bicycle vera")
    assert s.health[0] == 3 + 2 * RESOURCES["first_aid"].do[0].n
    assert len(logged_events(s, "ResourcePlayed")) == 5


@pytest.mark.rule("ZL-RSC-02", "ZL-TRN-05")
def test_at_the_end_of_a_turn_one_card_after_another_may_be_played():
    s = table("zone_0: vera[first_aid, first_aid] tomas", dice=[1], meets=(NOTHING,))
    play(s, "vera roll", "vera move nx1")
    while question_name(s) == "MidTurn":
        play(s, next(line for line in offered_answers(s) if line.split()[1] in ("turn_up", "go_on")))
    assert question_name(s) == "LastCards"
    play(s, "vera play first_aid vera")
    assert "vera play first_aid vera" in offered_answers(s)


@pytest.mark.rule("ZL-TRN-01", "ZL-ZTU-01")
def test_what_hurried_one_turn_hurries_no_other():
    s = table("nx1: vera[bicycle] | sx1: tomas", dice=[1, 2], meets=(NOTHING,))
    play(s, "vera play bicycle vera")
    assert s.roll > 1
    while s.active == 0:
        play(s, offered_answers(s)[0])
    assert logged_events(s, "MoveRolled")[-1] == "MoveRolled 1 2 2"


FREE = "antibiotics"
"""A card that affects no roll and is played in its owner's turn."""


@pytest.mark.rule("ZL-TRN-05", "ZL-Q-39", "ZL-RSC-05")
def test_a_card_that_bears_on_no_roll_may_be_played_at_every_moment_but_between_a_roll_and_its_result():
    s = table(
        f"{near('hospital')}: vera[{FREE}, last_bullet] | zone_0: tomas",
        dice=[1, 6, 1],
        meets=(NOTHING, FIGHT),
    )
    line = f"vera play {FREE} vera"
    open_at: list[tuple[str, bool]] = []
    for choice in ("roll", "move hospital", "turn_up", "go_on", "turn_up", "roll", "pass", "end_turn"):
        open_at.append((question_name(s), line in offered_answers(s)))
        s.script = [1]
        play(s, f"vera {choice}")
    assert open_at == [
        ("BeforeRoll", True), ("ChooseWay", False), ("MidTurn", True), ("MidTurn", True), ("MidTurn", True),
        ("FightCards", True), ("AfterRoll", False), ("LastCards", True),
    ]  # fmt: skip


@pytest.mark.rule("ZL-Q-39")
def test_stealthy_in_ones_own_turn_leaves_a_moment_for_cards_that_bear_on_no_roll():
    s = table(
        f"nx1: vera[{FREE}] | se2: tomas[zombie, stealthy, gnaw] | zone_0: odile", dice=[1], meets=(FIGHT,)
    )
    play(s, "vera roll", "vera move nx2", "vera turn_up", "tomas interrupt stealthy")
    assert f"vera play {FREE} vera" in offered_answers(s)


@pytest.mark.rule("ZL-Q-39")
@pytest.mark.parametrize(
    ("card", "moment"),
    [
        ("bicycle", "BeforeRoll"),
        ("street_map", "ChooseWay"),
        ("old_bat", "FightCards"),
        ("last_bullet", "AfterRoll"),
    ],
)
def test_a_card_for_a_roll_is_played_with_that_roll_alone(card: str, moment: str):
    s = table(f"nx1: vera[{card}, torch] | zone_0: tomas", dice=[1, 1], meets=(FIGHT,))
    open_at = []
    for choice in ("roll", "move nx2", "turn_up", "roll", "pass", "end_turn"):
        if f"vera play {card} vera" in offered_answers(s):
            open_at.append(question_name(s))
        play(s, f"vera {choice}")
    assert open_at == [moment]


@pytest.mark.rule("ZL-Q-45")
def test_who_dies_in_their_own_turn_has_no_second_encounter_no_token_and_no_more_cards():
    s = table(
        f"{near('hospital')}: vera[0 health, {FREE}] | zone_0: tomas odile",
        dice=[1, 1],
        meets=(FIGHT, NOTHING),
    )
    play(s, "vera roll", "vera move hospital", "vera turn_up", "vera roll", "vera pass")
    assert s.status[0] == "laid"
    assert len(logged_events(s, "EncounterDrawn")) == 1
    assert logged_events(s, "TokenGained") == []
    assert s.cards.faces("encounter_discard") == [FIGHT]
    assert s.active == 1


@pytest.mark.rule("ZL-Q-45", "ZL-TEA-05")
@pytest.mark.parametrize("card", ["butcher", "bloated_one"])
def test_a_dead_member_loses_no_card_to_the_penalty_of_the_fight_that_killed(card: str):
    s = table(
        "nx1: vera[0 health, old_bat, torch] tomas[zombie] odile[zombie] bruno", dice=[1, 1], meets=(card,)
    )
    play(s, "vera roll", "vera move nx2", "vera turn_up", "vera roll", "vera pass")
    assert s.status[0] == "dead"
    assert hand(s, "vera") == ["old_bat", "torch"]
