"""What a person may expect of the heuristic player on a heist."""

import pytest

import horda
from horda.bots import bot
from horda.bots.zombicide.cracking import chance
from horda.engine.cases import play
from horda.engine.chance import Dice
from horda.engine.state import State

GAME = horda.game("army_of_the_dead")


def verdict(state: State) -> str:
    """What the bot decides in a state: verb and arguments."""
    seat = state.deciders[0]
    choice = bot("heuristic", "army_of_the_dead").choose(state.view(seat), state.choices(seat), Dice(1))
    return choice.text().split(" ", 1)[1]


def decided(zones: dict[str, str], **given: object) -> str:
    """What the bot decides in a position."""
    return verdict(GAME.place({"zones": zones, **given}))


def test_the_team_has_the_specialists_that_the_mission_asks_for():
    state = GAME.new(seats=1, seed=3, mission="all_in")
    while state.prompt(0).name == "ChooseTeam":
        play(state, f"0 {verdict(state)}")
    identities = GAME.edition.identities
    known = {one for name in state.roster for one in identities[name].specialties}
    assert {"safecracker", "mechanic"} <= known


def test_it_tries_the_vault_and_opens_it():
    loot = {"mission": "jackpot"}
    assert decided({"B11": "cruz mechanisms_and_bolts"}, **loot) == "try_vault"
    assert decided({"B11": "dieter laser_grid"}, counters={"vault.beaten": 1}, **loot) == "open_vault"


def test_it_sets_aside_what_the_better_straight_needs_and_uses_help_at_the_end():
    state = GAME.place(
        {
            "mission": "jackpot",
            "zones": {"B11": "cruz mechanisms_and_bolts"},
            "dice": [2, 3, 4, 5, 5],
        }
    )
    play(state, "cruz try_vault")
    # Cruz is a mechanic: one of the two fives becomes a six or a one, and that is a straight.
    assert verdict(state) in ("change_die 0 5 1", "change_die 0 5 6")


def test_its_chances_at_the_vault_are_right():
    assert chance((2, 3, 4, 5), 1, 1) == pytest.approx(1 / 3)
    assert chance((1, 2, 3, 4), 1, 2) == pytest.approx(1 - (5 / 6) ** 2)
    assert chance((), 5, 1) == pytest.approx(240 / 6**5)


def test_it_hands_a_token_to_whose_it_is():
    given = {
        "zones": {"B1": "kate cruz"},
        "laid": {"goals": ["i_want_my_money"]},
        "faces": ["yellow"],
        "tokens": [{"put": "objective", "at": "B1", "face_down": True}],
    }
    state = GAME.place(given)
    play(state, "kate take_objective red")
    assert verdict(state) == "trade cruz"
    play(state, "kate trade cruz")
    assert verdict(state) == "hand_over yellow cruz"


def test_companions_are_spared_the_attacks():
    zones = {"B1": "kate cummings[companion=kate] shambler noise"}
    state = GAME.place({"zones": zones, "phase": "zombies"})
    assert verdict(state).startswith("give_attack")
    assert "cummings" not in verdict(state)


def test_it_lets_sleepers_lie():
    assert decided({"B2": "kate[military_knife] sleepers[4]"}) != "search"


def test_all_hits_go_to_an_abomination():
    attack = decided({"A1": "guzman[heavy_machine_gun]", "B1": "valentine"})
    assert attack == "shoot_at heavy_machine_gun B1 valentine"
