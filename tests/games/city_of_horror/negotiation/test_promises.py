"""Tests of binding promises: refused if impossible, enforced, and recorded when broken (CH-Q-55)."""

import pytest
from tests.games.city_of_horror.conftest import (
    ask,
    event_lines,
    has_logged,
    look,
    offered_lines,
    play,
    refusing_rules,
    table,
)
from tests.games.city_of_horror.negotiation.test_deals import bargain, promise

SHARING = {"at": "sharing church", "passing": []}


def pass_in_turn(s, *colours: str) -> None:
    """Let these players pass in turn."""
    play(s, *[f"{colour} pass" for colour in colours])


# --- not to play, not to use, pay later -------------------------------------------------------------------


@pytest.mark.rule("CH-NEG-06")
def test_who_has_promised_not_to_play_a_card_here_may_play_others():
    s = bargain(hands={"green": "gun shotgun"}, antidotes={"red": 1})
    play(s, "red offer green", "red give_antidote")
    play(s, *promise("red", "not_play", "church", "gun", demand=True), "red propose", "green accept 1")
    assert has_logged(s, "PromiseGiven 1 0 not_play - gun - - church true")
    pass_in_turn(s, "blue", "red")
    assert refusing_rules(s, "green", "play", "gun") == ("CH-NEG-02",)
    assert "green play shotgun" in offered_lines(s)
    play(s, "green pass", "red vote blue", "green vote blue", "blue vote red")
    assert has_logged(s, "PromiseKept 1 0 not_play - gun - - church")


@pytest.mark.rule("CH-NEG-06", "CH-CRD-06")
def test_who_has_promised_not_to_spray_is_not_asked_to_cancel():
    s = bargain(hands={"green": "pepper_spray gun", "red": "shotgun"}, antidotes={"red": 1})
    play(s, "red offer green", "red give_antidote")
    play(
        s, *promise("red", "not_play", "church", "pepper_spray", demand=True), "red propose", "green accept 1"
    )
    play(s, "blue pass", "red play shotgun", "red aim_at_location church")
    assert ask(s) == "Window"
    assert s.zombies[0] == 1


@pytest.mark.rule("CH-NEG-06")
def test_who_has_promised_not_to_use_a_character_here_cannot():
    s = table(
        at="attack church",
        passing=[],
        church="housewife[green] geek[red] zombie*4",
        bank="teen[blue] student[green]",
    )
    play(s, "red offer green", *promise("red", "not_use", "church", "housewife", demand=True), "red propose")
    play(s, "green accept 1", "blue pass", "red pass")
    assert refusing_rules(s, "green", "use", "housewife") == ("CH-NEG-02",)
    assert "green use student" in offered_lines(s)


@pytest.mark.rule("CH-NEG-03", "CH-NEG-06")
def test_a_free_promise_not_to_play_is_broken_by_playing():
    s = bargain(options={"promises": "free"}, hands={"green": "gun"})
    play(s, "red offer green", *promise("red", "not_play", "church", "gun", demand=True), "red propose")
    play(s, "green accept 1", "blue pass", "red pass", "green play gun", "green aim_at_location church")
    assert has_logged(s, "PromiseBroken 1 0 not_play - gun - - church")


@pytest.mark.rule("CH-NEG-02", "CH-NEG-01")
def test_what_is_to_be_paid_later_is_paid_at_the_end_of_the_location():
    s = bargain(antidotes={"green": 1}, hands={"green": "gun alarm"}, first="blue")
    play(s, "blue pass", "red offer green", *promise("red", "still", "church"))
    play(s, *promise("red", "pay", "church", "antidote", demand=True))
    play(s, *promise("red", "pay", "church", "card", demand=True), "red propose", "green accept 1")
    assert look(s, "antidotes") == {"red": 0, "green": 1, "blue": 0}
    pass_in_turn(s, "blue", "red", "green")
    play(s, "red vote blue", "green vote blue", "blue vote red")
    assert ask(s) == "HandOver"
    assert look(s, "antidotes") == {"red": 1, "green": 0, "blue": 0}
    play(s, "green hand_over alarm red")
    assert has_logged(s, "PromiseKept 1 0 pay - - - antidote church", "PromiseKept 1 0 pay - - - card church")
    assert look(s, "hands", "red") == "alarm"


@pytest.mark.rule("CH-NEG-02")
def test_a_debt_may_be_paid_at_once_and_what_it_needs_is_kept():
    s = bargain(antidotes={"green": 1}, hands={"green": "gun"})
    play(s, "red offer green", *promise("red", "pay", "church", "antidote", demand=True), "red propose")
    play(s, "green accept 1", "blue offer green", "blue ask_antidote", "blue propose", "red pass")
    assert refusing_rules(s, "green", "accept", 2) == ("CH-NEG-02",)
    play(s, "green pay_debt red antidote church")
    assert has_logged(s, "PromiseKept 1 0 pay", "AntidoteTraded 1 0")
    card = bargain(hands={"green": "gun"})
    play(card, "red offer green", *promise("red", "pay", "church", "card", demand=True), "red propose")
    play(card, "green accept 1", "blue pass", "red pass")
    assert refusing_rules(card, "green", "play", "gun") == ("CH-NEG-02",)


@pytest.mark.rule("CH-NEG-02", "CH-NEG-03")
def test_a_debt_needs_goods_where_it_binds_or_supplies_to_come():
    s = bargain()
    play(s, "red offer green", "red promise")
    assert "red choose_promise pay" in offered_lines(s)
    play(s, "red choose_promise pay")
    assert "red choose_location church" not in offered_lines(s)
    assert "red choose_location bank" in offered_lines(s)
    coming = table(**SHARING, church="geek[red] thief[green] antidote", bank="student[blue]")
    play(coming, "red offer green", *promise("red", "pay", "church", "antidote"))
    play(
        coming, *promise("red", "vote_sharing", "church", "red", demand=True), "red propose", "green accept 1"
    )
    pass_in_turn(coming, "blue", "red", "green")
    play(coming, "red vote red")
    pass_in_turn(coming, "red", "green", "blue")
    play(coming, "red share_antidote red")
    assert look(coming, "antidotes", "green") == 1
    assert has_logged(coming, "PromiseKept 0 1 pay")


@pytest.mark.rule("CH-NEG-03")
@pytest.mark.parametrize(("antidotes", "status"), [(1, "broken"), (0, "lapsed")])
def test_a_debt_that_does_not_bind_may_be_left_unpaid(antidotes: int, status: str):
    s = table(
        at="attack church",
        passing=["blue", "red"],
        church="geek[red] thief[green]",
        hospital="teen[blue]",
        antidotes={"green": antidotes},
        hands={"green": "gun"},
    )
    play(
        s,
        "green offer red",
        *promise("green", "pay", "hospital", "antidote"),
        "green propose",
        "red accept 1",
    )
    while not look(s, "record"):
        play(s, next(line for line in offered_lines(s) if line.endswith("pass")))
    assert look(s, "record") == [f"green {status} pay"]


# --- refused where it could not be kept -------------------------------------------------------------------


@pytest.mark.rule("CH-NEG-02", "CH-SHR-05")
def test_one_antidote_of_a_sharing_cannot_be_sold_twice():
    s = table(**SHARING, church="geek[red] rasta[red] antidote card[gun]", bank="thief[green] student[blue]")
    play(s, "red offer green", *promise("red", "hand_out", "church", "antidote"), "red propose")
    play(s, "green accept 1", "blue pass", "red offer blue", "red promise", "red choose_promise hand_out")
    play(s, "red choose_location church")
    assert offered_lines(s) == ["red choose_item card", "red choose_item either"]
    asked = table(**SHARING, church="geek[red] rasta[red] antidote", bank="thief[green] student[blue]")
    play(asked, "red offer_all", *promise("red", "hand_out", "church", "antidote"), "red propose")
    play(asked, "green accept 1", "blue offer_all")
    play(asked, *promise("blue", "hand_out", "church", "antidote", demand=True), "blue propose")
    assert refusing_rules(asked, "red", "accept", 2) == ("CH-SHR-04",)


@pytest.mark.rule("CH-NEG-02", "CH-SHR-04")
def test_who_is_elsewhere_cannot_promise_an_item_of_this_sharing():
    s = table(**SHARING, church="geek[red] rasta[red] antidote", bank="thief[green] student[blue]")
    play(s, "red offer_all", *promise("red", "hand_out", "church", "antidote", demand=True), "red propose")
    assert refusing_rules(s, "green", "accept", 1) == ("CH-SHR-04",)


@pytest.mark.rule("CH-NEG-03", "CH-INV-07")
def test_no_promise_is_about_what_can_never_come():
    s = bargain()
    play(s, "red offer green", "red promise", "red choose_promise vote_attack")
    assert "red choose_location crossroads" not in offered_lines(s)
    assert "red choose_location water_tower" in offered_lines(s)
    goods = bargain()
    play(goods, "red offer green", "red promise", "red choose_promise hand_out")
    assert offered_lines(goods) == [
        f"red choose_location {place}" for place in ("armory", "bank", "hospital")
    ]
    last = bargain(at="attack hospital", round=4)
    play(last, "red offer green", "red promise", "red choose_promise vote_attack")
    assert "red choose_location church" not in offered_lines(last)


@pytest.mark.rule("CH-NEG-02", "CH-SHR-05")
def test_nobody_is_promised_two_items_of_one_sharing():
    s = table(**SHARING, church="geek[red] antidote card[gun]", bank="thief[green] student[blue]")
    play(s, "red offer green", *promise("red", "hand_out", "church", "antidote"), "red promise")
    play(s, "red choose_promise hand_out")
    assert "red choose_location church" not in offered_lines(s)


@pytest.mark.rule("CH-NEG-02", "CH-VOT-02")
def test_who_has_nobody_there_has_no_vote_to_sell():
    s = table(
        at="attack church",
        passing=[],
        church="geek[red] thief[green] zombie*3",
        bank="student[blue] mama[blue]",
    )
    pass_in_turn(s, "red", "green")
    play(s, "blue offer red", "blue promise", "blue choose_promise vote_attack")
    assert "blue choose_location church" not in offered_lines(s)
    assert "blue choose_location bank" in offered_lines(s)
    fresh = table(at="attack church", passing=[], church="geek[red] thief[green] zombie*3", bank="teen[blue]")
    play(
        fresh, "red offer_all", *promise("red", "vote_attack", "church", "green", demand=True), "red propose"
    )
    play(fresh, "green leave_offers")
    assert refusing_rules(fresh, "blue", "accept", 1) == ("CH-VOT-02",)


@pytest.mark.rule("CH-NEG-02", "CH-VOT-04")
def test_a_vote_is_sold_against_somebody_who_is_there_and_while_it_is_to_come():
    s = bargain(
        bank="student[blue]", church="geek[red] rasta[red] thief[green] mama[green] zombie*3 antidote"
    )
    play(s, "red offer green", "red promise", "red choose_promise vote_attack", "red choose_location church")
    assert offered_lines(s) == ["red choose_target green", "red choose_target red"]
    late = table(**SHARING, church="geek[red] thief[green] antidote", bank="student[blue]")
    play(late, "red offer green", "red promise", "red choose_promise vote_attack")
    assert "red choose_location church" not in offered_lines(late)


@pytest.mark.rule("CH-NEG-02", "CH-NEG-05", "CH-VOT-08")
def test_only_who_may_break_ties_sells_one():
    s = bargain(first="blue", church="geek[red] thief[green] teen[blue] zombie*3", bank="student[green]")
    play(s, "blue pass", "red offer green", "red promise", "red choose_promise tie_attack")
    assert "red choose_location church" not in offered_lines(s)
    marker = bargain(first="blue", church="geek[red] thief[green] teen[blue] zombie*3", bank="student[green]")
    pass_in_turn(marker, "blue", "red")
    play(marker, "green offer red", "green promise", "green choose_promise tie_attack")
    assert "green choose_location church" in offered_lines(marker)


# --- guarded ----------------------------------------------------------------------------------------------


def position_bound_to_shoot(**given: object):
    """Return a position in which green is bound to play the Shotgun at the Church."""
    s = bargain(**{"hands": {"green": "shotgun gun"}, "antidotes": {"red": 1, "blue": 1}, **given})
    play(s, "red offer green", "red give_antidote", *promise("red", "play", "church", "shotgun", demand=True))
    play(s, "red propose", "green accept 1")
    return s


@pytest.mark.rule("CH-NEG-02")
def test_a_card_that_is_to_be_played_cannot_be_given_away():
    s = position_bound_to_shoot()
    play(s, "blue offer green", "blue ask_card", "blue name_card shotgun", "blue propose", "red pass")
    assert refusing_rules(s, "green", "accept", 2) == ("CH-NEG-02",)
    play(s, "green offer blue")
    assert "green give_card gun" in offered_lines(s)
    assert not any("shotgun" in line for line in offered_lines(s))
    play(s, "green give_any_card", "green propose")
    play(s, "blue accept 3")
    assert offered_lines(s) == ["green hand_over gun blue"]


@pytest.mark.rule("CH-NEG-02")
def test_an_offer_of_a_card_is_off_the_table_once_the_card_is_to_be_played():
    s = bargain(hands={"green": "shotgun gun"}, antidotes={"red": 1}, first="green")
    play(s, "green offer blue", "green give_card shotgun", "green propose", "blue leave_offers")
    play(s, "red offer green", *promise("red", "play", "church", "shotgun", demand=True), "red propose")
    play(s, "green accept 2")
    assert has_logged(s, "OfferLapsed 1 1")
    assert "blue accept 1" not in offered_lines(s)


@pytest.mark.rule("CH-NEG-02", "CH-ACT-05")
def test_a_card_that_is_to_be_played_is_no_payment():
    s = table(
        at="hospital",
        hospital="geek[red] thief[green] teen[blue]",
        hands={"red": "shotgun alarm"},
        passing=["blue"],
    )
    play(
        s, "red offer green", *promise("red", "play", "hospital", "shotgun"), "red propose", "green accept 1"
    )
    play(s, "red pass", "green pass", "red use_effect")
    assert offered_lines(s) == ["red pay alarm"]
    guarded = table(
        at="hospital",
        hospital="geek[red] thief[green] teen[blue]",
        hands={"red": "shotgun"},
        passing=[],
    )
    play(guarded, "red offer green", *promise("red", "play", "hospital", "shotgun"), "red propose")
    play(guarded, "green accept 1")
    pass_in_turn(guarded, "blue", "red", "green")
    assert ask(guarded) == "Window"
    assert not has_logged(guarded, "EffectUsed 0 hospital")


@pytest.mark.rule("CH-NEG-02", "CH-LOC-27")
def test_a_character_whose_ability_is_promised_does_not_pay_with_its_rest():
    s = table(
        at="hospital",
        sides={"hospital": "B"},
        hospital="housewife[red] geek[red] thief[green] teen[blue]",
        passing=[],
    )
    play(
        s, "red offer green", *promise("red", "use", "hospital", "housewife"), "red propose", "green accept 1"
    )
    pass_in_turn(s, "blue", "red", "green")
    play(s, "red use_effect")
    assert has_logged(s, "CharacterExhausted geek")


# --- one act, one promise; broken and void ----------------------------------------------------------------


@pytest.mark.rule("CH-NEG-02")
def test_one_card_is_promised_once_and_two_need_two():
    s = position_bound_to_shoot()
    play(s, "blue offer green", *promise("blue", "play", "church", "shotgun", demand=True), "blue propose")
    play(s, "red pass")
    assert refusing_rules(s, "green", "accept", 2) == ("CH-NEG-02",)
    two = position_bound_to_shoot(hands={"green": "shotgun*2"})
    play(two, "blue offer green", *promise("blue", "play", "church", "shotgun", demand=True), "blue propose")
    play(two, "red pass", "green accept 2", "blue pass", "red pass")
    play(two, "green play shotgun", "green aim_at_location church", "blue pass", "red pass")
    assert [line for line in event_lines(two) if line.startswith("PromiseKept")] == [
        "PromiseKept 1 0 play - shotgun - - church"
    ]
    assert "green pass" not in offered_lines(two)
    play(two, "green play shotgun", "green aim_at_location church")
    assert has_logged(two, "PromiseKept 1 0 play", "PromiseKept 1 2 play")


@pytest.mark.rule("CH-NEG-02")
def test_who_does_something_else_until_it_is_too_late_has_broken_the_word():
    s = position_bound_to_shoot(
        church="geek[red] rasta[red] thief[green] teen[blue] zombie", hands={"green": "shotgun gun"}
    )
    pass_in_turn(s, "blue", "red")
    play(s, "green play gun", "green aim_at_location church", "blue pass", "red pass", "green pass")
    assert has_logged(s, "PromiseBroken 1 0 play - shotgun - - church")


@pytest.mark.rule("CH-NEG-02")
def test_a_card_played_elsewhere_does_not_keep_the_word():
    s = position_bound_to_shoot(church="geek[red] thief[green] teen[blue]", bank="student[blue] zombie*2")
    pass_in_turn(s, "blue", "red")
    assert "green pass" in offered_lines(s)
    play(s, "green play shotgun", "green aim_at_location bank", "blue pass", "red pass", "green pass")
    assert not has_logged(s, "PromiseKept 1 0 play")
    assert has_logged(s, "PromiseLapsed 1 0 play - shotgun - - church")


@pytest.mark.rule("CH-NEG-02")
def test_what_cannot_happen_any_more_this_round_cannot_be_promised_here():
    s = bargain(hands={"red": "running_shoes shotgun"})
    play(s, "red offer green", "red promise", "red choose_promise play", "red choose_location church")
    assert offered_lines(s) == ["red choose_card shotgun"]
    later = bargain(hands={"red": "running_shoes shotgun"})
    play(later, "red offer green", "red promise", "red choose_promise play", "red choose_location bank")
    assert offered_lines(later) == ["red choose_card running_shoes", "red choose_card shotgun"]


@pytest.mark.rule("CH-NEG-02")
def test_promises_of_one_offer_stand_beside_each_other():
    s = bargain(hands={"red": "shotgun"})
    play(s, "red offer green", *promise("red", "play", "church", "shotgun"))
    assert not any(line.startswith("red give") for line in offered_lines(s))
    play(s, "red promise", "red choose_promise not_play", "red choose_location church")
    assert "red choose_card shotgun" not in offered_lines(s)
    assert "red choose_card gun" in offered_lines(s)
