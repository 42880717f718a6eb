"""Which choices are tried to the end of a match, in games whose matches are short enough for that.

Such a game has a module of its name here; in the others weights judge a match before it ends.
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
    """A module about the ends of one game."""

    def choices_to_try(self, world: State, choices: Sequence[Choice]) -> list[Choice]:
        """The choices at what is asked now that are worth trying; none where the guide may be followed."""
        ...

    def end_value(self, world: State, seat: int) -> float:
        """What an end is worth to a seat, for choices to be compared by."""
        ...


@cache
def rollout_rules_of(game_id: str) -> RolloutRules | None:
    """How matches of a game are played on to their end; None where they are not."""
    name = f"{__name__}.{game_id}"
    return cast("RolloutRules", import_module(name)) if find_spec(name) else None
