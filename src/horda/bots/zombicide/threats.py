"""What the dead may do before the survivors act again: expected wounds in each zone."""

from __future__ import annotations

from horda.bots.zombicide.routes import walk
from horda.bots.zombicide.scene import Person, Scene
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.equipment import NO_ARMOUR

A_WOUND = 1.5
"""What a wound costs; all worth is counted in these units."""
A_LIFE = 4.0
SURE = 0.75
"""How much of the kills that the team may expect is counted on."""
ARRIVAL = 0.0
UNBEATABLE = 0.0
"""What a wound costs that threatens only in the round after the next, and from those whom nobody can kill."""
CHASE = 0.6
"""How likely it is that fast zombies in reach come to a zone with survivors."""


def standing_wounds(scene: Scene, zone: int) -> float:
    """The wounds that the zombies in a zone would deal there."""
    counts = scene.zombies.get(zone)
    if counts is None:
        return 0.0
    return float(
        sum(count * kind.wounds * kind.actions for count, kind in zip(counts, scene.world.kinds, strict=True))
    )


def rushing_wounds(scene: Scene, zone: int) -> float:
    """The wounds that zombies with several actions would deal who come into a zone and still attack."""
    total = 0.0
    for start, counts in scene.zombies.items():
        if start == zone:
            continue
        for count, kind in zip(counts, scene.world.kinds, strict=True):
            if count and kind.actions > 1:
                steps = scene.ways.distances(zone)[start]
                if steps != NOWHERE and steps < kind.actions:
                    total += count * kind.wounds * (kind.actions - steps)
    return total


def attacks_at(scene: Scene, one: Person, zone: int) -> float:
    """The attacks that a survivor may still make in a zone this round."""
    if not one.waits:
        return 0.0
    steps = 0.0 if one.zone == zone else walk(scene, one.zone, zone) + scene.crowd[one.zone]
    left = one.actions - steps
    if left < 0:
        return 0.0
    return left + one.talents.free_fights


def leftover_wounds(scene: Scene, zone: int, me: Person | None = None) -> float:
    """The wounds to expect from the zombies in a zone after the team has done there what it can."""
    counts = scene.zombies.get(zone)
    if counts is None:
        return 0.0
    power = strength = 0.0
    might = 0
    for one in scene.alive:
        attacks = attacks_at(scene, one, zone)
        if attacks <= 0:
            continue
        likely = SURE if one.zone == zone or one is me else 0.5 * SURE
        power += attacks * one.arsenal.power * likely
        strength += attacks * one.arsenal.strength * likely
        might = max(might, one.arsenal.might)
    wounds = 0.0
    kinds = scene.world.kinds
    hardest = sorted(range(len(counts)), key=lambda kind: (-kinds[kind].damage, -kinds[kind].actions))
    for kind in hardest:
        count, printed = counts[kind], kinds[kind]
        if not count:
            continue
        if printed.damage > might:
            wounds += count * printed.wounds * printed.actions
            continue
        able = power if printed.damage < 2 else min(power, strength)
        fallen = min(float(count), able)
        power -= fallen
        strength -= fallen if printed.damage >= 2 else 0.0
        wounds += (count - fallen) * printed.wounds * printed.actions
    return wounds


def protection(scene: Scene, one: Person) -> float:
    """The part of the attacks that a survivor's armour stops."""
    gear = scene.world.gear
    best = NO_ARMOUR
    for name in one.seen.slots[: one.arsenal.hands + one.arsenal.body]:
        if name:
            best = min(best, gear[name].armour)
    return (NO_ARMOUR - best) / 6


def pressure(scene: Scene, zone: int) -> float:
    """What those may cost who come into a zone next and attack in the round after, if they are not killed."""
    total = 0.0
    might = max((one.arsenal.might for one in scene.alive), default=0)
    for start, counts in scene.zombies.items():
        if start == zone:
            continue
        steps = scene.ways.distances(zone)[start]
        if steps == NOWHERE or steps > 2:
            continue
        for count, kind in zip(counts, scene.world.kinds, strict=True):
            if count and steps <= kind.actions:
                total += count * (UNBEATABLE if kind.damage > might else ARRIVAL) * kind.wounds
    return total


def danger(scene: Scene, one: Person, zone: int) -> float:
    """What it would cost a survivor to end its turn in a zone."""
    others = [friend for friend in scene.people_in(zone) if friend is not one]
    soon = pressure(scene, zone) / (1 + len(others))
    wounds = leftover_wounds(scene, zone, one)
    wounds += CHASE * rushing_wounds(scene, zone)
    if not wounds:
        return soon
    share = wounds / (1 + len(others)) * (1 - protection(scene, one))
    cost = A_WOUND * share + soon
    if share >= one.health:
        cost += A_LIFE
    elif share >= one.health - 1:
        cost += 0.5 * A_LIFE * share / one.health
    return cost


def is_revealed(scene: Scene, building: int) -> bool:
    """Whether a building has been opened: one of its doors stands open, or it never had one."""
    board = scene.world.board
    doors = [gate for zone in board.buildings[building] for gate in board.gates_of(zone, "door")]
    return not doors or any(not scene.shut >> gate & 1 for gate in doors)
