"""Tests of Encounter cards: fights, rewards and penalties, and effects without a fight (ZL-ENC)."""

import pytest
from tests.games.zombiland.table import FIGHT, NOTHING, at, hand, offered_answers, table
from tests.tables import logged_events, play, question_name

import horda
from horda.games.zombiland.content import ENCOUNTERS, RESOURCES
from horda.games.zombiland.state import ZombilandState


def turn_up_encounter(
    card: str,
    *,
    others: str = "zone_0: tomas",
    dice: tuple[int, ...] = (),
    figure: str = "vera",
    **given: object,
) -> ZombilandState:
    """Return a position in which Vera goes to nx2 and turns up a card."""
    s = table(f"nx1: {figure} | {others}", dice=[1, *dice], meets=(card, NOTHING), **given)
    if question_name(s) == "BeforeRoll":
        play(s, "vera roll")
    play(s, "vera move nx2")
    if question_name(s) == "MidTurn":
        play(s, "vera turn_up")
    return s


@pytest.mark.rule("ZL-ENC-01")
def test_the_top_card_is_turned_up_for_all_to_see():
    s = turn_up_encounter(FIGHT, figure="vera[torch]")
    for seat in (0, 1, None):
        assert horda.game("zombiland").view(s, seat).encounter == [FIGHT]
        assert logged_events(s, "EncounterDrawn", seat=seat) == [f"EncounterDrawn 0 {FIGHT}"]
    assert s.cards.known[s.cards.piles["table"][0]] == s.everyone


@pytest.mark.rule("ZL-ENC-02")
@pytest.mark.parametrize("card", [card.id for card in ENCOUNTERS.values() if card.power])
def test_a_card_with_a_power_icon_has_to_be_fought(card: str):
    s = turn_up_encounter(card, figure="vera[torch]")
    assert question_name(s) == "FightCards"
    assert logged_events(s, "FightBegan") == [f"FightBegan 0 {card} {ENCOUNTERS[card].power}"]
    assert offered_answers(s) == ["vera play torch vera", "vera roll"]


@pytest.mark.rule("ZL-ENC-03", "ZL-Q-32")
@pytest.mark.parametrize("card", [card.id for card in ENCOUNTERS.values() if not card.power])
def test_a_card_without_a_power_icon_is_no_fight_and_is_discarded_once_done(card: str):
    s = turn_up_encounter(
        card,
        others="zone_0: tomas | sx1: odile[torch, old_bat, pistol, pistol]",
        discard={"resource": ["shout"]},
    )
    while s.active == 0 and question_name(s) != "ChooseWay":
        s.apply(s.all_choices()[0])
    assert logged_events(s, "FightBegan") == []
    keeps = any(effect.do == "keep" for effect in ENCOUNTERS[card].do)
    assert card in s.cards.faces("front_0" if keeps else "encounter_discard")


@pytest.mark.rule("ZL-ENC-05")
@pytest.mark.parametrize(("die", "won"), [(6, True), (1, False)])
@pytest.mark.parametrize("card", ["petrol_station", "old_neighbour", "butcher"])
def test_a_reward_is_for_winning_and_a_penalty_for_losing(card: str, die: int, *, won: bool):
    s = turn_up_encounter(card, figure="vera[torch, old_bat]", dice=(die,), draws=("pistol",) * 3)
    play(s, "vera roll")
    if not won:
        play(s, "vera pass")
    record = ENCOUNTERS[card]
    drawn = sum(effect.n for effect in record.win if effect.do == "draw")
    healed = sum(effect.n for effect in record.win if effect.do == "heal")
    lost = sum(effect.n for effect in record.lose if effect.do == "discard")
    assert question_name(s) == ("LastCards" if won or not lost else "Discard")
    if won:
        assert len(hand(s, "vera")) == 2 + drawn
        assert s.health[0] == 3 + healed
    elif lost:
        play(s, "vera discard torch")
        assert hand(s, "vera") == ["old_bat"]


@pytest.mark.rule("ZL-ENC-05")
def test_the_box_has_cards_with_a_reward_with_a_penalty_and_with_both():
    cards = [card for card in ENCOUNTERS.values() if card.power]
    assert {(bool(card.win), bool(card.lose)) for card in cards} == {
        (False, False),
        (True, False),
        (False, True),
        (True, True),
    }


@pytest.mark.rule("ZL-ENC-03")
def test_a_quarrel_takes_a_card_from_another_survivor_and_only_the_two_know_which():
    s = turn_up_encounter("quarrel", others="zone_0: tomas[torch] odile")
    assert hand(s, "vera") == ["torch"]
    assert hand(s, "tomas") == []
    for seat, card in ((0, "torch"), (1, "torch"), (2, "?"), (None, "?")):
        assert logged_events(s, "ResourceTaken", seat=seat) == [f"ResourceTaken 0 1 {card}"]


@pytest.mark.rule("ZL-ENC-03")
@pytest.mark.parametrize(("dice", "loser"), [((5, 2), "tomas"), ((2, 5), "vera"), ((3, 3), "")])
def test_in_a_card_game_the_lower_roll_discards_and_a_tie_costs_nobody(dice: tuple[int, int], loser: str):
    s = turn_up_encounter("card_sharp", figure="vera[old_bat]", others="zone_0: tomas[torch]")
    s.script = list(dice)
    play(s, "vera go_on")
    assert [name for name in ("vera", "tomas") if not hand(s, name)] == ([loser] if loser else [])


@pytest.mark.rule("ZL-ENC-03")
def test_two_survivors_change_places_and_neither_space_is_resolved():
    s = turn_up_encounter("wrong_turn", others="hospital: tomas")
    assert (at(s, "vera"), at(s, "tomas")) == ("hospital", "nx2")
    assert len(logged_events(s, "EncounterDrawn")) == 1
    assert s.tokens == [[], []]
    assert s.active == 1


@pytest.mark.rule("ZL-ENC-03", "ZL-Q-28")
def test_changing_places_brings_nobody_to_zone_0():
    s = turn_up_encounter(
        "wrong_turn", figure="vera[hospital, armory, automobile, pantry]", others="zone_0: tomas"
    )
    assert at(s, "vera") == "nx2"
    assert not s.over


@pytest.mark.rule("ZL-ENC-05", "ZL-REG-03")
def test_a_penalty_may_fall_on_the_other_survivors_of_the_region():
    s = turn_up_encounter("screamer", others="hospital: tomas[torch] | ex1: odile[torch]", dice=(1,))
    play(s, "tomas pass", "odile pass", "tomas pass", "odile pass")
    assert hand(s, "tomas") == []
    assert hand(s, "odile") == ["torch"]
    assert s.health == [2, 3, 3]


@pytest.mark.rule("ZL-ENC-05", "ZL-REG-03")
def test_such_a_penalty_spares_whoever_lost_the_fight():
    s = turn_up_encounter(
        "screamer", others="hospital: tomas[torch] | ex1: odile", figure="vera[motorbike]", dice=(1,)
    )
    while not logged_events(s, "Bitten"):
        play(s, next(line for line in offered_answers(s) if line.split()[1] in ("roll", "pass")))
    assert hand(s, "tomas") == []
    assert hand(s, "vera") == ["motorbike"]


@pytest.mark.rule("ZL-ENC-03")
def test_a_card_may_grant_another_turn():
    s = turn_up_encounter("clear_road")
    assert logged_events(s, "AnotherTurn") == ["AnotherTurn 0"]
    assert s.active == 0


@pytest.mark.rule("ZL-TRN-03")
def test_what_is_kept_in_front_helps_in_every_fight_until_one_is_lost():
    s = table("nx1: vera[front stray_dog, front leather_jacket] | zone_0: tomas", dice=[1, 1], meets=(FIGHT,))
    play(s, "vera move nx2")
    bonus = ENCOUNTERS["stray_dog"].fight + RESOURCES["leather_jacket"].fight
    assert logged_events(s, "FightRolled")[0].split()[3] == str(bonus)
    assert s.cards.faces("front_0") == []
    assert s.cards.faces("encounter_discard") == ["stray_dog", FIGHT]
    assert s.cards.faces("resource_discard") == ["leather_jacket"]


@pytest.mark.rule("ZL-TRN-03")
def test_what_is_kept_in_front_stays_after_a_fight_that_is_won():
    s = table("nx1: vera[front stray_dog] | zone_0: tomas", dice=[1, 6], meets=(FIGHT,))
    play(s, "vera move nx2")
    assert s.cards.faces("front_0") == ["stray_dog"]
