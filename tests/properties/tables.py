"""The settings at which the laws are tested: each game, number of players and variant."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Choice, Plain
from horda.engine.game import Game
from horda.engine.state import State

MATCHES = int(os.environ.get("HORDA_MATCHES", "1"))
"""Number of matches with which each law is tested at each setting."""
CLOSELY = 400
THEN_EVERY = 25
PAIR = 2
"""Number of different player counts with which each variant after the first is tested."""
EVERYWHERE = os.environ.get("HORDA_SETTINGS") == "all"
"""Whether the laws are tested at every setting, as in `make test-long`."""
LESS = 1 if EVERYWHERE else 4
"""Factor by which a law checks fewer decisions of each match if it is not tested at every setting."""
LONGEST = 100_000
"""Decisions after which a match counts as endless."""


@dataclass(frozen=True)
class Setting:
    """A game, the number of players, and the options."""

    game: str
    seats: int
    options: tuple[tuple[str, Plain], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def new(self, seed: int) -> State:
        return horda.game(self.game).new(seats=self.seats, seed=seed, **dict(self.options))


def every_setting() -> list[Setting]:
    """Return every number of players for the first variant, and two numbers for every other variant."""
    return _settings(_two_numbers)


def _settings(numbers: Callable[[Game, int, dict[str, Plain]], list[int]]) -> list[Setting]:
    return [
        Setting(name, seats, tuple(variant.items()))
        for name, game in horda.games.games().items()
        for number, variant in enumerate(game.variants())
        for seats in numbers(game, number, variant)
    ]


def _all_numbers(game: Game, variant: int, options: dict[str, Plain]) -> list[int]:
    fewest, most = game.seats_for(options)
    return list(range(fewest, most + 1))


def _two_numbers(game: Game, variant: int, options: dict[str, Plain]) -> list[int]:
    seats = _all_numbers(game, variant, options)
    if variant == 0:
        return seats
    return sorted({seats[variant % len(seats)], seats[-1 - variant // len(seats) % len(seats)]})


def random_choice(state: State, rng: Dice) -> Choice:
    offered = state.all_choices()
    return offered[rng.below(len(offered))]


def is_looked_at(number: int) -> bool:
    """Return whether a law checks decision `number`: all of the first ones, then one at regular intervals.

    Offers are almost free in City of Horror, so a random match there has thousands of decisions.
    """
    return number < CLOSELY // LESS or number % (THEN_EVERY * LESS) == 0


def positions(setting: Setting, seed: int) -> Iterator[tuple[State, Choice]]:
    """Play a random match; yield each position with the choice that will be made."""
    state, rng = setting.new(seed), Dice(f"player {seed}")
    for _ in range(LONGEST):
        if state.over:
            return
        choice = random_choice(state, rng)
        yield state, choice
        state.apply(choice)
    raise AssertionError(f"{setting}, seed {seed}: no end after {LONGEST} decisions")


def law(test: Callable[[Setting, int], None]) -> Any:
    """Decorate a law to be tested at every setting of the run, with the configured number of matches."""
    tried = given(seed=st.integers(0, 2**32))(test)
    tried = settings(
        max_examples=MATCHES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],  # a smaller seed is no simpler match
    )(tried)
    return pytest.mark.parametrize("setting", lawful_settings(), ids=str)(tried)


def lawful_settings() -> list[Setting]:
    """Return the settings of the laws: all player counts for the first variant, one for each other variant.

    With `HORDA_SETTINGS=all`, every variant has all player counts.
    """
    return _settings(_all_numbers) if EVERYWHERE else recorded_settings()


def recorded_settings() -> list[Setting]:
    """Return the settings of the laws at which matches were recorded."""
    tables = every_setting()
    if EVERYWHERE:
        return tables
    variants = [list(group) for _, group in groupby(tables, lambda one: (one.game, one.options))]
    # For variants with two numbers, take the lower and the higher one in turn.
    return [
        one
        for number, group in enumerate(variants)
        for one in (group if len(group) > PAIR else [group[number % len(group)]])
    ]
