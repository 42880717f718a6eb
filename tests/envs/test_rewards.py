"""Tests of rewards: results at the end, and potential-based shaping whose terms add up to zero."""

import pytest
from tests.envs.games import GAMES, module_of, random_positions, settings_of

import horda
from horda.envs.matches.match import EnvMatch
from horda.envs.matches.rewards import Rewards, potential_of, result_reward
from horda.envs.setup import setup_for


def finish(setup, seed):
    """Play a random match; return it with the sum of each seat's rewards."""
    match, rng = EnvMatch(setup, seed), horda.Dice(f"rewards {seed}")
    rewards = Rewards(setup, match.state)
    totals = [0.0] * setup.seats
    for _ in range(20_000):
        if match.over:
            break
        seat = match.deciders[0]
        legal = match.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])
        totals = [total + one for total, one in zip(totals, rewards.after(match.state), strict=True)]
    return match, totals


@pytest.mark.parametrize("reward", ["win", "won", "score"])
def test_the_end_is_worth_what_is_written(reward):
    setup = setup_for("zombiland", {"seats": 3, "reward": reward})
    match, totals = finish(setup, 2)
    result = match.state.result
    lost = -1.0 if reward == "win" else 0.0
    for seat in range(3):
        expected = result.scores[seat] if reward == "score" else 1.0 if seat in result.winners else lost
        assert totals[seat] == expected


@pytest.mark.parametrize("game", ["green_horde", "zombiland"])
def test_shaping_without_discount_takes_back_what_it_gave(game):
    plain = setup_for(game, {"seats": 2})
    shaped = setup_for(game, {"seats": 2, "shaping": 0.5})
    first = potential_of(game)
    match, totals = finish(shaped, 3)
    begun = EnvMatch(plain, 3).state
    for seat in range(2):
        expected = result_reward(plain, match.state, seat) - 0.5 * first(begun, seat)
        assert totals[seat] == pytest.approx(expected)


@pytest.mark.parametrize("game", GAMES)
def test_potentials_are_between_0_and_1_and_move(game):
    found = set()
    for s in random_positions(game, settings_of(game)[0], 2, 150):
        values = [potential_of(game)(s, seat) for seat in range(s.seats)]
        assert all(0.0 <= value <= 1.0 for value in values)
        found.update(values)
    assert len(found) > 1


@pytest.mark.parametrize("game", GAMES)
def test_potentials_see_nothing_secret(game):
    rng = horda.Dice("potentials")
    for number, s in enumerate(random_positions(game, settings_of(game)[0], 2, 60)):
        if number % 6 == 0:
            for seat in range(s.seats):
                assert potential_of(game)(s, seat) == potential_of(game)(s.determinise(seat, rng), seat)


def test_an_illegal_action_costs_what_is_said():
    env = module_of("zombiland").env(seats=2, illegal_penalty=0.25)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.rewards[agent] == -0.25
    assert env.infos[agent] == {"illegal_action": True}
