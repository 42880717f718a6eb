"""Concentrated attacks, rockets and the cable gun (AD-CON, AD-CAB)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.mechanisms.concentrated.shots import (
    NAME,
    Aimed,
    names_which,
    outcome,
    set_stance,
    tangled_bonus,
)
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.state import ZombicideState


class Concentrated(Mechanism):
    """Weapons whose hits all go to one named zombie, rockets, and the Cable gun."""

    name: ClassVar[str] = NAME
    needs: ClassVar[tuple[str, ...]] = ("explosives",)
    """A rocket fired at a zone explodes."""

    def record(self) -> Record:
        """Return the initial record: no zombie is named."""
        return Aimed()

    def attack_declared(self, s: ZombicideState, attack: Attack) -> Steps:
        """Ask whether a concentrated attack is aimed at a lying or a standing zombie (AD-CON-07)."""
        return names_which(s, attack)

    def named_bonus(self, s: ZombicideState, attack: Attack, bonus: int) -> int:
        """Add the bonus against an entangled zombie (AD-CAB-06)."""
        return bonus + tangled_bonus(s, attack)

    def resolve_roll(self, s: ZombicideState, attack: Attack, values: list[int]) -> Steps | None:
        """Return the steps of rolls whose hits are not assigned one by one: concentrated ones, rockets, Cable gun."""
        return outcome(s, attack, values)

    def attack_resolved(self, s: ZombicideState, attack: Attack) -> Steps:
        """Clear the stance of the target after an attack."""
        set_stance(s, "")
        return ()
