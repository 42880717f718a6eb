"""What the missions of our own ask for beside fighting: the truck, a Mechanic, the radio, the clock."""

import pytest

from horda.engine.cases import offered, play
from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.zombicide.state import Table

GAME = ArmyOfTheDead()


def at(mission: str, zones: dict[str, str], **more: object) -> Table:
    """A mission under way."""
    s = GAME.place({"mission": mission, "zones": zones, **more})
    assert isinstance(s, Table)
    return s


def said(s: Table) -> list[int]:
    """The turning points that were told, by number."""
    return [event.number for event in s.events() if type(event).__name__ == "TurningPoint"]


def move(s: Table, token: str, zone: str) -> None:
    """Lay a token of the mission somewhere else."""
    s.token_zone[s.tokens(token)[0]] = s.board.called[zone]


@pytest.mark.parametrize("mission", ["taco_run", "all_in"])
def test_nobody_leaves_without_the_truck(mission: str):
    s = at(mission, {"A1": "lilly", "B1": "kate"})
    play(s, "lilly end_turn")
    assert "lilly leave" not in offered(s)
    s = at(mission, {"A1": "lilly", "B1": "kate"})
    move(s, "truck", "A1")
    play(s, "lilly end_turn")
    assert "lilly leave" in offered(s)


def test_the_truck_at_the_exit_is_told_once():
    s = at("taco_run", {"B1": "kate[driver] lilly"})
    move(s, "truck", "B1")
    play(s, "kate drive A1")
    assert said(s) == [2]
    play(s, "kate drive B1", "kate drive A1")
    assert said(s) == [2]


def test_power_comes_back_with_the_fuse_and_a_mechanic_at_the_generator():
    for who, counters, told in (
        ("cruz", {"taken.green": 1}, [1]),
        ("cruz", {}, []),
        ("kate", {"taken.green": 1}, []),
    ):
        s = at("lights_out", {"D2": who, "B6": "scott"}, counters=counters)
        play(s, f"{who} end_turn")
        assert said(s) == told
        assert ("scott move A9" in offered(s)) == bool(told)


def test_the_casino_elevator_runs_while_a_mechanic_holds_the_fuse():
    assert "scott move A10" in offered(at("all_in", {"D6": "scott", "C9": "cruz"}))
    assert "scott move A10" not in offered(at("all_in", {"D6": "scott cruz"}))
    assert "scott move A10" not in offered(at("all_in", {"D6": "scott", "C9": "kate"}))


def test_the_bomb_falls_at_the_end_of_round_30():
    s = at("all_in", {"A9": "kate"}, phase="end", round=29)
    assert not s.over
    s = at("all_in", {"A9": "kate"}, phase="end", round=30)
    assert s.result is not None
    assert s.result.why == "bomb_fell"


def test_the_radio_waits_for_both_cash_boxes_and_calls_zeus():
    s = at("first_night", {"D4": "cruz", "B6": "kate"})
    assert "cruz take_objective blue" not in offered(s)
    s = at("first_night", {"E2": "lilly", "D4": "cruz"}, counters={"taken.red": 1})
    s.token_zone[next(token for token in s.tokens("objective") if s.token_colour[token] == "red")] = -1
    play(s, "lilly take_objective red", "lilly end_turn", "cruz take_objective blue")
    assert said(s) == [1]
    assert s.zombies_of(s.board.called["C1"], s.edition.kind_number["zeus"]) == 1
    assert s.board.called["F1"] in [s.token_zone[token] for token in s.tokens("spawn")]
