"""Tests of deals by bots in City of Horror: evaluated by playouts, doubted after broken promises, explained."""

import re
from statistics import fmean

import pytest
from tests.games.city_of_horror.conftest import play, table
from tests.games.city_of_horror.negotiation.test_deals import promise

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Turn
from horda.games.city_of_horror.content import PLACE
from horda.games.city_of_horror.state import CityState
from horda.locale import Words
from horda.think.negotiation.city_of_horror.deals import bargain_for
from horda.think.negotiation.speech import format_speech
from horda.think.search import Search, play_on

RED, GREEN, BLUE = 0, 1, 2
BUDGET = Budget(playouts=20)
WORLDS = 8
NAMES = ("Ana", "Leo", "Eva")
CHURCH = "punk[red] thief[green] teen[blue] zombie*3"


def last_night(**given: object) -> CityState:
    """Return a position before the Church's attack in the last round; red leads, so the others vote against red."""
    common = {
        "at": "attack church",
        "passing": [],
        "round": 4,
        "first": "blue",
        "church": CHURCH,
        "antidotes": {"red": 3, "green": 1, "blue": 1},
        "hands": {"red": "running_shoes", "blue": "running_shoes"},
    }
    return table(**{**common, **given})


def saving_offer() -> CityState:
    """Return a position in which blue offers red a vote against green for a worthless card."""
    s = last_night()
    vote = promise("blue", "vote_attack", "church", "green")
    play(s, "blue offer red", "blue ask_any_card", *vote, "blue propose")
    return s


def bad_offer() -> CityState:
    """Return a position in which blue asks for all of red's Antidotes, though red needs no help against the zombies."""
    s = last_night(hands={"red": "gun", "blue": "running_shoes"})
    play(s, "blue offer red", *["blue ask_antidote"] * 3, "blue give_any_card", "blue propose")
    return s


def choose(s: CityState, seat: int = RED, seed: str = "talk") -> Choice:
    return Search().choose(Turn.of(s, seat, Dice(seed), BUDGET))


def choice_with_verb(s: CityState, verb: str, seat: int = RED) -> Choice:
    return next(choice for choice in s.choices(seat) if choice.verb == verb)


def truth(s: CityState, choice: Choice) -> float:
    """Return the share of wins after a choice in the true state, played to the end with new dice."""
    return fmean(play_on(s.clone(), choice, key) for key in range(WORLDS))


@pytest.mark.parametrize(("position", "helps"), [(saving_offer, True), (bad_offer, False)])
def test_a_deal_that_helps_is_taken_and_one_that_hurts_is_not(position, helps: bool):
    s = position()
    for world in (s, s.determinise(RED, Dice("other"))):
        gain = truth(world, choice_with_verb(world, "accept")) - truth(
            world, choice_with_verb(world, "refuse")
        )
        assert (gain > 0.5) if helps else (gain < -0.5)
    assert (choose(s).verb == "accept") is helps


@pytest.mark.parametrize("position", [saving_offer, bad_offer])
def test_the_answer_is_the_same_wherever_hidden_cards_lie(position):
    s = position()
    told = {choose(s.determinise(RED, Dice(f"hidden/{number}"))).text() for number in range(8)}
    assert told == {choose(s).text()}


def test_a_saving_deal_is_offered():
    s = last_night(first="red")
    assert choose(s).verb == "offer"


def test_no_more_is_tried_than_the_budget_has_and_the_match_is_untouched():
    s = saving_offer()
    before = s.hash()
    turn = turn_of(s)
    Search().choose(turn)
    assert 1 < turn.imagined <= BUDGET.playouts
    assert s.hash() == before


# --- trust --------------------------------------------------------------------------------------


def turn_of(s: CityState, seat: int = RED) -> Turn:
    return Turn.of(s, seat, Dice("talk"), BUDGET)


def non_binding_offer(broken: int) -> CityState:
    """Return the saving offer with a non-binding promise, after blue has broken `broken` promises to green."""
    s = last_night(options={"promises": "free"})
    s.record = [[BLUE, GREEN, "vote_attack", "broken", RED, PLACE["church"]]] * broken
    vote = promise("blue", "vote_attack", "church", "green")
    play(s, "blue offer red", "blue ask_any_card", *vote, "blue propose")
    return s


@pytest.mark.rule("CH-NEG-03")
def test_a_broken_promise_lowers_trust_and_the_value_of_deals():
    trusted = [bargain_for(turn_of(non_binding_offer(broken))).trusted[BLUE] for broken in (0, 1, 3)]
    assert 1.0 > trusted[0] > trusted[1] > trusted[2] > 0.0
    # The record also changes the others' votes, so vary only the trust at the same table.
    s = non_binding_offer(0)
    worth: list[float] = []
    for share in trusted:
        turn = turn_of(s)
        dealing = bargain_for(turn)
        dealing.trusted[BLUE] = share
        worlds = [turn.imagine() for _ in range(WORLDS)]
        accept = choice_with_verb(s, "accept")
        worth.append(fmean(dealing.value_of(world, accept, key, None) for key, world in enumerate(worlds)))
    assert worth[0] > worth[2]
    assert worth == sorted(worth, reverse=True)


@pytest.mark.rule("CH-NEG-02")
def test_a_promise_that_binds_is_kept_whoever_gave_it():
    s = saving_offer()
    s.record = [[BLUE, GREEN, "vote_attack", "broken", RED, PLACE["church"]]] * 9
    assert choose(s).verb == "accept"


def test_binding_promises_do_not_raise_trust():
    kept = [[BLUE, GREEN, "vote_attack", "kept", RED, PLACE["church"]]] * 9
    trusted: list[float] = []
    for option in ("bind", "free"):
        s = last_night(options={"promises": option})
        before = bargain_for(turn_of(s, BLUE)).trusted[BLUE]
        s.record = kept
        trusted.append(bargain_for(turn_of(s, BLUE)).trusted[BLUE] - before)
    assert trusted[0] == 0.0
    assert trusted[1] > 0.05


# --- explanations -------------------------------------------------------------------------------


def speech_text(s: CityState, lang: str, seat: int = RED) -> str | None:
    turn = turn_of(s, seat)
    speech = Search().speech_for(turn, choice_with_verb(s, "propose", seat))
    assert turn.imagined <= BUDGET.playouts
    return None if speech is None else format_speech(Words.of(s.game, lang, names=NAMES), speech)


SENTENCES = {
    "en": r"Eva, vote against Leo at the Church and I give you an Action card: "
    r"without it I {} in (\d+) of 10, with it in (\w+)\.",
    "es": r"Eva, vota contra Leo en la Iglesia y yo te doy una carta de Acción: "
    r"sin eso {} en (\d+) de 10; con eso, en (\w+)\.",
}
LOSSES = {
    ("en", "out"): "am out of the game",
    ("es", "out"): "me quedo fuera",
    ("en", "loss"): "lose the Punk",
    ("es", "loss"): "pierdo al Punk",
}


@pytest.mark.parametrize(("lang", "loss"), LOSSES)
def test_an_offer_is_explained_by_the_deal_and_what_comes_without_it(lang: str, loss: str):
    s = last_night(first="red", bank="" if loss == "out" else "rasta[red]")
    vote = promise("red", "vote_attack", "church", "green", demand=True)
    play(s, "red offer blue", "red give_any_card", *vote)
    sentence = speech_text(s, lang)
    assert sentence is not None
    found = re.fullmatch(SENTENCES[lang].format(LOSSES[lang, loss]), sentence)
    assert found, sentence
    without, given = found.groups()
    assert int(without) > (int(given) if given.isdigit() else 0)


def test_two_who_promise_the_same_say_it_once():
    s = last_night(first="red")
    parts = [promise("red", "vote_attack", "church", "green", demand=demand) for demand in (True, False)]
    play(s, "red offer blue", *parts[0], *parts[1])
    assert str(speech_text(s, "en")).startswith(
        "Eva, vote against Leo at the Church and I do the same: without it"
    )
    assert str(speech_text(s, "es")).startswith(
        "Eva, vota contra Leo en la Iglesia y yo hago lo mismo: sin eso"
    )


@pytest.mark.rule("CH-INF-12")
def test_a_card_shown_to_one_player_is_not_named_to_the_table():
    s = last_night(first="red")
    vote = promise("red", "vote_attack", "church", "green", demand=True)
    play(s, "red offer blue", "red give_card_privately running_shoes", *vote)
    sentence = speech_text(s, "en")
    assert sentence is not None
    assert "the card that I showed you" in sentence
    assert "Shoes" not in sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Eva, no: that helps you more than me."),
        ("es", "Eva, no: eso te ayuda más a ti que a mí."),
    ],
)
def test_a_refusal_is_explained(lang: str, sentence: str):
    s = bad_offer()
    speech = Search().speech_for(turn_of(s), choice_with_verb(s, "refuse"))
    assert speech is not None
    assert format_speech(Words.of(s.game, lang, names=NAMES), speech) == sentence


def test_useless_offers_and_other_choices_are_not_explained():
    s = last_night(first="red", hands={"red": "gun", "blue": "running_shoes"})
    play(s, "red offer blue", "red give_antidote", "red give_antidote", "red give_antidote")
    assert speech_text(s, "en") is None
    drop = choice_with_verb(s, "drop")
    assert Search().speech_for(turn_of(s), drop) is None
