"""Negotiation by searching players: the interface for valuing deals and explaining offers in a game.

A game with deals has a module or package of its name here. Used by `search`, the server and the terminal.
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
    """A decision of a seat that may make deals."""

    def candidates(self, tried: Sequence[Choice], most: int) -> list[Choice]:
        """Return the choices to try: the guide's, and the deals that can be accepted or offered now."""
        ...

    def value_of(self, world: State, choice: Choice, key: int, judge: Judge | None) -> float:
        """Return the value of a choice in a world in which promises are kept as often as by their makers so far."""
        ...


class Negotiation(Protocol):
    """The interface of a module about the deals of one game."""

    def bargain_for(self, turn: Turn) -> Bargain:
        """Return the decision of a turn with its possible deals."""
        ...

    def speech_for(self, turn: Turn, choice: Choice) -> Speech | None:
        """Return the explanation of an offer or a refusal; None for any other choice."""
        ...

    def refusal_for(self, turn: Turn, choice: Choice) -> Speech | None:
        """Return why the heuristic bot refuses an offer, without simulating matches; None for any other choice."""
        ...


@cache
def negotiation_of(game_id: str) -> Negotiation | None:
    """Return the negotiation module of a game; None if it has no deals."""
    what = game(game_id)
    name = f"{__name__}.{what.family or what.id}"
    return cast("Negotiation", import_module(name)) if find_spec(name) else None
