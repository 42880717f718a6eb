"""What the dead may do before the survivors act again: expected wounds in each zone."""

from __future__ import annotations

from horda.bots.zombicide.cards.arsenal import STRONG
from horda.bots.zombicide.routes import walk
from horda.bots.zombicide.scene import LOST, Person, Scene
from horda.games.zombicide.edition import ZombieKind
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.inventory.equipment import NO_ARMOUR

A_WOUND = 1.5
"""What a wound costs; all worth is counted in these units."""
A_LIFE = 4.0
SURE = 0.75
"""How much of the kills that the team may expect is counted on."""
A_MOUTH = 3.0
"""What it costs to stand where more of the dead are about to come, and to act at once."""
TRAP = 0.4
"""What it costs to be where such come next as nobody there can kill."""
FRAIL = 1.3
"""How much more everything costs who has one wound left to take."""
SHARING = 0.6
"""How much of a danger is taken from one survivor by others in the zone: 1 would be an equal share."""
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


def rush_cost(scene: Scene, zone: int, health: int) -> float:
    """What the attacks cost of zombies with several actions who come into a zone and still attack."""
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


def attacks_at(scene: Scene, one: Person, zone: int) -> float:
    """The attacks that a survivor may still make in a zone this round."""
    if not one.waits:
        return 0.0
    steps = 0.0 if one.zone == zone else walk(scene, one.zone, zone) + scene.crowd[one.zone]
    left = one.actions - steps
    if left < 0:
        return 0.0
    return left + one.talents.free_fights


def leftover(scene: Scene, zone: int, me: Person | None = None) -> list[float]:
    """How many of the zombies in a zone, by kind, the team must expect to be left there after its turns."""
    counts = scene.zombies.get(zone)
    if counts is None:
        return []
    power = strength = 0.0
    might = 0
    for one in scene.alive:
        attacks = attacks_at(scene, one, zone)
        if attacks <= 0:
            continue
        likely = SURE if one.zone == zone or one is me else 0.5 * SURE
        power += attacks * one.arsenal.near * likely
        strength += attacks * one.arsenal.near_strength * likely
        might = max(might, one.arsenal.might)
    left = [float(count) for count in counts]
    kinds = scene.world.kinds
    hardest = sorted(range(len(counts)), key=lambda kind: (-kinds[kind].damage, -kinds[kind].actions))
    for kind in hardest:
        if not counts[kind] or kinds[kind].damage > might:
            continue
        hard = kinds[kind].damage >= STRONG
        fallen = max(0.0, min(left[kind], min(power, strength) if hard else power))
        power -= fallen
        strength -= fallen if hard else 0.0
        left[kind] -= fallen
    return left


def protection(scene: Scene, one: Person) -> float:
    """The part of the attacks that a survivor's armour stops."""
    gear = scene.world.gear
    best = NO_ARMOUR
    for name in one.slots[: one.arsenal.hands + one.arsenal.body]:
        if name:
            best = min(best, gear[name].armour)
    return (NO_ARMOUR - best) / 6


def excess_of_strong(scene: Scene, zone: int, people: list[Person]) -> float:
    """How many hard ones come into a zone next beyond those whom the people in it may expect to kill."""
    hard = 0
    for start, counts in scene.zombies.items():
        if start == zone:
            continue
        steps = scene.paths.distances(zone)[start]
        for count, kind in zip(counts, scene.world.kinds, strict=True):
            if count and STRONG <= kind.damage <= scene.might and 0 < steps <= kind.actions:
                hard += count
    if not hard:
        return 0.0
    return max(0.0, hard - SURE * 2 * sum(one.arsenal.strength for one in people))


def price(kind: ZombieKind, health: int) -> float:
    """What one attack of a kind costs those whose best has so much health left."""
    return A_WOUND * kind.wounds + (A_LIFE if kind.wounds >= health else 0.0)


def danger(scene: Scene, one: Person, zone: int) -> float:
    """What it would cost a survivor to end its turn in a zone; the others there bear it with it."""
    key = one.number * scene.world.board.size + zone
    found = scene.dangers.get(key)
    if found is None:
        found = scene.dangers[key] = _danger(scene, one, zone)
    return found


def _danger(scene: Scene, one: Person, zone: int) -> float:
    people = [one, *(friend for friend in scene.people_in(zone) if friend is not one)]
    health = max(friend.health for friend in people)
    kinds = scene.world.kinds
    cost = 0.0
    for number, left in enumerate(leftover(scene, zone, one)):
        if left:
            cost += left * kinds[number].actions * price(kinds[number], health)
    cost += CHASE * rush_cost(scene, zone, health)
    if not scene.bold:
        cost += TRAP * excess_of_strong(scene, zone, people)
    if scene.world.edition.figures.concentrates and zone in scene.mouths:
        cost += A_MOUTH
    if not cost:
        return 0.0
    frail = FRAIL if one.health == 1 or one.burdened else 1.0
    shared: float = len(people) ** SHARING
    return cost * frail * (1 - protection(scene, one)) / shared


def is_revealed(scene: Scene, building: int) -> bool:
    """Whether a building has been opened: one of its doors stands open, or it never had one."""
    board = scene.world.board
    doors = [gate for zone in board.buildings[building] for gate in board.gates_of(zone, "door")]
    return not doors or any(not scene.shut >> gate & 1 for gate in doors)


def is_beyond_us(scene: Scene, kind: str) -> bool:
    """Whether no weapon of the team kills zombies of a kind, nor anything that kills all in a zone."""
    number = scene.world.kind_number.get(kind, LOST)
    if number == LOST or scene.world.kinds[number].damage <= scene.might:
        return False
    gear = scene.world.gear
    bottles = scene.world.known.bottles
    return not any(name and gear[name].effect in bottles for one in scene.alive for name in one.slots)
