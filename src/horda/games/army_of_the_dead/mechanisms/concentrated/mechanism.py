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
    """Weapons that put all hits on one named zombie, rockets, and the Cable gun."""

    name: ClassVar[str] = NAME
    needs: ClassVar[tuple[str, ...]] = ("explosives",)
    """A rocket that is fired at a zone explodes."""

    def record(self) -> Record:
        """Return the record at the start: no zombie is named."""
        return Aimed()

    def attack_declared(self, s: ZombicideState, attack: Attack) -> Steps:
        """Ask whether a concentrated attack is aimed at a lying or a standing zombie (AD-CON-07)."""
        return names_which(s, attack)

    def named_bonus(self, s: ZombicideState, attack: Attack, bonus: int) -> int:
        """Add the bonus against a zombie that lies entangled (AD-CAB-06)."""
        return bonus + tangled_bonus(s, attack)

    def resolve_roll(self, s: ZombicideState, attack: Attack, values: list[int]) -> Steps | None:
        """Resolve rolls of concentrated attacks, rockets and the Cable gun, whose hits are not assigned one by one."""
        return outcome(s, attack, values)

    def attack_resolved(self, s: ZombicideState, attack: Attack) -> Steps:
        """Clear the stance of the zombie that the attack named."""
        set_stance(s, "")
        return ()
