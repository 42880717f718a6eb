"""Tests of the cost shown for each choice of an action."""

from tests.games.zombicide.conftest import GAME

from horda.games.zombicide.state import ZombicideState


def prices(s: ZombicideState) -> dict[str, int | None]:
    """Return the shown cost of every offered choice, by the choice's text without the seat."""
    return {choice.text().partition(" ")[2]: GAME.price(s, choice) for choice in s.choices(0)}


def place_zones(zones: dict[str, str]) -> ZombicideState:
    s = GAME.place({"zones": zones, "active": "asim"})
    assert isinstance(s, ZombicideState)
    return s


def test_an_action_costs_one_and_ending_the_turn_is_none():
    found = prices(place_zones({"A1": "asim[axe]"}))
    assert found["move B1"] == found["make_noise"] == 1
    assert found["end_turn"] is None


def test_each_zombie_that_one_leaves_behind_costs_one_more():
    assert prices(place_zones({"A1": "asim walker"}))["move B1"] == 2


def test_a_free_action_costs_nothing_of_the_others():
    assert prices(place_zones({"A1": "asim[plus_1_free_move_action]"}))["move B1"] == 0


def test_asking_the_price_changes_nothing():
    s = place_zones({"A1": "asim[axe] walker"})
    before = s.hash()
    prices(s)
    assert s.hash() == before
