"""The test suites that Gymnasium and PettingZoo provide: short in `make test`, long in `make test-long`."""

import itertools
import sys
import warnings
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec
from tests.envs.games import GAMES, module_of

import horda.envs

pytestmark = [
    pytest.mark.parametrize("game", GAMES),
    # PettingZoo expects observations without masks to be arrays, and warns of those that are dicts.
    pytest.mark.filterwarnings("ignore:Observation"),
]


def test_aec_api(game):
    api_test(module_of(game).env(), num_cycles=12)


@pytest.mark.long
@pytest.mark.parametrize("observations", horda.envs.setup.VIEWS)
@pytest.mark.parametrize("actions", horda.envs.actions.grammar.FORMS)
def test_aec_api_at_length(game, actions, observations):
    api_test(module_of(game).env(actions=actions, observations=observations), num_cycles=300)


def test_parallel_api(game):
    parallel_api_test(module_of(game).parallel_env(), num_cycles=12)


@pytest.mark.long
def test_parallel_api_at_length(game):
    parallel_api_test(module_of(game).parallel_env(seats=3), num_cycles=1_000)


def test_seeds(game):
    seed_test(module_of(game).env, num_cycles=12)
    parallel_seed_test(module_of(game).parallel_env, num_cycles=6)


@pytest.mark.long
def test_seeds_at_length(game):
    seed_test(module_of(game).env, num_cycles=500)
    parallel_seed_test(module_of(game).parallel_env, num_cycles=500)


def test_max_cycles(game):
    """The suite assumes cycles in which all seats act, so the parallel environment is used."""

    def env(max_cycles):
        return parallel_to_aec(module_of(game).parallel_env(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=module_of(game).parallel_env, env=env))


def test_rendering(game, capsys):
    render_test(module_of(game).env, {"svg": lambda picture: picture.startswith("<svg")})
    assert "round" in capsys.readouterr().out


def test_performance(game, monkeypatch, capsys):
    """The benchmark runs on a clock that advances a second per reading, so that it ends soon."""
    clock = SimpleNamespace(time=itertools.count(0.0, 1.0).__next__)
    # The package names the function as its module is called.
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(module_of(game).env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.long
def test_performance_for_five_seconds(game):
    performance_benchmark(module_of(game).env())


def test_gymnasium_checks(game):
    made = gymnasium.make(f"horda/{game}-v1")
    with warnings.catch_warnings():
        # The checker wants a spec on the bare environment to try its render modes; they are tried above.
        warnings.simplefilter("ignore", UserWarning)
        check_env(made.unwrapped, skip_render_check=True)


def test_gymnasium_vectors(game):
    """Two matches are stepped at once in a vector environment, each with its own action masks."""
    env = gymnasium.make_vec(f"horda/{game}-v1", num_envs=2, vectorization_mode="sync")
    observed, _ = env.reset(seed=3)
    rng = np.random.default_rng(0)
    for _ in range(12):
        masks = observed["action_mask"]
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        observed, rewards, ended, cut, _ = env.step(actions)
        assert env.observation_space.contains(observed)
        assert rewards.shape == ended.shape == cut.shape == (2,)
    env.close()


@pytest.mark.long
def test_gymnasium_vectors_in_processes(game):
    env = gymnasium.make_vec(f"horda.envs:horda/{game}-v1", num_envs=2, vectorization_mode="async")
    observed, _ = env.reset(seed=3)
    for _ in range(50):
        observed, *_ = env.step(np.array([np.flatnonzero(mask)[0] for mask in observed["action_mask"]]))
    env.close()
