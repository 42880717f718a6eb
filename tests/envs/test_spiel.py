"""Tests of the OpenSpiel games: OpenSpiel's own checks, and the functions that its searches use."""

import copy
import pickle
import random
import re

import numpy as np
import pytest
from tests.envs.games import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from horda.engine.game import BadOption  # noqa: E402
from horda.envs.spiel import Resampler  # noqa: E402

PLAYERS = {"city_of_horror": 3}
RULES = {"green_horde": "options=mission:the_alarm_bell;survivors:3,"}


def load(game):
    return pyspiel.load_game(f"horda_{game}({RULES.get(game, '')}players={PLAYERS.get(game, 2)})")


def play(state, rng, actions):
    """Play up to `actions` random actions from a state."""
    for _ in range(actions):
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    "game",
    # A random match of City of Horror has so many bargains that it takes minutes.
    [pytest.param(game, marks=pytest.mark.long) if game == "city_of_horror" else game for game in GAMES],
)
def test_random_simulation(game):
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_states_are_saved_and_loaded(game):
    rng = random.Random(1)
    state = load(game).new_initial_state()
    play(state, rng, 14)
    _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(loaded) == str(state)
    assert loaded.history() == state.history()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_repeats_itself(game):
    """The same actions are played twice; every line of the two playthroughs must be equal."""
    rng = random.Random(2)
    played, again = load(game).new_initial_state(), load(game).new_initial_state()
    for _ in range(30):
        if played.is_terminal():
            break
        assert str(played) == str(again)
        assert played.current_player() == again.current_player()
        assert played.legal_actions() == again.legal_actions()
        for player in range(played.num_players()):
            assert played.observation_string(player) == again.observation_string(player)
            assert played.information_state_string(player) == again.information_state_string(player)
        if played.is_chance_node():
            assert sum(share for _, share in played.chance_outcomes()) == pytest.approx(1.0)
        action = rng.choice(played.legal_actions())
        assert played.action_to_string(action) == again.action_to_string(action)
        played.apply_action(action)
        again.apply_action(action)
    assert played.returns() == again.returns()


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_goes_its_own_way(game):
    rng = random.Random(3)
    state = load(game).new_initial_state()
    play(state, rng, 10)
    before = str(state)
    clone = state.clone()
    play(clone, rng, 5)
    assert str(state) == before
    assert str(copy.deepcopy(state)) == before


def test_the_dice_are_chances():
    """Different outcomes of a chance node lead to different positions, the same outcome to the same."""
    rng = random.Random(4)
    state = load("zombiland").new_initial_state()
    state.apply_action(7)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    after = [str(state.child(outcome)) for outcome in (0, 0, 1, 2, 3, 4)]
    assert after[0] == after[1]
    assert len(set(after)) > 2


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_state_looks_the_same_to_who_imagines_it(game):
    rng = random.Random(5)
    state = load(game).new_initial_state()
    play(state, rng, 25)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    imagined = Resampler(1)(state, player)
    assert imagined.observation_string(player) == state.observation_string(player)
    assert imagined.information_state_string(player) == state.information_state_string(player)
    assert imagined.legal_actions() == state.legal_actions()
    assert str(imagined) != str(state)
    play(imagined, rng, 5)
    with pytest.raises(TypeError, match="imagined"):
        pickle.dumps(imagined.played)


def test_an_observer_shows_the_tensor_and_its_parts():
    game = load("zombiland")
    state = game.new_initial_state()
    play(state, random.Random(6), 8)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.any()
    assert np.array_equal(observer.tensor[: observer.dict["zones"].size], observer.dict["zones"].ravel())
    assert observer.string_from(state, 0) == state.observation_string(0)


@pytest.mark.parametrize(
    ("options", "problem"),
    [("colour:red", "there is no option `colour`"), ("dead_cards:up", "allowed: bottom, shuffle, top")],
)
def test_options_that_do_not_exist_are_refused_with_what_does(options, problem):
    with pytest.raises((BadOption, pyspiel.SpielError), match=re.escape(problem)):
        pyspiel.load_game(f"horda_zombiland(options={options},players=2)")
