"""The value of zones to stand in: near the aim and friends, away from danger."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import worth_of_kills
from horda.bots.zombicide.combat.threats import danger
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.routes import walking_distance
from horda.bots.zombicide.scene import Person, Scene

STEP_VALUE = 0.5
"""Value of a step nearer to the aim."""
WALK_SHARE = 0.4
"""Share of the value of kills that counts if the survivor has to walk there."""
RESCUE_SHARE = 1.2
RESCUE_DANGER_SHARE = 0.3
"""Share of the danger that counts where friends are among the zombies; `RESCUE_SHARE` is that of the kills."""
DISTANCE_COST = 0.4
"""Cost of each zone beyond `NEAR` to the second nearest friend."""
NEAR = 2.0
ACTION_COST = 0.1
"""Cost of an action."""


def judge_step_to(plan: Plan, survivor: Person, to: int, here: float) -> float:
    """Value going to another zone; `here` is the cost of staying."""
    nearer = plan.distance_left(survivor, survivor.zone) - plan.distance_left(survivor, to)
    prey, there = best_hunt(plan.scene, survivor, to)
    risk = there if prey else danger(plan.scene, survivor, to)
    company = loneliness_cost(plan.scene, survivor, survivor.zone) - loneliness_cost(plan.scene, survivor, to)
    return STEP_VALUE * nearer + company + prey + here - risk - ACTION_COST


def loneliness_cost(scene: Scene, survivor: Person, zone: int) -> float:
    """Return the cost of being in a zone far from friends."""
    ways = sorted(
        walking_distance(scene, friend.zone, zone) for friend in scene.alive if friend is not survivor
    )
    if not ways:
        return 0.0
    return DISTANCE_COST * max(0.0, min(ways[min(1, len(ways) - 1)] - NEAR, 4.0))


def best_hunt(scene: Scene, survivor: Person, to: int) -> tuple[float, float]:
    """Return the value of the best kills within reach by way of a zone, and the danger there."""
    if scene.crowd[survivor.zone]:
        return 0.0, 0.0
    best, risk = 0.0, 0.0
    for zone, counts in scene.zombies.items():
        steps = walking_distance(scene, survivor.zone, zone)
        left = survivor.actions - steps
        if left < 1 or walking_distance(scene, to, zone) > steps - 1 or (scene.crowd[to] and zone != to):
            continue
        worth = worth_of_kills(scene, zone)
        able = [
            value
            for value, count, kind in zip(worth, counts, scene.world.kinds, strict=True)
            for _ in range(count)
            if kind.damage <= survivor.arsenal.might
        ]
        able.sort(reverse=True)
        kills = left * survivor.arsenal.near
        helps = any(friend is not survivor for friend in scene.people_in(zone))
        eager = RESCUE_SHARE if helps else WALK_SHARE
        gain = eager * sum(value * min(1.0, max(0.0, kills - at)) for at, value in enumerate(able))
        there = danger(scene, survivor, zone) * (RESCUE_DANGER_SHARE if helps else 1.0)
        if gain - there > best - risk:
            best, risk = gain, there
    return best, risk
