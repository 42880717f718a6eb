"""Tests that the cached values of a survivor's cards are reused, and recomputed when the cards change."""

from tests.games.zombicide.conftest import GAME

from horda.engine.views.position import state_from_text
from horda.games.zombicide.rules.inventory.loadout import loadout_of
from horda.games.zombicide.rules.inventory.slots import HELD, LOOSE, in_hand, stow, take_from_slot, usable
from horda.games.zombicide.state import ZombicideState


def table(text: str) -> ZombicideState:
    s = state_from_text(GAME, text)
    assert isinstance(s, ZombicideState)
    return s


def faces(s: ZombicideState, cards: list[int]) -> list[str]:
    return [s.cards.face(card) for card in cards]


def test_a_kit_is_found_once_while_nothing_changes():
    s = table("A1: asim[axe]")
    assert loadout_of(s, 0) is loadout_of(s, 0)


def test_a_card_that_is_put_elsewhere_changes_the_kit():
    s = table("A1: asim[axe]")
    assert faces(s, in_hand(s, 0)) == ["axe"]
    card = take_from_slot(s, 0, 0)
    assert in_hand(s, 0) == []
    stow(s, 0, card, s.edition.slots - 1)
    assert faces(s, loadout_of(s, 0).pack) == ["axe"]
    assert "strike" not in [action.verb for action in loadout_of(s, 0).actions]


def test_copies_remember_together_and_yet_differ():
    s = table("A1: asim[axe]")
    loadout_of(s, 0)
    other = s.clone()
    take_from_slot(other, 0, 0)
    assert in_hand(other, 0) == []
    assert faces(s, in_hand(s, 0)) == ["axe"]
    assert s.cards.piles[HELD]
    assert not s.cards.piles[LOOSE]


def test_a_level_opens_cards_and_a_skill_brings_spells_to_hand():
    s = table("A1: asim[lava_burst]")
    assert usable(s, 0) == []
    s.level[0] = 2
    assert faces(s, usable(s, 0)) == ["lava_burst"]
    stow(s, 0, take_from_slot(s, 0, 0), s.edition.slots - 1)
    assert usable(s, 0) == []
    s.give_skill(0, "spellbook")
    assert faces(s, usable(s, 0)) == ["lava_burst"]


def test_zombies_of_a_copy_are_its_own():
    s = table("A1: asim walker*2")
    other = s.clone()
    zone = s.board.called["A1"]
    walker = s.edition.kind_number["walker"]
    other.take_zombies(zone, walker, 1)
    other.walk_zombies(zone, s.board.called["B1"], kind=walker, count=1)
    assert (s.zombies_of(zone, walker), s.crowd[zone]) == (2, 2)
    assert (other.zombies_of(zone, walker), other.crowd[zone]) == (0, 0)
