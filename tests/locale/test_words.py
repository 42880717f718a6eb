"""Tests of the sentences for choices, prompts, events, results and errors, in both languages."""

from pathlib import Path

import pytest
from tests.engine.toy import TOY, CardDrawn, TrickWon

from horda import games
from horda.engine.choices import Choice, IllegalChoice, OrderRefused
from horda.engine.events import HIDDEN, AskedAnew, OnlyChoice, OrderFollowed, TakenBack
from horda.engine.saves.save import BadSave
from horda.engine.state import Result
from horda.engine.steps import Prompt
from horda.games.zombicide.events.events import TurningPoint
from horda.locale import MissingWords, Words, language
from horda.locale.catalogue import kebab
from horda.locale.missions import mission_page

pytestmark = pytest.mark.usefixtures("toy_words")


TITLE = "Carta alta"


@pytest.fixture
def en() -> Words:
    return Words.of(TOY, "en", names=("Ana", "Luis"), strict=True)


@pytest.fixture
def es() -> Words:
    return Words.of(TOY, "es", names=("Ana", "Luis"), strict=True)


@pytest.mark.parametrize(
    ("name", "id"), [("CardDrawn", "card-drawn"), ("dead_cards", "dead-cards"), ("n3", "n3"), ("A", "a")]
)
def test_ids_are_written_in_one_way(name: str, id: str):
    assert kebab(name) == id


def test_a_choice_is_said_with_its_arguments_in_words(en: Words, es: Words):
    choice = Choice.of(0, "lay", card="high")
    assert (en.choice(choice), es.choice(choice)) == ("Lay High", "Poner Alta")


def test_a_prompt_is_said_with_numbers_as_numbers(en: Words, es: Words):
    prompt = Prompt("Lay", (("trick", 2),))
    assert en.prompt(prompt, 0) == "Which card do you lay for trick 2?"
    assert es.prompt(prompt, 0) == "¿Qué carta pones en la baza 2?"
    assert es.prompt(Prompt("Prize", (("seat", 1),)), 0) == "La baza es de Luis. ¿Roba una carta?"


def test_an_event_is_told_to_each_as_they_may_know_it(en: Words, es: Words):
    assert en.event(CardDrawn(0, "low"), 0) == "You draw Low."
    assert en.event(CardDrawn(0, HIDDEN), 1) == "Ana draws a hidden card."
    assert es.event(CardDrawn(0, HIDDEN), None) == "Ana roba una carta oculta."
    assert es.event(TrickWon(1, "high", 6)) == "Luis gana la baza con Alta y un 6."


def test_events_of_the_engine_have_common_words(en: Words, es: Words):
    assert en.event(OrderFollowed(0, "pass", "turn")) == "Ana passed (standing order, this turn)."
    assert es.event(OrderFollowed(0, "pass", "turn")) == "Ana pasó (orden fija, este turno)."
    assert es.event(OrderFollowed(0, "pass", "match")) == "Ana pasó (orden fija, toda la partida)."
    assert en.event(OrderFollowed(1, "lay", "match")) == "Luis was not asked (standing order, this match)."
    assert es.event(OrderFollowed(1, "lay", "turn")) == "No se preguntó a Luis (orden fija, este turno)."
    assert en.event(AskedAnew(1, 100)).startswith("Standing orders have answered 100 times in a row: Luis is")
    assert es.event(AskedAnew(1, 0)).startswith("No ha ocurrido nada nuevo")
    assert es.event(TakenBack(0, "lay")) == "La mesa deshizo la última decisión de Ana."


def test_a_single_option_is_not_worth_a_line(en: Words, es: Words):
    assert en.event(OnlyChoice(1, "draw")) == es.event(OnlyChoice(1, "pass")) == ""


def test_an_order_that_is_not_taken_is_refused_in_words(en: Words, es: Words):
    refused = OrderRefused(Choice(0, "draw", standing="turn"), "Prize", ("pass",))
    assert en.error(refused).startswith("“Draw a card” cannot be a standing order")
    assert es.error(refused).startswith("«Robar una carta» no puede ser una orden fija")


def test_a_result_says_why_and_who(en: Words, es: Words):
    assert en.result(Result((1,), (0, 1), "alone")) == "The most tricks. Luis wins."
    assert es.result(Result((0, 1), (1, 1), "tie")) == "Las mismas bazas. Ganan Ana y Luis."
    assert es.result(Result((), (0, 0), "tie")).endswith("No gana nadie.")


def test_who_plays_together_wins_and_loses_together(en: Words, es: Words):
    assert en.result(Result((), (0, 0), "tie", together=True)).endswith(". You lose.")
    assert es.result(Result((0, 1), (1, 1), "tie", together=True)) == "Las mismas bazas. Habéis ganado."
    assert en.result(Result((1,), (0, 1), "alone", together=True)) == "The most tricks. Luis wins."


def test_options_and_their_values_have_names(es: Words):
    assert es.option("mood") == "Ánimo"
    assert es.value("mood", "wild") == "salvaje"
    assert es.value("tricks", 5) == "5"
    assert es.value("open", True) == "sí"


def test_players_without_a_name_are_counted_from_one():
    assert Words("en").seat(0) == "Player 1"
    assert Words("es").seat(2) == "Jugador 3"
    assert Words("es").seat(None) == "espectadores"


def test_names_in_a_row_are_joined_and_counted(en: Words, es: Words):
    assert en.name("card", ("low", "high", "low")) == "Low ×2 and High"
    assert es.name("card", ("low", "middle", "high")) == "Baja, Media y Alta"
    assert en.name("card", ()) == "nothing"
    assert en.name("zombies", (0, 1)) == "Ana and Luis"
    assert en.text("card", "high") == "Adds 5."
    assert en.text("seat", 1) == ""


def test_dice_are_told_as_they_fell(en: Words):
    assert en.name("dice", (3, 1, 3)) == "3 1 3"


def test_a_name_has_other_forms(en: Words, es: Words):
    assert (en.form("card", "low", "many"), es.form("card", "low", "many")) == ("Lows", "Bajas")
    assert en.form("card", "high", "many") == ""


def test_a_page_is_said_part_by_part_and_a_moment_of_it_alone(en: Words, es: Words):
    assert mission_page(en, "dawn") == (
        *("Dawn", "The night is nearly over.", ("Win a trick.", "Win another.")),
        *((), (), ("The sun rises.",)),
    )
    assert mission_page(es, "dawn").text() == "La noche casi ha acabado. 1. Gana una baza. 2. Gana otra."
    assert es.event(TurningPoint(1, "dawn.turn_1")) == "Sale el sol."


def test_things_told_apart_by_signs_have_one_message_for_all(en: Words, es: Words):
    assert (en.name("zone", "E4"), es.name("zone", "E4")) == ("square E4", "casilla E4")


def test_an_argument_may_hold_names_of_another_kind(en: Words):
    assert en.name("to", "E4") == "square E4"
    assert (en.name("weapon", "high"), en.text("weapon", "high")) == ("High", "Adds 5.")


def test_a_game_finds_the_words_of_its_family():
    words = Words("es", "toy", families=("zombicide",), strict=True)
    assert words.name("zombie", "walker") == "Caminante"
    assert words.title() == TITLE


def test_no_marks_of_direction_get_into_a_terminal(en: Words):
    said = en.choice(Choice.of(0, "lay", card="high"))
    assert not set(said) & {"\u2068", "\u2069"}


def test_errors_are_one_sentence_in_each_language(en: Words, es: Words):
    refusal = IllegalChoice(Choice.of(0, "lay", card="low"), ("TOY-01",), [])
    assert en.error(refusal) == "“Lay Low” is not allowed now (TOY-01)."
    assert es.error(refusal) == "«Poner Baja» no está permitido ahora (TOY-01)."
    assert es.error(BadSave("x")) == "No se puede abrir esta partida: x."
    assert en.error(ValueError("oh")) == "oh"


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("el Banco", "Cambió de sitio: del Banco al Banco."),
        ("la Iglesia", "Cambió de sitio: de la Iglesia a la Iglesia."),
        ("El Salvador", "Cambió de sitio: de El Salvador a El Salvador."),
        ("elefantes", "Cambió de sitio: de elefantes a elefantes."),
    ],
)
def test_spanish_joins_an_article_to_the_preposition_before_it(es: Words, place: str, sentence: str):
    assert es.say("toy-moved-house", place=place) == sentence


def test_missing_words_are_an_error_where_one_asks_and_never_stop_a_match(en: Words):
    with pytest.raises(MissingWords, match="toy-card-joker"):
        en.name("card", "joker")
    with pytest.raises(MissingWords, match="trick"):
        en.prompt(Prompt("Lay"), 0)
    lenient = Words.of(TOY, "en")
    assert lenient.name("card", "old_joker") == "old joker"


def test_an_attribute_is_a_message_of_its_own_and_a_term_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "odd" / "words").mkdir(parents=True)
    (tmp_path / "odd" / "__init__.py").touch()
    text = "only =\n    .short = this\n-term = a term\n    .short = of it\nuses = { -term }\n"
    (tmp_path / "odd" / "words" / "en.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    words = Words("en", "odd")
    asked = ("only", "only.short", "only.long", "term", "-term", "term.short", "uses", "absent")
    assert [message for message in asked if words.has(message)] == ["only.short", "uses"]
    assert (words.say("only.short"), words.say("uses")) == ("this", "a term")


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "es_ES"}, "en"),
        ({"LC_ALL": "es", "LANG": "en_US"}, "es"),
        ({"LC_ALL": "", "LC_MESSAGES": "es-MX"}, "es"),
    ],
)
def test_the_environment_decides_the_language(env: dict[str, str], lang: str):
    assert language(env) == lang
