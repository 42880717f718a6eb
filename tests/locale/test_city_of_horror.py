"""Tests of the texts of City of Horror: names with articles, the log in the past tense, who gives what to whom."""

import pytest
from tests.locale.text_checks import have_distinct_names, not_sentences

import horda
from horda.engine.choices import Choice, Refusal
from horda.engine.events import HIDDEN, mask_secrets
from horda.engine.steps import Prompt
from horda.games.city_of_horror.content import CAST, FACES, LOCATIONS, PLACES
from horda.games.city_of_horror.events.deal_events import (
    CardOfferedPrivately,
    CardTraded,
    InvasionTold,
    PartAsked,
    PartOffered,
    PromiseBroken,
    PromiseGiven,
    PromiseKept,
)
from horda.games.city_of_horror.events.events import (
    AbilityUsed,
    ActionCardDealt,
    CardPlayed,
    CardStolen,
    CharacterDealt,
    CharacterMoved,
    FoodPaid,
    LocationBegun,
    PlacesDrawn,
    RoundBegun,
    ZombiesMoved,
)
from horda.games.city_of_horror.rules.deals.promises import PROMISES, subject_fields
from horda.locale import LANGUAGES, Words
from horda.locale.log_lines import log_sentences

GAME = horda.game("city_of_horror")
NAMES = ("Ana", "Leo", "Eva", "Bot 3")
BOX = {"location": PLACES, "who": CAST, "card": FACES}


@pytest.mark.parametrize("kind", BOX)
def test_everything_in_the_box_has_a_name_and_a_text_of_its_own(words: Words, kind: str):
    assert have_distinct_names(words, kind, BOX[kind])
    assert not_sentences(words, kind, BOX[kind]) == []


def test_names_have_the_forms_that_sentences_use(words: Words):
    for kind in ("location", "start", "who"):
        values = CAST if kind == "who" else PLACES
        assert all(words.form(kind, one, form) for one in values for form in ("the", "first", "of", "to"))
    assert all(words.form("card", one, form) for one in (*FACES, HIDDEN, "any") for form in ("the", "a"))


def test_spanish_names_have_article_and_gender(es: Words):
    assert es.event(CharacterDealt(0, "pregnant_woman")) == "Ana cuida de la Embarazada."
    assert es.event(CharacterDealt(0, "geek")) == "Ana cuida del Friki."
    assert es.event(AbilityUsed(0, "housewife")) == "Ana usó la habilidad del Ama de casa."
    assert es.event(LocationBegun("church")) == "Le toca a la Iglesia."
    assert es.event(CharacterMoved("thief", "bank", "armory")) == "El Ladrón fue del Banco a la Armería."
    assert es.event(ZombiesMoved(2, "church", "crossroads")) == "2 Zombis fueron de la Iglesia al Cruce."
    assert "agotado, 2." in es.text("who", "granny")


def test_spanish_says_e_before_i(es: Words):
    assert es.event(PlacesDrawn(0, ("water_tower", "church"))) == "Ana sacó: Depósito de Agua e Iglesia."
    assert es.event(PlacesDrawn(0, ("church", "water_tower"))) == "Ana sacó: Iglesia y Depósito de Agua."
    assert es.join_names(["agua", "hielo"]) == "agua y hielo"
    assert es.join_names(["padre", "hijo"]) == "padre e hijo"


@pytest.mark.parametrize(
    ("hour", "english", "spanish"),
    [
        (1, "One in the morning: round 1 of 4.", "Es la una de la madrugada: ronda 1 de 4."),
        (3, "Three in the morning: round 3 of 4.", "Son las tres de la madrugada: ronda 3 de 4."),
    ],
)
def test_the_hours_are_said(en: Words, es: Words, hour: int, english: str, spanish: str):
    assert en.event(RoundBegun(hour)) == english
    assert es.event(RoundBegun(hour)) == spanish


def part(kind: str, subject: int | str, location: str | None, to: int | None = 1) -> dict[str, object]:
    """Return the fields of one part of an offer."""
    target, card, who, item = subject_fields(kind, subject)
    about = {"target": target, "card": card, "who": who, "item": item, "location": location}
    return {"offer": 2, "seat": 0, "to": to, "part": kind, **about}


def test_an_offer_says_who_gives_what_to_whom(en: Words, es: Words):
    gift, vote = part("card", "any", None), part("vote_attack", 3, "church")
    assert en.event(PartOffered(**gift)) == "Offer 2: Ana gives Leo an Action card that Ana picks."
    assert es.event(PartOffered(**gift)) == "Oferta 2: Ana da a Leo una carta de Acción que elige Ana."
    assert en.event(PartAsked(**vote)) == "Offer 2: Leo votes against Bot 3 in the attack at the Church."
    assert es.event(PartAsked(**vote)) == "Oferta 2: Leo vota contra Bot 3 en el ataque de la Iglesia."
    anybody = part("hand_out", "antidote", "hospital", None)
    assert en.event(PartAsked(**anybody)) == (
        "Offer 2: whoever accepts gives Ana an Antidote from the supplies of the Hospital."
    )
    private = CardOfferedPrivately(2, 0, 1, "gun")
    assert es.event(private) == "Oferta 2: Ana da a Leo la Pistola, que solo ha visto Leo."


@pytest.mark.parametrize("kind", PROMISES)
def test_a_promise_keeps_its_content(words: Words, kind: str):
    named = {"play": "gun", "not_play": "gun", "use": "thief", "not_use": "thief", "lose": "thief"}
    subject: int | str = named.get(kind, 3)
    subject = "antidote" if kind in ("hand_out", "pay") else subject
    about = {name: value for name, value in part(kind, subject, "bank").items() if name != "offer"}
    given = words.event(PromiseGiven(**about, binds=False))
    content = given.removesuffix(".").partition("Leo ")[2]
    assert words.name("location", "bank") in content
    for event in (PromiseKept, PromiseBroken):
        assert content in words.event(event(**about))


def test_a_kept_and_a_broken_promise_in_full(en: Words, es: Words):
    about = {name: value for name, value in part("play", "shotgun", "church").items() if name != "offer"}
    assert en.event(PromiseKept(**about)) == "Ana kept the promise to Leo to play the Shotgun at the Church."
    assert es.event(PromiseBroken(**about)) == (
        "Ana faltó a su palabra con Leo: jugar la Escopeta en la Iglesia."
    )


def test_cards_are_played_at_a_place_or_from_one_to_another(en: Words, es: Words):
    assert en.event(CardPlayed(0, "alarm", location="church")) == "Ana played the Alarm at the Church."
    flare = CardPlayed(0, "rescue_flare", start="bank", location="church")
    assert en.event(flare) == "Ana played the Rescue Flare from the Bank to the Church."
    assert es.event(flare) == "Ana jugó la Bengala del Banco a la Iglesia."


def test_what_is_hidden_is_told_as_hidden(en: Words, es: Words):
    assert es.event(CardStolen(0, 1, HIDDEN)) == "Ana quitó a Leo una carta de Acción."
    assert en.event(CardTraded(0, 1, HIDDEN)) == "Ana gave Leo an Action card."
    assert es.event(FoodPaid(0, HIDDEN)) == "Ana pagó con un Alimento boca abajo."
    assert en.event(InvasionTold(0, 1, HIDDEN)) == "Ana told Leo what the next Invasion card is."


EFFECTS = [
    (place.id, side.pay, side.gain)
    for place in LOCATIONS
    for side in place.sides.values()
    if side.gain not in ("nothing", "early_look", "late_choice")
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_effect_is_asked_in_a_sentence_of_its_own(lang: str):
    words = Words.of(GAME, lang, names=NAMES, strict=True)
    asked = [
        words.prompt(
            Prompt("Activate", (("seat", 0), ("location", place), ("pay", pay), ("gain", gain))), 0
        ).partition(": ")[2]
        for place, pay, gain in EFFECTS
    ]
    assert len(set(asked)) == len(EFFECTS) == 10
    assert all(one.endswith("?") for one in asked)


DEAL = [ActionCardDealt(seat, face) for face in ("gun", "alarm") for seat in range(3)]


def test_the_deal_is_one_line_that_names_the_readers_own_cards(en: Words, es: Words):
    unseen = [mask_secrets(event) for event in DEAL]
    own = [event if event.seat == 1 else mask_secrets(event) for event in DEAL]
    assert log_sentences(en, own, 1) == ["Each player got 2 Action cards; yours: Gun and Alarm."]
    assert log_sentences(es, own, 1) == [
        "Cada jugador recibió 2 cartas de Acción; las tuyas: Pistola y Alarma."
    ]
    assert log_sentences(en, unseen, None) == ["Each player got 2 Action cards."]
    assert log_sentences(es, unseen, None) == ["Cada jugador recibió 2 cartas de Acción."]


def test_whoever_sees_all_hands_reads_who_got_which_card(en: Words):
    assert log_sentences(en, DEAL, None) == [en.event(event) for event in DEAL]


def test_why_no_more_offers_can_be_made_is_said(en: Words, es: Words):
    refused = Refusal(Choice(0, "offer_all"), "CH-Q-67", (("limit", "window"), ("count", 5)))
    assert en.refusal(refused).startswith("5 of your offers failed at this moment.")
    assert es.refusal(refused).startswith("5 ofertas tuyas han fracasado en este momento.")
    begun = Refusal(Choice(0, "offer_all"), "CH-Q-67", (("limit", "drafts"), ("count", 20)))
    assert en.refusal(begun).startswith("You have begun 20 offers at this moment.")
    assert es.reason(refused) == "Sin ofertas"


def test_the_new_promises_are_sentences(en: Words, es: Words):
    lost = part("lose", "thief", "church")
    assert en.event(PartAsked(**lost)) == "Offer 2: Leo loses the Thief if attacked at the Church."
    assert es.event(PartAsked(**lost)) == "Oferta 2: Leo pierde al Ladrón si hay ataque en la Iglesia."
    third = part("antidote_to", 2, "hospital")
    assert (
        en.event(PartOffered(**third))
        == "Offer 2: Ana gives Eva an Antidote from the supplies of the Hospital."
    )
    assert es.event(PartOffered(**third)) == "Oferta 2: Ana da a Eva un Antídoto del reparto del Hospital."


def test_talk_after_a_vote_is_asked_for_as_talk(en: Words, es: Words):
    tied = Prompt("Window", (("seat", 0), ("moment", "tie_attack"), ("location", "church")))
    assert en.prompt(tied, 0) == "Church: the vote is tied. You may talk and trade before the tie is broken."
    assert "puede hablar y negociar antes del desempate" in es.prompt(tied, 1)


def test_whoever_reads_the_log_is_you(en: Words, es: Words):
    gift, vote = PartOffered(**part("card", "any", None)), PartAsked(**part("vote_attack", 3, "church"))
    assert en.event(gift, 0) == "Offer 2: You give Leo an Action card that you pick."
    assert en.event(gift, 1) == "Offer 2: Ana gives you an Action card that Ana picks."
    assert es.event(gift, 0) == "Oferta 2: Das a Leo una carta de Acción que eliges."
    assert es.event(gift, 1) == "Oferta 2: Ana te da una carta de Acción que elige Ana."
    assert en.event(vote, 1) == "Offer 2: You vote against Bot 3 in the attack at the Church."
    assert es.event(vote, 1) == "Oferta 2: Votas contra Bot 3 en el ataque de la Iglesia."
    used = AbilityUsed(0, "housewife")
    assert [en.event(used, seat) for seat in (0, 1)] == ["You used the Housewife.", "Ana used the Housewife."]
    assert es.event(used, 0) == "Usaste la habilidad del Ama de casa."


def test_a_vote_that_concerns_the_reader_names_no_seat(en: Words, es: Words):
    for lang, own, other in (
        (en, "vote for yourself", "vote for Leo"),
        (es, "señalarte a ti", "señalar a Leo"),
    ):
        assert lang.choice(Choice.of(0, "vote", against=0)) == own
        assert lang.choice(Choice.of(0, "vote", against=1)) == other
    about = {name: value for name, value in part("vote_attack", 3, "church").items() if name != "offer"}
    promised = PromiseGiven(**about, binds=True)
    assert en.event(promised, 3).endswith(
        "to vote against you in the attack at the Church, and is bound by it."
    )
    assert "votar contra ti en el ataque de la Iglesia" in es.event(promised, 3)
