"""Bile and torches: fire burns friends too; it is judged by what it kills and by what the mission wants."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import value_of_all_zombies
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.condition_errands import before_event, by_triggers
from horda.bots.zombicide.planning.errand import SEARCH, UNREAD, Errand
from horda.bots.zombicide.planning.places import place, search_zones
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.triggers import done_by, gives
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.green_horde.mechanisms.dragon_fire import BILE, LIGHT, REACH, ZONE_BURNT
from horda.games.zombicide.missions.effects.board import PutWord
from horda.games.zombicide.missions.records import TriggerRecord

WORTH_A_FIRE = 5.0
BURN = "burn"
"""The errand of who has to set a zone on fire."""
A_BURNING = 8.0
THE_LAST_TORCH = 4.0
"""What a torch is worth that the mission will want."""


def errands_to_burn(scene: Scene, zone: int) -> list[Errand]:
    """How a zone comes to burn: bile lies in it, somebody has a torch, and throws it from next to it."""
    world = scene.world
    if world.board.kinds[zone].water:
        return [Errand(UNREAD, ())]
    if not _has_bile(scene, zone):
        laid = [trigger for trigger in world.mission.when if _lays_bile(scene, trigger, zone)]
        found = by_triggers(scene, laid) or _errands_to_get(scene, BILE)
        if found:
            return found
    found = _errands_to_get(scene, LIGHT)
    if found:
        return found
    near = tuple(other for other, way in enumerate(scene.paths.ranges(zone)) if way == REACH)
    scene.notes[BURN] = zone
    return [Errand(BURN, near, about=world.board.names[zone])]


def _has_bile(scene: Scene, zone: int) -> bool:
    return any(token.zone == zone for token in scene.tokens(BILE))


def _lays_bile(scene: Scene, trigger: TriggerRecord, zone: int) -> bool:
    """Whether a trigger puts bile into a zone."""
    laid = [PutWord.said_in(effect) for effect in done_by(scene.world, trigger)]
    return any(bile is not None and bile.put == BILE and zone in place(scene, bile.at) for bile in laid)


def _errands_to_get(scene: Scene, effect: str) -> list[Errand]:
    """Where a card that the team lacks comes from: the mission gives it, or it is searched for."""
    if cards_with_effect(scene, effect):
        return []
    giving = [trigger for trigger in scene.world.mission.when if gives(scene.world, trigger, effect)]
    return by_triggers(scene, giving) or [Errand(SEARCH, search_zones(scene), about=effect)]


def cards_with_effect(scene: Scene, effect: str) -> int:
    """How many cards of the team can do something."""
    gear = scene.world.gear
    return sum([gear[name].effect == effect for survivor in scene.alive for name in survivor.slots if name])


def judge_fire(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Bile and a torch burn everything in a zone: worth it for many, or for what nothing else kills."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    if scene.people_in(zone) or scene.world.board.kinds[zone].water:
        return -5.0
    value = value_of_all_zombies(scene, zone)
    is_wanted = scene.notes.get(BURN) == zone
    if choice.verb == "throw_torch":
        if is_wanted:
            return A_BURNING
        return value - (THE_LAST_TORCH if is_last_torch(scene) else 1.0)
    if is_wanted and not _has_bile(scene, zone):
        return A_BURNING
    lighters = [friend for friend in scene.alive if can_light(scene, friend, zone, friend is survivor)]
    return 0.8 * value - 1.5 if lighters and value > WORTH_A_FIRE else -1.0


def is_last_torch(scene: Scene) -> bool:
    """Whether the mission will want a fire, and the team has no torch to spare."""
    wanted = any(trigger.event == ZONE_BURNT for trigger in scene.world.mission.when)
    return wanted and cards_with_effect(scene, LIGHT) == 1


def can_light(scene: Scene, survivor: Person, zone: int, throws: bool) -> bool:
    """Whether a survivor has a torch in hand, an action left for it, and the zone in reach."""
    if not survivor.waits or survivor.actions < (2 if throws else 1):
        return False
    if not any(gear.effect == "light" for gear in survivor.arsenal.held):
        return False
    return 0 <= scene.paths.ranges(survivor.zone)[zone] <= 1


def fire_in_reach(scene: Scene, survivor: Person) -> float:
    """The best that a fire in reach of a survivor would burn; nothing if it is not worth one."""
    best = 0.0
    for zone, distance in enumerate(scene.paths.ranges(survivor.zone)):
        if 0 <= distance <= 1 and scene.crowd[zone] and not scene.world.board.kinds[zone].water:
            best = max(best, value_of_all_zombies(scene, zone))
    return best if best > WORTH_A_FIRE else 0.0


def wants_fire(scene: Scene, survivor: Person) -> bool:
    """Whether a survivor should have fire at hand: there is what to burn, and the team has what it needs."""
    target = scene.notes.get(BURN)
    if isinstance(target, int) and scene.paths.ranges(survivor.zone)[target] == REACH:
        return True
    if not fire_in_reach(scene, survivor):
        return False
    gear = scene.world.gear
    effects = {gear[name].effect for friend in scene.alive for name in friend.slots if name}
    lies = bool(scene.tokens("bile"))
    return "light" in effects and ("bile" in effects or lies)


def judge_bile(plan: Plan, choice: Choice) -> float:
    """Bile stays where it is."""
    return float(choice.verb == "leave_bile")


class DragonFireKnowledge(MechanismKnowledge):
    """Fire, and what makes it."""

    def judges(self) -> dict[str, Judge]:
        return {"throw_bile": judge_fire, "throw_torch": judge_fire}

    def answers(self) -> dict[str, Answer]:
        return {"MoveBile": judge_bile}

    def fires(self) -> tuple[str, ...]:
        """Bile, and what lights it."""
        return ("bile", "light")

    def event(self, scene: Scene, trigger: TriggerRecord, here: tuple[int, ...]) -> list[Errand] | None:
        """A zone burns, once what must come before it is done."""
        if trigger.event != ZONE_BURNT:
            return None
        zones = place(scene, trigger.at) or here
        return before_event(scene, trigger) or [
            errand for zone in zones for errand in errands_to_burn(scene, zone)
        ]

    def wants_fire(self, scene: Scene, survivor: Person) -> bool:
        """When there is what to burn, and the team has what it needs."""
        return wants_fire(scene, survivor)


KNOWLEDGE = DragonFireKnowledge()
