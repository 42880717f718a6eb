"""How far it is for survivors: actions to walk, doors to open on the way, the dead to cut through."""

from __future__ import annotations

from heapq import heappop, heappush

from horda.bots.zombicide.scene import Scene
from horda.bots.zombicide.world import World
from horda.games.zombicide.rules.board.borders import BANK, BARRIER, DOOR, FENCE, HEDGE, WALL
from horda.games.zombicide.rules.board.graph import LIFTS_STOPPED

FAR = 99.0
"""The distance of what cannot be reached."""
A_DOOR = 2.0
A_HEDGE = 0.2
A_ZOMBIE = 0.7
A_HARD_ONE = 1.5
AN_UNBEATABLE_ONE = 4.0
MOST_FOR_ZOMBIES = 8.0
KEPT = 1000
"""How many moments are remembered: states of the gates, with or without the dead among them."""

Steps = list[list[tuple[int, float]]]
Known = dict[tuple[int, ...], list[float]]


def steps_into(world: World, shut: int, locked: int) -> Steps:
    """For each zone the zones one may come from, with what that step costs."""
    board = world.board
    into: Steps = [[] for _ in range(board.size)]
    for border in board.borders:
        marks = board.live_marks(border, shut)
        cost = 1.0
        if marks & (FENCE | BARRIER):
            continue
        if marks & WALL:
            gate = border.gate
            if not marks & DOOR or gate < 0 or not shut >> gate & 1 or locked >> gate & 1:
                continue
            cost += A_DOOR
        if marks & HEDGE:
            cost += A_HEDGE
        first, second = border.zones
        for start, to in ((first, second), (second, first)):
            if board.kinds[to].sealed:
                continue
            wet = board.kinds[start].water and not marks & BANK
            into[to].append((start, cost + (1.0 if wet else 0.0)))
    for lift in board.lifts if not shut & LIFTS_STOPPED else []:
        first, second = lift.zones
        into[first].append((second, 1.0))
        into[second].append((first, 1.0))
    return into


def away(scene: Scene, targets: tuple[int, ...], *, heedless: bool = False) -> list[float]:
    """The way from each zone to the nearest of some zones; `heedless` of zombies that stand in it."""
    if heedless:
        known = _walks(scene)
        found = known.get(targets)
        if found is None:
            found = known[targets] = _found(scene, targets, {})
        return found
    known = _ways(scene)
    found = known.get(targets)
    if found is None:
        tolls = {zone: _toll(scene, counts) for zone, counts in scene.zombies.items()}
        found = known[targets] = _found(scene, targets, tolls)
    return found


def _walks(scene: Scene) -> Known:
    """The ways that were found while the gates were as they are."""
    known = scene.walks
    if known is None:
        known = scene.walks = _cached(scene.world.walks, (scene.shut, scene.locked))
    return known


def _ways(scene: Scene) -> Known:
    """The ways that were found among the same zombies, for a team that fought as well."""
    known = scene.ways
    if known is None:
        crowd = tuple([(zone, *counts) for zone, counts in scene.zombies.items()])
        key = (scene.shut, scene.locked, crowd, scene.strength, scene.might)
        known = scene.ways = _cached(scene.world.ways, key)
    return known


def _cached(kept: dict[tuple[object, ...], Known], key: tuple[object, ...]) -> Known:
    """What was found under a key; with too many keys all is forgotten."""
    known = kept.get(key)
    if known is None:
        if len(kept) >= KEPT:
            kept.clear()
        known = kept[key] = {}
    return known


def _found(scene: Scene, targets: tuple[int, ...], tolls: dict[int, float]) -> list[float]:
    """Every zone's way to the nearest of the targets, where each zone with a toll takes it."""
    world = scene.world
    key = (scene.shut, scene.locked)
    into = world.steps.get(key)
    if into is None:
        if len(world.steps) >= KEPT:
            world.steps.clear()
        into = world.steps[key] = steps_into(world, scene.shut, scene.locked)
    far = [FAR] * world.board.size
    heap: list[tuple[float, int]] = []
    for target in targets:
        far[target] = 0.0
        heap.append((0.0, target))
    while heap:
        distance, zone = heappop(heap)
        if distance > far[zone]:
            continue
        toll = tolls.get(zone, 0.0)
        for before, cost in into[zone]:
            further = distance + cost + toll
            if further < far[before]:
                far[before] = further
                heappush(heap, (further, before))
    return far


def _toll(scene: Scene, counts: list[int]) -> float:
    """What it costs to cut through the zombies of a zone: most for those whom few can kill, or nobody."""
    might, strong = scene.might, scene.strength
    total = 0.0
    for count, kind in zip(counts, scene.world.kinds, strict=True):
        if count:
            hard = kind.damage > 1 and strong < count
            each = AN_UNBEATABLE_ONE if kind.damage > might else A_HARD_ONE if hard else A_ZOMBIE
            total += count * each
    return min(total, MOST_FOR_ZOMBIES)


def walk(scene: Scene, start: int, to: int) -> float:
    """The way from one zone to another, by ways that are open now, if the dead are not heeded."""
    return away(scene, (to,), heedless=True)[start]
