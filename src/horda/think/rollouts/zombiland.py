"""Survivor Zombiland, played on to the end: roads, fights, cards, hunts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.zombiland.worth import same_side
from horda.engine.choices import Choice
from horda.engine.state import State
from horda.games.zombiland.glance import Glance
from horda.games.zombiland.state import ZombilandState
from horda.think.value import result_value as end_value

__all__ = ["choices_to_try", "end_value"]

FIRST_SEARCHED_ROUND: Final = 4
"""The round from which on choices can be told apart: before that, luck has too much to say."""
IDLE_VERB_PREFIXES: Final = ("show", "confide")
"""How choices begin that change nothing but what others know."""


def choices_to_try(world: State, choices: Sequence[Choice]) -> list[Choice]:
    """All but what only shows cards, and what helps those who are rivals still."""
    assert isinstance(world, ZombilandState)
    if world.round < FIRST_SEARCHED_ROUND:
        return []
    view = Glance(world, choices[0].seat)
    return [
        choice
        for choice in choices
        if not choice.verb.startswith(IDLE_VERB_PREFIXES) and _helps_own_side(view, choice)
    ]


def _helps_own_side(view: Glance, choice: Choice) -> bool:
    return choice.verb != "play" or same_side(view, choice.seat, choice.number("target"))
