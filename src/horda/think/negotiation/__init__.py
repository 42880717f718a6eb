"""Talk at the table: what a player that looks ahead makes of deals, and what it says when it offers one.

A game in which players bargain has a module of its name here; the others have nothing to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.engine.state import State
from horda.games import game
from horda.think.negotiation.speech import Speech

if TYPE_CHECKING:
    from horda.think.search import Judge


class Bargain(Protocol):
    """One decision of somebody who may deal."""

    def candidates(self, tried: Sequence[Choice], most: int) -> list[Choice]:
        """What to try: the guide's choices, and the deals that can be struck or offered now."""
        ...

    def value_of(self, world: State, choice: Choice, key: int, judge: Judge | None) -> float:
        """What a choice is worth in a world, where a word is kept as often as its giver kept theirs."""
        ...


class Negotiation(Protocol):
    """A module about the talk of one game."""

    def bargain_for(self, turn: Turn) -> Bargain:
        """A decision, as somebody sees it who deals."""
        ...

    def speech_for(self, turn: Turn, choice: Choice) -> Speech | None:
        """What a player says who makes a choice: why an offer is made; None for all else."""
        ...


@cache
def negotiation_of(game_id: str) -> Negotiation | None:
    """How players of a game deal; None where they do not."""
    what = game(game_id)
    name = f"{__name__}.{what.family or what.id}"
    return cast("Negotiation", import_module(name)) if find_spec(name) else None
