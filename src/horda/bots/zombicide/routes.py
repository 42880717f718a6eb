"""Distances for survivors in actions, including doors to open and zombies to fight on the way."""

from __future__ import annotations

from heapq import heappop, heappush

from horda.bots.zombicide.scene import Scene
from horda.bots.zombicide.world import World
from horda.games.zombicide.rules.board.borders import BANK, BARRIER, DOOR, FENCE, HEDGE, WALL
from horda.games.zombicide.rules.board.graph import LIFTS_STOPPED

FAR = 99.0
"""The distance of zones that cannot be reached."""
DOOR_COST = 2.0
HEDGE_COST = 0.2
ZOMBIE_COST = 0.7
TOUGH_ZOMBIE_COST = 1.5
UNBEATABLE_ZOMBIE_COST = 4.0
MAX_ZOMBIE_COST = 8.0
CACHE_SIZE = 1000
"""Maximum number of states of gates and zombies for which distances are cached."""

Steps = list[list[tuple[int, float]]]
Known = dict[tuple[int, ...], list[float]]


def steps_into(world: World, shut: int, locked: int) -> Steps:
    """Return for each zone the zones from which it can be entered, with the cost of that step."""
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
            cost += DOOR_COST
        if marks & HEDGE:
            cost += HEDGE_COST
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


def distances_to(scene: Scene, targets: tuple[int, ...], *, heedless: bool = False) -> list[float]:
    """Return the distance from each zone to the nearest target; `heedless` ignores zombies on the way."""
    if heedless:
        known = _walk_cache(scene)
        found = known.get(targets)
        if found is None:
            found = known[targets] = _shortest_distances(scene, targets, {})
        return found
    known = _way_cache(scene)
    found = known.get(targets)
    if found is None:
        tolls = {zone: _toll(scene, counts) for zone, counts in scene.zombies.items()}
        found = known[targets] = _shortest_distances(scene, targets, tolls)
    return found


def _walk_cache(scene: Scene) -> Known:
    """Return the cache of distances that ignore zombies, for the current state of the gates."""
    known = scene.walks
    if known is None:
        known = scene.walks = _cache_for(scene.world.walks, (scene.shut, scene.locked))
    return known


def _way_cache(scene: Scene) -> Known:
    """Return the cache of distances for the current gates, zombies and strength of the team."""
    known = scene.ways
    if known is None:
        crowd = tuple([(zone, *counts) for zone, counts in scene.zombies.items()])
        key = (scene.shut, scene.locked, crowd, scene.strength, scene.might)
        known = scene.ways = _cache_for(scene.world.ways, key)
    return known


def _cache_for(kept: dict[tuple[object, ...], Known], key: tuple[object, ...]) -> Known:
    """Return the cache for a key, a new one if there is none; all caches are dropped when there are too many."""
    known = kept.get(key)
    if known is None:
        if len(kept) >= CACHE_SIZE:
            kept.clear()
        known = kept[key] = {}
    return known


def _shortest_distances(scene: Scene, targets: tuple[int, ...], tolls: dict[int, float]) -> list[float]:
    """Return every zone's distance to the nearest target; `tolls` are additional costs of entering zones."""
    world = scene.world
    key = (scene.shut, scene.locked)
    into = world.steps.get(key)
    if into is None:
        if len(world.steps) >= CACHE_SIZE:
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
    """Return the cost of fighting through the zombies of a zone; zombies that few weapons can kill cost more."""
    might, strong = scene.might, scene.strength
    total = 0.0
    for count, kind in zip(counts, scene.world.kinds, strict=True):
        if count:
            hard = kind.damage > 1 and strong < count
            each = (
                UNBEATABLE_ZOMBIE_COST if kind.damage > might else TOUGH_ZOMBIE_COST if hard else ZOMBIE_COST
            )
            total += count * each
    return min(total, MAX_ZOMBIE_COST)


def walking_distance(scene: Scene, start: int, to: int) -> float:
    """Return the distance from one zone to another, ignoring zombies."""
    return distances_to(scene, (to,), heedless=True)[start]
