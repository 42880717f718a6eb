"""Tests of the texts of Rue Morgue: names of all contents, printed numbers, and the rulebook's names."""

import pytest
from tests.locale.text_checks import (
    have_distinct_names,
    lack_forms,
    not_sentences,
    published_skills,
    skill_names,
)

from horda.engine.choices import Choice
from horda.engine.steps import Prompt
from horda.games.rue_morgue.events import MolotovThrown, WeaponMade
from horda.games.rue_morgue.game import RueMorgue
from horda.games.zombicide.box.gear import gear_records
from horda.games.zombicide.events.combat_events import CardDiscarded, CardStowed, SurvivorHit
from horda.games.zombicide.events.events import SurvivorLost
from horda.locale import Words
from horda.locale.log_lines import log_sentences
from horda.rulebook import rulebook

GAME = RueMorgue()
BOOK = rulebook("rue_morgue")
NAMES = ("Ana", "Luis")
EQUIPMENT = [record.id for record in gear_records(GAME.package)]
FACES = sorted({card.face for card in GAME.printed_cards})
BOX = {
    "card": FACES,
    "survivor": list(GAME.people),
    "zombie": [kind.name for kind in GAME.mixed_edition.kinds],
    "skill": [skill.name for skill in GAME.edition.skills],
    "level": ["blue", "yellow", "orange", "red"],
    "slot": ["hand_1", "hand_2", *(f"pack_{number}" for number in range(1, 5))],
    "kind": ["door"],
}
WITH_TEXT = ("card", "zombie", "skill")


@pytest.mark.parametrize("kind", BOX)
def test_everything_in_the_box_has_a_name_of_its_own(words: Words, kind: str):
    assert have_distinct_names(words, kind, BOX[kind])


@pytest.mark.parametrize("kind", WITH_TEXT)
def test_cards_zombies_and_skills_say_what_they_do(words: Words, kind: str):
    assert not_sentences(words, kind, BOX[kind]) == []


def test_every_name_has_the_forms_that_sentences_use(words: Words):
    assert lack_forms(words, BOX["zombie"], EQUIPMENT) == []


def test_a_text_follows_the_content(en: Words, es: Words):
    assert en.text("card", "knife") == (
        "Melee, range 0: 1 die, 4+, damage 1. Dual. In hand: +1 die for the other melee weapon in hand."
    )
    assert es.text("weapon", "sawed_off").endswith("Doble. Se recarga tras cada disparo. Hace Ruido.")


def test_skills_are_called_as_in_the_rulebook(en: Words, es: Words):
    published = published_skills(BOOK)
    assert len(published) == 77
    assert skill_names(en, es, published) == published


def test_skills_with_something_in_brackets_name_it(en: Words, es: Words):
    assert en.name("skill", "dreadnought_runner") == "Dreadnought: Skinner Runner"
    assert es.name("skill", "collector_crawler") == "Coleccionista: Reptador"
    assert es.name("skill", "plus_1_damage_with_fire_axe") == "+1 al Daño con el Hacha de bombero"
    assert en.name("skill", "starts_with_a_pistol") == "Starts with the Pistol"
    assert en.name("skill", "can_start_at_red") == "Can start at red"


def test_equipment_is_called_as_in_the_rulebook(en: Words, es: Words):
    glossary = {term.en: term.es for term in BOOK.glossary}
    assert glossary["Plenty of Ammo (light, heavy)"] == "Montones de munición (ligera, pesada)"
    for card in EQUIPMENT:
        if card != "wounded" and not card.startswith("plenty"):
            assert glossary[en.name("card", card)] == es.name("card", card)
    assert es.name("card", "plenty_of_ammo_heavy") == "Montones de munición (pesada)"


def test_wounds_and_weapons_made_are_told(en: Words, es: Words):
    assert en.event(WeaponMade("joe", "molotov", 1)) == "Joe made the Molotov."
    assert es.event(WeaponMade("joe", "molotov", 2)) == "Joe formó Cóctel Molotov, 2 de una vez."
    assert en.event(MolotovThrown("joe", "E4")) == "Joe threw a Molotov: nobody in E4 lives."
    assert es.event(SurvivorHit("joe", "jane", 2)) == "Un impacto de Joe dio a Jane: Daño 2."
    assert es.event(CardStowed("joe", "wounded", "pack_2")) == "Joe puso la carta de Herida en la reserva."


def test_what_can_be_done_is_said(en: Words, es: Words):
    assert en.choice(Choice.of(0, "lose_card", card="knife", slot="hand_1")) == "Lose the Knife (left hand)"
    assert es.choice(Choice.of(0, "combine", card="sniper_rifle", survivor="joe")) == (
        "Joe forma el Rifle de francotirador"
    )
    assert en.choice(Choice.of(0, "ninja", way="noisy")) == "Do without Ninja"
    assert es.choice(Choice.of(0, "ninja", way="silent")) == "Volver a ser Ninja"


def test_questions_are_asked(words: Words):
    for name, about in (
        ("TakeWoundedCard", (("survivor", "joe"),)),
        ("BlitzMove", (("survivor", "joe"),)),
        ("StartHigher", (("survivor", "joe"), ("level", "red"))),
    ):
        assert words.prompt(Prompt(name, about)).endswith("?")


def test_a_wound_is_nothing_that_the_dead_leave(en: Words, es: Words):
    death = SurvivorLost("dan", "H2")
    wound, axe = CardDiscarded("dan", "wounded"), CardDiscarded("dan", "fire_axe")
    assert log_sentences(en, [death, wound], None) == ["Dan died in H2."]
    assert log_sentences(es, [death, axe, wound], None) == ["Dan murió en H2 y dejó el Hacha de bombero."]
    assert log_sentences(en, [death, wound, axe], None) == ["Dan died in H2 and left the Fire Axe."]
