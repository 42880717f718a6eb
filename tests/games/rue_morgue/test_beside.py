"""What a seat sees beside the board of Rue Morgue: the helicopter's seats and cargo, the teams' cards."""

import pytest
from tests.games.rue_morgue.conftest import placed

from horda.engine.cases import play
from horda.games.zombicide.state import Table

PAD = {"tiles": [["9R", "6R"]], "edges": [{"put": "stairs", "between": ["B2", "C2"]}], "flight": True}


def flown() -> Table:
    zones = {"A1": "helicopter parker[helicopter_pilot] joe[bow]", "C1": "bear"}
    s = placed(**PAD, zones=zones)
    play(s, "parker get_in pilot", "parker take_off")
    return s


def test_who_sits_in_the_helicopter_and_whether_it_flies():
    vehicle = flown().view(0).vehicle
    assert vehicle is not None
    assert (vehicle.kind, vehicle.zone, vehicle.flying) == ("helicopter", "A1", True)
    assert vehicle.seats == [("pilot", "parker"), ("passenger", ""), ("passenger", ""), ("passenger", "")]


def test_without_a_helicopter_nothing_is_there():
    view = placed(zones={"A1": "parker"}).view(0)
    assert (view.vehicle, view.team_cards) == (None, [])


def test_what_is_kept_in_the_helicopter():
    s = placed(**PAD, zones={"A1": "helicopter joe[bow]"})
    play(s, "joe store")
    assert s.view(None).vehicle.cards == ["bow"]


def test_a_teams_cards_and_which_of_them_were_used():
    counters = {"team_actions": 1, "team_card.0.charge": 2, "team_card.0.fire": 1, "team_spent.0.fire": 1}
    cards = placed(zones={"A1": "bear joe"}, counters=counters).view(0).team_cards
    assert [(one.team, one.name, one.copies, one.spent) for one in cards] == [
        (0, "charge", 2, 0),
        (0, "fire", 1, 1),
    ]


@pytest.mark.rule("RM-Q-91", "RM-SK-40")
def test_the_zombie_cards_that_are_shared_out_lie_open_for_everybody():
    s = placed(
        zones={"B1": "terry[distributor]", "C1": "spawn locator[1]", "C3": "spawn locator[2]"},
        dice=[1, 6, 2, 2],
        decks={"zombies": ["z176", "z146", "z148", "z145"]},
        phase="zombies",
    )
    assert sorted(s.view(None).shown["looked_at"]) == ["z145", "z146", "z148", "z176"]
    play(s, "terry give_to_die z145 1", "terry give_to_die z146 2", "terry give_to_die z148 2")
    assert s.view(None).shown["looked_at"] == []
