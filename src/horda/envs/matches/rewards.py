"""Rewards: the result of a match, and on request the change of a position's potential.

Shaping adds `shaping * (discount * after - before)` to the reward of a step, where `before` and `after` are the
potentials of the positions; that of a finished match is 0. Such shaping does not change the optimal policies.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Final, cast

from horda.engine.state import State
from horda.envs.setup import Setup
from horda.games import game as game_called

WON: Final = 1.0
LOST: Final = -1.0
Potential = Callable[[State, int], float]


@cache
def potential_of(game_id: str) -> Potential:
    """Return the potential function of a game, which maps public information to a number from 0 to 1."""
    family = game_called(game_id).family or game_id
    return cast(Potential, import_module(f"horda.envs.potentials.{family}").potential)


def result_reward(setup: Setup, state: State, seat: int) -> float:
    """Return the reward of a seat for the result of a match; 0 while it runs."""
    result = state.result
    if result is None:
        return 0.0
    if setup.reward == "score":
        return float(result.scores[seat])
    if seat in result.winners:
        return WON
    return LOST if setup.reward == "win" else 0.0


class Rewards:
    """The rewards of a match's seats, computed step by step."""

    def __init__(self, setup: Setup, state: State) -> None:
        self._setup = setup
        self._potential = potential_of(setup.game) if setup.shaping else None
        self._before = [self._value(state, seat) for seat in range(setup.seats)]

    def _value(self, state: State, seat: int) -> float:
        return 0.0 if self._potential is None or state.over else self._potential(state, seat)

    def after(self, state: State) -> list[float]:
        """Return the rewards of a step, by seat."""
        setup = self._setup
        found = [result_reward(setup, state, seat) for seat in range(setup.seats)]
        if self._potential is not None:
            for seat in range(setup.seats):
                value = self._value(state, seat)
                found[seat] += setup.shaping * (setup.discount * value - self._before[seat])
                self._before[seat] = value
        return found
