"""Where to stand: nearer to the aim, with the others, and not where the dead are too many."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import worth_of_kills
from horda.bots.zombicide.combat.threats import danger
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.routes import walk
from horda.bots.zombicide.scene import Person, Scene

A_STEP = 0.5
"""What a step nearer to the aim is worth."""
EAGER = 0.4
"""How much kills that must be walked to count, beside those at hand."""
RESCUE = 1.2
BRAVE = 0.3
"""The same where friends stand among the dead; and how much of the danger there is heeded then."""
LONELY = 0.4
"""What each zone costs that a survivor is further than near from the next two friends."""
NEAR = 2.0
AN_ACTION = 0.1
"""What an action is worth for itself."""


def judge_step_to(plan: Plan, survivor: Person, to: int, here: float) -> float:
    """What it is worth to go from one's zone, where staying costs `here`, to another."""
    nearer = plan.left(survivor, survivor.zone) - plan.left(survivor, to)
    prey, there = hunt(plan.scene, survivor, to)
    risk = there if prey else danger(plan.scene, survivor, to)
    company = lonely(plan.scene, survivor, survivor.zone) - lonely(plan.scene, survivor, to)
    return A_STEP * nearer + company + prey + here - risk - AN_ACTION


def lonely(scene: Scene, survivor: Person, zone: int) -> float:
    """What it costs to be in a zone that friends are far from."""
    ways = sorted(walk(scene, friend.zone, zone) for friend in scene.alive if friend is not survivor)
    if not ways:
        return 0.0
    return LONELY * max(0.0, min(ways[min(1, len(ways) - 1)] - NEAR, 4.0))


def hunt(scene: Scene, survivor: Person, to: int) -> tuple[float, float]:
    """What a survivor may gain by going for zombies in reach by way of a zone, and what it risks there."""
    if scene.crowd[survivor.zone]:
        return 0.0, 0.0
    best, risk = 0.0, 0.0
    for zone, counts in scene.zombies.items():
        steps = walk(scene, survivor.zone, zone)
        left = survivor.actions - steps
        if left < 1 or walk(scene, to, zone) > steps - 1 or (scene.crowd[to] and zone != to):
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
        eager = RESCUE if helps else EAGER
        gain = eager * sum(value * min(1.0, max(0.0, kills - at)) for at, value in enumerate(able))
        there = danger(scene, survivor, zone) * (BRAVE if helps else 1.0)
        if gain - there > best - risk:
            best, risk = gain, there
    return best, risk
