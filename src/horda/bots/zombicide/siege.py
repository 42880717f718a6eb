"""Engines, fire and enchantments: what takes several actions or burns friends, judged by what it kills."""

from __future__ import annotations

from horda.bots.zombicide.fighting import worth_of_kills
from horda.bots.zombicide.goals import SIEGE
from horda.bots.zombicide.plan import Plan
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice

SIEGE_VERBS = (
    "fire_trebuchet", "bombard_horde", "move_trebuchet", "throw_bile", "throw_torch",
    "enchant", "enchant_zone", "repulse",
)  # fmt: skip
A_SIEGE = 8.0
MANY = 5
WORTH_A_FIRE = 5.0
URGENT_FIRE = 3.0
"""What fire at hand is worth when there is something to burn."""


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
        return 0.3 * min(burnt(scene, zone), 6.0) - 0.5
    if verb == "bombard_horde":
        return 0.4 if sum(scene.view.horde) >= MANY else -1.0
    if verb in ("throw_bile", "throw_torch"):
        return _judge_fire(plan, one, choice)
    if verb == "enchant":
        return _judge_enchantment(plan, choice)
    if verb == "enchant_zone":
        return 0.4 * burnt(scene, scene.zone(choice.name("zone"))) - 0.2
    if verb == "repulse":
        return 0.5 * burnt(scene, scene.zone(choice.name("zone"))) - 0.5
    return -1.0


def burnt(scene: Scene, zone: int) -> float:
    """What all zombies of a zone are worth."""
    counts = scene.zombies.get(zone)
    if counts is None:
        return 0.0
    return sum(count * value for count, value in zip(counts, worth_of_kills(scene, zone), strict=True))


def _judge_fire(plan: Plan, one: Person, choice: Choice) -> float:
    """Bile and a torch burn everything in a zone: worth it for many, or for what nothing else kills."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    if scene.people_in(zone) or scene.world.board.kinds[zone].water:
        return -5.0
    value = burnt(scene, zone)
    if choice.verb == "throw_torch":
        return value - 1.0
    lighters = [friend for friend in scene.alive if can_light(scene, friend, zone, friend is one)]
    return 0.8 * value - 1.5 if lighters and value > WORTH_A_FIRE else -1.0


def can_light(scene: Scene, one: Person, zone: int, throws: bool) -> bool:
    """Whether a survivor has a torch in hand, an action left for it, and the zone in reach."""
    if not one.waits or one.actions < (2 if throws else 1):
        return False
    if not any(gear.effect == "light" for gear in one.arsenal.held):
        return False
    return 0 <= scene.paths.ranges(one.zone)[zone] <= 1


def fire_in_reach(scene: Scene, one: Person) -> float:
    """The best that a fire in reach of a survivor would burn; nothing if it is not worth one."""
    best = 0.0
    for zone, distance in enumerate(scene.paths.ranges(one.zone)):
        if 0 <= distance <= 1 and scene.crowd[zone] and not scene.world.board.kinds[zone].water:
            best = max(best, burnt(scene, zone))
    return best if best > WORTH_A_FIRE else 0.0


def wants_fire(scene: Scene, one: Person) -> bool:
    """Whether a survivor should have fire at hand: there is what to burn, and the team has what it needs."""
    if not fire_in_reach(scene, one):
        return False
    gear = scene.world.gear
    effects = {gear[name].effect for friend in scene.alive for name in friend.slots if name}
    lies = bool(scene.tokens("bile"))
    return "light" in effects and ("bile" in effects or lies)


def _judge_enchantment(plan: Plan, choice: Choice) -> float:
    """Heal who is hurt; other enchantments on survivors are seldom worth an action."""
    scene = plan.scene
    gear = scene.world.gear[choice.name("card")]
    friend = scene.named[choice.name("survivor")]
    if gear.effect == "heal":
        return 1.0 + 0.8 * friend.wounds
    if gear.effect == "speed":
        left = plan.left(friend, friend.zone)
        return 0.5 if left > 2 and friend.waits else -0.2
    return -0.3
