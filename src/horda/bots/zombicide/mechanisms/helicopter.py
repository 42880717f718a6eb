"""Helicopters: who gets in, when it takes off, and where it flies."""

from __future__ import annotations

from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.errand import Errand
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.routes import FAR, away
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.rue_morgue.mechanisms.helicopter.content import FlightKeys
from horda.games.rue_morgue.mechanisms.helicopter.seats import FAST_ROPING, why_not_rope_into
from horda.games.zombicide.missions.conditions.people import SurvivorsAtWord
from horda.games.zombicide.missions.records import ConditionRecord
from horda.games.zombicide.missions.vocabulary import said_in
from horda.games.zombicide.rules.board.graph import AIR

FLY = "fly"
"""The errand of who reaches a place through the air alone."""
ROPE = "rope"
"""The errand of reaching a zone where the helicopter cannot land: fast-ropers come down there."""
GROUNDED = "helicopter"
FLYING = "helicopter_flying"
SEATS = 4
"""The pilot's and three more."""
A_SEAT = 4.0
TAKE_OFF = 9.0
A_HOP = 2.0
PILOT = "pilot"


def landings(scene: Scene) -> list[int]:
    """The zones that the mission names for taking off and landing; none where nobody flies."""
    if not scene.tokens(GROUNDED, FLYING):
        return []
    found = scene.world.zones_said.get(GROUNDED)
    if found is None:
        said = said_in(scene.world.mission, FlightKeys)
        found = [scene.world.board.called[name] for name in said.landing] if said.flight else []
        scene.world.zones_said[GROUNDED] = found
    return found


def below(scene: Scene) -> int:
    """The zone that the helicopter stands in or flies over."""
    return scene.tokens(GROUNDED, FLYING)[0].zone


def is_flying(scene: Scene) -> bool:
    """Whether it is in the air."""
    return bool(scene.tokens(FLYING))


def seats(scene: Scene) -> tuple[str, ...]:
    """The names of those who sit in the helicopter, the pilot's seat first; empty for a free one."""
    taken = scene.view.part("helicopter").get("seats", ())
    assert isinstance(taken, tuple)
    return tuple(str(name) for name in taken)


def aboard(scene: Scene) -> list[Person]:
    """Those of the team who sit in the helicopter."""
    taken = seats(scene)
    return [survivor for survivor in scene.alive if survivor.name in taken]


def passengers(scene: Scene) -> list[Person]:
    """Those of the team who sit in the helicopter, without the pilot."""
    return [survivor for survivor in aboard(scene) if survivor.name != seats(scene)[0]]


def landing_for(scene: Scene, zones: tuple[int, ...]) -> int | None:
    """The landing place from which it is the shortest walk to some zones; None if there is no such way."""
    far = away(scene, zones, heedless=True)
    near = [(far[zone], zone) for zone in landings(scene) if far[zone] < FAR]
    return min(near)[1] if near else None


def landing_near(scene: Scene, people: list[Person]) -> int | None:
    """The landing place that some people can walk to with the fewest steps; None if there is none."""
    found: list[tuple[float, int]] = []
    for zone in landings(scene):
        far = away(scene, (zone,), heedless=True)
        walks = [far[survivor.zone] for survivor in people if far[survivor.zone] < FAR]
        if walks:
            found.append((sum(walks) - FAR * len(walks), zone))
    return min(found)[1] if found else None


def hops(scene: Scene, target: int) -> list[int]:
    """How many zones it is through the air from each zone to one of them (RM-HEL-18)."""
    board = scene.world.board
    found = [board.size] * board.size
    found[target] = 0
    waiting = [target]
    for zone in waiting:
        for beyond in board.neighbours(zone):
            if found[beyond] > found[zone] + 1:
                found[beyond] = found[zone] + 1
                waiting.append(beyond)
    return found


def wish_for_air(wish: ConditionRecord) -> int:
    """How many survivors a mission wants in the air; 0 if it does not."""
    for part in (*(wish.all_of or ()), *(wish.any_of or ())):
        found = wish_for_air(part)
        if found:
            return found
    at = SurvivorsAtWord.said_in(wish)
    if at is not None and at.at == AIR and isinstance(at.count, int):
        return at.count
    return 0


def needs_seats(scene: Scene) -> bool:
    """Whether the mission is won, or ended, in the air."""
    return wish_for_air(scene.world.mission.won_by) > 0


def is_time_to_fly(plan: Plan) -> bool:
    """Whether nothing is left to be done on the ground; a rival flies only to end a match that is won."""
    scene = plan.scene
    if any(errand.verb in (FLY, ROPE) for errand in plan.errands):
        return True
    if not needs_seats(scene):
        return False
    if scene.world.competitive:
        return scene.lead > 0
    return bool(plan.errands) and all(errand.last for errand in plan.errands)


def can_pilot(survivor: Person) -> bool:
    """Whether a survivor has the skill."""
    return "helicopter_pilot" in survivor.talents.names


def can_rope(survivor: Person) -> bool:
    """Whether a survivor may come down by rope from a passenger's seat (RM-HEL-06)."""
    return FAST_ROPING in survivor.talents.names


def ropers_of(scene: Scene) -> list[Person]:
    """The survivors who can come down by rope while somebody else flies."""
    pilots = [survivor for survivor in scene.alive if can_pilot(survivor)]
    return [
        survivor
        for survivor in scene.alive
        if can_rope(survivor) and any(pilot is not survivor for pilot in pilots)
    ]


def drop_for(scene: Scene, zones: tuple[int, ...]) -> int | None:
    """The zone under a rope from which it is the shortest walk to some zones; None if there is none."""
    if not said_in(scene.world.mission, FlightKeys).flight or not scene.tokens(GROUNDED, FLYING):
        return None
    if not ropers_of(scene):
        return None
    board = scene.world.board
    far = away(scene, zones, heedless=True)
    flight = hops(scene, below(scene))
    near = [
        (far[zone], flight[zone], zone)
        for zone, kind in enumerate(board.kinds)
        if far[zone] < FAR and zone != board.called[AIR] and why_not_rope_into(kind) is None
    ]
    return min(near)[2] if near else None


def helipads(scene: Scene) -> list[int]:
    """The zones in which the rules let a helicopter land on every board (RM-HEL-13)."""
    kinds = enumerate(scene.world.board.kinds)
    return [zone for zone, kind in kinds if kind.name == "helipad"]


def nearest_helipad(scene: Scene) -> int | None:
    """The helipad with the shortest flight from where the helicopter is; None on a board without one."""
    flight = hops(scene, below(scene))
    near = [(flight[zone], zone) for zone in helipads(scene)]
    return min(near)[1] if near else None


def destination(plan: Plan) -> int | None:
    """Where the helicopter should land or hover next; None if there is nothing to fly for."""
    scene = plan.scene
    for errand in plan.errands:
        if errand.verb == ROPE:
            return scene.zone(errand.about)
    if not landings(scene):
        if not is_flying(scene) or is_time_to_fly(plan):
            return None
        waits = judge_rope_down(plan) > 0 and any(can_rope(survivor) for survivor in passengers(scene))
        return below(scene) if waits else nearest_helipad(scene)
    for errand in plan.errands:
        if errand.verb == FLY:
            return scene.zone(errand.about)
    left = [survivor for survivor in scene.alive if survivor not in aboard(scene)]
    if is_time_to_fly(plan):
        return landing_near(scene, left) if len(aboard(scene)) < passengers_needed(scene) else None
    return landing_for(scene, plan.errands[0].zones) if plan.errands and is_flying(scene) else None


def passengers_needed(scene: Scene) -> int:
    """How many have to be aboard for the mission to be won in the air; never more than there are seats."""
    return wish_for_air(scene.world.mission.won_by) or SEATS


def is_rope_next(plan: Plan) -> bool:
    """Whether the team flies so that somebody comes down by rope."""
    return any(errand.verb == ROPE for errand in plan.errands)


def judge_get_in(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """When it is time; the pilot's seat is the pilot's, and one seat is kept for them."""
    scene = plan.scene
    if not is_time_to_fly(plan):
        return -1.0
    if is_rope_next(plan) and choice.name("place") != PILOT and not can_rope(survivor):
        return -1.0
    pilots = [friend for friend in scene.alive if can_pilot(friend)]
    at_the_stick = seats(scene)[0]
    if choice.name("place") == PILOT:
        return A_SEAT if can_pilot(survivor) else -1.0
    if (
        survivor in pilots
        and not at_the_stick
        and len([friend for friend in pilots if friend.zone == survivor.zone]) == 1
    ):
        return -1.0
    return A_SEAT - 0.5


def judge_take_off(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """With all aboard who are wanted; to fetch somebody, or something, with all who can come."""
    scene = plan.scene
    crew = len(aboard(scene))
    if is_time_to_fly(plan) and needs_seats(scene) and crew >= passengers_needed(scene):
        return TAKE_OFF
    to = destination(plan)
    if to is None or to == below(scene):
        return -1.0
    far = away(scene, (below(scene),), heedless=True)
    coming = [friend for friend in scene.alive if far[friend.zone] < FAR]
    if is_rope_next(plan):
        ropers = [friend for friend in ropers_of(scene) if friend is not survivor]
        return TAKE_OFF if ropers and all(friend in aboard(scene) for friend in ropers) else -1.0
    return TAKE_OFF if crew >= min(SEATS, len(coming)) else -1.0


def judge_fly(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
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


def judge_land(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """There, and nowhere else."""
    return TAKE_OFF if destination(plan) == below(plan.scene) else -1.0


def judge_rope_down(plan: Plan) -> float:
    """Down to where the rope was meant to lead, or to where the next errand is within reach."""
    scene = plan.scene
    if is_rope_next(plan):
        return TAKE_OFF if destination(plan) == below(scene) else -1.0
    if is_time_to_fly(plan) or plan.aim is None:
        return -1.0
    return A_SEAT if away(scene, plan.aim.zones, heedless=True)[below(scene)] < FAR else -1.0


def judge_stay_aboard(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Who sits there for good stays; else out of it, one for an errand, all for a fight."""
    scene = plan.scene
    if is_flying(scene):
        return judge_rope_down(plan)
    if is_time_to_fly(plan):
        return -1.0
    if not landings(scene) or scene.crowd[survivor.zone]:
        return 0.5
    out = [friend for friend in scene.people_in(survivor.zone) if friend not in aboard(scene)]
    return -1.0 if out else 0.5


def judge_hold(plan: Plan, choice: Choice) -> float:
    """What is out of the hold is taken; nothing is left in it without need."""
    return {"pick_up": 1.0, "done": 0.5}.get(choice.verb, 0.0)


class HelicopterKnowledge(MechanismKnowledge):
    """Who flies, where to, and what lies in the hold."""

    def judges(self) -> dict[str, Judge]:
        return {
            "get_in": judge_get_in,
            "take_off": judge_take_off,
            "get_out": judge_stay_aboard,
            "fly": judge_fly,
            "land": judge_land,
        }

    def answers(self) -> dict[str, Answer]:
        return {"FlyOn": judge_fly_on, "LayDown": judge_hold, "PickUp": judge_hold}

    def zones_named(self, scene: Scene, name: str) -> list[int] | None:
        """The air is where it flies, or stands before it does."""
        return [token.zone for token in scene.tokens(GROUNDED, FLYING)] if name == AIR else None

    def other_way(self, scene: Scene, errand: Errand) -> list[Errand]:
        """By air, if it can land where one walks to the place; else by rope."""
        to, verb = landing_for(scene, errand.zones), FLY
        if to is None:
            to, verb = drop_for(scene, errand.zones), ROPE
        if to is None:
            return []
        return [Errand(verb, (below(scene),), about=scene.world.board.names[to], last=errand.last)]

    def in_order(self, scene: Scene, found: list[Errand]) -> list[Errand]:
        """Nobody takes off while there is something to do on foot."""
        if scene.tokens(FLYING):
            return found
        return [errand for errand in found if errand.verb not in (FLY, ROPE)] or found


KNOWLEDGE = HelicopterKnowledge()
