"""Tests of negotiation: offers built from parts, answers, binding and non-binding promises (CH-NEG)."""

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

from horda.games.city_of_horror.content import DRAFTS_IN_WINDOW, OFFERS_IN_ROUND, OFFERS_IN_WINDOW, PARTS
from horda.games.city_of_horror.rules.deals.offers import offers_left
from horda.games.city_of_horror.view import view_of

VOTE = {
    "church": "geek[red] rasta[red] thief[green] mama[green] teen[blue] zombie*3",
    "bank": "student[blue]",
}


def bargain(**given: object):
    """Return a position before the attack on the Church in which every player may act."""
    return table(**{"at": "attack church", "passing": [], **VOTE, **given})


def promise(colour: str, kind: str, place: str, subject: str = "", *, demand: bool = False) -> list[str]:
    """Return the lines that add a promise to an offer."""
    lines = [f"{colour} {'demand' if demand else 'promise'}", f"{colour} choose_promise {kind}"]
    lines.append(f"{colour} choose_location {place}")
    names = {
        "play": "card",
        "not_play": "card",
        "use": "who",
        "not_use": "who",
        "lose": "who",
        "hand_out": "item",
        "pay": "item",
    }
    name = names.get(kind, "target")
    return [*lines, *([f"{colour} choose_{name} {subject}"] if subject else [])]


@pytest.mark.rule("CH-NEG-01", "CH-CRD-08")
def test_cards_antidotes_and_news_change_hands_at_once():
    s = bargain(
        hands={"red": "gun alarm", "green": "kitten"},
        antidotes={"green": 2},
        invasion=["two_market"],
        seen_by=["green"],
    )
    play(
        s, "red offer green", "red give_card gun", "red ask_antidote", "red ask_any_card", "red ask_invasion"
    )
    play(s, "red propose")
    assert look(s, "offers") == ["red to green: give card gun, ask antidote any, ask card any, ask tell any"]
    play(s, "green accept 1", "green tell two_market red", "green hand_over kitten red")
    assert look(s, "hands") == {"red": "alarm kitten", "green": "gun", "blue": ""}
    assert look(s, "antidotes") == {"red": 1, "green": 1, "blue": 0}
    assert s.view(0).claims[0].by == 1
    assert s.view(0).invasion[0][1] == "?"


@pytest.mark.rule("CH-NEG-01", "CH-INF-12")
def test_a_card_named_in_an_offer_is_shown_to_all_and_a_traded_one_is_known_to_both():
    s = bargain(hands={"red": "gun alarm"})
    play(s, "red offer green", "red give_card gun", "red propose")
    assert sorted(s.view(2).players[0].hand) == ["?", "gun"]
    play(s, "green refuse 1", "blue pass", "red pass")
    other = bargain(hands={"red": "gun alarm"})
    play(other, "red offer green", "red give_any_card", "red propose")
    assert other.view(2).players[0].hand == ("?", "?")
    play(other, "green accept 1", "red hand_over alarm green")
    assert other.view(1).players[1].hand == ("alarm",)
    assert other.view(2).players[1].hand == ("?",)


@pytest.mark.rule("CH-NEG-01")
def test_only_who_has_what_is_asked_can_accept():
    s = bargain(hands={"green": "gun"}, antidotes={"blue": 1})
    play(s, "red offer_all", "red ask_antidote", "red propose")
    assert "green accept 1" not in offered_lines(s)
    assert refusing_rules(s, "green", "accept", 1) == ("CH-NEG-01",)
    play(s, "green leave_offers", "blue accept 1")
    assert look(s, "antidotes") == {"red": 1, "green": 0, "blue": 0}
    assert look(s, "offers") == []
    card = bargain(hands={"green": "gun", "blue": "alarm"})
    play(card, "red offer_all", "red ask_card", "red name_card alarm", "red propose")
    assert "green accept 1" not in offered_lines(card)
    play(card, "green leave_offers", "blue accept 1")
    assert look(card, "hands", "red") == "alarm"


@pytest.mark.rule("CH-NEG-02")
def test_a_promised_vote_binds_in_the_place_being_resolved():
    s = bargain(hands={"red": "gun"}, first="blue")
    play(
        s,
        "blue pass",
        "red offer green",
        "red give_any_card",
        *promise("red", "vote_attack", "church", "blue", demand=True),
    )
    play(s, "red propose", "green accept 1", "red hand_over gun green", "blue pass", "red pass", "green pass")
    assert [line for line in offered_lines(s) if line.startswith("green")] == []
    assert has_logged(s, "PromiseGiven 1 0 vote_attack")
    play(s, "red vote green", "blue vote blue")
    assert has_logged(s, "VoteCast 1 2 2", "PromiseKept 1 0 vote_attack", "CharacterDied 2 teen")
    assert look(s, "record") == ["green kept vote_attack"]


@pytest.mark.rule("CH-NEG-02")
def test_a_bound_voter_is_refused_every_other_vote():
    s = bargain(first="green")
    play(s, "green offer red", *promise("green", "vote_attack", "church", "blue"), "green propose")
    play(s, "blue pass", "red accept 1", "green pass", "blue pass", "red pass")
    assert has_logged(s, "OnlyChoice 1 vote")
    tie = bargain(
        first="green", church="geek[red] rasta[red] thief[blue] mama[blue] zombie*3", bank="student[green]"
    )
    play(tie, "green offer red", *promise("green", "tie_attack", "church", "blue"), "green propose")
    play(
        tie,
        "blue pass",
        "red accept 1",
        "green pass",
        "blue pass",
        "red pass",
        "red vote blue",
        "blue vote red",
    )
    assert has_logged(tie, "TieBroken 1 2", "PromiseKept 1 0 tie_attack")


@pytest.mark.rule("CH-NEG-02")
def test_a_promise_to_play_now_leaves_no_way_to_pass():
    s = bargain(hands={"green": "shotgun gun"}, antidotes={"red": 1}, bank="student[blue] zombie")
    play(
        s,
        "red offer green",
        "red give_antidote",
        *promise("red", "play", "church", "shotgun", demand=True),
        "red propose",
    )
    play(s, "green accept 1", "blue pass", "red pass")
    assert "green pass" not in offered_lines(s)
    assert refusing_rules(s, "green", "pass") == ("CH-NEG-02",)
    free = s.clone()
    play(free, "green play gun")
    assert offered_lines(free) == ["green aim_at_location bank", "green aim_at_location church"]
    play(s, "green play shotgun")
    assert offered_lines(s) == ["green aim_at_location church"]
    play(s, "green aim_at_location church")
    assert s.zombies[0] == 1
    assert has_logged(s, "PromiseKept 1 0 play")
    use = table(
        at="attack church",
        passing=[],
        church="geek[red] thief[blue] housewife[green] zombie*4",
        bank="student[blue]",
    )
    play(
        use,
        "red offer green",
        *promise("red", "use", "church", "housewife", demand=True),
        "red propose",
        "green accept 1",
    )
    play(use, "blue pass", "red pass")
    assert "green pass" not in offered_lines(use)
    play(use, "green use housewife")
    assert has_logged(use, "PromiseKept 1 0 use")


@pytest.mark.rule("CH-NEG-02")
def test_a_promise_that_cannot_be_kept_any_more_is_void():
    s = bargain(hands={"green": "shotgun", "blue": "pickpocket"}, antidotes={"red": 1})
    play(
        s,
        "red offer green",
        "red give_antidote",
        *promise("red", "play", "church", "shotgun", demand=True),
        "red propose",
    )
    play(
        s, "green accept 1", "blue play pickpocket", "blue aim_at_player green", "green let_pass", "red pass"
    )
    assert look(s, "hands", "green") == ""
    play(
        s,
        "green pass",
        "blue pass",
        "red vote green",
        "green vote red",
        "blue vote green",
        "green lose thief",
    )
    assert has_logged(s, "PromiseLapsed 1 0 play")


@pytest.mark.rule("CH-NEG-02", "CH-SHR-04")
def test_a_promised_item_of_this_sharing_is_given_first():
    s = table(
        at="sharing church",
        passing=[],
        church="geek[red] rasta[red] thief[green] antidote card[gun]",
        bank="student[blue]",
    )
    play(
        s,
        "red offer blue",
        *promise("red", "hand_out", "church", "antidote"),
        "red propose",
        "green pass",
        "blue accept 1",
    )
    # Red is bound to hand out the item, so it can vote only for itself.
    play(s, "red pass", "green pass", "blue pass", "green vote red", "red pass", "green pass", "blue pass")
    assert offered_lines(s) == ["red share_antidote blue"]
    assert refusing_rules(s, "red", "share_antidote", 0) == ("CH-NEG-02",)
    play(s, "red share_antidote blue", "red share_card gun red")
    assert has_logged(s, "PromiseKept 0 2 hand_out")


@pytest.mark.rule("CH-NEG-03")
def test_a_promise_for_a_later_place_may_be_broken_and_that_is_remembered():
    s = table(
        at="attack church",
        passing=["blue"],
        church="geek[red] thief[green]",
        bank="rasta[red] mama[green] zombie*3",
        hospital="student[blue]",
        hands={"red": "gun", "green": "alarm"},
    )
    play(
        s, "red offer green", "red give_any_card", *promise("red", "vote_attack", "bank", "red", demand=True)
    )
    play(
        s,
        *promise("red", "still", "bank", demand=True),
        "red propose",
        "green accept 1",
        "red hand_over gun green",
    )
    assert look(s, "promises") == [
        "green to red vote_attack red bank free",
        "green to red still any bank free",
    ]
    while not has_logged(s, "LocationBegun bank"):
        s.apply(s.choices(s.deciders[0])[0])
    play(s, "red pass", "green play alarm", "green aim_at_location church", "red pass", "green pass")
    assert has_logged(s, "PromiseBroken 1 0 still")
    play(s, "green skip_effect", "red pass", "green pass", "red vote green", "green vote green")
    assert has_logged(s, "PromiseBroken 1 0 vote_attack")
    assert look(s, "record") == ["green broken still", "green broken vote_attack"]
    assert s.view(0).players[1].promises_broken == 2


@pytest.mark.rule("CH-NEG-04")
def test_with_the_option_nothing_binds():
    s = bargain(options={"promises": "free"}, first="green")
    play(
        s,
        "green offer red",
        *promise("green", "vote_attack", "church", "blue"),
        *promise("green", "still", "church"),
    )
    play(s, "green propose", "blue pass", "red accept 1", "green pass", "blue pass", "red pass")
    assert {"green vote red", "green vote green", "green vote blue"} <= set(offered_lines(s))
    play(s, "green vote red", "red vote red", "blue vote red")
    assert has_logged(s, "PromiseBroken 1 0 vote_attack")
    bound = bargain(first="green")
    play(
        bound,
        "green offer red",
        *promise("green", "vote_attack", "church", "blue"),
        "green propose",
        "blue pass",
    )
    play(bound, "red accept 1", "green pass", "blue pass", "red pass")
    assert not any(line.startswith("green") for line in offered_lines(bound))


@pytest.mark.rule("CH-NEG-05")
def test_the_first_player_may_sell_the_tie_break_from_elsewhere():
    s = table(
        at="attack church",
        first="blue",
        passing=["green"],
        church="geek[red] thief[green] zombie*3",
        bank="student[blue] rasta[red]",
        antidotes={"red": 1},
    )
    play(
        s,
        "blue offer_all",
        "blue ask_antidote",
        *promise("blue", "tie_attack", "church", "green"),
        "blue propose",
    )
    play(s, "red accept 1", "blue pass", "red pass", "red vote green", "green vote red")
    assert has_logged(s, "DealMade 0 2 1", "TieBroken 2 1", "PromiseKept 2 0 tie_attack")
    assert look(s, "antidotes", "blue") == 1


@pytest.mark.rule("CH-NEG-05")
def test_a_tie_that_does_not_concern_the_promise_leaves_it_open_or_void():
    s = table(
        at="attack church",
        first="blue",
        passing=["green", "red"],
        church="geek[red] rasta[red] thief[green] priest[green] mama[blue] zombie*5 antidote",
        bank="student[blue]",
    )
    play(s, "blue offer_all", *promise("blue", "tie_attack", "church", "blue"))
    play(s, *promise("blue", "tie_sharing", "church", "green"), "blue propose", "red accept 1", "blue pass")
    play(s, "red vote green", "green vote red", "blue vote blue", "blue pass", "blue break_tie red")
    assert has_logged(s, "TieBroken 2 0", "PromiseLapsed 2 0 tie_attack")
    assert look(s, "promises") == ["blue to red tie_sharing green church binds"]


@pytest.mark.rule("CH-NEG-06")
def test_who_is_paid_for_not_acting_cannot_act_here():
    s = bargain(hands={"green": "gun pepper_spray", "red": "alarm"}, antidotes={"red": 1})
    play(
        s,
        "red offer green",
        "red give_antidote",
        *promise("red", "still", "church", demand=True),
        "red propose",
    )
    play(s, "green accept 1", "blue pass")
    assert refusing_rules(s, "green", "play", "gun") == ()
    play(s, "red play alarm", "red aim_at_location bank")
    assert ask(s) == "Window"
    assert offered_lines(s)[0].startswith("green")
    assert not any("play" in line for line in offered_lines(s))
    assert refusing_rules(s, "green", "play", "gun") == ("CH-NEG-02",)
    play(s, "green pass", "blue pass", "red pass", "red vote blue", "green vote blue", "blue vote red")
    assert has_logged(s, "CharacterDied 2 teen", "PromiseKept 1 0 still")


@pytest.mark.rule("CH-NEG-07")
def test_who_is_elsewhere_bargains_like_everybody_else():
    s = table(
        at="attack church",
        passing=[],
        church="geek[red] thief[green] zombie*3",
        bank="student[blue]",
        antidotes={"blue": 1},
    )
    play(s, "red pass", "green pass", "blue offer red", "blue give_antidote")
    play(s, *promise("blue", "vote_attack", "church", "green", demand=True), "blue propose", "red accept 1")
    assert look(s, "promises") == ["red to blue vote_attack green church binds"]


@pytest.mark.rule("CH-NEG-01")
def test_offers_are_countered_withdrawn_and_lapse():
    s = bargain(hands={"red": "gun", "green": "alarm"}, antidotes={"green": 1})
    play(s, "red offer green", "red give_any_card", "red ask_antidote", "red propose", "green counter 1")
    play(s, "green give_any_card", "green ask_any_card", "green propose")
    assert has_logged(s, "OfferMade 0 1 1", "OfferRefused 1 1", "OfferMade 1 0 2")
    play(s, "blue pass")
    assert "red accept 2" in offered_lines(s)
    play(s, "red leave_offers", "green withdraw 2")
    assert has_logged(s, "OfferWithdrawn 1 2")
    assert look(s, "offers") == []
    lapse = bargain(antidotes={"red": 1})
    play(
        lapse,
        "red offer green",
        "red give_antidote",
        "red propose",
        "green leave_offers",
        "blue pass",
        "red pass",
    )
    assert has_logged(lapse, "OfferLapsed 0 1")
    assert look(lapse, "antidotes", "red") == 1


@pytest.mark.rule("CH-NEG-01")
def test_an_offer_whose_goods_are_gone_is_off_the_table():
    s = bargain(hands={"red": "gun", "blue": "pickpocket"})
    play(
        s, "red offer green", "red give_card gun", "red propose", "green leave_offers", "blue play pickpocket"
    )
    play(s, "blue aim_at_player red", "red let_pass")
    assert has_logged(s, "CardStolen 2 0 gun", "OfferLapsed 0 1")


@pytest.mark.rule("CH-NEG-02")
def test_nobody_can_bind_themselves_twice_against_themselves():
    s = bargain(first="green")
    play(
        s,
        "green offer red",
        *promise("green", "vote_attack", "church", "blue"),
        "green propose",
        "blue pass",
        "red accept 1",
    )
    play(
        s, "green pass", "blue offer green", *promise("blue", "vote_attack", "church", "red", demand=True)[:3]
    )
    assert offered_lines(s) == ["blue choose_target blue"]
    still = bargain(hands={"green": "gun"})
    play(
        still,
        "red offer green",
        *promise("red", "still", "church", demand=True),
        "red propose",
        "green accept 1",
    )
    play(
        still,
        "blue offer_all",
        *promise("blue", "play", "church", "gun", demand=True),
        "blue propose",
        "red leave_offers",
    )
    assert refusing_rules(still, "green", "accept", 2) == ("CH-NEG-02",)


@pytest.mark.rule("CH-NEG-01")
def test_talk_is_limited_only_so_that_a_match_ends():
    s = bargain(antidotes={"red": 1})
    for number in range(1, OFFERS_IN_WINDOW + 1):
        assert offers_left(s, 0) == view_of(s, 1).players[0].offers_left == OFFERS_IN_WINDOW - number + 1
        play(s, "red offer green", "red give_antidote", "red propose", f"green refuse {number}", "blue pass")
    assert offers_left(s, 0) == 0
    assert not any("offer" in line for line in offered_lines(s))
    talked_out = bargain()
    talked_out.round_offers[1] = OFFERS_IN_ROUND
    play(talked_out, "red pass")
    assert talked_out.deciders == [1]
    assert not any("offer" in line for line in offered_lines(talked_out))
    full = bargain(antidotes={"red": 9})
    play(full, "red offer green", *["red give_antidote"] * PARTS)
    assert offered_lines(full) == ["red drop", "red propose"]


@pytest.mark.rule("CH-NEG-01")
def test_a_draft_that_is_dropped_costs_nothing():
    s = bargain(antidotes={"red": 1, "green": 1})
    play(s, "red pass", "green pass")
    before, event_count = s.clone(), len(s.events())
    for _ in range(DRAFTS_IN_WINDOW - 1):
        play(s, "blue offer red", "blue ask_antidote", "blue drop")
    assert offered_lines(s) == offered_lines(before)
    assert s.round_offers == before.round_offers
    assert len(s.events()) == event_count
    play(s, "blue pass", "red vote blue", "green vote blue", "blue vote red")
    hopeless = before.clone()
    for _ in range(DRAFTS_IN_WINDOW):
        play(hopeless, "blue offer red", "blue drop")
    assert not any("offer" in line for line in offered_lines(hopeless))


@pytest.mark.rule("CH-NEG-01")
def test_an_offer_is_not_refused_before_its_answer_is_made():
    s = bargain(antidotes={"red": 1, "green": 1})
    play(s, "red offer green", "red give_antidote", "red propose", "green counter 1", "green drop")
    assert "green accept 1" in offered_lines(s)
    assert not has_logged(s, "OfferRefused 1 1")
    play(s, "green counter 1", "green give_antidote", "green propose")
    assert has_logged(s, "OfferRefused 1 1", "OfferMade 1 0 2")


@pytest.mark.rule("CH-NEG-01")
def test_nobody_hears_an_offer_before_it_is_made():
    s = bargain(antidotes={"red": 1})
    play(s, "red offer green")
    before = s.view(1)
    play(s, "red give_antidote")
    assert s.view(1) == before
    assert s.view(0).draft is not None
    assert len(s.view(0).draft.parts) == 1
    assert not any(line.startswith("OfferMade") for line in event_lines(s))


def test_a_standing_pass_does_not_answer_offers():
    s = bargain(antidotes={"red": 1}, passing=["green", "blue"])
    play(s, "red offer green", "red give_antidote", "red propose")
    assert s.deciders == [1]
    assert "green accept 1" in offered_lines(s)
    assert "green leave_offers" in offered_lines(s)


@pytest.mark.rule("CH-NEG-03", "CH-INF-12")
@pytest.mark.parametrize("card", ["gun", "alarm"])
def test_a_card_that_was_not_played_as_promised_tells_nothing_about_the_hand(card: str):
    s = table(
        at="attack church",
        passing=["blue"],
        church="geek[red] thief[green]",
        hospital="teen[blue]",
        hands={"red": "gun alarm"},
        antidotes={"green": 1},
    )
    play(s, "red offer green", "red ask_antidote", *promise("red", "play", "hospital", card), "red propose")
    play(s, "green accept 1", *["red pass", "green pass"] * 3)
    assert has_logged(s, "LocationBegun hospital", "PromiseBroken 0 1 play")


def test_of_two_equal_cards_the_one_that_is_known_leaves_the_hand():
    s = bargain(hands={"red": "gun*2"}, antidotes={"green": 2})
    play(s, "red offer_all", "red give_card gun", "red propose", "green refuse 1", "blue refuse 1")
    assert sorted(s.view(2).players[0].hand) == ["?", "gun"]
    play(s, "red play gun", "red aim_at_location church")
    assert s.view(2).players[0].hand == ("?",)


@pytest.mark.rule("CH-NEG-04")
@pytest.mark.parametrize(("item", "status"), [("antidote", "broken"), ("card", "lapsed")])
def test_an_item_promised_freely_and_not_given_is_a_broken_word_only_if_there_was_one(item: str, status: str):
    s = table(
        at="sharing church",
        options={"promises": "free"},
        passing=["green"],
        church="geek[red] antidote",
        bank="thief[green] teen[blue]",
    )
    play(
        s,
        "red offer blue",
        *promise("red", "hand_out", "church", item),
        "red propose",
        "blue accept 1",
        "red pass",
    )
    play(s, "blue pass", "red pass", "blue pass", "red share_antidote red")
    assert look(s, "record") == [f"red {status} hand_out"]


@pytest.mark.rule("CH-NEG-02")
def test_a_vote_promised_against_who_has_hidden_is_void_not_broken():
    s = bargain(hands={"blue": "hideout"}, first="green")
    play(s, "green offer red", *promise("green", "vote_attack", "church", "blue"), "green propose")
    play(s, "blue pass", "red accept 1", "green pass", "blue play hideout", "blue aim_at_who teen")
    while offered_lines(s) and any(line.endswith(("pass", "let_pass")) for line in offered_lines(s)):
        play(s, next(line for line in offered_lines(s) if line.endswith(("pass", "let_pass"))))
    play(s, *[line for line in offered_lines(s) if line in ("red vote green", "green vote red")])
    assert has_logged(s, "PromiseLapsed 1 0 vote_attack")
    assert look(s, "record") == ["green lapsed vote_attack"]
