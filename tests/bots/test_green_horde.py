"""Tests that the heuristic player of Green Horde, shared by the Zombicide family, decides as a person would expect."""

import pytest

import horda
from horda.bots import bot, bots
from horda.bots.zombicide import Heuristic
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.engine.views.position import state_from_text
from horda.lab.matches import play_match
from horda.lab.simulate import SimulationPlan, simulate
from horda.think.levels import LEVELS

GAME = horda.game("green_horde")


def decision_at(text: str) -> str:
    """Return the bot's choice in a position given as text: verb and arguments."""
    return decision_in(state_from_text(GAME, text))


def decision_in(state: State) -> str:
    """Return the bot's choice in a state as text: verb and arguments."""
    seat = state.deciders[0]
    choice = bot("heuristic", "green_horde").choose(Turn.of(state, seat, Dice(1)))
    return choice.text().split(" ", 1)[1]


def test_an_edition_has_the_heuristic_player_of_its_family():
    assert bots("green_horde") == sorted(["heuristic", "random", "search", *LEVELS])
    editions = ("green_horde", "rue_morgue", "army_of_the_dead")
    assert {type(bot("heuristic", name)) for name in editions} == {Heuristic}


def test_it_takes_the_objective_that_the_mission_wants():
    assert decision_at("mission = the_evil_shrine | F3: asim[short_sword]") == "take_objective blue"


def test_it_fires_the_trebuchet_where_a_hit_is_wanted():
    assert decision_at("mission = the_evil_shrine | E1: asim[short_sword]") == "fire_trebuchet B6"


@pytest.mark.rule("GH-DRG-02")
def test_it_sets_the_camp_on_fire_that_the_mission_wants_burnt():
    assert decision_at("mission = blood_and_fire | B2: asim[torch] | C2: bile") == "throw_torch C2"
    assert decision_at("mission = blood_and_fire | B2: asim[torch] | C2: bile rolf") != "throw_torch C2"


def test_it_attacks_zombies_in_its_zone_before_anything_else():
    fight = "mission = the_evil_shrine | F2: asim[falchion] walker*2"
    assert decision_at(fight).startswith(("strike", "take_objective"))
    assert decision_at("mission = the_evil_shrine | E3: asim[falchion] walker*2").startswith(
        "strike falchion"
    )


def test_it_never_attacks_what_it_cannot_kill():
    hopeless = "mission = the_evil_shrine | E3: asim[short_sword] abomination"
    assert not decision_at(hopeless).startswith("strike")


def test_it_walks_away_from_an_abomination():
    assert decision_at("mission = the_evil_shrine | E3: asim[short_sword] abomination").startswith("move")


def test_it_does_not_shoot_into_friends_for_one_walker():
    text = "mission = the_evil_shrine | E2: asim[spiked_bow] | E3: rolf[wounds=2] walker"
    assert decision_at(text) != "shoot spiked_bow E3"


def test_it_lures_zombies_away_from_a_wounded_friend():
    far = "mission = the_evil_shrine | F4: asim[short_sword, actions=1] | D3: rolf[wounds=2] | A6: walker*6"
    assert decision_at(far) == "make_noise"
    assert decision_at(far.replace("wounds=2", "wounds=0")) != "make_noise"


def test_every_seat_reasons_alike_and_all_seats_win_together():
    for number in range(3):
        state = play_match(
            "green_horde",
            ("heuristic",) * 3,
            "together",
            number=number,
            options={"mission": "know_your_enemy"},
        )
        assert state.result is not None
        assert state.result.winners in ((), (0, 1, 2))


@pytest.mark.parametrize("mission", list(GAME.plans))
def test_it_plays_every_adventure_to_its_end(mission: str):
    report = simulate(
        SimulationPlan("green_horde", ("heuristic",), 1, seed="end", options={"mission": mission})
    )
    assert report.finished == 1


def test_the_same_seed_gives_the_same_match():
    first, second = (
        play_match("green_horde", ("heuristic",), "same", number=0, options={}).to_json() for _ in range(2)
    )
    assert first == second


def test_it_wins_adventures_that_random_play_loses():
    options = {"mission": "know_your_enemy"}
    clever = simulate(SimulationPlan("green_horde", ("heuristic",), 20, seed="gap", options=options))
    blind = simulate(SimulationPlan("green_horde", ("random",), 20, seed="gap", options=options))
    assert clever.results.by_seat[0].wins >= 5
    assert blind.results.by_seat[0].wins == 0
