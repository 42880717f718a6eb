"""Survivor Zombiland, played on to the end: roads, fights, cards, hunts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.zombiland.worth import same_side
from horda.engine.choices import Choice
from horda.engine.state import State
from horda.games.zombiland.bot_view import BotView
from horda.games.zombiland.rules.showing import SHOWING
from horda.games.zombiland.state import ZombilandState
from horda.think.value import worth

__all__ = ["tried", "worth"]

SEEN_FROM: Final = 4
"""The round from which on choices can be told apart: before that, luck has too much to say."""


def tried(world: State, choices: Sequence[Choice]) -> list[Choice]:
    """All but what only shows cards, and what helps those who are rivals still."""
    assert isinstance(world, ZombilandState)
    if world.round < SEEN_FROM:
        return []
    view = BotView(world, choices[0].seat)
    return [choice for choice in choices if choice.verb not in SHOWING and _is_own(view, choice)]


def _is_own(view: BotView, choice: Choice) -> bool:
    return choice.verb != "play" or same_side(view, choice.seat, choice.number("target"))
