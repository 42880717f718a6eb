"""Tests of the texts of Survivor Zombiland: names of all contents, and the numbers of the content."""

import re
from collections.abc import Mapping
from importlib.resources import files

import pytest
from tests.locale.text_checks import have_distinct_names, not_sentences

import horda
from horda.engine.choices import Choice
from horda.engine.events import HIDDEN
from horda.engine.steps import Prompt
from horda.games.zombiland.content import BOARD
from horda.games.zombiland.events import (
    Bitten,
    DeckRenewed,
    Died,
    EncounterDrawn,
    FightEscaped,
    FightRolled,
    FightWon,
    Moved,
    ResourceDrawn,
    ResourcePlayed,
    TokenGained,
)
from horda.games.zombiland.printed_values import CARDS
from horda.games.zombiland.rules.board import KIND
from horda.locale import LANGUAGES, Words

GAME = horda.game("zombiland")
NAMES = ("Ana", "Luis")
BOX = {
    "card": list(CARDS),
    "space": list(KIND),
    "kind": sorted(set(KIND.values())),
    "location": list(BOARD.tokens),
    "region": [region.id for region in BOARD.regions],
    "character": list(BOARD.characters),
    "status": ["alive", "laid", "zombie", "killed", "dead"],
    "deck": ["resource", "encounter", "zombie"],
}
WITH_TEXT = {"option": [option.name for option in GAME.options()]} | {
    kind: BOX[kind] for kind in ("card", "space", "kind", "location")
}
ONE = {
    *("another_turn", "count", "duel", "encounter", "escape", "keep", "peace", "reroll", "rob"),
    *("salvage", "scout", "swap", "wear"),
}
"""Names of the values that no text states, because they are always one."""


@pytest.mark.parametrize("kind", BOX)
def test_everything_in_the_box_has_a_name_of_its_own(words: Words, kind: str):
    assert have_distinct_names(words, kind, BOX[kind])


@pytest.mark.parametrize("kind", WITH_TEXT)
def test_cards_spaces_and_options_say_what_they_do(words: Words, kind: str):
    assert not_sentences(words, kind, WITH_TEXT[kind]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["card", "location"])
def test_texts_say_every_figure_of_the_content(lang: str, kind: str):
    for name in BOX[kind]:
        printed = _named_in_text(GAME.figures(kind, name))
        tuned = {figure: 500 + number for number, figure in enumerate(printed)}
        words = Words(lang, "zombiland", strict=True, figures=lambda *_, tuned=tuned: ZEROS | tuned)
        text = words.text(kind, name)
        assert [figure for figure, number in tuned.items() if str(number) not in text] == [], name


ZEROS = {"health": 0, "resources": 0, "fight": 0}


def _named_in_text(figures: Mapping[str, int | str]) -> list[str]:
    """Return the names of the values that a card's text must state: those not zero, and the bites of a foe."""
    told = [name for name, figure in figures.items() if figure and name not in (*ONE, "bites", "figure")]
    return [*told, "bites"] if figures.get("power") else told


def test_a_text_follows_the_content(en: Words, es: Words):
    figures = GAME.figures("card", "butcher")
    assert (figures["bites"], figures["lose_discard"]) == (1, 1)
    power = figures["power"]
    assert en.text("card", "butcher") == f"Power {power}. Lose: 1 bite, and discard 1 Resource card."
    assert es.text("card", "butcher") == (
        f"Poder {power}. Si pierdes: 1 mordida, y descarta 1 carta de Recursos."
    )


def test_a_roll_is_told_with_its_sum(en: Words, es: Words):
    assert en.event(FightRolled(0, 4, 3, 7, 6)) == "Ana rolled 4 and 3 more: 7 against 6."
    assert es.event(FightRolled(0, 4, 0, 4, 6)) == "Ana sacó 4 contra 6."
    assert en.event(FightRolled(1, 6, 0, 6, 9)) == "Luis rolled 6, which beats anything."


def test_places_are_told_as_one_says_them(en: Words, es: Words):
    assert en.event(Moved(0, "zone_0", "nx2")) == "Ana went from Zone 0 to North exit 2."
    assert es.event(Moved(0, "n3", "hospital")) == "Ana fue de Norte 3 al Hospital."
    assert (
        es.event(Moved(0, "nx2", "se3"))
        == "Ana fue de la salida norte 2 al extremo sur de la cloaca sudeste."
    )
    assert en.event(Moved(1, "ne2", "n6")) == "Luis went from the middle of the NE sewer to North 6."


def test_a_card_is_named_to_who_may_know_it(en: Words, es: Words):
    assert en.event(ResourceDrawn(0, "old_bat")) == "Ana drew the Old Bat."
    assert en.event(ResourceDrawn(0, HIDDEN)) == "Ana drew a Resource card."
    assert es.prompt(Prompt("AcceptCard", (("seat", 1), ("card", HIDDEN)))) == (
        "Luis ofrece una carta. ¿Aceptas?"
    )


def test_who_plays_a_card_for_themselves_is_named_once(en: Words, es: Words):
    assert en.event(ResourcePlayed(0, "torch", 0)) == "Ana played the Torch."
    assert en.event(ResourcePlayed(0, "torch", 1)) == "Ana played the Torch for Luis."
    assert es.choice(Choice.of(1, "play", card="torch", target=0)) == "Jugar la Antorcha para Ana"


def test_every_card_has_the_forms_that_sentences_use(words: Words):
    forms = ("the", "to", "of")
    assert [card for card in BOX["card"] for form in forms if not words.form("card", card, form)] == []


def test_cards_and_tokens_are_told_with_their_article(en: Words, es: Words):
    assert en.event(EncounterDrawn(0, "twins")) == "Ana met the Twins."
    assert es.event(EncounterDrawn(0, "twins")) == "Ana se topó con los Gemelos."
    assert es.event(FightWon(0, "bloated_one")) == "Ana venció al Hinchado."
    assert es.event(FightEscaped(0, "ward_nurse")) == "Ana se escabulló de la Enfermera de guardia."
    assert es.event(TokenGained(0, "automobile")) == "Ana consiguió la ficha del Automóvil."


def test_a_deck_made_anew_is_told_by_its_name(en: Words, es: Words):
    assert en.event(DeckRenewed("zombie")).startswith("The Zombie deck ran out;")
    assert es.event(DeckRenewed("encounter")).startswith("El mazo de Encuentros se acabó;")


@pytest.mark.parametrize(
    ("death", "english", "spanish"),
    [
        (Died(0), "Ana died.", "Ana murió."),
        (
            Died(0, 3, "bottom"),
            "Ana died; their 3 cards went under the Resource deck, face down.",
            "Ana murió; sus 3 cartas quedaron debajo del mazo de Recursos, boca abajo.",
        ),
        (
            Died(0, 2, "top"),
            "Ana died; their 2 cards went on top of the Resource deck, face down.",
            "Ana murió; sus 2 cartas quedaron encima del mazo de Recursos, boca abajo.",
        ),
        (
            Died(0, 1, "shuffle"),
            "Ana died; their only card went into the Resource deck, which was shuffled.",
            "Ana murió; su única carta quedó en el mazo de Recursos, ya barajado.",
        ),
    ],
)
def test_a_death_tells_where_the_hand_went(en: Words, es: Words, death: Died, english: str, spanish: str):
    assert (en.event(death), es.event(death)) == (english, spanish)


def test_numbers_agree_with_their_nouns(es: Words):
    assert [es.event(Bitten(0, left)).partition(": ")[2] for left in (0, 1, 2)] == [
        "no queda Salud.",
        "queda 1 de Salud.",
        "quedan 2 de Salud.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_waits_reads_what_is_decided(lang: str):
    words = parsed_words(lang)
    asked = {name.removeprefix("zombiland-ask-") for name in words if name.startswith("zombiland-ask-")}
    assert asked
    assert {
        name.removeprefix("zombiland-wait-") for name in words if name.startswith("zombiland-wait-")
    } == asked


def parsed_words(lang: str) -> list[str]:
    """Return the names of all messages of the game's catalogue."""
    text = (files("horda.locale") / lang / "zombiland.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
