"""Tests of promises about Movement cards, markers, losses, effects, third players and alternatives (CH-NEG)."""

import pytest
from tests.games.city_of_horror.conftest import (
    ask,
    has_logged,
    look,
    offered_lines,
    play,
    refusing_rules,
    table,
)
from tests.games.city_of_horror.negotiation.test_deals import bargain, promise


def passes(s, *, until: str) -> None:
    """Let everybody pass and skip until an event of this name has happened."""
    while not has_logged(s, until):
        lines = offered_lines(s)
        skips = [line for line in lines if line.split()[1] in ("pass", "let_pass", "skip_effect")]
        play(s, (skips or lines)[0])


# --- a Movement card --------------------------------------------------------------------------------------


@pytest.mark.rule("CH-NEG-03", "CH-MVC-01")
@pytest.mark.parametrize(("card", "status"), [("bank", "Kept"), ("church", "Broken")])
def test_a_promised_movement_card_never_binds_and_is_judged_when_its_player_moves(card: str, status: str):
    s = table(
        at="round",
        passing=["green", "blue"],
        invasion=["one_mall", "two_market"],
        church="geek[red] thief[green]",
        hospital="teen[blue]",
    )
    play(s, "red offer green", *promise("red", "move_to", "bank"), "red propose", "green accept 1")
    assert has_logged(s, "PromiseGiven 0 1 move_to - - - - bank false")
    play(s, "red pass", f"red choose {card}", "green choose armory", "blue choose armory")
    passes(s, until=f"Promise{status} 0 1 move_to")


@pytest.mark.rule("CH-NEG-03")
def test_a_promised_movement_card_outlives_the_location_and_is_not_sold_in_the_last_round():
    s = bargain()
    play(s, "red offer green", *promise("red", "move_to", "church"), "red propose", "green accept 1")
    play(s, "blue pass", "red pass", "green pass", "red vote blue", "green vote blue", "blue vote red")
    assert look(s, "promises") == ["red to green move_to any church free"]
    last = bargain(round=4)
    play(last, "red offer green", "red promise")
    assert "red choose_promise move_to" not in offered_lines(last)


# --- the Zombie Leader and Explosion markers --------------------------------------------------------------


@pytest.mark.rule("CH-NEG-02", "CH-LOC-36")
def test_who_has_promised_where_the_leader_goes_puts_it_there():
    s = table(
        at="bank", passing=[], leader="red", bank="geek[red] thief[green]", church="teen[blue]",
        hands={"red": "flashlight gun"},
    )  # fmt: skip
    play(s, "red offer green", *promise("red", "leader", "bank", "blue"), "red propose", "green accept 1")
    play(s, "blue pass", "red play flashlight")
    assert offered_lines(s) == ["red aim_at_colour blue"]
    play(s, "red aim_at_colour blue")
    assert has_logged(s, "LeaderMoved blue", "PromiseKept 0 1 leader 2 - - - bank")
    effect = table(
        at="bank", passing=[], leader="red", bank="geek[red] thief[green]", church="teen[blue]",
        hands={"red": "gun"},
    )  # fmt: skip
    play(effect, "red offer green", *promise("red", "leader", "bank", "green"), "red propose")
    play(effect, "green accept 1", "blue pass", "red pass", "green pass", "red use_effect", "red pay gun")
    assert has_logged(effect, "LeaderMoved green", "PromiseKept 0 1 leader")


@pytest.mark.rule("CH-NEG-03", "CH-LDR-01")
def test_a_free_promise_about_the_leader_is_broken_by_another_colour_and_void_without_a_move():
    for colour, status in (("green", "broken"), ("", "lapsed")):
        s = table(
            at="attack church", passing=["blue"], leader="red", options={"promises": "free"},
            church="geek[red] thief[green]", bank="teen[blue]", hands={"red": "flashlight"},
        )  # fmt: skip
        play(
            s, "red offer green", *promise("red", "leader", "church", "blue"), "red propose", "green accept 1"
        )
        if colour:
            play(s, "red play flashlight", f"red aim_at_colour {colour}")
        while not look(s, "record"):
            play(s, next(line for line in offered_lines(s) if line.endswith("pass")))
        assert look(s, "record") == [f"red {status} leader"]


@pytest.mark.rule("CH-NEG-02", "CH-EXP-01")
def test_who_has_promised_where_a_marker_goes_puts_it_there():
    s = bargain(hands={"red": "molotov_cocktail"})
    play(s, "red offer green", *promise("red", "mark_tower", "church"), "red propose", "green accept 1")
    play(s, "blue pass", "red play molotov_cocktail", "red aim_at_location church")
    assert has_logged(s, "MarkerPlaced 0 water_tower", "PromiseKept 0 1 mark_tower")
    none = bargain(shut=True)
    play(none, "red offer green", "red promise")
    assert "red choose_promise mark_armory" not in offered_lines(none)


# --- who dies ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CH-NEG-02", "CH-ATK-06")
def test_who_has_promised_whom_to_lose_loses_nobody_else():
    s = bargain(first="blue", hands={"green": "hideout"})
    play(s, "blue offer green", *promise("blue", "lose", "church", "thief", demand=True), "blue propose")
    play(s, "red pass", "green accept 1", "blue pass", "red pass")
    play(s, "green play hideout")
    assert offered_lines(s) == ["green aim_at_who mama"]
    play(s, "green aim_at_who mama", "blue pass", "red pass", "green pass")
    play(s, "red vote green", "green vote red", "blue vote green")
    assert has_logged(s, "PromiseKept 1 2 lose - - thief - church", "CharacterDied 1 thief")


@pytest.mark.rule("CH-NEG-04", "CH-ATK-06")
def test_a_free_promise_about_a_loss_may_be_broken():
    s = bargain(options={"promises": "free"})
    play(s, "red offer green", *promise("red", "lose", "church", "thief", demand=True), "red propose")
    play(s, "green accept 1", "blue pass", "red pass", "green pass")
    play(s, "red vote green", "green vote red", "blue vote green", "green lose mama")
    assert has_logged(s, "PromiseBroken 1 0 lose - - thief - church")


@pytest.mark.rule("CH-NEG-02", "CH-ATK-06")
def test_only_who_can_be_attacked_here_is_promised_as_the_loss():
    s = bargain()
    play(s, "red offer green", "red promise", "red choose_promise lose", "red choose_location church")
    assert offered_lines(s) == ["red choose_who geek", "red choose_who rasta"]
    late = table(at="sharing church", passing=[], church="geek[red] antidote", bank="thief[green] teen[blue]")
    play(late, "red offer green", "red promise", "red choose_promise lose")
    assert "red choose_location church" not in offered_lines(late)


# --- the effect of a location -----------------------------------------------------------------------------


def at_the_hospital(**given: object):
    return table(
        **{
            "at": "hospital",
            "passing": [],
            "hospital": "geek[red] thief[green]",
            "bank": "teen[blue]",
            "hands": {"red": "gun", "blue": "alarm"},
            **given,
        }
    )


@pytest.mark.rule("CH-NEG-02", "CH-ACT-04")
def test_who_has_promised_to_use_the_effect_keeps_a_card_for_it_and_uses_it():
    s = at_the_hospital()
    play(s, "red offer green", *promise("red", "use_effect", "hospital"), "red propose", "green accept 1")
    play(s, "blue offer red", "blue ask_any_card", "blue propose")
    assert refusing_rules(s, "red", "accept", 2) == ("CH-NEG-02",)
    assert refusing_rules(s, "red", "play", "gun") == ("CH-NEG-02",)
    play(s, "red refuse 2", "green pass", "blue pass", "red pass")
    assert offered_lines(s) == ["red pay gun"]
    play(s, "red pay gun")
    assert has_logged(s, "PromiseKept 0 1 use_effect", "AntidoteTaken 0")


@pytest.mark.rule("CH-NEG-02", "CH-ACT-02")
def test_an_effect_that_cannot_be_used_is_not_promised():
    s = at_the_hospital()
    play(s, "red pass", "green offer red", "green promise", "green choose_promise use_effect")
    assert "green choose_location hospital" not in offered_lines(s)
    assert "green choose_location water_tower" not in offered_lines(s)
    assert "green choose_location church" in offered_lines(s)


@pytest.mark.rule("CH-NEG-02", "CH-NEG-06", "CH-ACT-04")
def test_who_has_promised_to_leave_the_effect_is_not_asked():
    s = at_the_hospital()
    play(s, "red offer green", *promise("red", "not_use_effect", "hospital"), "red propose", "green accept 1")
    play(s, "blue pass", "red pass", "green pass")
    assert ask(s) == "Window"
    passes(s, until="PromiseKept 0 1 not_use_effect")


@pytest.mark.rule("CH-NEG-04", "CH-ACT-04")
@pytest.mark.parametrize(
    ("kind", "answer"), [("use_effect", "skip_effect"), ("not_use_effect", "use_effect")]
)
def test_a_free_promise_about_an_effect_is_broken_as_seen(kind: str, answer: str):
    s = at_the_hospital(options={"promises": "free"})
    play(s, "red offer green", *promise("red", kind, "hospital"), "red propose", "green accept 1")
    play(s, "blue pass", "red pass", "green pass", f"red {answer}")
    assert has_logged(s, f"PromiseBroken 0 1 {kind}")


# --- items of the sharing, and this or that ---------------------------------------------------------------


@pytest.mark.rule("CH-NEG-02", "CH-SHR-06")
def test_an_item_is_promised_for_a_third_player():
    s = table(
        at="sharing church", passing=[], church="geek[red] antidote card[gun]", bank="thief[green] teen[blue]"
    )
    play(s, "red offer green", "red promise", "red choose_promise antidote_to", "red choose_location church")
    assert offered_lines(s) == ["red choose_target blue"]
    play(s, "red choose_target blue", "red propose", "green accept 1")
    assert has_logged(s, "PromiseGiven 0 1 antidote_to 2 - - - church true")
    play(s, "blue pass", "red pass", "green pass", "red pass", "green pass", "blue pass")
    assert offered_lines(s) == ["red share_antidote blue"]
    play(s, "red share_antidote blue", "red share_card gun red")
    assert has_logged(s, "PromiseKept 0 1 antidote_to 2")


@pytest.mark.rule("CH-NEG-02", "CH-SHR-05")
def test_either_item_does_not_take_what_another_was_promised():
    s = table(
        at="sharing church", passing=[], church="geek[red] antidote card[gun]", bank="thief[green] teen[blue]"
    )
    play(
        s, "red offer green", *promise("red", "hand_out", "church", "either"), "red propose", "green accept 1"
    )
    play(s, "blue pass", "red offer blue", *promise("red", "hand_out", "church", "antidote"), "red propose")
    play(s, "green pass", "blue accept 2", "red pass", "green pass", "blue pass")
    play(s, "red pass", "green pass", "blue pass")
    assert offered_lines(s) == ["red share_antidote blue", "red share_card gun green"]
    play(s, "red share_card gun green", "red share_antidote blue")
    assert has_logged(s, "PromiseKept 0 1 hand_out - - - either", "PromiseKept 0 2 hand_out - - - antidote")


@pytest.mark.rule("CH-NEG-01", "CH-NEG-02")
def test_a_card_or_an_antidote_is_owed_and_its_giver_chooses():
    s = bargain(first="blue", antidotes={"green": 1}, hands={"green": "gun"})
    play(s, "blue pass", "red offer green", *promise("red", "pay", "church", "either", demand=True))
    play(s, "red propose", "green accept 1")
    other = s.clone()
    play(s, "blue pass", "red pass", "green pay_debt red either church")
    assert offered_lines(s) == ["green hand_over gun red", "green hand_over_antidote red"]
    play(s, "green hand_over_antidote red")
    assert look(s, "antidotes", "red") == 1
    assert has_logged(s, "PromiseKept 1 0 pay - - - either church", "AntidoteTraded 1 0")
    # One of the two must stay: without the Antidote, it is the card.
    play(other, "blue offer green", "blue ask_antidote", "blue propose", "red pass", "green accept 2")
    play(other, "blue offer green", "blue ask_any_card", "blue propose", "red pass")
    assert refusing_rules(other, "green", "accept", 3) == ("CH-NEG-02",)


# --- some card that kills zombies -------------------------------------------------------------------------


@pytest.mark.rule("CH-NEG-02", "CH-CRD-17")
def test_some_card_that_kills_zombies_is_kept_and_played_here():
    s = bargain(first="blue", hands={"green": "gun alarm"}, antidotes={"red": 1})
    play(s, "blue pass", "red offer green", "red give_antidote")
    play(s, *promise("red", "play_killer", "church", demand=True), "red propose", "green accept 1")
    play(s, "blue offer green", "blue ask_card", "blue name_card gun", "blue propose", "red pass")
    assert refusing_rules(s, "green", "accept", 2) == ("CH-NEG-02",)
    assert "green leave_offers" not in offered_lines(s)
    play(s, "green play gun")
    assert offered_lines(s) == ["green aim_at_location church"]
    play(s, "green aim_at_location church")
    assert has_logged(s, "PromiseKept 1 0 play_killer - - - - church")


@pytest.mark.rule("CH-NEG-02")
def test_who_holds_no_card_that_kills_promises_none():
    s = bargain(hands={"red": "alarm"})
    play(s, "red offer green", "red promise")
    assert "red choose_promise play_killer" not in offered_lines(s)


@pytest.mark.rule("CH-NEG-02")
def test_who_plays_something_else_until_no_zombie_is_left_has_broken_the_word():
    s = bargain(
        church="geek[red] thief[green] housewife[green] teen[blue] zombie",
        bank="student[blue] zombie",
        hands={"green": "gun"},
    )
    play(s, "red offer green", *promise("red", "play_killer", "church", demand=True), "red propose")
    play(
        s,
        "green accept 1",
        "blue pass",
        "red pass",
        "green use housewife",
        "blue pass",
        "red pass",
        "green pass",
    )
    assert has_logged(s, "PromiseBroken 1 0 play_killer")
