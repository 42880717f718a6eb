"""Knowledge of bile and torches: a fire kills everything in its zone, friends included."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import value_of_all_zombies
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.condition_tasks import before_event, by_triggers
from horda.bots.zombicide.planning.places import place, search_zones
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.task import SEARCH, UNREAD, Task
from horda.bots.zombicide.planning.triggers import done_by, gives
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.green_horde.mechanisms.dragon_fire import BILE, LIGHT, REACH, ZONE_BURNT
from horda.games.zombicide.missions.effects.board import PutWord
from horda.games.zombicide.missions.records import TriggerRecord

MIN_FIRE_VALUE = 5.0
BURN = "burn"
"""The task of setting a zone on fire."""
NEEDED_FIRE_VALUE = 8.0
LAST_TORCH_COST = 4.0
"""The cost of throwing the only torch if the mission needs one later."""


def tasks_to_burn(scene: Scene, zone: int) -> list[Task]:
    """Return the tasks for burning a zone: get bile into it, get a torch, and throw it from the next zone."""
    world = scene.world
    if world.board.kinds[zone].water:
        return [Task(UNREAD, ())]
    if not _has_bile(scene, zone):
        laid = [trigger for trigger in world.mission.when if _lays_bile(scene, trigger, zone)]
        found = by_triggers(scene, laid) or _tasks_to_get(scene, BILE)
        if found:
            return found
    found = _tasks_to_get(scene, LIGHT)
    if found:
        return found
    near = tuple(other for other, way in enumerate(scene.paths.ranges(zone)) if way == REACH)
    scene.notes[BURN] = zone
    return [Task(BURN, near, about=world.board.names[zone])]


def _has_bile(scene: Scene, zone: int) -> bool:
    return any(token.zone == zone for token in scene.tokens(BILE))


def _lays_bile(scene: Scene, trigger: TriggerRecord, zone: int) -> bool:
    """Return whether a trigger puts bile into a zone."""
    laid = [PutWord.value_in(effect) for effect in done_by(scene.world, trigger)]
    return any(bile is not None and bile.put == BILE and zone in place(scene, bile.at) for bile in laid)


def _tasks_to_get(scene: Scene, effect: str) -> list[Task]:
    """Return the tasks for getting a card with an effect: set off triggers that give one, or search."""
    if cards_with_effect(scene, effect):
        return []
    giving = [trigger for trigger in scene.world.mission.when if gives(scene.world, trigger, effect)]
    return by_triggers(scene, giving) or [Task(SEARCH, search_zones(scene), about=effect)]


def cards_with_effect(scene: Scene, effect: str) -> int:
    """Return the number of the team's cards with an effect."""
    gear = scene.world.gear
    return sum([gear[name].effect == effect for survivor in scene.alive for name in survivor.slots if name])


def judge_fire(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value throwing bile or a torch into a zone, by the zombies that burn and by what the mission needs."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    if scene.people_in(zone) or scene.world.board.kinds[zone].water:
        return -5.0
    value = value_of_all_zombies(scene, zone)
    is_wanted = scene.notes.get(BURN) == zone
    if choice.verb == "throw_torch":
        if is_wanted:
            return NEEDED_FIRE_VALUE
        return value - (LAST_TORCH_COST if is_last_torch(scene) else 1.0)
    if is_wanted and not _has_bile(scene, zone):
        return NEEDED_FIRE_VALUE
    lighters = [friend for friend in scene.alive if can_light(scene, friend, zone, friend is survivor)]
    return 0.8 * value - 1.5 if lighters and value > MIN_FIRE_VALUE else -1.0


def is_last_torch(scene: Scene) -> bool:
    """Return whether the mission needs a fire and the team has only one torch."""
    wanted = any(trigger.event == ZONE_BURNT for trigger in scene.world.mission.when)
    return wanted and cards_with_effect(scene, LIGHT) == 1


def can_light(scene: Scene, survivor: Person, zone: int, throws: bool) -> bool:
    """Return whether a survivor can throw a torch into a zone this turn, possibly after throwing bile."""
    if not survivor.waits or survivor.actions < (2 if throws else 1):
        return False
    if not any(gear.effect == "light" for gear in survivor.arsenal.held):
        return False
    return 0 <= scene.paths.ranges(survivor.zone)[zone] <= 1


def fire_in_reach(scene: Scene, survivor: Person) -> float:
    """Return the value of the best fire within a survivor's reach, or 0 if none is worthwhile."""
    best = 0.0
    for zone, distance in enumerate(scene.paths.ranges(survivor.zone)):
        if 0 <= distance <= 1 and scene.crowd[zone] and not scene.world.board.kinds[zone].water:
            best = max(best, value_of_all_zombies(scene, zone))
    return best if best > MIN_FIRE_VALUE else 0.0


def wants_fire(scene: Scene, survivor: Person) -> bool:
    """Return whether a survivor should have bile or a torch in hand: a fire is worthwhile and possible."""
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
    """Leave bile where it is."""
    return float(choice.verb == "leave_bile")


class DragonFireKnowledge(MechanismKnowledge):
    """Knowledge of dragon fire."""

    def judges(self) -> dict[str, Judge]:
        return {"throw_bile": judge_fire, "throw_torch": judge_fire}

    def answers(self) -> dict[str, Answer]:
        return {"MoveBile": judge_bile}

    def fires(self) -> tuple[str, ...]:
        return ("bile", "light")

    def event(self, scene: Scene, trigger: TriggerRecord, here: tuple[int, ...]) -> list[Task] | None:
        """Return the tasks for burning the trigger's zone, after those for its condition."""
        if trigger.event != ZONE_BURNT:
            return None
        zones = place(scene, trigger.at) or here
        return before_event(scene, trigger) or [task for zone in zones for task in tasks_to_burn(scene, zone)]

    def wants_fire(self, scene: Scene, survivor: Person) -> bool:
        return wants_fire(scene, survivor)


KNOWLEDGE = DragonFireKnowledge()
