"""Skills that a weapon gives to whoever wields it (AD-EQP-08, AD-EQP-09)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.rules.lent_skills import LentCharge
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.actions import Action


class LentSkills(Mechanism):
    """The Katana lets its bearer charge (AD-Q-84)."""

    name: ClassVar[str] = "lent_skills"

    def actions(self) -> list[Action]:
        """Charging with it."""
        return [LentCharge()]
