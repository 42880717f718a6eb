"""Tests of hidden and public information (CH-INF)."""

import pytest
from tests.games.city_of_horror.conftest import ask, event_lines, offered_lines, play, table

from horda.engine.chance import Dice
from horda.games.city_of_horror.content import INVASIONS, PLACE

BASE = {"church": "geek[red]", "hospital": "thief[green]", "bank": "teen[blue]"}


@pytest.mark.rule("CH-INF-03")
def test_the_discard_pile_is_open_to_all():
    s = table(at="attack church", discard=["gun", "kitten"], passing=[], **BASE)
    assert {s.view(seat).discard for seat in (0, 1, 2, None)} == {("gun", "kitten")}


@pytest.mark.rule("CH-INF-04", "CH-INF-09")
def test_an_invasion_card_seen_may_be_told_but_not_shown():
    s = table(at="round", invasion=["one_mall", "two_market"], seen_by=["red"], passing=[], **BASE)
    play(s, "red offer green", "red tell_invasion")
    assert not any("show_invasion" in line for line in offered_lines(s))
    play(s, "red propose", "green accept 1")
    hour = sorted(card.id for card in INVASIONS if card.hour == 1)
    assert offered_lines(s) == [f"red tell {face} green" for face in hour]
    play(s, "red tell one_buses green")
    assert s.view(1).invasion[0][1] == "?"
    assert s.view(1).claims[0].invasion == "one_buses"
    assert "InvasionTold 0 1 one_buses" in event_lines(s)


@pytest.mark.rule("CH-INF-09", "CH-INF-12")
def test_a_hand_is_secret_and_may_be_shown():
    s = table(at="attack church", hands={"red": "gun alarm"}, passing=[], **BASE)
    hands = [sorted(s.view(seat).players[0].hand) for seat in (0, 1, 2, None)]
    assert hands == [["alarm", "gun"], ["?", "?"], ["?", "?"], ["?", "?"]]
    play(s, "red offer green", "red show_hand", "red propose", "green accept 1")
    assert [sorted(s.view(seat).players[0].hand) for seat in (1, 2)] == [["alarm", "gun"], ["?", "?"]]


@pytest.mark.rule("CH-INF-11")
def test_what_is_stolen_is_random_and_known_to_thief_and_victim():
    taken = set()
    for seed in range(20):
        s = table(
            at="attack church",
            hands={"green": "gun alarm kitten"},
            passing=["green", "blue"],
            **{**BASE, "church": "thief[red]", "hospital": "geek[green]"},
        )
        s.chance = seed * 7919
        play(s, "red use thief", "red aim_at_player green")
        taken.add(s.cards.faces("hand_0")[0])
        assert s.view(0).players[0].hand != ("?",)
        assert s.view(1).players[0].hand == s.view(0).players[0].hand
        assert s.view(2).players[0].hand == ("?",)
    assert taken == {"gun", "alarm", "kitten"}


@pytest.mark.rule("CH-INF-01")
def test_a_secret_choice_is_in_nobodys_imagination():
    s = table(at="choice", invasion=["one_mall"], **BASE)
    play(s, "red choose bank")
    assert s.determinise(0, Dice(1)).deciders == [1, 2]
    assert s.determinise(1, Dice(1)).deciders == [0, 1, 2]
    own = s.determinise(0, Dice(1))
    play(own, "green choose bank", "blue choose church")
    assert own.movement[0] == PLACE["bank"]


@pytest.mark.rule("CH-INF-12")
def test_a_card_about_to_be_played_is_still_secret():
    s = table(
        at="attack church", hands={"red": "gun alarm"}, passing=[], **{**BASE, "bank": "teen[blue] zombie"}
    )
    before = s.view(1)
    play(s, "red play gun")
    assert ask(s) == "AimAt"
    assert s.view(1) == before
    assert s.can_undo
    s.undo()
    assert "red play gun" in offered_lines(s)


@pytest.mark.rule("CH-INF-02", "CH-INF-10")
def test_backs_are_open_faces_are_not():
    s = table(at="round", round=1, invasion=["one_mall", "two_market"], passing=[], **BASE)
    assert s.view(0).invasion == (("hour_1", "?"), ("hour_2", "?"))
