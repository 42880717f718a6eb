"""Tests of the box of Army of the Dead: equipment, survivors and their starting cards; decks that run out."""

from collections import Counter

import pytest

from horda.engine.views.cases import offered_lines, play
from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.army_of_the_dead.mechanisms.specialties.skilled import SPECIALTIES, is_born
from horda.games.army_of_the_dead.mechanisms.vault.cards import VaultCards
from horda.games.zombicide.box.gear import gear_records
from horda.games.zombicide.rules.goals.people_conditions import has_specialty
from horda.games.zombicide.state import MELEE, RANGED, ZombicideState

GAME = ArmyOfTheDead()
DECK = Counter(card.face for card in GAME.printed_cards if card.pile == "equipment")


def place(**given: object) -> ZombicideState:
    s = GAME.place(given)
    assert isinstance(s, ZombicideState)
    return s


# --- equipment -----------------------------------------------------------------------------------


def test_fifty_five_cards_in_twenty_eight_kinds():
    assert DECK.total() == 55
    assert len(DECK) == 28


@pytest.mark.rule("AD-EXP-01")
def test_six_kinds_of_cards_have_the_explosive_icon():
    explosive = {face for face in DECK if GAME.edition.gear[face].explosive}
    assert explosive == {"grenade_launcher", "gas_can", "tnt", "booby_trap", "grenade", "rocket_launcher"}


@pytest.mark.rule("AD-EQP-01", "AD-EQP-02", "AD-EQP-03")
def test_every_weapon_is_for_melee_at_range_0_or_for_shooting():
    for face in DECK:
        for profile in GAME.edition.gear[face].profiles:
            assert profile.kind in (MELEE, RANGED)
            assert profile.kind == RANGED or profile.farthest == 0
            assert profile.nearest <= profile.farthest


@pytest.mark.rule("AD-EQP-11")
def test_most_but_not_all_ranged_weapons_can_run_out():
    ranged = [gear for gear in map(GAME.edition.gear.__getitem__, DECK) if gear.profile(RANGED) is not None]
    empty = [gear.name for gear in ranged if not gear.ammo_dice]
    assert sorted(empty) == ["cable_gun", "rocket_launcher"]
    assert len(ranged) > 2 * len(empty)


@pytest.mark.rule("AD-COM-01")
def test_no_card_hits_with_a_one():
    gears = [GAME.edition.gear[face] for face in DECK]
    assert min(profile.accuracy for gear in gears for profile in gear.profiles) == 2


@pytest.mark.rule("AD-ACT-08")
def test_an_empty_deck_is_made_anew_from_the_discards():
    s = place(zones={"A2": "cummings[can_search_more_than_once]"}, dice=[])
    for card in s.cards.piles["equipment"]:
        if s.cards.face(card) not in ("machete", "katana"):
            s.cards.move(card, "equipment", "equipment_discard")
    kept = sorted(s.cards.faces("equipment"))
    assert kept == ["katana", "machete", "machete"]
    before = len(s.cards.piles["equipment_discard"])
    for _ in kept:
        play(s, "cummings search")
        play(s, next(line for line in offered_lines(s) if line.startswith("cummings discard")))
        s.actions[0] = 3
    assert (len(s.cards.piles["equipment"]), len(s.cards.piles["equipment_discard"])) == (0, before + 3)
    play(s, "cummings search")
    assert not s.cards.piles["equipment_discard"] or s.cards.faces("equipment_discard") == ["aaahh"]
    assert any(type(event).__name__ == "DeckReshuffled" for event in s.events())


# --- survivors -----------------------------------------------------------------------------------


@pytest.mark.rule("AD-SPE-01")
def test_every_survivor_has_a_specialty_and_each_is_somebodys():
    printed = {name: one.specialties for name, one in GAME.people.items()}
    assert len(printed) == 12
    assert all(printed.values())
    assert {specialty for own in printed.values() for specialty in own} == set(SPECIALTIES)
    assert len(SPECIALTIES) == 5
    assert any(len(own) > 1 for own in printed.values())
    s = place(zones={"B1": " ".join(printed)})
    born = {name: [one for one in SPECIALTIES if is_born(s, who, one)] for who, name in enumerate(s.roster)}
    assert {name: set(own) for name, own in born.items()} == {name: set(own) for name, own in printed.items()}


@pytest.mark.rule("AD-SPE-05")
def test_a_crowbar_in_hand_makes_aggressive_besides():
    s = place(zones={"B1": "kate[crowbar]", "C1": "cruz"})
    assert has_specialty(s, 0, "aggressive")
    assert has_specialty(s, 0, "stealthy")
    assert not has_specialty(s, 1, "aggressive")
    stowed = place(zones={"B1": "kate[pack:crowbar]"})
    assert not has_specialty(stowed, 0, "aggressive")


@pytest.mark.rule("AD-SPE-04", "AD-SPE-06")
def test_missions_and_vault_cards_ask_for_specialists():
    wanted = [plan.mission.specialties for plan in GAME.plans.values()]
    assert any(len(set(asked)) > 1 for asked in wanted)
    assert {"pilot", "safecracker", "mechanic"} <= {one for asked in wanted for one in asked}
    cards = GAME.edition.named["vault"]
    assert isinstance(cards, VaultCards)
    helped = {bonus.specialty for card in cards.cards.values() for bonus in card.bonuses}
    assert helped >= set(SPECIALTIES)


def test_starting_sets_never_want_more_copies_than_there_are():
    wanted = Counter(
        face for one in GAME.people.values() for face in {face for cards in one.starts for face in cards}
    )
    assert all(len(one.starts) == 2 and all(map(len, one.starts)) for one in GAME.people.values())
    assert [face for face, count in wanted.items() if count > DECK[face]] == []


def test_danger_tracks_are_complete():
    for one in GAME.people.values():
        assert (len(one.blue), one.yellow, len(one.orange), len(one.red)) == (1, ("plus_1_action",), 2, 3)
    every = {
        skill for one in GAME.people.values() for level in (one.blue, one.orange, one.red) for skill in level
    }
    assert every <= set(GAME.edition.skill_number)


def test_records_say_where_their_figures_come_from():
    assert {record.origin for record in gear_records(GAME.package)} <= {"rulebook", "horda"}


# --- levels --------------------------------------------------------------------------------------


@pytest.mark.rule("AD-ADR-09")
def test_a_skill_printed_twice_is_gained_twice():
    s = place(
        zones={
            "B1": "martin[machete, xp=42, plus_1_action, plus_1_free_ranged_action] alpha",
            "C3": "kate",
        },
        dice=[4],
    )
    play(s, "martin strike machete B1", "martin gain_skill plus_1_free_ranged_action_again")
    assert s.has_skill(0, "plus_1_free_ranged_action")
    assert s.has_skill(0, "plus_1_free_ranged_action_again")
