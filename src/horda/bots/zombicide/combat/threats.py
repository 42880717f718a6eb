"""The expected wounds by zombies, in each zone, before the survivors act again."""

from __future__ import annotations

from horda.bots.zombicide.cards.arsenal import STRONG_DAMAGE
from horda.bots.zombicide.routes import walking_distance
from horda.bots.zombicide.scene import LOST, Person, Scene
from horda.games.zombicide.edition import ZombieKind
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.inventory.equipment import NO_ARMOUR

WOUND_COST = 1.5
"""Cost of a wound, in the unit of all values of the bot."""
DEATH_COST = 4.0
RELIABLE_SHARE = 0.75
"""Share of the team's expected kills that can be relied on."""
SPAWN_ZONE_COST = 3.0
"""Cost of standing in a spawn zone whose zombies act at once."""
UNBEATABLE_COST = 0.4
"""Cost of each approaching zombie that nobody in the zone can kill."""
FRAIL_FACTOR = 1.3
"""Cost factor for a survivor that can take only one more wound."""
SHARING_EXPONENT = 0.6
"""Exponent of the number of survivors in a zone by which the danger is divided; 1 would be equal shares."""
CHASE_CHANCE = 0.6
"""Chance that fast zombies in reach come to a zone with survivors."""


def standing_wounds(scene: Scene, zone: int) -> float:
    """Return the wounds that the zombies in a zone would deal there."""
    counts = scene.zombies.get(zone)
    if counts is None:
        return 0.0
    return float(
        sum(count * kind.wounds * kind.actions for count, kind in zip(counts, scene.world.kinds, strict=True))
    )


def rush_cost(scene: Scene, zone: int, health: int) -> float:
    """Return the cost of attacks by zombies with several actions that can reach a zone and still attack."""
    total = 0.0
    for start, counts in scene.zombies.items():
        if start == zone:
            continue
        for count, kind in zip(counts, scene.world.kinds, strict=True):
            if count and kind.actions > 1:
                steps = scene.paths.distances(zone)[start]
                if steps != NOWHERE and steps < kind.actions:
                    total += count * price(kind, health) * (kind.actions - steps)
    return total


def attacks_at(scene: Scene, survivor: Person, zone: int) -> float:
    """Return the number of attacks that a survivor can still make in a zone this round."""
    if not survivor.waits:
        return 0.0
    steps = (
        0.0
        if survivor.zone == zone
        else walking_distance(scene, survivor.zone, zone) + scene.crowd[survivor.zone]
    )
    left = survivor.actions - steps
    if left < 0:
        return 0.0
    return left + survivor.talents.free_fights


def zombies_left(scene: Scene, zone: int, me: Person | None = None) -> list[float]:
    """Return the expected number of zombies in a zone, by kind, that are left after the team's turns."""
    counts = scene.zombies.get(zone)
    if counts is None:
        return []
    power = strength = 0.0
    might = 0
    for survivor in scene.alive:
        attacks = attacks_at(scene, survivor, zone)
        if attacks <= 0:
            continue
        likely = RELIABLE_SHARE if survivor.zone == zone or survivor is me else 0.5 * RELIABLE_SHARE
        power += attacks * survivor.arsenal.near * likely
        strength += attacks * survivor.arsenal.near_strength * likely
        might = max(might, survivor.arsenal.might)
    left = [float(count) for count in counts]
    kinds = scene.world.kinds
    hardest = sorted(range(len(counts)), key=lambda kind: (-kinds[kind].damage, -kinds[kind].actions))
    for kind in hardest:
        if not counts[kind] or kinds[kind].damage > might:
            continue
        hard = kinds[kind].damage >= STRONG_DAMAGE
        fallen = max(0.0, min(left[kind], min(power, strength) if hard else power))
        power -= fallen
        strength -= fallen if hard else 0.0
        left[kind] -= fallen
    return left


def protection(scene: Scene, survivor: Person) -> float:
    """Return the share of attacks that a survivor's armour stops."""
    gear = scene.world.gear
    best = NO_ARMOUR
    for name in survivor.slots[: survivor.arsenal.hands + survivor.arsenal.body]:
        if name:
            best = min(best, gear[name].armour)
    return (NO_ARMOUR - best) / 6


def unbeatable_arrivals(scene: Scene, zone: int, people: list[Person]) -> float:
    """Return the number of strong zombies about to enter a zone that the people there cannot be expected to kill."""
    hard = 0
    for start, counts in scene.zombies.items():
        if start == zone:
            continue
        steps = scene.paths.distances(zone)[start]
        for count, kind in zip(counts, scene.world.kinds, strict=True):
            if count and STRONG_DAMAGE <= kind.damage <= scene.might and 0 < steps <= kind.actions:
                hard += count
    if not hard:
        return 0.0
    return max(0.0, hard - RELIABLE_SHARE * 2 * sum(survivor.arsenal.strength for survivor in people))


def price(kind: ZombieKind, health: int) -> float:
    """Return the cost of one attack by a kind of zombie to survivors with at most that much health left."""
    return WOUND_COST * kind.wounds + (DEATH_COST if kind.wounds >= health else 0.0)


def danger(scene: Scene, survivor: Person, zone: int) -> float:
    """Return the cost to a survivor of ending its turn in a zone, shared with the others there."""
    key = survivor.number * scene.world.board.size + zone
    found = scene.dangers.get(key)
    if found is None:
        found = scene.dangers[key] = _danger(scene, survivor, zone)
    return found


def _danger(scene: Scene, survivor: Person, zone: int) -> float:
    people = [survivor, *(friend for friend in scene.people_in(zone) if friend is not survivor)]
    health = max(friend.health for friend in people)
    kinds = scene.world.kinds
    cost = 0.0
    for number, left in enumerate(zombies_left(scene, zone, survivor)):
        if left:
            cost += left * kinds[number].actions * price(kinds[number], health)
    cost += CHASE_CHANCE * rush_cost(scene, zone, health)
    if not scene.bold:
        cost += UNBEATABLE_COST * unbeatable_arrivals(scene, zone, people)
    if scene.world.edition.figures.concentrates and zone in scene.spawn_zones:
        cost += SPAWN_ZONE_COST
    if not cost:
        return 0.0
    frail = FRAIL_FACTOR if survivor.health == 1 or survivor.burdened else 1.0
    shared: float = len(people) ** SHARING_EXPONENT
    return cost * frail * (1 - protection(scene, survivor)) / shared


def is_revealed(scene: Scene, building: int) -> bool:
    """Return whether a building has been opened: one of its doors is open, or it has none."""
    board = scene.world.board
    doors = [gate for zone in board.buildings[building] for gate in board.gates_of(zone, "door")]
    return not doors or any(not scene.shut >> gate & 1 for gate in doors)


def is_unbeatable(scene: Scene, kind: str) -> bool:
    """Return whether the team has nothing that kills zombies of a kind."""
    number = scene.world.kind_number.get(kind, LOST)
    if number == LOST or scene.world.kinds[number].damage <= scene.might:
        return False
    gear = scene.world.gear
    bottles = scene.world.known.bottles
    return not any(
        name and gear[name].effect in bottles for survivor in scene.alive for name in survivor.slots
    )
