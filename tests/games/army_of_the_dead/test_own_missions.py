"""Tests of Horda's own missions for Army of the Dead: the truck, the Mechanic, the radio, the clock."""

import pytest

from horda.engine.views.cases import offered_lines, play
from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.zombicide.rules.goals.goals import CheckGoals
from horda.games.zombicide.state import AWAY, LOST, ZombicideState

GAME = ArmyOfTheDead()


def position_at(mission: str, zones: dict[str, str], **more: object) -> ZombicideState:
    """Return a position of a mission under way."""
    s = GAME.place({"mission": mission, "zones": zones, **more})
    assert isinstance(s, ZombicideState)
    return s


def turning_points_reached(s: ZombicideState) -> list[int]:
    """Return the numbers of the turning points reached so far."""
    return [event.number for event in s.events() if type(event).__name__ == "TurningPoint"]


def move_token(s: ZombicideState, token: str, zone: str) -> None:
    """Move a token of the mission to another zone."""
    s.token_zone[s.tokens(token)[0]] = s.board.called[zone]


@pytest.mark.parametrize("mission", ["taco_run", "all_in"])
def test_nobody_leaves_without_the_truck(mission: str):
    s = position_at(mission, {"A1": "lilly", "B1": "kate"})
    play(s, "lilly end_turn")
    assert "lilly leave" not in offered_lines(s)
    s = position_at(mission, {"A1": "lilly", "B1": "kate"})
    move_token(s, "truck", "A1")
    play(s, "lilly end_turn")
    assert "lilly leave" in offered_lines(s)


def test_the_truck_at_the_exit_is_told_once():
    s = position_at("taco_run", {"B1": "kate[driver] lilly"})
    move_token(s, "truck", "B1")
    play(s, "kate drive A1")
    assert turning_points_reached(s) == [2]
    play(s, "kate drive B1", "kate drive A1")
    assert turning_points_reached(s) == [2]


def test_power_comes_back_with_the_fuse_and_a_mechanic_at_the_generator():
    for who, taken, points in (
        ("cruz", {"green": 1}, [1]),
        ("cruz", {}, []),
        ("kate", {"green": 1}, []),
    ):
        s = position_at("lights_out", {"D2": who, "B6": "scott"}, taken=taken)
        play(s, f"{who} end_turn")
        assert turning_points_reached(s) == points
        assert ("scott move A9" in offered_lines(s)) == bool(points)


def test_the_casino_elevator_runs_while_a_mechanic_holds_the_fuse():
    assert "scott move A10" in offered_lines(position_at("all_in", {"D6": "scott", "C9": "cruz"}))
    assert "scott move A10" not in offered_lines(position_at("all_in", {"D6": "scott cruz"}))
    assert "scott move A10" not in offered_lines(position_at("all_in", {"D6": "scott", "C9": "kate"}))


def test_the_bomb_falls_at_the_end_of_round_30():
    zones = {"A9": "kate dieter", "C9": "cruz", "F5": "guzman[companion]"}
    s = position_at("all_in", zones, phase="end", round=29)
    assert not s.over
    s = position_at("all_in", zones, phase="end", round=30)
    assert s.result is not None
    assert s.result.why == "bomb_fell"


def test_the_radio_waits_for_both_cash_boxes_and_calls_zeus():
    s = position_at("first_night", {"D4": "cruz", "B6": "kate"})
    assert "cruz take_objective blue" not in offered_lines(s)
    s = position_at("first_night", {"E2": "lilly", "D4": "cruz"}, taken={"red": 1})
    s.token_zone[next(token for token in s.tokens("objective") if s.token_colour[token] == "red")] = -1
    play(s, "lilly take_objective red", "lilly end_turn", "cruz take_objective blue")
    assert turning_points_reached(s) == [1]
    assert s.zombies_of(s.board.called["C1"], s.edition.kind_number["zeus"]) == 1
    assert s.board.called["F1"] in [s.token_zone[token] for token in s.tokens("spawn")]


# --- What only one of them can do ----------------------------------------------------------------


def why_lost(s: ZombicideState) -> str:
    """Check the goals; return the id of the reason why the match is lost, or an empty string if it is not."""
    s.push(CheckGoals())
    s.offer = None
    s.advance()
    return s.result.why if s.result else ""


def lose(s: ZombicideState, name: str, place: int = LOST) -> ZombicideState:
    """Place a survivor among the lost (`LOST`) or those who left (`AWAY`), and return the state."""
    s.zone[s.roster.index(name)] = place
    return s


@pytest.mark.rule("AD-WIN-04", "AD-WIN-05")
@pytest.mark.parametrize("how", [LOST, AWAY])
def test_without_a_pilot_nobody_flies_from_the_roof(how: int):
    zones = {"F1": "martin kate scott lilly", "E1": "vanderohe"}
    assert why_lost(position_at("the_roof", zones)) == ""
    assert why_lost(lose(position_at("the_roof", zones), "vanderohe")) == ""
    assert why_lost(lose(position_at("the_roof", zones), "martin", how)) == "no_pilot"


@pytest.mark.rule("AD-WIN-04")
def test_the_helicopter_needs_four_and_the_fuel():
    zones = {"F1": "martin kate scott", "E1": "lilly"}
    assert why_lost(lose(position_at("the_roof", zones), "lilly")) == "out_of_reach"
    s = position_at("the_roof", zones, taken={"blue": 1}, lost_with={"blue": "martin"})
    assert why_lost(s) == "out_of_reach"


@pytest.mark.rule("AD-WIN-04", "AD-WIN-05")
def test_a_mechanic_is_needed_until_the_power_is_on():
    zones = {"A1": "kate cruz"}
    assert why_lost(position_at("lights_out", zones)) == ""
    assert why_lost(lose(position_at("lights_out", zones), "cruz")) == "no_mechanic"
    assert why_lost(lose(position_at("lights_out", zones, counters={"power": 1}), "cruz")) == ""


@pytest.mark.rule("AD-WIN-04", "AD-WIN-05")
def test_a_mechanic_above_is_needed_while_the_money_is_below():
    def heist(cruz: str, carrier: str = "") -> ZombicideState:
        """Return a position with Kate and a Safecracker in their places, and the only Mechanic."""
        s = position_at("all_in", {"A10": "kate", "A9": "dieter", cruz: "cruz", "F5": "guzman[companion]"})
        if carrier:
            token = next(one for one in s.tokens("objective") if s.token_colour[one] == "blue")
            s.token_zone[token] = -1
            s.carriers = {"blue": s.roster.index(carrier)}
        return s

    assert why_lost(heist("C9")) == ""
    assert why_lost(lose(heist("C9"), "cruz")) == "no_mechanic"
    assert why_lost(heist("A11")) == "no_mechanic"
    assert why_lost(lose(heist("C9", "kate"), "cruz")) == "no_mechanic"
    assert why_lost(lose(heist("C9", "dieter"), "cruz")) == ""


@pytest.mark.rule("AD-WIN-04", "AD-WIN-05")
@pytest.mark.parametrize("mission", ["jackpot", "all_in"])
def test_a_safecracker_is_needed_until_the_vault_is_open(mission: str):
    zones = {"A10": "kate dieter", "C8": "cruz"}
    zones |= {"F5": "tanaka[companion]"} if mission == "all_in" else {}
    assert why_lost(position_at(mission, zones)) == ""
    assert why_lost(lose(position_at(mission, zones), "dieter")) == "no_safecracker"
    s = lose(position_at(mission, zones), "dieter")
    s.shut &= ~(1 << s.board.gate_called["B11-B12"])
    assert why_lost(s) == ""


@pytest.mark.rule("AD-WIN-04")
@pytest.mark.parametrize("mission", ["be_my_valentine", "queens_court"])
def test_with_the_fourth_death_too_few_are_left_to_leave(mission: str):
    zones = {"A1": "kate cruz scott lilly"}
    assert why_lost(lose(position_at(mission, zones), "lilly")) == ""
    assert why_lost(lose(lose(position_at(mission, zones), "lilly"), "kate")) == "out_of_reach"
    assert why_lost(lose(lose(position_at(mission, zones), "lilly", AWAY), "kate", AWAY)) == ""
