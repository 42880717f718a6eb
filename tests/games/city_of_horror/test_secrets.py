"""Tests of what others know of cards after one left a hand, a packet or a location face down (CH-INF, CH-Q-62)."""

import pytest
from tests.games.city_of_horror.conftest import GAME, ask, event_lines, has_logged, offered_lines, play, table
from tests.games.city_of_horror.negotiation.test_deals import promise

from horda.engine.chance import Dice
from horda.engine.choices import format_value
from horda.engine.events import HIDDEN

BASE = {"church": "geek[red] zombie", "hospital": "student[green]", "bank": "thief[blue]"}


def position_after_gun_shown(**given: object):
    """Return a position after red showed the Gun in a refused offer; blue's Thief may steal."""
    s = table(at="attack church", passing=[], **{**BASE, "hands": {"red": "gun alarm kitten"}, **given})
    play(s, "red offer green", "red give_card gun", "red propose", "green refuse 1")
    return s


def events_for_seat(s, seat: int | None, name: str) -> list[str]:
    """Return the events of one name, as text with what is hidden from a seat left out."""
    lines = [" ".join(format_value(value) for value in event.as_json()) for event in s.events_for(seat)]
    return [line for line in lines if line.startswith(f"{name} ")]


@pytest.mark.rule("CH-INF-11", "CH-INF-12")
def test_what_was_shown_once_is_not_known_any_more_after_a_theft():
    for seed in range(12):
        s = position_after_gun_shown()
        s.chance = seed * 7919
        assert s.view(None).players[0].hand == ("gun", HIDDEN, HIDDEN)
        play(s, "blue use thief", "blue aim_at_player red")
        for seat in (1, None):
            assert events_for_seat(s, seat, "CardStolen") == ["CardStolen 2 0 ?"]
            assert set(s.view(seat).players[0].hand) == {HIDDEN}
            assert s.view(seat).players[2].hand == (HIDDEN,)
        stolen = s.view(2).players[2].hand[0]
        assert events_for_seat(s, 0, "CardStolen") == [f"CardStolen 2 0 {stolen}"]
        assert ("gun" in s.view(2).players[0].hand) == (stolen != "gun")


@pytest.mark.rule("CH-INF-11")
def test_the_only_card_of_a_hand_is_known_wherever_it_goes():
    s = position_after_gun_shown(hands={"red": "gun"})
    play(s, "blue use thief", "blue aim_at_player red")
    assert events_for_seat(s, None, "CardStolen") == ["CardStolen 2 0 gun"]


@pytest.mark.rule("CH-NEG-01", "CH-INF-12")
@pytest.mark.parametrize("card", ["gun", "alarm"])
def test_a_card_of_ones_choice_is_seen_by_the_two_alone(card: str):
    s = position_after_gun_shown(hands={"red": "gun alarm"})
    play(s, "blue pass", "red offer blue", "red give_any_card", "red propose", "green pass", "blue accept 2")
    play(s, f"red hand_over {card} blue")
    for seat in (1, None):
        assert events_for_seat(s, seat, "CardTraded") == ["CardTraded 0 2 ?"]
        assert s.view(seat).players[0].hand == s.view(seat).players[2].hand == (HIDDEN,)
    assert s.view(2).players[2].hand == (card,)


@pytest.mark.rule("CH-NEG-01", "CH-INF-11")
def test_an_offer_that_names_a_card_is_gone_after_any_theft_so_that_it_tells_nothing():
    outcomes = set()
    for seed in range(12):
        s = table(at="attack church", passing=[], hands={"red": "gun alarm"}, **BASE)
        s.chance = seed * 7919
        play(s, "red offer green", "red give_card gun", "red propose", "green leave_offers")
        play(s, "blue use thief", "blue aim_at_player red")
        outcomes.add(
            (s.view(2).players[2].hand[0], events_for_seat(s, 1, "OfferLapsed")[0], len(s.view(1).offers))
        )
    assert outcomes == {("gun", "OfferLapsed 0 1", 0), ("alarm", "OfferLapsed 0 1", 0)}


@pytest.mark.rule("CH-NEG-01")
@pytest.mark.parametrize("card", ["gun", "alarm"])
def test_an_offer_that_names_a_card_is_gone_after_a_card_was_handed_on_unseen(card: str):
    s = table(at="attack church", passing=[], hands={"red": "gun alarm kitten"}, **BASE)
    play(s, "red offer green", "red give_card gun", "red propose", "green leave_offers", "blue pass")
    play(s, "red offer blue", "red give_any_card", "red propose", "green leave_offers", "blue accept 2")
    play(s, f"red hand_over {card} blue")
    assert events_for_seat(s, 1, "OfferLapsed") == ["OfferLapsed 0 1"]


@pytest.mark.rule("CH-NEG-01")
def test_an_offer_of_any_card_stands_after_a_theft_while_there_are_cards():
    s = table(at="attack church", passing=[], hands={"red": "gun alarm"}, **BASE)
    play(s, "red offer green", "red give_any_card", "red propose", "green leave_offers")
    play(s, "blue use thief", "blue aim_at_player red")
    assert len(s.view(1).offers) == 1


@pytest.mark.rule("CH-INF-12")
def test_the_order_of_a_hand_tells_nothing():
    hands = set()
    for held in ("gun alarm kitten", "kitten gun alarm", "alarm kitten gun"):
        s = table(at="attack church", passing=[], hands={"red": held}, food={"red": [2, 1]}, **BASE)
        play(s, "red offer green", "red give_card gun", "red propose")
        hands.add((s.view(0).players[0].hand, s.view(1).players[0].hand, s.view(0).players[0].food))
    assert hands == {(("alarm", "gun", "kitten"), ("gun", HIDDEN, HIDDEN), ("food_1", "food_2"))}


@pytest.mark.rule("CH-INF-12", "CH-NEG-01")
def test_the_owner_may_show_the_card_of_an_offer_to_its_partner_alone():
    s = table(at="attack church", passing=[], hands={"red": "gun alarm"}, **BASE)
    play(s, "red offer green", "red give_card_privately gun", "red propose")
    assert s.view(1).offers[0].parts[0].subject == "gun"
    assert s.view(1).players[0].hand == ("gun", HIDDEN)
    assert events_for_seat(s, 1, "CardOfferedPrivately") == ["CardOfferedPrivately 1 0 1 gun"]
    for seat in (2, None):
        assert s.view(seat).offers[0].parts[0].subject == HIDDEN
        assert s.view(seat).players[0].hand == (HIDDEN, HIDDEN)
        assert events_for_seat(s, seat, "CardOfferedPrivately") == ["CardOfferedPrivately 1 0 1 ?"]
    play(s, "green accept 1")
    assert s.view(1).players[1].hand == ("gun",)
    assert s.view(2).players[1].hand == (HIDDEN,)
    assert events_for_seat(s, 2, "CardTraded") == ["CardTraded 0 1 ?"]


@pytest.mark.rule("CH-INF-12")
def test_who_knows_a_hand_still_does_not_know_which_card_is_shown_to_another():
    s = table(at="attack church", passing=[], hands={"red": "gun alarm"}, **BASE)
    play(s, "red offer blue", "red show_hand", "red propose", "green pass", "blue accept 1")
    assert s.view(2).players[0].hand == ("alarm", "gun")
    play(s, "red offer green", "red give_card_privately gun", *promise("red", "pay", "bank", "card"))
    play(s, "red propose")
    assert s.view(2).offers[0].parts[0].subject == HIDDEN
    assert events_for_seat(s, 2, "CardOfferedPrivately") == ["CardOfferedPrivately 2 0 1 ?"]
    imagined = s.determinise(2, Dice(3))
    assert imagined.view(2) == s.view(2)
    play(imagined, "green accept 2")
    assert imagined.game.violations(imagined) == []
    guesses = {s.determinise(2, Dice(seed)).view(1).offers[0].parts[0].subject for seed in range(20)}
    assert guesses == {"gun", "alarm"}


@pytest.mark.rule("CH-INF-12", "CH-NEG-01")
@pytest.mark.parametrize("card", ["gun", "alarm"])
def test_an_offer_in_private_is_gone_with_any_card_that_leaves_the_hand(card: str):
    s = table(at="attack church", passing=[], hands={"red": "gun alarm"}, **BASE)
    play(s, "red offer green", f"red give_card_privately {card}", "red propose", "green leave_offers")
    play(s, "blue pass", "red play gun", "red aim_at_location church")
    assert events_for_seat(s, 2, "OfferLapsed") == ["OfferLapsed 0 1"]


EQUAL = (
    (("give_card gun",), ("give_card_privately gun",)),
    (("give_card_privately gun", "give_card gun"), ("give_card gun", "give_card_privately gun")),
    (("give_card_privately gun",), ("give_card gun",)),
    (("give_card_privately gun", "give_card gun"), ("give_card_privately gun",)),
    (("give_card gun",), ("give_card gun",)),
)


@pytest.mark.rule("CH-INF-12")
@pytest.mark.parametrize(("later", "first"), EQUAL)
def test_a_player_shown_one_of_two_equal_cards_imagines_no_other_in_the_offer(
    first: tuple[str, ...], later: tuple[str, ...]
):
    """A card shown later, to one player or to all, may be the same card that was shown before."""
    s = table(at="attack church", passing=[], hands={"red": "gun alarm kitten gun"}, **BASE)
    play(s, "red offer green", *[f"red {part}" for part in first], "red propose", "green leave_offers")
    play(s, "blue pass", "red offer blue", *[f"red {part}" for part in later], "red propose")
    for seat in (0, 1, 2, None):
        assert {s.determinise(seat, Dice(seed)).view(seat) == s.view(seat) for seed in range(30)} == {True}
    assert s.view(1).players[0].hand.count("gun") == max(len(first), later.count("give_card gun"))


@pytest.mark.rule("CH-INF-12")
def test_a_card_offered_to_everybody_can_only_be_shown_to_all():
    s = table(at="attack church", passing=[], hands={"red": "gun"}, **BASE)
    play(s, "red offer_all")
    assert "red give_card gun" in offered_lines(s)
    assert not any("privately" in line for line in offered_lines(s))


@pytest.mark.rule("CH-INF-04", "CH-INF-09")
def test_word_of_the_invasion_card_is_for_who_bought_it():
    s = table(at="round", invasion=["one_mall"], seen_by=["red"], passing=[], **BASE)
    play(
        s, "red offer green", "red tell_invasion", "red propose", "green accept 1", "red tell one_buses green"
    )
    assert events_for_seat(s, 1, "InvasionTold") == ["InvasionTold 0 1 one_buses"]
    assert [len(s.view(seat).claims) for seat in (0, 1, 2, None)] == [1, 1, 0, 0]
    for seat in (2, None):
        assert events_for_seat(s, seat, "InvasionTold") == ["InvasionTold 0 1 ?"]
    assert s.determinise(2, Dice(1)).claims == []


@pytest.mark.rule("CH-BRD-10", "CH-LOC-14")
@pytest.mark.parametrize("paid", ["food_1", "food_2"])
def test_food_is_paid_face_down(paid: str):
    s = table(
        at="church",
        sides={"church": "B", "crossroads": "B"},
        church="geek[red, exhausted]",
        bank="thief[green] teen[blue]",
        food={"red": [2, 1]},
    )
    for token in s.cards.piles["food_0"]:
        if s.cards.face(token) == "food_2":
            s.cards.learn(token, s.everyone)
    assert s.view(1).players[0].food == ("food_2", HIDDEN)
    play(s, "red use_effect", f"red pay_food {paid}")
    assert events_for_seat(s, 1, "FoodPaid") == ["FoodPaid 0 ?"]
    assert s.view(1).players[0].food == (HIDDEN,)


@pytest.mark.rule("CH-VAR-03", "CH-VAR-04")
def test_nobody_knows_what_others_kept_in_the_draft():
    for seats in (3, 4):
        s = GAME.new(seats=seats, seed=seats, draft=True)
        rng = Dice(f"draft {seats}")
        while ask(s) != "PickCards":
            s.apply(s.all_choices()[0])
        while ask(s) == "PickCards":
            s.apply(s.all_choices()[rng.below(len(s.all_choices()))])
        for seat in range(seats):
            last = s.view(seat).players[(seat + 1) % seats].hand
            # The last card of a packet that one passed on is the only one that one saw being kept.
            assert len(last) - last.count(HIDDEN) == 1
            for other in range(seats):
                if other not in (seat, (seat + 1) % seats):
                    assert set(s.view(seat).players[other].hand) == {HIDDEN}


@pytest.mark.rule("CH-VAR-03")
def test_a_packet_is_offered_in_an_order_that_tells_nothing():
    s = GAME.new(seats=3, seed=3, draft=True)
    while ask(s) != "PickCards":
        s.apply(s.all_choices()[0])
    before = s.choices(0)
    s.cards.piles["packet_0"].reverse()
    s.offer = None
    assert s.choices(0) == before


@pytest.mark.rule("CH-INF-06", "CH-SHR-08")
@pytest.mark.parametrize("given", ["gun", "alarm", "kitten"])
def test_who_shared_out_before_is_not_told_whom_a_later_one_gives_the_rest(given: str):
    s = table(
        at="sharing church",
        church="geek[red] card[gun] card[alarm] card[kitten]",
        bank="thief[green] teen[blue]",
    )
    assert s.view(0).locations[0].cards == ("alarm", "gun", "kitten")
    s.stack[-1] = type(s.stack[-1])(1, 0, ())
    s.offer = None
    for card in s.cards.piles["supplies_church"]:
        s.cards.learn(card, s.bit(1))
    play(s, f"green share_card {given} blue")
    assert events_for_seat(s, 0, "CardShared") == ["CardShared 1 2 ?"]
    assert s.view(0).locations[0].cards == (HIDDEN, HIDDEN)
    assert s.view(0).players[2].hand == (HIDDEN,)
    assert s.view(2).players[2].hand == (given,)


@pytest.mark.rule("CH-INF-12")
def test_a_second_card_like_one_that_was_seen_gives_nothing_away():
    """Green has seen one Gun and blue the other; after one is played, neither knows whether red holds a Gun."""
    s = table(at="attack church", passing=[], hands={"red": "gun*2"}, **BASE)
    first, second = s.cards.piles["hand_0"]
    s.cards.learn(first, s.bit(1))
    s.cards.learn(second, s.bit(2))
    play(s, "red play gun", "red aim_at_location church")
    assert s.view(1).players[0].hand == s.view(2).players[0].hand == (HIDDEN,)


@pytest.mark.rule("CH-INF-12")
def test_showing_a_card_that_was_seen_before_shows_no_second_one():
    s = table(at="attack church", passing=[], hands={"red": "gun*2"}, **BASE)
    play(s, "red offer green", "red give_card gun", "red propose", "green refuse 1", "blue pass")
    play(s, "red offer green", "red give_card gun", "red propose")
    assert s.view(1).players[0].hand == s.view(None).players[0].hand == ("gun", HIDDEN)
    assert has_logged(s, "CardShown 0 gun", "CardShown 0 gun")
    assert not any(line.startswith("CardTraded") for line in event_lines(s))


@pytest.mark.rule("CH-INF-12")
@pytest.mark.parametrize("private", ["gun", "alarm"])
def test_what_is_shown_to_one_player_does_not_count_for_the_others(private: str):
    """After a second showing of a Gun, all know of one Gun only, whatever card green is shown privately."""
    s = table(at="attack church", passing=[], hands={"red": "gun*2 alarm"}, **BASE)
    play(s, "red offer green", "red give_card gun", "red propose", "green refuse 1", "blue pass")
    play(s, "red offer green", f"red give_card_privately {private}", "red give_card gun", "red propose")
    assert s.view(None).players[0].hand == s.view(2).players[0].hand == ("gun", HIDDEN, HIDDEN)
    assert s.view(1).players[0].hand.count("gun") == (2 if private == "gun" else 1)


@pytest.mark.rule("CH-MVC-01", "CH-INF-02")
def test_ones_own_movement_card_stays_in_sight_for_oneself_alone():
    s = GAME.new(seats=3, seed=4)
    while ask(s) != "PickMovement":
        s.apply(s.choices(s.deciders[0])[0])
    seat = s.deciders[0]
    chosen = next(one for one in s.choices(seat) if one.verb == "choose" and one.name("location") == "church")
    s.apply(chosen)
    assert ask(s) == "PickMovement"
    assert s.view(seat).players[seat].movement == "church"
    others = [other for other in (*range(3), None) if other != seat]
    assert [s.view(other).players[seat].movement for other in others] == [None, None, None]


@pytest.mark.rule("CH-NEG-01", "CH-INF-12")
@pytest.mark.parametrize("card", ["gun", "alarm"])
def test_whether_a_card_handed_on_in_secret_was_known_does_not_decide_what_may_be_taken_back(card: str):
    """All have seen the Gun and nobody the Alarm; blue gets one of the two, and nobody else may tell which."""
    s = position_after_gun_shown(hands={"red": "gun alarm"})
    play(s, "blue pass", "red offer blue", "red give_any_card", "red propose", "green pass", "blue accept 2")
    play(s, f"red hand_over {card} blue")
    assert not s.can_undo


@pytest.mark.rule("CH-SHR-08", "CH-INF-06")
@pytest.mark.parametrize("given", ["gun", "alarm"])
def test_whether_a_shared_card_was_known_does_not_decide_what_may_be_taken_back(given: str):
    """Blue had seen the Gun among the supplies, and green hands out the Gun or the Alarm."""
    s = table(at="sharing church", church="thief[green] card[gun] card[alarm]", bank="geek[red] teen[blue]")
    s.cards.learn(s.cards.find("supplies_church", "gun"), s.bit(2))
    s.cards.has_new_information = False
    play(s, f"green share_card {given} blue")
    assert not s.can_undo


@pytest.mark.rule("CH-SHR-08")
def test_who_looked_through_the_supplies_may_take_back_what_they_kept():
    s = table(at="sharing church", church="thief[green] card[gun] card[alarm]", bank="geek[red] teen[blue]")
    play(s, "green share_card gun green")
    assert s.can_undo
