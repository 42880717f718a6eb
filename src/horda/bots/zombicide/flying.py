"""Helicopters: who gets in, when it takes off, and where it flies."""

from __future__ import annotations

from horda.bots.zombicide.goals import FLY
from horda.bots.zombicide.landing import (
    SEATS,
    aboard,
    below,
    hops,
    is_flying,
    landing_for,
    landing_near,
    landings,
    seats,
)
from horda.bots.zombicide.plan import Plan
from horda.bots.zombicide.routes import FAR, away
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.zombicide.records import ConditionRecord, SurvivorsAtRecord
from horda.games.zombicide.rules.board import AIR

A_SEAT = 4.0
TAKE_OFF = 9.0
A_HOP = 2.0
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
    if any(errand.verb == FLY for errand in plan.errands):
        return True
    if not needs_seats(scene):
        return False
    if scene.world.competitive:
        return scene.lead > 0
    return bool(plan.errands) and all(errand.last for errand in plan.errands)


def can_pilot(one: Person) -> bool:
    """Whether a survivor has the skill."""
    return "helicopter_pilot" in one.talents.names


def destination(plan: Plan) -> int | None:
    """Where the helicopter should land next; None if there is nothing to fly for."""
    scene = plan.scene
    if not landings(scene):
        return None
    for errand in plan.errands:
        if errand.verb == FLY:
            return scene.zone(errand.about)
    left = [one for one in scene.alive if one not in aboard(scene)]
    if is_time_to_fly(plan):
        return landing_near(scene, left) if len(aboard(scene)) < needed(scene) else None
    return landing_for(scene, plan.errands[0].zones) if plan.errands and is_flying(scene) else None


def needed(scene: Scene) -> int:
    """How many have to be aboard for the mission to be won in the air; never more than there are seats."""
    return wish_for_air(scene.world.mission.won_by) or SEATS


def judge_get_in(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """When it is time; the pilot's seat is the pilot's, and one seat is kept for them."""
    scene = plan.scene
    if not is_time_to_fly(plan):
        return -1.0
    pilots = [friend for friend in scene.alive if can_pilot(friend)]
    at_the_stick = seats(scene)[0]
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
    """With all aboard who are wanted; to fetch somebody, or something, with all who can come."""
    scene = plan.scene
    crew = len(aboard(scene))
    if is_time_to_fly(plan) and needs_seats(scene) and crew >= needed(scene):
        return TAKE_OFF
    to = destination(plan)
    if to is None or to == below(scene):
        return -1.0
    far = away(scene, (below(scene),), heedless=True)
    coming = [friend for friend in scene.alive if far[friend.zone] < FAR]
    return TAKE_OFF if crew >= min(SEATS, len(coming)) else -1.0


def judge_fly(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Nearer to where it should land."""
    to = destination(plan)
    if to is None:
        return -1.0
    way = hops(plan.scene, to)
    return A_HOP * (way[below(plan.scene)] - way[plan.scene.zone(choice.name("zone"))])


def judge_fly_on(plan: Plan, choice: Choice) -> float:
    """The second zone of a flight: as the first, or no further."""
    if choice.verb == "stop":
        return 0.0
    return judge_fly(plan, plan.scene.asked_survivor(), choice, 0.0)


def judge_land(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """There, and nowhere else."""
    return TAKE_OFF if destination(plan) == below(plan.scene) else -1.0


def judge_stay_aboard(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Who sits there for good stays; else out of it, one for an errand, all for a fight."""
    scene = plan.scene
    if is_flying(scene) or is_time_to_fly(plan):
        return -1.0
    if not landings(scene) or scene.crowd[one.zone]:
        return 0.5
    out = [friend for friend in scene.people_in(one.zone) if friend not in aboard(scene)]
    return -1.0 if out else 0.5
