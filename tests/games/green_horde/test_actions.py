"""Tests of actions of survivors, several copies of an enchantment, and the siege engine of the quest."""

import pytest
from tests.games.green_horde.conftest import GAME, place

from horda.engine.cards import Deck
from horda.engine.views.cases import offered_lines, play
from horda.games.zombicide.state import ZombicideState


@pytest.mark.rule("GH-ACT-01", "GH-TRM-10")
def test_everything_a_survivor_may_do():
    known = set(GAME.edition.action_called)
    assert {"move", "search", "open_door", "reorganise", "trade", "take_objective", "make_noise"} <= known
    assert {"strike", "shoot", "cast", "enchant", "reload", "throw_bile", "throw_torch"} <= known
    assert {"move_trebuchet", "fire_trebuchet", "bombard_horde", "eat"} <= known


@pytest.mark.rule("GH-ACT-01", "GH-ACT-07")
def test_one_may_always_do_nothing():
    s = place(zones={"B1": "rolf"}, phase="players")
    assert "rolf end_turn" in offered_lines(s)


@pytest.mark.rule("GH-MAG-07")
def test_each_copy_of_an_enchantment_may_be_cast():
    s = place(zones={"B1": "megan[healing, speed, wounds=2]"}, phase="players")
    deck = s.cards.deck
    faces = ["healing" if face == "speed" else face for face in deck.faces]
    s.cards.deck = Deck(faces, deck.backs)
    s.offer = None
    play(s, "megan enchant healing megan", "megan enchant healing megan")
    assert s.wounds == [0]
    assert "megan enchant healing megan" not in offered_lines(s)


@pytest.mark.rule("GH-SGE-19", "GH-SET-09")
def test_the_quest_says_whether_there_is_a_trebuchet_and_where():
    for name, plan in GAME.plans.items():
        s = GAME.new(seats=1, mission=name)
        assert isinstance(s, ZombicideState)
        laid = [token.at for token in plan.mission.tokens if token.put == "trebuchet"]
        assert [s.token_zone[token] for token in s.tokens("trebuchet")] == [s.board.called[at] for at in laid]
    assert not place(zones={"B1": "rolf"}, phase="players").tokens("trebuchet")


@pytest.mark.rule("GH-FRF-04")
def test_whom_misses_strike_is_told_by_name():
    s = GAME.place({"zones": {"B1": "johannes[crossbow]", "C1": "berin rolf walker"}, "dice": [1, 1]})
    play(s, "johannes shoot crossbow C1", "johannes hit_friend rolf")
    prompt = s.prompt(0)
    assert prompt is not None
    assert prompt.as_json() == {
        **{"ask": "AssignMisses", "survivor": "johannes", "count": 1},
        **{"sharers": ("rolf",), "damage": 2, "at_will": False},
    }
