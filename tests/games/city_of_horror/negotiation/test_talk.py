"""Tests of the windows before step A and between a vote and its result: who is asked, and what may be done."""

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

from horda.games.city_of_horror.view import view_of


def moment(s) -> str:
    """Return the kind of the open window."""
    return str(view_of(s, None).asked["moment"])


# --- before step A ----------------------------------------------------------------------------------------


@pytest.mark.rule("CH-ACT-01", "CH-CRD-01", "CH-NEG-01")
def test_the_window_before_step_a_opens_although_nobody_can_pay_yet():
    s = table(
        at="hospital",
        passing=[],
        hospital="geek[red, exhausted]",
        bank="thief[green] teen[blue]",
        hands={"blue": "gun"},
    )
    assert moment(s) == "before"
    play(s, "red pass", "green pass", "blue offer red", "blue give_card gun", "blue propose", "red accept 1")
    play(s, "green pass", "blue pass", "red pass", "red use_effect", "red pay gun")
    assert look(s, "antidotes", "red") == 1


@pytest.mark.rule("CH-ACT-01", "CH-CHR-04")
def test_a_sushi_chef_draws_in_time_for_the_effect():
    s = table(
        at="hospital",
        passing=["green", "blue"],
        hospital="sushi_chef[red]",
        bank="thief[green] teen[blue]",
    )
    assert moment(s) == "before"
    play(s, "red use sushi_chef", "red pass")
    assert ask(s) == "Activate"


@pytest.mark.rule("CH-ACT-01", "CH-NEG-01")
def test_after_an_effect_who_cannot_pay_may_still_be_given_a_card():
    s = table(
        at="hospital",
        passing=[],
        hospital="geek[red] thief[green]",
        bank="teen[blue]",
        hands={"red": "gun", "blue": "alarm"},
    )
    play(s, "red pass", "green pass", "blue pass", "red use_effect", "red pay gun")
    assert moment(s) == "effect"
    play(s, "red pass", "green pass", "blue offer green", "blue give_card alarm", "blue propose")
    play(s, "red pass", "green accept 1", "blue pass", "red pass", "green pass", "green use_effect")
    play(s, "green pay alarm")
    assert look(s, "antidotes") == {"red": 1, "green": 1, "blue": 0}


@pytest.mark.rule("CH-ACT-02")
@pytest.mark.parametrize(
    "given",
    [
        {"at": "water_tower", "water_tower": "geek[red]"},
        {"at": "armory", "armory": "geek[red]", "deck": [], "hands": {"red": "gun"}},
        {"at": "church", "church": "geek[red]", "sides": {"church": "B"}, "hands": {"red": "gun"}},
    ],
    ids=["no effect", "deck gone for good", "no food"],
)
def test_nobody_is_asked_before_an_effect_that_nothing_could_bring_about(given: dict[str, object]):
    s = table(passing=[], bank="thief[green] teen[blue]", **given)
    assert moment(s) == "attack"


# --- between a tied vote and the tie-break ----------------------------------------------------------------


def position_with_tied_vote(**given: object):
    """Return a position with an attack on the Church and a vote tied between red and green; blue breaks the tie."""
    s = bargain(
        **{
            "first": "blue",
            "church": "geek[red] thief[green] zombie*3",
            "bank": "teen[blue] mama[red] student[green]",
            **given,
        }
    )
    play(s, "blue pass", "red pass", "green pass", "red vote green", "green vote red")
    return s


@pytest.mark.rule("CH-NEG-01", "CH-NEG-05", "CH-VOT-09")
def test_a_tie_break_is_sold_after_the_vote_and_no_card_is_played():
    s = position_with_tied_vote(hands={"red": "gun", "green": "alarm"})
    assert moment(s) == "tie_attack"
    assert "blue pass" in offered_lines(s)
    assert not any(" use " in line or " play " in line for line in offered_lines(s))
    play(s, "blue pass")
    assert refusing_rules(s, "red", "play", "gun") == ("CH-VOT-09",)
    assert refusing_rules(s, "red", "use", "geek") == ("CH-VOT-09",)
    play(
        s,
        "red offer blue",
        "red give_card gun",
        *promise("red", "tie_attack", "church", "green", demand=True),
    )
    play(s, "red propose", "green pass", "blue accept 1", "red pass", "green pass", "blue pass")
    assert has_logged(s, "TieBroken 2 1", "PromiseKept 2 0 tie_attack", "CharacterDied 1 thief")


@pytest.mark.rule("CH-VOT-08", "CH-VOT-09")
def test_in_the_talk_about_a_tie_only_the_tied_are_named_and_votes_are_past():
    s = position_with_tied_vote()
    play(s, "blue offer red", "blue promise", "blue choose_promise tie_attack", "blue choose_location church")
    assert offered_lines(s) == ["blue choose_target green", "blue choose_target red"]
    late = position_with_tied_vote()
    play(late, "blue pass", "red offer green", "red promise", "red choose_promise vote_attack")
    assert "red choose_location church" not in offered_lines(late)
    play(late, "red choose_location bank", "red choose_target blue", "red promise")
    assert "red choose_promise tie_attack" in offered_lines(late)
    play(late, "red choose_promise tie_attack")
    assert "red choose_location church" not in offered_lines(late)


@pytest.mark.rule("CH-VOT-08")
def test_what_is_at_stake_in_a_tie_is_the_first_players_decision():
    s = position_with_tied_vote()
    stakes = view_of(s, 0).stakes
    assert (stakes.vote, stakes.possible, stakes.decides) == ("attack", (0, 1), 2)
    assert view_of(s, 0).elect == (0, 1)


@pytest.mark.rule("CH-NEG-05")
def test_nobody_talks_about_a_tie_that_a_promise_has_settled():
    s = bargain(first="blue", church="geek[red] thief[green] zombie*3", bank="teen[blue] mama[red]")
    play(
        s, "blue offer red", *promise("blue", "tie_attack", "church", "green"), "blue propose", "red accept 1"
    )
    play(s, "green pass", "blue pass", "red pass", "red vote green", "green vote red")
    assert has_logged(s, "TieBroken 2 1", "CharacterDied 1 thief")


# --- between the sharing vote and the handing out ---------------------------------------------------------


@pytest.mark.rule("CH-NEG-01", "CH-SHR-04", "CH-VOT-09")
def test_an_item_is_sold_after_the_sharing_vote_by_who_won_it():
    s = table(
        at="sharing church",
        passing=[],
        church="geek[red] antidote card[gun]",
        bank="thief[green] teen[blue]",
        hands={"green": "alarm", "red": "shotgun"},
    )
    play(s, "red pass", "green pass", "blue pass")
    assert moment(s) == "handing_out"
    assert view_of(s, 0).locations[0].cards == ("gun",)
    assert refusing_rules(s, "red", "play", "shotgun") == ("CH-VOT-09",)
    play(s, "red pass", "green offer red", "green give_card alarm")
    play(s, *promise("green", "hand_out", "church", "antidote", demand=True), "green propose", "blue pass")
    play(s, "red accept 1", "green pass", "blue pass", "red pass")
    assert offered_lines(s) == ["red share_antidote green"]
    play(s, "red share_antidote green", "red share_card gun red")
    assert has_logged(s, "PromiseKept 0 1 hand_out")


@pytest.mark.rule("CH-SHR-04", "CH-VOT-09")
def test_after_the_sharing_vote_others_have_no_item_and_no_card_to_promise():
    s = table(
        at="sharing church",
        passing=[],
        church="geek[red] rasta[red] thief[green] antidote",
        bank="teen[blue]",
        hands={"green": "gun"},
    )
    play(s, "red pass", "green pass", "blue pass", "red vote red", "green vote red", "red pass")
    play(s, "green offer blue", "green promise", "green choose_promise hand_out")
    assert "green choose_location church" not in offered_lines(s)
    play(
        s,
        "green choose_location bank",
        "green choose_item card",
        "green promise",
        "green choose_promise play",
    )
    assert "green choose_location church" not in offered_lines(s)


# --- how many offers --------------------------------------------------------------------------------------


@pytest.mark.rule("CH-NEG-01")
def test_who_has_offered_in_vain_too_often_is_told_why_no_offer_is_open():
    s = bargain(antidotes={"red": 1})
    for number in range(1, 6):
        play(s, "red offer green", "red give_antidote", "red propose", f"green refuse {number}", "blue pass")
    assert not any(line.startswith("red offer") for line in offered_lines(s))
    assert refusing_rules(s, "red", "offer_all") == ("CH-Q-67",)
    assert view_of(s, 0).players[0].no_offers == "window"
    assert view_of(s, 0).players[1].no_offers == ""
