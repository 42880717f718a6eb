"""Tests of the texts of Army of the Dead: names of all contents, printed numbers, and the rulebook's names."""

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
from horda.games.army_of_the_dead.events import TiptoeRolled
from horda.games.army_of_the_dead.fight_events import (
    AmmoRolled,
    BlowsConcentrated,
    Exploded,
    ExplosivePlaced,
    KitUsed,
    RanDry,
    ZombieEntangled,
)
from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.army_of_the_dead.heist_events import VaultRolled
from horda.games.army_of_the_dead.mechanisms.explosives.blasts import PLACED
from horda.games.army_of_the_dead.mechanisms.sleepers.waking import TurnSleepers
from horda.games.army_of_the_dead.mechanisms.specialties.skilled import SPECIALTIES
from horda.games.zombicide.events.combat_events import (
    AttackRolled,
    CardDiscarded,
    ZombieKilled,
    ZombiePerished,
)
from horda.games.zombicide.events.events import ExperienceGained
from horda.games.zombicide.events.zombie_events import RanOut, ZombieCardDrawn, ZombiesActivated
from horda.games.zombicide.state import ZombicideState
from horda.locale import LANGUAGES, Words
from horda.locale.log_lines import log_sentences
from horda.rulebook import rulebook

GAME = ArmyOfTheDead()
BOOK = rulebook("army_of_the_dead")
NAMES = ("Ana", "Luis")
DECK = sorted({card.face for card in GAME.printed_cards if card.pile == "equipment"})
EQUIPMENT = sorted(GAME.edition.gear)
ZOMBIE_CARDS = sorted({card.face for card in GAME.printed_cards if card.pile in ("zombies", "zeus_orders")})
PRINTED = sorted({name for one in GAME.people.values() for level in one.identity().track for name in level})
BOX = {
    "card": [*EQUIPMENT, *ZOMBIE_CARDS],
    "survivor": list(GAME.people),
    "zombie": [kind.name for kind in GAME.edition.kinds],
    "skill": [skill.name for skill in GAME.edition.skills],
    "specialty": list(SPECIALTIES),
    "level": ["blue", "yellow", "orange", "red"],
    "slot": ["hand_1", "hand_2", "pack_1", "pack_2", "pack_3"],
    "token": ["objective", "spawn", "exit", "start", "sleepers", "truck", "trap", *PLACED],
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


COUNTED = ("dice", "accuracy", "ammo_dice", "explosive", "six_dice", "six_damage")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_say_every_figure_of_the_content(lang: str):
    for name in DECK:
        figures = GAME.figures("card", name)
        fires = figures.get("kind") != "none"
        wanted = [one for one in COUNTED if figures.get(one, 0) and not (fires and one == "explosive")]
        tuned = {one: 500 + number for number, one in enumerate(wanted)}
        told = {**figures, **tuned}
        words = Words(
            lang, "army_of_the_dead", families=("zombicide",), strict=True, figures=lambda *_, told=told: told
        )
        text = words.text("card", name)
        assert [one for one, number in tuned.items() if str(number) not in text] == [], name


def test_a_text_follows_the_content(en: Words, es: Words):
    assert en.text("card", "military_sniper_rifle") == (
        "Ranged, range 1–4: 0 dice, 3+, damage 2. Plus 2 Ammo dice. "
        "Each 6: +1 damage for the whole attack. Noisy."
    )
    assert es.text("card", "katana") == (
        "Cuerpo a cuerpo, Alcance 0: 3 dados, 4+, Daño 1. Silenciosa. En la mano da Acometida."
    )


# --- the rulebook's names --------------------------------------------------------------------------


def test_skills_are_called_as_in_the_rulebook(en: Words, es: Words):
    published = published_skills(BOOK)
    assert len(published) == 20
    assert skill_names(en, es, published) == published


def test_skills_with_something_in_brackets_name_it(en: Words, es: Words):
    assert en.name("skill", "hunter_alpha") == "Hunter: Alpha"
    assert es.name("skill", "escalation_ranged") == "Ensañamiento: A distancia"
    assert en.name("skill", "roll_6_plus_1_damage_combat") == "Roll 6: +1 Damage Combat"


def test_equipment_is_called_as_in_the_rulebook(en: Words, es: Words):
    glossary = {term.en: term.es for term in BOOK.glossary}
    glossary["SMG"] = glossary["SMG (submachine gun)"]
    for card in DECK:
        assert glossary[en.name("card", card)] == es.name("card", card)


# --- sentences -------------------------------------------------------------------------------------


def test_the_damage_of_a_blow_is_told_of_whom_it_did_not_kill(en: Words):
    attack = AttackRolled("lilly", "machete", "F5", (6,), 3, 1)
    blow = BlowsConcentrated("lilly", "alpha", 2)
    assert log_sentences(en, [attack, blow], None)[1:] == ["Lilly did damage 2 to an Alpha."]
    assert log_sentences(en, [attack, blow, ZombieKilled("lilly", "alpha", "F5")], None) == [
        "Lilly killed an Alpha in F5 with the Machete: 6, needed 3+."
    ]


def test_shots_and_explosions_are_told(en: Words, es: Words):
    assert en.event(AmmoRolled("guzman", "heavy_machine_gun", (1, 5))) == "Of these, for ammunition: 1 5."
    assert es.event(RanDry("guzman", "heavy_machine_gun")) == (
        "Guzmán se quedó sin munición para la Ametralladora pesada."
    )
    assert en.event(BlowsConcentrated("tanaka", "alpha", 3)) == "Tanaka did damage 3 to an Alpha."
    assert en.event(Exploded("C1", 6)) == "Explosion in C1: damage 6 for everybody there!"
    assert es.event(ExplosivePlaced("cruz", "gas_can", "B1")) == "Cruz dejó el Bidón de gasolina en B1."
    assert en.event(ZombieEntangled("martin", "queen", "C1")).startswith("Martin tied up")
    assert es.event(KitUsed("kate", "first_aid_kit", "scott")) == "Kate usó el Botiquín con Scott."
    used_up = [KitUsed("kate", "adrenaline_shot", ""), CardDiscarded("kate", "adrenaline_shot")]
    assert log_sentences(es, used_up, None) == ["Kate usó la Inyección de adrenalina."]
    assert log_sentences(en, [*used_up, CardDiscarded("kate", "crowbar")], None)[1:] == [
        "Kate discarded the Crowbar."
    ]
    assert en.event(ZombiePerished("shambler", "B1")) == "A Shambler fell in B1."
    assert es.event(ExperienceGained("kate", 5)) == "Kate ganó 5 de Adrenalina."


def test_dice_say_what_came_of_them(en: Words, es: Words):
    assert en.event(TiptoeRolled("kate", "D9", 1)) == "Kate tiptoed out of D9 and rolled 1: they woke!"
    assert es.event(TiptoeRolled("kate", "D9", 4)) == (
        "Kate salió de puntillas de D9 y sacó 4: siguen dormidos."
    )
    again = VaultRolled("martin", (1,), (2, 5, 3, 4))
    assert en.event(again) == "Martin rolled against the traps: 1, keeping 2 5 3 4."
    assert es.event(again) == "Martin tiró contra las trampas: 1 y se quedó con 2 5 3 4."


def test_choices_and_questions_of_a_fight(en: Words, es: Words):
    named = Choice.of(0, "shoot_at", weapon="smg", zone="C1", zombie="alpha")
    assert en.choice(named) == "Concentrate on an Alpha in C1 with the SMG"
    assert es.choice(Choice.of(0, "hit_thing", thing="gas_can")) == "Acertar en el Bidón de gasolina"
    assert en.choice(Choice.of(0, "throw_grenade", zone="C1")) == "Throw a Grenade into C1"
    about = (("survivor", "kate"), ("skill", "born_leader"))
    assert en.prompt(Prompt("UseAction", about)) == "Kate has one action, at once (Born leader). What for?"


def test_an_extra_activation_of_one_zone_says_so():
    en, es = (Words.of(GAME, lang) for lang in ("en", "es"))
    here = ZombiesActivated(("alpha",), "C4", local=True, times=3)
    assert en.event(here) == "Extra activation: the Alphas in C4 act 3 times more."
    assert es.event(here) == "Activación adicional en C4, 3 veces: Alfas."
    once = ZombiesActivated(("alpha",), "C4", local=True)
    assert en.event(once) == "Extra activation: the Alphas in C4 act once more."
    assert en.event(ZombiesActivated(("alpha",))) == "Extra activation: all Alphas act once more."


@pytest.mark.rule("AD-SLP-05")
def test_two_shamblers_are_not_none_for_a_token_of_three():
    en, es = (Words.of(GAME, lang) for lang in ("en", "es"))
    s = GAME.place({"zones": {"B1": "scott sleepers[3]"}, "supply": {"shambler": 2}})
    assert isinstance(s, ZombicideState)
    s.push(TurnSleepers(s.tokens("sleepers")[0]))
    s.offer = None
    s.advance()
    ran_out = next(event for event in s.events() if isinstance(event, RanOut))
    assert en.event(ran_out).startswith("Too few Shamblers are left to place, 2: none is placed")
    assert es.event(ran_out).startswith("Quedan pocos Renqueantes por colocar, 2: no se coloca ninguno")
    assert en.event(RanOut("shambler")).startswith("No Shamblers are left to place")


def test_an_order_of_zeus_does_not_read_like_a_zombie_card():
    en, es = (Words.of(GAME, lang) for lang in ("en", "es"))
    order = ZombieCardDrawn("C4", "order_01", "yellow", "bring", ("shambler", "shambler"), "zeus_orders")
    assert en.event(order) == "Zeus gave an order at C4: 2 Shamblers."
    assert es.event(order) == "Zeus dio una orden en C4: 2 Renqueantes."
    card = ZombieCardDrawn("C4", "z001", "yellow", "bring", ("shambler", "shambler"))
    assert en.event(card) == "C4, danger yellow: 2 Shamblers."
