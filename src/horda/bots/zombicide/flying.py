"""Helicopters: who gets in, when it takes off, and where it flies."""

from __future__ import annotations

from horda.bots.zombicide.plan import Plan
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.zombicide.records import ConditionRecord, SurvivorsAtRecord
from horda.games.zombicide.rules.board import AIR

HELICOPTERS = ("helicopter", "helicopter_flying")
A_SEAT = 4.0
TAKE_OFF = 9.0
PILOT = "pilot"


def wish_for_air(wish: ConditionRecord) -> int:
    """How many survivors a mission wants in the air; 0 if it does not."""
    for part in (*(wish.all_of or ()), *(wish.any_of or ())):
        found = wish_for_air(part)
        if found:
            return found
    at = wish.survivors_at
    if isinstance(at, SurvivorsAtRecord) and at.at == AIR and isinstance(at.count, int):
        return at.count
    return 0


def needs_seats(scene: Scene) -> bool:
    """Whether the mission is won, or ended, in the air."""
    return wish_for_air(scene.world.mission.won_by) > 0


def is_time_to_fly(plan: Plan) -> bool:
    """Whether nothing is left to be done on the ground; a rival flies only to end a match that is won."""
    scene = plan.scene
    if not needs_seats(scene):
        return False
    if scene.world.mission.competitive:
        return scene.lead > 0
    return bool(plan.errands) and all(errand.last for errand in plan.errands)


def aboard(scene: Scene) -> list[Person]:
    """Those of the team who sit in the helicopter."""
    seats = [count - 1 for name, count in scene.view.counters.items() if name.startswith("aboard.") and count]
    return [one for one in scene.alive if one.number in seats]


def can_pilot(one: Person) -> bool:
    """Whether a survivor has the skill."""
    return "helicopter_pilot" in one.talents.names


def judge_get_in(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """When it is time; the pilot's seat is the pilot's, and one seat is kept for them."""
    scene = plan.scene
    if not is_time_to_fly(plan):
        return -1.0
    pilots = [friend for friend in scene.alive if can_pilot(friend)]
    at_the_stick = scene.view.counters.get("aboard.pilot", 0)
    if choice.name("place") == PILOT:
        return A_SEAT if can_pilot(one) else -1.0
    if (
        one in pilots
        and not at_the_stick
        and len([friend for friend in pilots if friend.zone == one.zone]) == 1
    ):
        return -1.0
    return A_SEAT - 0.5


def judge_take_off(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """With all aboard who are wanted."""
    wanted = wish_for_air(plan.scene.world.mission.won_by)
    ready = is_time_to_fly(plan) and len(aboard(plan.scene)) >= wanted
    return TAKE_OFF if ready else -1.0


def judge_stay_aboard(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Who sits there for good stays; else out of it."""
    return -1.0 if is_time_to_fly(plan) else 0.5
