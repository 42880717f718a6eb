"""Explosives: grenades, TNT, Booby traps, Gas cans (AD-EXP)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.army_of_the_dead.mechanisms.explosives.blasts import (
    BOOBY_TRAP,
    GAS_CAN,
    NAME,
    RECORD,
    Blasted,
    PlaceExplosive,
    ThrowGrenade,
    blast_kills,
    booby_trap_explosion,
    lay,
)
from horda.games.army_of_the_dead.mechanisms.explosives.hits import (
    can_hit,
    resolve_explosive_hit,
)
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.state import ZombicideState


class Explosives(Mechanism):
    """Explosives that are thrown, placed or fired, and trigger each other."""

    name: ClassVar[str] = NAME
    needs: ClassVar[tuple[str, ...]] = ("zeus",)
    """Explosives knock off Zeus's helmet (AD-ABO-08)."""

    def record(self) -> Record:
        """Return the initial record: nothing has exploded."""
        return Blasted()

    def roll_counted(self, s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> Steps:
        """Reset the count of kills by explosions of the previous attack (AD-SK-HIT_AND_RUN)."""
        if blast_kills(s):
            s.remember(RECORD, Blasted())
        return ()

    def actions(self) -> list[Action]:
        """Return the actions of placing and throwing explosives (AD-EXP-01)."""
        return [PlaceExplosive(), ThrowGrenade()]

    def zone_entered(self, s: ZombicideState, who: int, zone: int, before: int) -> Steps:
        """Return the explosion of a Booby trap in a zone that a survivor enters (AD-EXP-12)."""
        return booby_trap_explosion(s, zone)

    def is_eventful(self, s: ZombicideState, who: int, zone: int) -> bool:
        """Return whether a Booby trap is in the zone (AD-EXP-12, AD-Q-109)."""
        return bool(s.tokens(BOOBY_TRAP, zone))

    def zombies_arrived(self, s: ZombicideState, zone: int) -> Steps:
        """Return the explosion of a Booby trap after all zombies of a movement have entered (AD-Q-48)."""
        return booby_trap_explosion(s, zone)

    def put_thing(self, s: ZombicideState, zone: int, name: str) -> bool:
        """Put the explosive with a name from a position into a zone; return whether there is one of that name."""
        return lay(s, zone, name)

    def resolve_hit(self, s: ZombicideState, attack: Attack, kind: int, damage: int) -> Steps | None:
        """Return the steps of a fired grenade's hit on explosives or on a helmet (AD-EXP-02, AD-COM-04)."""
        return resolve_explosive_hit(s, attack, kind, damage)

    def things_to_hit(self, s: ZombicideState, zone: int) -> list[str]:
        """Return the Gas can as a target, even without zombies in the zone (AD-EXP-05, AD-Q-62)."""
        return [GAS_CAN] if s.tokens(GAS_CAN, zone) else []

    def thing_hit(self, s: ZombicideState, attack: Attack, name: str) -> Steps:
        """Return the explosion of the Gas can (AD-EXP-06)."""
        return can_hit(s, attack)
