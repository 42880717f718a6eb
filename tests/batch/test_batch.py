"""Tests that a batch gives the same results as its matches played one by one, in one process and in several."""

import os
import pickle
import signal

import numpy as np
import pytest

from horda.batch import Batch, BatchFailed
from horda.engine.game import BadOption
from horda.envs.interfaces.team import TeamEnv
from horda.envs.matches.match import EnvMatch
from horda.envs.matches.rewards import Rewards

TABLES = {
    "army_of_the_dead": {"seats": 2},
    "city_of_horror": {"seats": 3},
    "green_horde": {"seats": 2, "mission": "the_alarm_bell", "survivors": 3, "shaping": 1.0},
    "rue_morgue": {"seats": 2},
    "zombiland": {"seats": 3},
}


def choose(masks, rng):
    """Return a random action for each match: usually a legal one, sometimes any number."""
    actions = [int(rng.choice(np.flatnonzero(mask))) for mask in masks]
    return [int(rng.integers(masks.shape[1])) if rng.random() < 0.05 else action for action in actions]


def record(batch, steps, seed=0):
    """Return the contents of all arrays of a batch over some random steps, as bytes."""
    rng, found = np.random.default_rng(seed), []
    for _ in range(steps):
        found.append([array.tobytes() for array in batch._arrays.values()])
        batch.step(choose(batch.masks, rng))
    return found


@pytest.mark.parametrize("game", TABLES)
def test_the_number_of_processes_changes_nothing(game):
    with Batch(game, 3, workers=0, seed=5, **TABLES[game]) as alone:
        expected = record(alone, 25)
    with Batch(game, 3, workers=2, seed=5, **TABLES[game]) as together:
        assert record(together, 25) == expected


@pytest.mark.parametrize("game", TABLES)
def test_each_row_is_a_match_played_by_itself(game):
    rng = np.random.default_rng(1)
    with Batch(game, 2, workers=0, seed=3, observations="vector", **TABLES[game]) as batch:
        matches = [EnvMatch(batch.setup, seed) for seed in (3, 4)]
        rewards = [Rewards(batch.setup, match.state) for match in matches]
        for _ in range(30):
            actions = choose(batch.masks, rng)
            batch.step(actions)
            for row, match in enumerate(matches):
                legal = match.act(match.deciders[0], actions[row])
                assert batch.illegal[row] == (not legal)
                assert batch.rewards[row].tolist() == pytest.approx(rewards[row].after(match.state))
                if match.over:
                    assert batch.over[row]
                    matches[row] = match = EnvMatch(batch.setup, int(batch.seeds[row]))
                    rewards[row] = Rewards(batch.setup, match.state)
                assert batch.seats[row] == match.deciders[0]
                assert np.flatnonzero(batch.masks[row]).tolist() == sorted(match.legal(match.deciders[0]))


def test_a_batch_observes_what_an_environment_does():
    env = TeamEnv("green_horde", mission="the_alarm_bell", survivors=3, seats=1)
    observed, _ = env.reset(seed=9)
    with Batch("green_horde", 1, workers=0, seed=9, mission="the_alarm_bell", survivors=3, seats=1) as batch:
        for _ in range(20):
            for name, array in batch.observations.items():
                assert np.array_equal(array[0], observed["observation"][name])
            action = int(np.flatnonzero(observed["action_mask"])[-1])
            observed, *_ = env.step(action)
            batch.step([action])


def test_a_match_that_ends_is_followed_by_the_next():
    with Batch("zombiland", 2, workers=0, seed=10, seats=2) as batch:
        rng, ended = np.random.default_rng(0), []
        while len(ended) < 4:
            batch.step(choose(batch.masks, rng))
            for row in np.flatnonzero(batch.over):
                ended.append(row)
                assert batch.won[row].any() == (batch.rewards[row] > 0).any()
                assert batch.seeds[row] == 10 + row + 2 * ended.count(row)
    with Batch("zombiland", 1, workers=0, seats=2, max_cycles=3) as batch:
        for step in range(1, 7):
            batch.step([int(np.flatnonzero(batch.masks[0])[0])])
            assert batch.cut[0] == (step % 3 == 0)


def test_reset_begins_anew():
    with Batch("zombiland", 2, workers=2, seed=1, seats=2) as batch:
        first = record(batch, 5)
        batch.reset(1)
        assert record(batch, 5) == first
        batch.reset(2)
        assert record(batch, 5) != first


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"matches": 0}, "`matches=0` is not possible"),
        ({"matches": 10**9}, "allowed: 1 to 65536"),
        ({"workers": -1}, "`workers=-1` is not possible"),
        ({"observations": "text"}, "not `text`"),
        ({"seats": 9}, "`seats=9` is not possible"),
        ({"colour": "red"}, "no option `colour`"),
    ],
)
def test_what_is_not_possible_is_refused_with_what_is(arguments, problem):
    with pytest.raises(BadOption, match=problem):
        Batch("zombiland", **{"matches": 1, "workers": 0, **arguments})


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.5, 0.5], 0])
def test_actions_are_one_number_for_each_match(actions):
    with (
        Batch("zombiland", 2, workers=0) as batch,
        pytest.raises(ValueError, match="one whole number for each"),
    ):
        batch.step(actions)


def test_a_process_that_dies_or_fails_is_an_error():
    batch = Batch("zombiland", 2, workers=2)
    os.kill(batch._processes[1].pid, signal.SIGKILL)
    batch._processes[1].join()
    with pytest.raises(BatchFailed, match="a process of the batch has ended"):
        batch.step([0, 0])
    with pytest.raises(BatchFailed, match="closed"):
        batch.step([0, 0])
    batch.close()


def test_the_settings_travel_to_other_processes():
    setup = Batch("zombiland", 1, workers=0, shaping=0.5).setup
    assert pickle.loads(pickle.dumps(setup)) == setup
