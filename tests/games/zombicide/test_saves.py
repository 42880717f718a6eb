"""Saves of positions: what they were made from comes back in its own order."""

import horda


def test_a_position_that_names_zones_in_any_order_can_be_saved():
    game = horda.game("green_horde")
    state = game.place({"seats": 2, "zones": {"C3": "rolf", "A1": "asim"}})
    assert state.game.named(state, 0) == "rolf"
    for _ in range(3):
        state.apply(state.offered()[0])
        assert game.from_json(state.to_json()) == state
