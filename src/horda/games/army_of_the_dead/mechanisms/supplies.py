"""First aid, shots of adrenaline, and traps among the equipment (AD-EQP, AD-ACT-09)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.rules.supplies import FirstAid, SpringTrap, TakeShot
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.state import Table


class Supplies(Mechanism):
    """Cards that are used up, and one that bites."""

    name: ClassVar[str] = "supplies"

    def actions(self) -> list[Action]:
        """Healing and adrenaline."""
        return [FirstAid(), TakeShot()]

    def spring_trap(self, s: Table, who: int, kind: int) -> Steps | None:
        """A Shambler stands there; no skill reacts to it (AD-ACT-09, AD-Q-68)."""
        return (SpringTrap(s.zone[who], kind),) if s.zone[who] >= 0 else ()
