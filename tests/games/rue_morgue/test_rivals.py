"""Tests of the public information about rival teams."""

import pytest

import horda
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.view import picture_of, view_of

STREETS = "+.+.+.+\n.s.s.s.\n+.+.+.+\n.s.s.s.\n+.+.+.+\n.s.s.s.\n+.+.+.+\n"
ZONES = {"A1": "jane[team=0, xp=7]", "B2": "terry[team=1, xp=9]", "C3": "joe[team=1, xp=1]"}


def teams_at(*, competitive: bool) -> ZombicideState:
    """Return a position of two teams."""
    given = {"picture": STREETS, "competitive": competitive, "seats": 2, "zones": ZONES}
    state = horda.game("rue_morgue").place(given)
    assert isinstance(state, ZombicideState)
    return state


@pytest.mark.rule("RM-CPV-02")
def test_everybody_sees_the_experience_of_both_rival_teams():
    state = teams_at(competitive=True)
    for seat in (None, 0, 1):
        assert view_of(state, seat).parts["rivals"] == {"team_1": 7, "team_2": 10}
    assert picture_of(state)["parts"] == view_of(state, None).parts


def test_teams_that_play_together_are_not_counted_against_each_other():
    assert "rivals" not in view_of(teams_at(competitive=False), 0).parts
