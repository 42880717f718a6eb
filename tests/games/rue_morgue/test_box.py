"""Tests of the Rue Morgue box: survivors and their ID cards, equipment cards."""

from collections import Counter

import pytest
from tests.games.rue_morgue.conftest import GAME

from horda.games.rue_morgue.mechanisms.teams.forming import first_skills


@pytest.mark.rule("RM-EXP-04", "RM-EXP-12", "RM-EXP-13")
def test_six_survivors_have_a_second_blue_skill_for_free():
    second = {one.id: one.blue[1:] for one in GAME.people.values() if len(one.blue) > 1}
    roping, flying = ("fast_roping",), ("helicopter_pilot",)
    assert second == {
        "dan": roping, "james": roping, "louise": roping, "parker": flying, "terry": flying, "travis": flying,
    }  # fmt: skip
    s = GAME.place({"zones": {"A1": "dan"}})
    assert {name: tuple(first_skills(s, name)) for name in GAME.people} == {
        one.id: one.blue for one in GAME.people.values()
    }


def test_the_twelve_survivors_have_whole_id_cards():
    assert len(GAME.people) == 12
    for one in GAME.people.values():
        assert [len(part) for part in (one.yellow, one.orange, one.red)] == [1, 2, 3]
        assert {*one.blue, *one.yellow, *one.orange, *one.red} <= set(GAME.edition.skill_number)


@pytest.mark.rule("RM-CMP-01")
def test_there_are_86_equipment_cards():
    besides = ("sniper_rifle", "wounded")
    cards = [card for card in GAME.printed_cards if card.back == "equipment" and card.face not in besides]
    piles = Counter(card.pile for card in cards)
    assert piles == {"equipment": 63, "starting": 12, "vault": 2, "reserve": 9}
    assert sum(piles.values()) == 86
