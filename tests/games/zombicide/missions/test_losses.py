"""Tests of the prediction of choices that lose the match."""

from tests.games.zombicide.missions.test_goals import table

from horda.engine.views.cases import play
from horda.engine.views.losses import losses_of
from horda.games.zombicide.state import ZombicideState


def losses_by_verb(s: ZombicideState) -> dict[str, tuple[str, bool]]:
    """Return, by verb of each losing choice, the reason for the loss and whether the loss is certain."""
    seat = s.deciders[0]
    choices = s.choices(seat)
    found = losses_of(s, seat, choices)
    return {
        choice.verb: (loss.result.why, loss.is_certain)
        for choice, loss in zip(choices, found, strict=True)
        if loss is not None
    }


def at_the_exit(zones: dict[str, str]) -> ZombicideState:
    """Return a match in which Asim has just come to the exit and may leave, with the objective not taken."""
    s = table(
        zones,
        tokens=[{"put": "objective", "at": "A3"}],
        win={"taken": "objective"},
        when=[{"event": "zone_entered", "at": "B1", "do": [{"leave": "may"}]}],
    )
    play(s, "asim move B1")
    return s


def test_leaving_as_the_last_one_before_the_goal_is_a_certain_loss():
    s = at_the_exit({"A1": "asim"})
    before = s.to_json()
    assert losses_by_verb(s) == {"leave": ("nobody_left", True)}
    assert s.to_json() == before


def test_leaving_while_others_can_still_win_is_no_loss():
    assert losses_by_verb(at_the_exit({"A1": "asim", "C1": "rolf"})) == {}


def test_a_loss_that_depends_on_dice_is_not_certain():
    s = table(
        {"A1": "asim"},
        win={"taken": {"colour": "blue", "count": 1}},
        when=[{"event": "zone_entered", "at": "B1", "do": [{"roll": {"1-3": [{"lose": "the_tower_fell"}]}}]}],
    )
    assert losses_by_verb(s) == {"move": ("the_tower_fell", False)}


def test_nothing_is_marked_where_every_choice_loses():
    s = table(
        {"A1": "asim"},
        win={"taken": {"colour": "blue", "count": 1}},
        when=[
            {
                "event": "zone_entered",
                "at": "B1",
                "do": [{"leave": "may"}, {"lose": "the_tower_fell"}],
            }
        ],
    )
    play(s, "asim move B1")
    assert {choice.verb for choice in s.choices(s.deciders[0])} == {"leave", "stay"}
    assert losses_by_verb(s) == {}
