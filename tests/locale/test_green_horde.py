"""Green Horde in words: everything in the box has a name, texts say the figures, names are the rulebook's."""

from collections.abc import Mapping

import pytest
from tests.locale.said import are_named_apart, badly_told, lack_forms, published_skills, skills_said

from horda.engine.choices import Choice
from horda.engine.steps import Prompt
from horda.games.green_horde.events import HordeArrived, NecromancerArrived
from horda.games.green_horde.game import GreenHorde
from horda.games.green_horde.rules.siege import LOADS
from horda.games.green_horde.siege_events import SurvivorEnchanted, TrebuchetFired
from horda.games.zombicide.combat_events import AttackRolled, CardStowed, ZombieKilled
from horda.games.zombicide.events import (
    DieRolled,
    ExperienceGained,
    GateOpened,
    RoundBegan,
    TokenGone,
    ZombiesPlaced,
)
from horda.games.zombicide.gear import gear_records
from horda.games.zombicide.spawn_cards import card_records
from horda.games.zombicide.zombie_events import ZombiesSplit, ZombiesWalked
from horda.locale import LANGUAGES, Words
from horda.rulebook import rulebook

GAME = GreenHorde()
BOOK = rulebook("green_horde")
NAMES = ("Ana", "Luis")
EQUIPMENT = [record.id for record in gear_records(GAME.package)]
ZOMBIE_CARDS = [record.id for record in card_records(GAME.package)]
BOX = {
    "card": [*EQUIPMENT, *ZOMBIE_CARDS],
    "survivor": list(GAME.people),
    "zombie": [kind.name for kind in GAME.edition.kinds],
    "skill": [skill.name for skill in GAME.edition.skills],
    "load": list(LOADS),
    "mission": list(GAME.plans),
    "level": ["blue", "yellow", "orange", "red"],
    "slot": ["hand_1", "hand_2", "body", *(f"pack_{number}" for number in range(1, 6))],
    "token": ["objective", "burden", "spawn", "spawn_asleep", "exit", "start", "trebuchet", "bile"],
    "kind": ["door", "barrier", "hedge"],
}
WITH_TEXT = {kind: BOX[kind] for kind in ("card", "zombie", "skill", "load", "mission")} | {
    "option": [option.name for option in GAME.options()]
}


# --- the box -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BOX)
def test_everything_in_the_box_has_a_name_of_its_own(words: Words, kind: str):
    assert are_named_apart(words, kind, BOX[kind])


@pytest.mark.parametrize("kind", WITH_TEXT)
def test_cards_zombies_skills_and_missions_say_what_they_do(words: Words, kind: str):
    assert badly_told(words, kind, WITH_TEXT[kind]) == []


def test_every_name_has_the_forms_that_sentences_use(words: Words):
    assert lack_forms(words, BOX["zombie"], EQUIPMENT) == []
    signs = [words.form("zombie", zombie, "sign") for zombie in BOX["zombie"]]
    assert len(set(signs)) == len(signs)


COUNTED = ("dice", "accuracy", "damage", "armour", "lends_dice", "lends_damage", "pair_dice", "six_dice")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_say_every_figure_of_the_content(lang: str):
    for name in EQUIPMENT:
        figures = GAME.figures("card", name)
        tuned = {
            figure: 500 + number
            for number, figure in enumerate((*COUNTED, *(f"{one}_2" for one in COUNTED[:3])))
            if figures.get(figure, 0) not in (0, 7)
        }
        text = _described(lang, "card", name, {**figures, **tuned})
        assert [figure for figure, number in tuned.items() if str(number) not in text] == [], name
    for name in ZOMBIE_CARDS:
        rows = {figure: 500 for figure in GAME.figures("card", name) if figure.endswith("_count")}
        brought = [
            one for one in rows if GAME.figures("card", name)[one.replace("count", "zombie")] != "none"
        ]
        text = _described(lang, "card", name, {**GAME.figures("card", name), **rows})
        assert text.count("500") in (0, len(brought)), name


def _described(lang: str, kind: str, name: str, figures: Mapping[str, int | str]) -> str:
    words = Words(
        lang, "green_horde", families=("zombicide",), strict=True, figures=lambda *_, told=figures: told
    )
    return words.text(kind, name)


def test_a_text_follows_the_content(en: Words, es: Words):
    assert en.text("card", "axe") == ("Melee, range 0: 1 die, 4+, damage 1. Dual. Opens doors, noisily.")
    assert es.text("weapon", "spiked_bow") == (
        "Cuerpo a cuerpo, Alcance 0: 1 dado, 4+, Daño 1. A distancia, Alcance 0–1: 1 dado, 4+, Daño 1."
    )
    assert en.text("card", "z167") == (
        "Blue: nobody. Yellow: Runner ×4. Orange: Walker ×5. Red: Fatty ×2. "
        "One more of the kind joins the Horde, but never an Abomination."
    )
    assert es.text("zombie", "runner") == (
        "Cae con Daño 1. 2 acciones; su ataque causa 1 Herida. Da 1 de Experiencia."
    )


# --- the rulebook's names --------------------------------------------------------------------------


def test_skills_are_called_as_in_the_rulebook(en: Words, es: Words):
    published = published_skills(BOOK)
    assert len(published) >= 76
    assert skills_said(en, es, published) == published


def test_skills_with_something_in_brackets_name_it(en: Words, es: Words):
    assert en.name("skill", "ironclad_fatty") == "Ironclad: Fatty"
    assert es.name("skill", "collector_abomination") == "Coleccionista: Abominación"
    assert es.name("skill", "plus_1_damage_with_great_axe") == "+1 al Daño con el Hacha de doble filo"
    assert en.name("skill", "brother_in_arms_lucky") == "Brother in Arms: Lucky"


def test_equipment_is_called_as_in_the_rulebook(en: Words, es: Words):
    glossary = {term.en: term.es for term in BOOK.glossary}
    for card in EQUIPMENT:
        assert glossary[en.name("card", card)] == es.name("card", card)


# --- sentences -------------------------------------------------------------------------------------


def test_zombies_are_told_one_by_one_or_in_numbers(en: Words, es: Words):
    assert en.event(ZombiesWalked("walker", 3, "E4", "E5")) == "3 Walkers went from E4 to E5."
    assert es.event(ZombiesWalked("abomination", 1, "E4", "E5")) == "Una Abominación fue de E4 a E5."
    assert es.event(ZombiesPlaced("fatty", 2, "B1")) == "2 Gordos aparecieron en B1."
    assert en.event(ZombiesWalked("ostokar", 1, "A1", "A2")) == "Ostokar went from A1 to A2."
    assert en.event(ZombiesSplit("runner", "C3", 1)) == "The Runners in C3 split up, with 1 more."


def test_cards_are_told_with_their_article(en: Words, es: Words):
    assert en.event(AttackRolled("asim", "axe", "E4", (1, 6, 6))) == "Asim attacked E4 with the Axe: 1 6 6."
    assert es.event(AttackRolled("seli", "axe", "E4", (1, 6))) == "Seli atacó E4 con el Hacha: 1 6."
    assert es.event(CardStowed("rolf", "crossbow", "hand_2")) == "Rolf puso la Ballesta en la mano derecha."
    assert es.choice(Choice.of(0, "open_door", gate="E2-F2", weapon="bare_hands")) == (
        "Abrir la Puerta E2-F2 con las manos desnudas"
    )


def test_kills_and_shots_are_told_where_they_happen(en: Words, es: Words):
    assert es.event(ZombieKilled("asim", "abomination", "E4")) == "Asim mató a una Abominación en E4."
    assert en.event(ZombieKilled("asim", "walker", "horde")) == "Asim killed a Walker in the Horde."
    assert en.event(TrebuchetFired("rolf", "boulder", "B6", (4,))) == (
        "Rolf fired the Trebuchet at B6 (Boulder): 4."
    )


def test_who_casts_on_themselves_is_named_once(en: Words, es: Words):
    assert en.event(SurvivorEnchanted("megan", "healing", "megan")) == "Megan cast Healing on themselves."
    assert es.event(SurvivorEnchanted("megan", "speed", "rolf")) == "Megan lanzó Rapidez sobre Rolf."


def test_what_follows_from_something_told_is_not_told_again(en: Words):
    assert en.event(ExperienceGained("asim", 1)) == ""
    assert en.event(ExperienceGained("asim", 5)) == "Asim gained 5 experience."


def test_the_show_of_the_zombies(en: Words, es: Words):
    assert en.event(HordeArrived("F5", 12)) == "The Horde burst in at F5: 12 in all!"
    assert es.event(NecromancerArrived("necromancer", "F5", "necromancer_violet")) == (
        "El Nigromante apareció en F5, que desde ahora es Zona de aparición (ficha: Nigromante, violeta)."
    )
    assert es.event(DieRolled("seli", "hedge", 6)) == "Seli sacó 6 ante un Seto: ¡había alguien escondido!"
    assert en.event(TokenGone("trebuchet", "A3", "")) == "Gone from A3: Trebuchet."
    assert es.event(GateOpened("A1-A2", "barrier")) == "En A1-A2 ya no hay Barrera."
    assert es.event(RoundBegan(3, 1)) == "Ronda 3: el primer jugador es Luis."


def test_prompts_say_what_is_left(en: Words, es: Words):
    about = (("survivor", "megan"), ("actions", 1))
    assert en.prompt(Prompt("ActionQuestion", about), 0) == "Megan has 1 action left. What now?"
    assert es.prompt(Prompt("ActionQuestion", about), 0) == "A Megan le queda 1 acción. ¿Qué hace?"
    assert es.prompt(Prompt("Arrange", (("survivor", "rolf"), ("other", ""), ("card", "")))) == (
        "¿Qué carta cambia de sitio Rolf?"
    )
    assert en.prompt(Prompt("HandOut", (("card", "longbow"),))) == "Who gets the Longbow?"


def test_every_way_to_end_a_mission_is_told(words: Words):
    ways = ["fulfilled", "all_lost", "nobody_left", "necromancer_escaped"]
    ways += [why for plan in GAME.plans.values() for why, _ in plan.goals.lose]
    assert all(words.outcome(why).endswith(".") for why in ways)
