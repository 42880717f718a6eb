"""Food, which is eaten for experience."""

from __future__ import annotations

from typing import ClassVar

from horda.games.green_horde.rules.food import EatAction
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.actions import Action


class Food(Mechanism):
    """Some cards are eaten."""

    name: ClassVar[str] = "food"

    def actions(self) -> list[Action]:
        """Eating."""
        return [EatAction()]
