"""Tests of the texts of Green Horde: names of all contents, printed numbers, and the rulebook's names."""

from collections.abc import Mapping

import pytest
from tests.games.zombicide.editions import EDITIONS
from tests.locale.text_checks import (
    have_distinct_names,
    lack_forms,
    not_sentences,
    published_skills,
    skill_names,
)

from horda.engine.choices import Choice
from horda.engine.steps import Prompt
from horda.games.green_horde.events import HordeArrived, NecromancerArrived
from horda.games.green_horde.game import GreenHorde
from horda.games.green_horde.mechanisms.trebuchet import LOADS
from horda.games.green_horde.siege_events import SurvivorEnchanted, TrebuchetFired
from horda.games.zombicide.box.gear import gear_records
from horda.games.zombicide.box.spawn_cards import card_records
from horda.games.zombicide.events.combat_events import (
    AttackRolled,
    CardDiscarded,
    CardStowed,
    CardsTraded,
    DiceAdded,
    DiceRolledAgain,
    DoorRolled,
    ZombieKilled,
    ZombiesPushed,
)
from horda.games.zombicide.events.events import (
    CardDrawn,
    DieRolled,
    ExperienceGained,
    GateOpened,
    NoiseMade,
    RoundBegan,
    SurvivorLost,
    TokenGone,
    ZombiesPlaced,
)
from horda.games.zombicide.events.zombie_events import (
    SpawnEnded,
    ZombieCardDrawn,
    ZombiesSplit,
    ZombiesWalked,
)
from horda.locale import LANGUAGES, Words
from horda.locale.log_lines import log_sentences
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
    assert have_distinct_names(words, kind, BOX[kind])


@pytest.mark.parametrize("kind", WITH_TEXT)
def test_cards_zombies_skills_and_missions_say_what_they_do(words: Words, kind: str):
    assert not_sentences(words, kind, WITH_TEXT[kind]) == []


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
        text = _description(lang, "card", name, {**figures, **tuned})
        assert [figure for figure, number in tuned.items() if str(number) not in text] == [], name
    for name in ZOMBIE_CARDS:
        rows = {figure: 500 for figure in GAME.figures("card", name) if figure.endswith("_count")}
        brought = [
            one for one in rows if GAME.figures("card", name)[one.replace("count", "zombie")] != "none"
        ]
        text = _description(lang, "card", name, {**GAME.figures("card", name), **rows})
        assert text.count("500") in (0, len(brought)), name


def _description(lang: str, kind: str, name: str, figures: Mapping[str, int | str]) -> str:
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
    assert skill_names(en, es, published) == published


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
    assert es.event(ZombiesPlaced("fatty", 2, "B1")) == "2 Gordos aparecieron en B1."


def test_zombies_go_somewhere_for_a_reason(en: Words, es: Words):
    seeing = ZombiesWalked("walker", 2, "C4", "D4", "sees", ("megan",), (), 0)
    assert en.event(seeing) == "2 Walkers went from C4 to D4: they see Megan."
    assert es.event(seeing) == "2 Caminantes fueron de C4 a D4: ven a Megan."
    hearing = ZombiesWalked("runner", 1, "B1", "B2", "hears", (), ("E3",), 3)
    assert en.event(hearing) == "A Runner went from B1 to B2: it sees nobody; E3 is the noisiest (3)."
    assert es.event(hearing) == "Un Corredor fue de B1 a B2: no ve a nadie; lo más ruidoso es E3 (3)."
    fleeing = ZombiesWalked("ostokar", 1, "A1", "A2", "flees", (), (), 0)
    assert en.event(fleeing) == "Ostokar went from A1 to A2: it flees."
    lured = ZombiesWalked("abomination", 1, "E4", "E5", "after", ("asim",), (), 0)
    assert es.event(lured) == "Una Abominación fue de E4 a E5: va a por Asim."
    torn = ZombiesWalked("fatty", 2, "C4", "D4", "hears", (), ("E3", "F1"), 2)
    assert es.event(torn) == "2 Gordos fueron de C4 a D4: no ven a nadie; lo más ruidoso son E3 y F1 (2)."


def test_a_group_that_divides_is_told_with_its_numbers(en: Words, es: Words):
    joined = ZombiesSplit("walker", "G3", 1, 3, 2, 2)
    assert en.event(joined) == ("3 Walkers in G3 split: two ways are equally short. 1 joins: 2 go each way.")
    assert es.event(joined) == (
        "3 Caminantes de G3 se dividieron: dos caminos igual de cortos. Se suma 1: van 2 por cada uno."
    )
    alone = ZombiesSplit("runner", "C3", 0, 2, 2, 1)
    assert en.event(alone) == "2 Runners in C3 split: two ways are equally short. 1 goes each way."
    one = ZombiesSplit("walker", "G1", 0, 1, 2, 0)
    assert en.event(one) == "A Walker in G1 had a choice: two ways are equally short."
    assert es.event(one) == "Un Caminante de G1 podía elegir: dos caminos igual de cortos."
    uneven = ZombiesSplit("runner", "C3", 0, 4, 3, 0)
    assert es.event(uneven) == "4 Corredores de C3 se dividieron: tres caminos igual de cortos."


def test_a_zombie_card_is_told_by_what_it_brings(en: Words, es: Words):
    brought = ZombieCardDrawn("F5", "z172", "yellow", "bring", ("walker", "walker"))
    assert en.event(brought) == "F5, danger yellow: 2 Walkers."
    assert es.event(brought) == "F5, Peligro amarillo: 2 Caminantes."
    mixed = ZombieCardDrawn("F5", "z172", "red", "bring", ("fatty", "walker", "walker"))
    assert es.event(mixed) == "F5, Peligro rojo: un Gordo y 2 Caminantes."
    assert en.event(ZombieCardDrawn("F5", "z183", "blue", "nothing", ())) == "F5, danger blue: nobody."


def test_a_roll_at_a_door_says_what_was_needed_and_heard(en: Words, es: Words):
    held = DoorRolled("asim", "short_sword", "E2-F2", (2,), 4, False, True)
    assert en.event(held) == (
        "Asim rolled 2 at the door E2-F2 with the Short Sword, needed 4+. It held, and the blow was heard."
    )
    opened = DoorRolled("asim", "short_sword", "E2-F2", (5,), 4, True, False)
    assert es.event(opened) == (
        "Asim sacó 5 ante la Puerta E2-F2 con la Espada corta, hacía falta 4+. Esta cedió."
    )


def test_a_trade_says_what_went_where(en: Words, es: Words):
    swapped = CardsTraded("rolf", "asim", ("axe",), ("crossbow",))
    assert en.event(swapped) == "Rolf gave Asim the Axe for the Crossbow."
    assert es.event(swapped) == "Rolf dio a Asim el Hacha a cambio de la Ballesta."
    back = CardsTraded("rolf", "asim", ("crossbow",), ("axe", "shield"))
    assert es.event(back) == "Rolf dio a Asim la Ballesta a cambio del Hacha y el Escudo."
    assert en.event(CardsTraded("rolf", "asim", ("axe", "crossbow"), ())) == (
        "Rolf gave Asim the Axe and the Crossbow."
    )
    assert es.event(CardsTraded("rolf", "asim", (), ("axe",))) == "Rolf recibió el Hacha de Asim."
    asked = (("survivor", "rolf"), ("other", "asim"), ("given", ("axe",)), ("got", ()))
    assert en.prompt(Prompt("AgreeToTrade", asked)) == "Rolf would give Asim the Axe. Agreed?"


def test_an_attack_says_what_was_needed(en: Words, es: Words):
    missed = AttackRolled("rolf", "short_sword", "F2", (1,), 4, 0)
    assert en.event(missed) == "Rolf missed F2 with the Short Sword: 1, needed 4+."
    assert es.event(missed) == "Rolf falló en F2 con la Espada corta: 1, hacía falta 4+."
    hit = AttackRolled("asim", "axe", "E4", (1, 6, 6), 4, 2)
    assert en.event(hit) == "Asim attacked E4 with the Axe: 1 6 6, needed 4+. 2 hits."
    assert es.event(hit) == "Asim atacó en E4 con el Hacha: 1 6 6, hacía falta 4+. 2 impactos."
    assert en.event(DiceRolledAgain("asim", "lucky", (3,), 4)) == ("Asim rolled again (Lucky): 3, needed 4+.")


# --- the log -----------------------------------------------------------------------------------------

ATTACK = AttackRolled("megan", "norse_sword", "D3", (5, 2), 4, 1)
KILL = ZombieKilled("megan", "walker", "D3")
EXPERIENCE = ExperienceGained("megan", 1)


def test_an_attack_and_who_fell_to_it_are_one_line(en: Words, es: Words):
    assert log_sentences(en, [ATTACK, KILL, EXPERIENCE], None) == [
        "Megan killed a Walker in D3 with the Norse Sword: 5 2, needed 4+."
    ]
    several = [ATTACK, KILL, EXPERIENCE, ZombieKilled("megan", "fatty", "D3"), EXPERIENCE, KILL]
    assert log_sentences(es, several, None) == [
        "Megan mató a 2 Caminantes y un Gordo en D3 con la Espada nórdica: 5 2, hacía falta 4+."
    ]


def test_a_death_and_the_cards_that_go_with_it_are_one_line(en: Words, es: Words):
    death = SurvivorLost("megan", "D3")
    cards = [CardDiscarded("megan", card) for card in ("norse_sword", "torch", "norse_sword")]
    assert log_sentences(en, [death], None) == ["Megan died in D3."]
    assert log_sentences(en, [death, *cards[:2]], None) == [
        "Megan died in D3 and left the Norse Sword and the Torch."
    ]
    assert log_sentences(es, [death, *cards[:2]], None) == [
        "Megan murió en D3 y dejó la Espada nórdica y la Antorcha."
    ]
    assert len(log_sentences(es, [death, *cards], None)) == 1
    other = CardDiscarded("asim", "torch")
    assert log_sentences(es, [death, cards[0], other], None) == [
        "Megan murió en D3 y dejó la Espada nórdica.",
        "Asim descartó la Antorcha.",
    ]


def test_what_all_gain_is_one_line(en: Words, es: Words):
    gains = [ExperienceGained(name, 2) for name in ("asim", "berin", "megan")]
    assert log_sentences(en, gains, None) == ["Asim, Berin and Megan gained 2 experience each."]
    assert log_sentences(es, gains[:2], None) == ["Asim y Berin ganaron 2 de Experiencia cada uno."]
    assert log_sentences(en, [gains[0], gains[0], ExperienceGained("megan", 5)], None) == [
        "Asim gained 2 experience.",
        "Asim gained 2 experience.",
        "Megan gained 5 experience.",
    ]


def test_a_hedge_without_anybody_is_told(en: Words, es: Words):
    assert en.event(DieRolled("berin", "hedge", 5)) == "Berin rolled 5 at a hedge: nobody was in it."
    assert es.event(DieRolled("berin", "hedge", 5)).endswith(": no había nadie.")


def test_who_pushes_is_told(en: Words, es: Words):
    assert en.event(ZombiesPushed("berin", "C5", "C4")) == "Berin pushed the zombies of C5 into C4."
    assert es.event(ZombiesPushed("berin", "C5", "C4")) == "Berin empujó a los zombis de C5 a C4."


def test_dice_that_sixes_bring_belong_to_the_attack(en: Words):
    assert log_sentences(en, [ATTACK, DiceAdded("megan", (4, 1)), KILL, KILL], None) == [
        "Megan killed 2 Walkers in D3 with the Norse Sword: 5 2 4 1, needed 4+."
    ]


def test_a_kill_that_is_not_of_the_attack_told_last_is_a_line_of_its_own(en: Words):
    elsewhere = ZombieKilled("megan", "walker", "D4")
    assert log_sentences(en, [ATTACK, elsewhere, elsewhere], None)[1:] == ["Megan killed 2 Walkers in D4."]
    again = DiceRolledAgain("megan", "lucky", (4, 4), 4)
    assert log_sentences(en, [ATTACK, again, KILL], None)[1:] == [
        "Megan rolled again (Lucky): 4 4, needed 4+.",
        "Megan killed a Walker in D3.",
    ]
    missed = AttackRolled("megan", "norse_sword", "D3", (1,), 4, 0)
    assert len(log_sentences(en, [missed, KILL], None)) == 2


def test_what_a_line_has_said_is_not_said_again(en: Words):
    card = ZombieCardDrawn("F5", "z172", "yellow", "bring", ("fatty", "walker", "walker"))
    come = [ZombiesPlaced("fatty", 1, "F5"), ZombiesPlaced("walker", 2, "F5")]
    assert log_sentences(en, [card, *come], None) == ["F5, danger yellow: a Fatty and 2 Walkers."]
    assert log_sentences(en, [card, *come, come[1]], None)[1:] == ["2 Walkers appeared in F5."]
    assert log_sentences(en, [card, ZombiesPlaced("walker", 1, "F5")], None)[1:] == [
        "A Walker appeared in F5."
    ]
    door = DoorRolled("asim", "short_sword", "E2-F2", (5,), 4, True, True)
    assert len(log_sentences(en, [NoiseMade("E2"), door, GateOpened("E2-F2", "door")], None)) == 1
    loud = [NoiseMade("E2"), NoiseMade("E2"), NoiseMade("E2")]
    assert log_sentences(en, [*loud, door], None)[0] == "2 noises in E2."
    assert log_sentences(en, [*loud[1:], door], None)[0] == "Noise in E2."
    assert len(log_sentences(en, [door, GateOpened("E3-F3", "door")], None)) == 2


def test_cards_are_told_with_their_article(es: Words):
    assert es.event(CardStowed("rolf", "crossbow", "hand_2")) == "Rolf puso la Ballesta en la mano derecha."
    assert es.choice(Choice.of(0, "open_door", gate="E2-F2", weapon="bare_hands")) == (
        "Abrir la Puerta E2-F2 con las manos desnudas"
    )


def test_kills_and_shots_are_told_where_they_happen(en: Words, es: Words):
    assert es.event(ZombieKilled("asim", "abomination", "E4")) == "Asim mató a una Abominación en E4."
    assert en.event(ZombieKilled("asim", "walker", "horde")) == "Asim killed a Walker in the Horde."
    assert en.event(TrebuchetFired("rolf", "boulder", "B6", (4,), 3, 1)) == (
        "Rolf fired the Trebuchet at B6 (Boulder): 4, needed 3+. 1 hit."
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
    assert en.event(GateOpened("A1-A2", "door", "seli")) == "Seli opened the door A1-A2."
    assert es.event(GateOpened("A1-A2", "door")) == "Se abrió la Puerta A1-A2."
    assert es.event(RoundBegan(3, 1)) == "Ronda 3: el primer jugador es Luis."


def test_prompts_say_what_is_left(en: Words, es: Words):
    about = (("survivor", "megan"), ("actions", 1))
    assert en.prompt(Prompt("ActionQuestion", about), 0) == "Megan has 1 action left. What now?"
    assert es.prompt(Prompt("ActionQuestion", about), 0) == "A Megan le queda 1 acción. ¿Qué hace?"
    moves = (("survivor", "rolf"), ("other", ""), ("card", ""))
    assert es.prompt(Prompt("Arrange", (*moves, ("must", True), ("then", ())))) == (
        "¿Qué carta cambia de sitio Rolf?"
    )
    assert es.prompt(Prompt("Arrange", (*moves, ("must", False), ("then", ())))) == (
        "¿Cambia Rolf una carta de sitio? Es gratis."
    )
    handed = Prompt("HandOut", (("card", "longbow"), ("number", 2), ("count", 6)))
    assert en.prompt(handed) == "Who gets the Longbow? Card 2 of 6."


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ((), "Where does Rolf put the Axe?"),
        (("torch",), "Where does Rolf put the Axe? Then the Torch."),
    ],
)
def test_cards_that_are_drawn_together_are_told_together(en: Words, then: tuple[str, ...], told: str):
    about = (("survivor", "rolf"), ("other", ""), ("card", "axe"), ("must", False), ("then", then))
    assert en.prompt(Prompt("Arrange", about)) == told


def test_a_place_in_the_backpack_is_told_only_where_it_matters(en: Words, es: Words):
    first, second = (Choice.of(0, "hand", card="axe", slot=f"pack_{at}", survivor="rolf") for at in (1, 2))
    assert en.choice(first) == "For Rolf: the Axe, backpack"
    assert en.choice(second) == "For Rolf: the Axe, second place in the backpack"
    assert es.event(CardStowed("rolf", "axe", "pack_3")) == "Rolf puso el Hacha en la Mochila."


def test_every_way_to_end_a_mission_is_told(words: Words):
    ways = ["fulfilled", "all_lost", "nobody_left", "necromancer_escaped"]
    ways += [why for plan in GAME.plans.values() for why, _ in plan.goals.lose]
    assert all(words.outcome(why).endswith(".") for why in ways)


def test_noises_in_one_zone_are_counted_in_one_line(en: Words, es: Words):
    alarm = [NoiseMade("A6")] * 4
    assert log_sentences(en, [*alarm, NoiseMade("B1")], None) == ["4 noises in A6.", "Noise in B1."]
    assert log_sentences(es, [NoiseMade("B1"), *alarm], None) == ["Ruido en B1.", "4 ruidos en A6."]


def test_a_drawn_card_has_its_article(en: Words, es: Words):
    assert en.event(CardDrawn("megan", "chainmail_armor")) == "Megan drew the Chainmail Armor."
    assert es.event(CardDrawn("megan", "torch")) == "Megan robó la Antorcha."


def test_a_spawn_that_ends_in_a_house_speaks_of_rooms():
    en, es = (Words.of(GAME, lang) for lang in ("en", "es"))
    assert "the rooms still to come" in en.event(SpawnEnded("F5", indoors=True))
    assert "las habitaciones" in es.event(SpawnEnded("F5", indoors=True))
    assert "the spawn zones still to come" in en.event(SpawnEnded("F5"))


def test_what_a_mission_does_every_few_rounds_has_its_reason_in_the_log():
    for edition in EDITIONS.values():
        for plan in edition.plans.values():
            for trigger in plan.mission.when:
                if trigger.every and any(effect.zombies or effect.spawn for effect in trigger.do):
                    assert any(effect.say for effect in trigger.do), plan.mission.id
