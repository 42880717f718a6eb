"""What the mechanisms of an edition say of fights and wounds, joined as in `moments`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.mechanism import Steps

if TYPE_CHECKING:
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.state import ZombicideState


def is_silenced(s: ZombicideState, who: int, card: int) -> bool:
    """Whether a survivor's attack with a noisy card makes no noise (noise.token)."""
    return any(mechanism.is_silenced(s, who, card) for mechanism in s.edition.hearing["is_silenced"])


def sees_through(s: ZombicideState, who: int, so_far: int) -> int:
    """Marks of borders that hide nothing from a survivor now (sight.line)."""
    for mechanism in s.edition.hearing["sees_through"]:
        so_far = mechanism.sees_through(s, who, so_far)
    return so_far


def is_spared(s: ZombicideState, who: int, attack: Attack) -> bool:
    """Whether the misses of an attack pass a survivor by in any case (friendly_fire.misses)."""
    return any(mechanism.is_spared(s, who, attack) for mechanism in s.edition.hearing["is_spared"])


def attack_declared(s: ZombicideState, attack: Attack) -> Steps:
    """When an attack was aimed, before its dice are rolled."""
    found: Steps = ()
    for mechanism in s.edition.hearing["attack_declared"]:
        found += mechanism.attack_declared(s, attack)
    return found


def named_bonus(s: ZombicideState, attack: Attack, so_far: int) -> int:
    """What is added to each die of an attack on one named target (combat.concentrated)."""
    for mechanism in s.edition.hearing["named_bonus"]:
        so_far = mechanism.named_bonus(s, attack, so_far)
    return so_far


def is_risky(s: ZombicideState, attack: Attack) -> bool:
    """Whether more dice could do more harm than good, so that one is asked (skill.roll_six)."""
    return any(mechanism.is_risky(s, attack) for mechanism in s.edition.hearing["is_risky"])


def roll_counted(s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> Steps:
    """When the dice of an attack have fallen; its steps come when all of it is resolved."""
    found: Steps = ()
    for mechanism in s.edition.hearing["roll_counted"]:
        found += mechanism.roll_counted(s, attack, dice)
    return found


def resolve_roll(s: ZombicideState, attack: Attack, values: list[int]) -> Steps | None:
    """What the dice of an attack, as they count, do instead of giving out hits, up to its end."""
    for mechanism in s.edition.hearing["resolve_roll"]:
        return mechanism.resolve_roll(s, attack, values)
    return None


def resolve_hit(s: ZombicideState, attack: Attack, kind: int, damage: int) -> Steps | None:
    """What a hit on a zombie does instead of killing it, whatever its damage (combat.minimum)."""
    for mechanism in s.edition.hearing["resolve_hit"]:
        return mechanism.resolve_hit(s, attack, kind, damage)
    return None


def things_to_hit(s: ZombicideState, zone: int) -> list[str]:
    """What a hit may be given to in a zone besides zombies, by name (melee.reach)."""
    found: list[str] = []
    for mechanism in s.edition.hearing["things_to_hit"]:
        found += mechanism.things_to_hit(s, zone)
    return found


def thing_hit(s: ZombicideState, attack: Attack, name: str) -> Steps:
    """When a hit was given to such a thing."""
    found: Steps = ()
    for mechanism in s.edition.hearing["thing_hit"]:
        found += mechanism.thing_hit(s, attack, name)
    return found


def attack_resolved(s: ZombicideState, attack: Attack) -> Steps:
    """When all hits of an attack are given out and scored."""
    found: Steps = ()
    for mechanism in s.edition.hearing["attack_resolved"]:
        found += mechanism.attack_resolved(s, attack)
    return found


def life(s: ZombicideState, who: int, so_far: int) -> int:
    """The wounds that eliminate a survivor (wounds.dead)."""
    for mechanism in s.edition.hearing["life"]:
        so_far = mechanism.life(s, who, so_far)
    return so_far


def armour(s: ZombicideState, who: int, so_far: int) -> int:
    """What a die must reach to cancel an attack on a survivor (armour.roll)."""
    for mechanism in s.edition.hearing["armour"]:
        so_far = mechanism.armour(s, who, so_far)
    return so_far


def armour_rerolls(s: ZombicideState, who: int) -> list[str]:
    """The cards that let a survivor repeat an armour roll (armour.again)."""
    found: list[str] = []
    for mechanism in s.edition.hearing["armour_rerolls"]:
        found += mechanism.armour_rerolls(s, who)
    return found


def wounds_from_survivors(s: ZombicideState, who: int, so_far: int) -> int:
    """How many wounds that other survivors dealt get through to a survivor (friendly_fire.damage)."""
    for mechanism in s.edition.hearing["wounds_from_survivors"]:
        so_far = mechanism.wounds_from_survivors(s, who, so_far)
    return so_far


def wound(s: ZombicideState, who: int, wounds: int) -> Steps | None:
    """Mark wounds that nothing stopped (wounds.dead)."""
    for mechanism in s.edition.hearing["wound"]:
        return mechanism.wound(s, who, wounds)
    return None


def wounded(s: ZombicideState, who: int, wounds: int) -> Steps:
    """When wounds that nothing stopped are being marked (wounds.dead)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["wounded"]:
        found += mechanism.wounded(s, who, wounds)
    return found


def heal(s: ZombicideState, who: int, wounds: int) -> Steps | None:
    """Take wounds off a survivor (wounds.healed)."""
    for mechanism in s.edition.hearing["heal"]:
        return mechanism.heal(s, who, wounds)
    return None


def eliminated(s: ZombicideState, who: int) -> Steps:
    """When a survivor is eliminated (wounds.eliminated)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["eliminated"]:
        found += mechanism.eliminated(s, who)
    return found
