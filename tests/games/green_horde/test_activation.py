"""Tests of activations of a band, moves of several figures that do not split, hedges and ambushes."""

import pytest
from tests.games.green_horde.conftest import GAME, logged_events, place, zones

from horda.engine.views.cases import offered_lines, play
from horda.games.zombicide.rules.turns.rounds import BeginRound
from horda.games.zombicide.rules.zombies.activation import ActivateAgain, ActivateZone
from horda.games.zombicide.rules.zombies.miniatures import PlaceZombies
from horda.games.zombicide.state import ZombicideState

RING = {
    "own_tiles": [
        {
            "id": "ring",
            "origin": "horda",
            "picture": "+#+#+#+\n#s.s.s#\n+.+#+.+\n#s#x#s#\n+.+#+.+\n#s.s.s#\n+#+#+#+\n",
        }
    ],
    "tiles": [["ring"]],
}


def run_steps(s: ZombicideState, *steps) -> ZombicideState:
    """Run these steps, then begin the next round; return the state."""
    s.stack.clear()
    s.push(*steps, BeginRound())
    s.advance()
    return s


@pytest.mark.rule("GH-SKL-63", "GH-TRM-08")
def test_a_band_after_one_survivor_walks_past_the_others():
    """GH-Q-58: Runners get two actions, and Necromancers neither flee nor escape meanwhile."""
    s = place(
        zones={"A1": "asim", "B1": "rolf", "C1": "walker runner*2 necromancer[from=A1] spawn"},
        phase="players",
    )
    s = run_steps(s, ActivateZone(s.board.called["C1"], s.edition.all_kinds, 0))
    assert zones(s) == {"A1": "asim runner*2", "B1": "rolf walker necromancer", "C1": "spawn"}
    assert s.wounds == [0, 0]


@pytest.mark.rule("GH-SKL-63")
def test_a_band_attacks_only_the_one_it_is_after():
    s = place(zones={"A1": "asim rolf walker runner"}, phase="players")
    s = run_steps(s, ActivateZone(s.board.called["A1"], s.edition.all_kinds, 1))
    assert (s.wounds[0], s.zone[1]) == (0, -1)


@pytest.mark.rule("GH-RUN-01", "GH-ZMV-07")
def test_the_second_action_of_a_band_begins_where_its_first_ended():
    """Runners of the band take their second action; other zombies in the zones they cross do not act."""
    s = place(**RING, zones={"A1": "runner*3", "B1": "runner", "C3": "asim"}, phase="players")
    s = run_steps(s, ActivateZone(s.board.called["A1"], s.edition.all_kinds, 0))
    assert zones(s) == {"B1": "runner", "C1": "runner*2", "A3": "runner*2", "C3": "asim"}


@pytest.mark.rule("GH-ZMV-11", "GH-RUN-01")
def test_an_uneven_band_is_followed_too():
    s = place(**RING, zones={"A1": "runner*3", "C3": "asim"}, supply={"runner": 0}, phase="players")
    s = run_steps(s, ActivateZone(s.board.called["A1"], s.edition.all_kinds, 0))
    play(s, "0 send runner A2")
    assert zones(s) == {"A3": "runner*2", "C1": "runner", "C3": "asim"}


@pytest.mark.rule("GH-ZMV-10", "GH-SPN-12")
def test_each_of_several_abominations_goes_its_own_way():
    s = place(**RING, zones={"C3": "asim"}, supply={"abomination": 2}, phase="players")
    s.put_zombies(s.board.called["A1"], s.edition.kind_number["abomination"], 2)
    s = run_steps(s, ActivateAgain(s.edition.all_kinds))
    play(s, "0 send abomination A2", "0 send abomination B1")
    assert zones(s) == {"A2": "abomination", "B1": "abomination", "C3": "asim"}


@pytest.mark.rule("GH-ZAT-05", "GH-ZMV-11")
def test_the_first_player_decides_for_all():
    """GH-Q-88."""
    s = place(zones={"A1": "asim rolf walker"}, seats=2, first=1)
    assert s.deciders == [1]


@pytest.mark.rule("GH-HED-03", "GH-HED-04", "GH-HRD-06", "GH-SPN-09")
def test_without_a_miniature_for_the_hedge_all_walkers_act():
    s = place(
        **RING,
        edges=[{"put": "hedge", "between": ["A1", "B1"]}],
        zones={"A1": "asim", "C2": "walker"},
        supply={"walker": 0},
        dice=[6],
        phase="players",
    )
    play(s, "asim move B1")
    assert logged_events(s, "RanOut") == ["RanOut walker 0"]
    assert zones(s) == {"B1": "asim", "C1": "walker"}
    assert sum(s.horde) == 0


@pytest.mark.rule("GH-HED-03", "GH-HRD-06")
def test_the_walker_of_a_hedge_adds_nothing_to_the_horde():
    s = place(
        **RING,
        edges=[{"put": "hedge", "between": ["A1", "B1"]}],
        zones={"A1": "asim"},
        dice=[6],
        phase="players",
    )
    play(s, "asim move B1")
    assert zones(s) == {"B1": "asim walker"}
    assert sum(s.horde) == 0


@pytest.mark.rule("GH-SPN-09")
def test_one_extra_activation_a_card_however_many_are_missing():
    """GH-Q-28."""
    s = place(**RING, zones={"A1": "walker", "C3": "asim"}, supply={"walker": 0}, phase="players")
    s = run_steps(s, PlaceZombies(s.board.called["A3"], s.edition.kind_number["walker"], 5))
    play(s, "0 send walker B1")
    assert zones(s) == {"B1": "walker", "C3": "asim"}
    assert logged_events(s, "RanOut", "ZombiesActivated") == [
        "RanOut walker 0",
        "ZombiesActivated ('walker',)  False 1",
    ]


@pytest.mark.rule("GH-RND-06")
def test_the_same_action_may_be_repeated_in_a_turn():
    s = place(zones={"A1": "asim"}, phase="players")
    play(s, "asim make_noise", "asim make_noise")
    assert s.noise[s.board.called["A1"]] == 2
    assert "asim make_noise" in offered_lines(s)


def test_nothing_is_lost_or_doubled_in_a_crowd():
    s = place(**RING, zones={"A1": "walker*7 runner*5 fatty*3 abomination", "C3": "asim", "B3": "rolf"})
    while not s.over and s.round < 6:
        assert GAME.violations(s) == []
        s.apply(s.all_choices()[0])
