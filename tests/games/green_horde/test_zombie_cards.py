"""Tests of the printed zombie deck, the kinds of zombie, and the reshuffling of the deck."""

import pytest
from tests.games.green_horde.conftest import GAME, logged_events, place, zones

from horda.games.green_horde.mechanisms.horde import SetAside, swelling_kinds
from horda.games.zombicide.box.spawn_cards import card_records
from horda.games.zombicide.state import ZombicideState

CARDS = [card for card in card_records("horda.games.green_horde") if card.pile == "zombies"]


@pytest.mark.rule("GH-CMP-12", "GH-CMP-13", "GH-CMP-11")
def test_the_deck_has_54_cards_of_which_6_are_necromancers():
    assert [card.id for card in CARDS] == [f"z{number}" for number in range(167, 221)]
    assert sum(1 for card in CARDS if card.all and card.all.do == "necromancer") == 6


@pytest.mark.rule("GH-CMP-14")
def test_all_but_extra_activations_and_enter_the_horde_bear_the_horde_icon():
    for card in CARDS:
        special = card.all is not None and card.all.do in ("activate", "enter_the_horde")
        assert (card.icon == "horde") != special


@pytest.mark.rule("GH-CMP-03")
def test_the_box_has_65_orc_zombies():
    figures = {kind.name: kind.figures for kind in GAME.edition.kinds[:5]}
    assert figures == {"walker": 35, "fatty": 14, "runner": 14, "abomination": 1, "necromancer": 1}


@pytest.mark.rule("GH-ZMB-02", "GH-ZMB-03", "GH-ZMB-04", "GH-ZMB-05", "GH-ZMB-07", "GH-TGT-01")
def test_the_table_of_zombies():
    """GH-EX-47, row by row."""
    rows = {
        kind.name: (kind.priority, kind.actions, kind.wounds, kind.damage, kind.experience)
        for kind in GAME.edition.kinds
    }
    assert rows["walker"] == (1, 1, 2, 1, 1)
    assert rows["fatty"] == (2, 1, 3, 2, 1)
    assert rows["abomination"] == (2, 1, 3, 3, 5)
    assert rows["runner"] == (3, 2, 1, 1, 1)
    assert rows["necromancer"] == (4, 1, 2, 1, 1)


@pytest.mark.rule("GH-SPN-05")
def test_discards_make_a_new_deck_in_the_spawn_step():
    s = place(zones={"A3": "asim", "C1": "spawn"}, phase="players")
    leave_cards(s, 0)
    s.apply(next(choice for choice in s.all_choices() if choice.verb == "end_turn"))
    assert logged_events(s, "DeckReshuffled", "ZombieCardDrawn")[0] == "DeckReshuffled zombies"
    assert len(logged_events(s, "ZombieCardDrawn")) >= 1
    assert len(s.cards.piles["zombies"]) + len(s.cards.piles["zombies_discard"]) == 54
    assert len(s.cards.piles["zombies_discard"]) < 10


@pytest.mark.rule("GH-SPN-05")
def test_discards_make_a_new_deck_while_a_building_is_revealed():
    s = place(
        tokens=[{"put": "objective", "colour": "red", "at": "A1"}],
        when=[{"event": "objective_taken", "do": [{"open": ["A1-A2"]}]}],
        zones={"A1": "asim"},
        phase="players",
    )
    leave_cards(s, 1)
    s.apply(next(choice for choice in s.all_choices() if choice.verb == "take_objective"))
    s.apply(s.all_choices()[0])
    drawn = logged_events(s, "DeckReshuffled", "ZombieCardDrawn")
    assert drawn[0].startswith("ZombieCardDrawn A2")
    assert "DeckReshuffled zombies" in drawn


def leave_cards(s: ZombicideState, count: int) -> None:
    """Move the zombie deck to its discard pile, except `count` cards that spawn ordinary zombies."""
    piles = s.cards.piles
    kept = [s.cards.find("zombies", "z174")][:count]
    piles["zombies_discard"].extend(card for card in piles["zombies"] if card not in kept)
    piles["zombies"] = kept


@pytest.mark.rule("GH-BLD-03")
def test_a_building_is_read_at_the_highest_danger_level():
    s = place(
        tokens=[{"put": "objective", "colour": "red", "at": "A1"}],
        when=[{"event": "objective_taken", "do": [{"open": ["A1-A2"]}]}],
        zones={"A1": "asim", "C3": "seli[xp=19]"},
        decks={"zombies": ["z167", "z168"]},
        phase="players",
    )
    s.apply(next(choice for choice in s.all_choices() if choice.verb == "take_objective"))
    s.apply(next(choice for choice in s.all_choices() if choice.has("zone") and choice.name("zone") == "A2"))
    assert (zones(s)["A2"], zones(s)["B2"]) == ("walker*5", "walker*5")


@pytest.mark.rule("GH-HRD-07", "GH-SPN-13")
def test_walkers_fatties_and_runners_join_the_horde_and_nobody_else():
    s = place(zones={"A3": "asim"}, phase="players")
    kinds = [kind.name for kind in s.edition.kinds]
    assert {kinds[kind] for kind in swelling_kinds(s)} == {"walker", "fatty", "runner"}
    before = list(s.supply)
    for kind in range(len(kinds)):
        SetAside(kind).run(s)
    assert {kinds[kind] for kind, count in enumerate(s.horde) if count} == {"walker", "fatty", "runner"}
    assert sum(before) - sum(s.supply) == 3
