"""Rollouts of Survivor Zombiland: paths, fights, cards, hunts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.zombiland.worth import same_side
from horda.engine.choices import Choice
from horda.engine.state import State
from horda.games.zombiland.bot_view import BotView
from horda.games.zombiland.rules.showing import SHOWING
from horda.games.zombiland.state import ZombilandState
from horda.think.value import result_value as end_value

__all__ = ["choices_to_try", "end_value"]

FIRST_SEARCHED_ROUND: Final = 4
"""The first round with search: before it, results depend too much on luck to compare choices."""


def choices_to_try(world: State, choices: Sequence[Choice]) -> list[Choice]:
    """Return all choices except those that only show cards or help a rival."""
    assert isinstance(world, ZombilandState)
    if world.round < FIRST_SEARCHED_ROUND:
        return []
    view = BotView(world, choices[0].seat)
    return [choice for choice in choices if choice.verb not in SHOWING and _helps_own_side(view, choice)]


def _helps_own_side(view: BotView, choice: Choice) -> bool:
    return choice.verb != "play" or same_side(view, choice.seat, choice.number("target"))
