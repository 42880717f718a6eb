"""Rules for simulating matches to the end (rollouts), in games with short enough matches.

Such a game has a module of its name here; in other games, weights evaluate simulated matches before the end.
Used by `search`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from horda.engine.choices import Choice
from horda.engine.state import State


class RolloutRules(Protocol):
    """The interface of a module about the rollouts of one game."""

    def choices_to_try(self, world: State, choices: Sequence[Choice]) -> list[Choice]:
        """Return the choices worth trying at the current question; empty to follow the guide."""
        ...

    def end_value(self, world: State, seat: int) -> float:
        """Return the value of a finished match for a seat, for comparing choices."""
        ...


@cache
def rollout_rules_of(game_id: str) -> RolloutRules | None:
    """Return the rollout module of a game; None if its matches are not played to the end."""
    name = f"{__name__}.{game_id}"
    return cast("RolloutRules", import_module(name)) if find_spec(name) else None
