"""Improved weapons: two cards become one at any moment (RM-IMP-01)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Choice
from horda.games.rue_morgue.rules.improved import CombineAction, combinations, combine
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.state import Table


class ImprovedWeapons(Mechanism):
    """Molotovs and Sniper Rifles (RM-IMP-07, RM-IMP-12)."""

    name: ClassVar[str] = "improved_weapons"

    def actions(self) -> list[Action]:
        """For free, in any turn of the player (RM-IMP-01)."""
        return [CombineAction()]

    def combinations(self, s: Table, who: int, loose: tuple[int, ...]) -> list[Choice]:
        """What can be made now."""
        return combinations(s, who, loose)

    def combine(self, s: Table, who: int, choice: Choice, loose: tuple[int, ...]) -> tuple[int, ...] | None:
        """At any moment, even while being wounded (RM-IMP-01)."""
        return combine(s, who, choice.name("card"), loose)
