"""Tests of what a seat sees besides the board of Rue Morgue: the helicopter's seats and cargo, the teams' cards."""

import pytest
from tests.games.rue_morgue.conftest import place

from horda.engine.views.cases import play
from horda.engine.views.position import BadPosition
from horda.games.rue_morgue.mechanisms.team_actions.cards import spend
from horda.games.zombicide.state import ZombicideState

PAD = {"tiles": [["9R", "6R"]], "edges": [{"put": "stairs", "between": ["B2", "C2"]}], "flight": True}


def flown_helicopter() -> ZombicideState:
    zones = {"A1": "helicopter parker[helicopter_pilot] joe[bow]", "C1": "bear"}
    s = place(**PAD, zones=zones)
    play(s, "parker get_in pilot", "parker take_off")
    return s


def test_who_sits_in_the_helicopter_and_whether_it_flies():
    seen = flown_helicopter().view(0).parts["helicopter"]
    assert seen == {"zone": "A1", "flying": True, "seats": ("parker", "", "", ""), "cards": ()}


def test_without_a_helicopter_nothing_is_there():
    assert place(zones={"A1": "parker"}).view(0).parts == {}


def test_what_is_kept_in_the_helicopter():
    s = place(**PAD, zones={"A1": "helicopter joe[bow]"})
    play(s, "joe store")
    assert s.view(None).parts["helicopter"]["cards"] == ("bow",)


def test_a_teams_cards_and_which_of_them_were_used():
    s = place(zones={"A1": "bear joe"}, team_actions=["charge", "fire", "charge"])
    spend(s, s.roster.index("bear"), "fire")
    assert s.view(0).parts["team_actions"]["cards"] == ((0, "charge", 2, 0), (0, "fire", 1, 1))


def test_a_position_says_of_team_actions_only_which_cards_there_are():
    with pytest.raises(BadPosition, match="`team_actions` cannot be `\\['dance'\\]` in a position"):
        place(zones={"A1": "bear joe"}, team_actions=["dance"])


@pytest.mark.rule("RM-Q-91", "RM-SK-40")
def test_the_zombie_cards_that_are_shared_out_lie_open_for_everybody():
    s = place(
        zones={"B1": "terry[distributor]", "C1": "spawn locator[1]", "C3": "spawn locator[2]"},
        dice=[1, 6, 2, 2],
        decks={"zombies": ["z176", "z146", "z148", "z145"]},
        phase="zombies",
    )
    assert sorted(s.view(None).shown["looked_at"]) == ["z145", "z146", "z148", "z176"]
    play(s, "terry give_to_die z145 1", "terry give_to_die z146 2", "terry give_to_die z148 2")
    assert s.view(None).shown["looked_at"] == []
