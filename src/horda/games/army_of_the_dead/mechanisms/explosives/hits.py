"""Hits by explosives and on explosives: combined blasts, helmets, Gas cans (AD-EXP-02, AD-EXP-05)."""

from __future__ import annotations

from horda.games.army_of_the_dead.mechanisms.explosives.blasts import (
    HELMET,
    Explode,
    LoseHelmet,
    explosives_in,
)
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.dice import damage_of
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.skills.base import Steps
from horda.games.zombicide.state import ZombicideState


def is_explosive(s: ZombicideState, attack: Attack) -> bool:
    """Return whether the weapon of an attack has the Explosive icon (AD-EXP-01)."""
    return gear_of(s, attack.cards[0]).explosive > 0


def resolve_explosive_hit(s: ZombicideState, attack: Attack, kind: int, damage: int) -> Steps:
    """Return the steps of a hit by an explosive weapon: placed explosives add up, Zeus loses his helmet (AD-Q-57)."""
    if not is_explosive(s, attack):
        return ()
    if explosives_in(s, attack.zone):
        return (Explode(attack.zone, damage, attack.by),)
    return (LoseHelmet(attack.zone),) if s.edition.kinds[kind].name == HELMET else ()


def can_hit(s: ZombicideState, attack: Attack) -> Steps:
    """Return the explosion of a Gas can that is hit; an explosive weapon adds its damage (AD-EXP-06, AD-EXP-02)."""
    damage = damage_of(s, attack) if is_explosive(s, attack) else 0
    return (Explode(attack.zone, damage, attack.by),)
