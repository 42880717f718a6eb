"""Bile and torches: fire burns friends too, so it is judged by what it kills."""

from __future__ import annotations

from horda.bots.zombicide.fighting import burnt
from horda.bots.zombicide.lore import Answer, Judge, Lore
from horda.bots.zombicide.plan import Plan
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice

WORTH_A_FIRE = 5.0


def judge_fire(plan: Plan, one: Person, choice: Choice, here: float) -> float:
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


def judge_bile(plan: Plan, choice: Choice) -> float:
    """Bile stays where it is."""
    return float(choice.verb == "leave_bile")


class DragonFireLore(Lore):
    """Fire, and what makes it."""

    def judges(self) -> dict[str, Judge]:
        return {"throw_bile": judge_fire, "throw_torch": judge_fire}

    def answers(self) -> dict[str, Answer]:
        return {"MoveBile": judge_bile}

    def fires(self) -> tuple[str, ...]:
        """Bile, and what lights it."""
        return ("bile", "light")

    def wants_fire(self, scene: Scene, one: Person) -> bool:
        """When there is what to burn, and the team has what it needs."""
        return wants_fire(scene, one)


LORE = DragonFireLore()
