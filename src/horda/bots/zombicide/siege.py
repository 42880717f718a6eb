"""Engines, fire and enchantments: what takes several actions or burns friends, judged by what it kills."""

from __future__ import annotations

from horda.bots.zombicide.fighting import worth_of_kills
from horda.bots.zombicide.goals import SIEGE
from horda.bots.zombicide.plan import Plan
from horda.bots.zombicide.scene import Person
from horda.engine.choices import Choice

SIEGE_VERBS = (
    "fire_trebuchet", "bombard_horde", "move_trebuchet", "throw_bile", "throw_torch",
    "enchant", "enchant_zone", "repulse",
)  # fmt: skip
A_SIEGE = 8.0
MANY = 5


def judge_siege(plan: Plan, one: Person, choice: Choice) -> float:
    """What a shot of the engine, a fire or an enchantment is worth."""
    verb = choice.verb
    scene = plan.scene
    if verb == "fire_trebuchet":
        zone = scene.zone(choice.name("zone"))
        if any(errand.verb == SIEGE and errand.about == choice.name("zone") for errand in plan.errands):
            return A_SIEGE
        if scene.people_in(zone):
            return -5.0
        return 0.3 * min(_burnt(plan, zone), 6.0) - 0.5
    if verb == "bombard_horde":
        return 0.4 if sum(scene.view.horde.values()) >= MANY else -1.0
    if verb in ("throw_bile", "throw_torch"):
        return _judge_fire(plan, one, choice)
    if verb == "enchant":
        return _judge_enchantment(plan, choice)
    if verb == "enchant_zone":
        return 0.4 * _burnt(plan, scene.zone(choice.name("zone"))) - 0.2
    if verb == "repulse":
        return 0.5 * _burnt(plan, scene.zone(choice.name("zone"))) - 0.5
    return -1.0


def _burnt(plan: Plan, zone: int) -> float:
    """What all zombies of a zone are worth."""
    counts = plan.scene.zombies.get(zone)
    if counts is None:
        return 0.0
    return sum(count * value for count, value in zip(counts, worth_of_kills(plan.scene, zone), strict=True))


def _judge_fire(plan: Plan, one: Person, choice: Choice) -> float:
    """Bile and a torch burn everything in a zone: worth it for many, or for what nothing else kills."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    if scene.people_in(zone) or scene.world.board.kinds[zone].water:
        return -5.0
    value = _burnt(plan, zone)
    if choice.verb == "throw_torch":
        return value - 1.0
    lights = any(gear.effect == "light" for gear in one.arsenal.held)
    enough = one.actions >= 2 and lights
    return 0.6 * value - 1.0 if enough and value > 4.0 else -1.0


def _judge_enchantment(plan: Plan, choice: Choice) -> float:
    """Heal who is hurt; other enchantments on survivors are seldom worth an action."""
    scene = plan.scene
    gear = scene.world.gear[choice.name("card")]
    friend = scene.named[choice.name("survivor")]
    if gear.effect == "heal":
        return 1.0 + 0.8 * friend.seen.wounds
    if gear.effect == "speed":
        left = plan.left(friend, friend.zone)
        return 0.5 if left > 2 and friend.waits else -0.2
    return -0.3
