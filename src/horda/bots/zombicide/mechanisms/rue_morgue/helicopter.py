"""Knowledge of the helicopter: who gets in, when it takes off, and where it flies."""

from __future__ import annotations

from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.task import Task
from horda.bots.zombicide.routes import FAR, distances_to
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.rue_morgue.mechanisms.helicopter.content import FlightKeys
from horda.games.rue_morgue.mechanisms.helicopter.seats import FAST_ROPING, why_not_rope_into
from horda.games.zombicide.missions.conditions.people import SurvivorsAtWord
from horda.games.zombicide.missions.records import ConditionRecord
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.board.graph import AIR

FLY = "fly"
"""The task of flying to a place that cannot be reached on foot."""
ROPE = "rope"
"""The task of roping down into a zone where the helicopter cannot land."""
GROUNDED = "helicopter"
FLYING = "helicopter_flying"
SEATS = 4
"""The pilot's seat and three for passengers."""
SEAT_VALUE = 4.0
TAKE_OFF_VALUE = 9.0
FLIGHT_STEP_VALUE = 2.0
PILOT = "pilot"


def landings(scene: Scene) -> list[int]:
    """Return the zones that the mission names for landing; empty without a helicopter or flights."""
    if not scene.tokens(GROUNDED, FLYING):
        return []
    found = scene.world.zones_said.get(GROUNDED)
    if found is None:
        said = mechanism_keys(scene.world.mission, FlightKeys)
        found = [scene.world.board.called[name] for name in said.landing] if said.flight else []
        scene.world.zones_said[GROUNDED] = found
    return found


def helicopter_zone(scene: Scene) -> int:
    """Return the zone that the helicopter stands in or flies over."""
    return scene.tokens(GROUNDED, FLYING)[0].zone


def is_flying(scene: Scene) -> bool:
    """Return whether the helicopter is in the air."""
    return bool(scene.tokens(FLYING))


def seats(scene: Scene) -> tuple[str, ...]:
    """Return the names of the survivors in the seats, the pilot first, with an empty string for a free seat."""
    taken = scene.view.part("helicopter").get("seats", ())
    assert isinstance(taken, tuple)
    return tuple(str(name) for name in taken)


def aboard(scene: Scene) -> list[Person]:
    """Return the team's survivors in the helicopter."""
    taken = seats(scene)
    return [survivor for survivor in scene.alive if survivor.name in taken]


def passengers(scene: Scene) -> list[Person]:
    """Return the team's survivors in the helicopter, without the pilot."""
    return [survivor for survivor in aboard(scene) if survivor.name != seats(scene)[0]]


def landing_for(scene: Scene, zones: tuple[int, ...]) -> int | None:
    """Return the landing zone with the shortest walk to some zones, or None if no walk is possible."""
    far = distances_to(scene, zones, heedless=True)
    near = [(far[zone], zone) for zone in landings(scene) if far[zone] < FAR]
    return min(near)[1] if near else None


def landing_near(scene: Scene, people: list[Person]) -> int | None:
    """Return the landing zone that some survivors reach with the fewest steps, or None if they reach none."""
    found: list[tuple[float, int]] = []
    for zone in landings(scene):
        far = distances_to(scene, (zone,), heedless=True)
        walks = [far[survivor.zone] for survivor in people if far[survivor.zone] < FAR]
        if walks:
            found.append((sum(walks) - FAR * len(walks), zone))
    return min(found)[1] if found else None


def flight_distances(scene: Scene, target: int) -> list[int]:
    """Return the number of zones to fly from each zone to the target (RM-HEL-18)."""
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


def survivors_needed_in_air(condition: ConditionRecord) -> int:
    """Return the number of survivors that a condition needs in the air, or 0."""
    for part in (*(condition.all_of or ()), *(condition.any_of or ())):
        found = survivors_needed_in_air(part)
        if found:
            return found
    at = SurvivorsAtWord.value_in(condition)
    if at is not None and at.at == AIR and isinstance(at.count, int):
        return at.count
    return 0


def needs_seats(scene: Scene) -> bool:
    """Return whether the mission is won or ended in the air."""
    return survivors_needed_in_air(scene.world.mission.winning_condition) > 0


def is_time_to_fly(plan: Plan) -> bool:
    """Return whether it is time to fly: nothing is left on the ground, or among rivals, the own team leads."""
    scene = plan.scene
    if any(task.verb in (FLY, ROPE) for task in plan.tasks):
        return True
    if not needs_seats(scene):
        return False
    if scene.world.competitive:
        return scene.lead > 0
    return bool(plan.tasks) and all(task.last for task in plan.tasks)


def can_pilot(survivor: Person) -> bool:
    """Return whether a survivor can fly the helicopter."""
    return "helicopter_pilot" in survivor.talents.names


def can_rope(survivor: Person) -> bool:
    """Return whether a survivor may rope down from a passenger's seat (RM-HEL-06)."""
    return FAST_ROPING in survivor.talents.names


def ropers_of(scene: Scene) -> list[Person]:
    """Return the survivors who can rope down while another one flies."""
    pilots = [survivor for survivor in scene.alive if can_pilot(survivor)]
    return [
        survivor
        for survivor in scene.alive
        if can_rope(survivor) and any(pilot is not survivor for pilot in pilots)
    ]


def drop_for(scene: Scene, zones: tuple[int, ...]) -> int | None:
    """Return the zone to rope down into with the shortest walk to some zones, or None if there is none."""
    if not mechanism_keys(scene.world.mission, FlightKeys).flight or not scene.tokens(GROUNDED, FLYING):
        return None
    if not ropers_of(scene):
        return None
    board = scene.world.board
    far = distances_to(scene, zones, heedless=True)
    flight = flight_distances(scene, helicopter_zone(scene))
    near = [
        (far[zone], flight[zone], zone)
        for zone, kind in enumerate(board.kinds)
        if far[zone] < FAR and zone != board.called[AIR] and why_not_rope_into(kind) is None
    ]
    return min(near)[2] if near else None


def helipads(scene: Scene) -> list[int]:
    """Return the helipads, where the helicopter may land in every mission (RM-HEL-13)."""
    kinds = enumerate(scene.world.board.kinds)
    return [zone for zone, kind in kinds if kind.name == "helipad"]


def nearest_helipad(scene: Scene) -> int | None:
    """Return the helipad nearest to the helicopter, or None if the board has none."""
    flight = flight_distances(scene, helicopter_zone(scene))
    near = [(flight[zone], zone) for zone in helipads(scene)]
    return min(near)[1] if near else None


def destination(plan: Plan) -> int | None:
    """Return the zone where the helicopter should land or hover next, or None if it has nowhere to go."""
    scene = plan.scene
    for task in plan.tasks:
        if task.verb == ROPE:
            return scene.zone(task.about)
    if not landings(scene):
        if not is_flying(scene) or is_time_to_fly(plan):
            return None
        waits = judge_rope_down(plan) > 0 and any(can_rope(survivor) for survivor in passengers(scene))
        return helicopter_zone(scene) if waits else nearest_helipad(scene)
    for task in plan.tasks:
        if task.verb == FLY:
            return scene.zone(task.about)
    left = [survivor for survivor in scene.alive if survivor not in aboard(scene)]
    if is_time_to_fly(plan):
        return landing_near(scene, left) if len(aboard(scene)) < passengers_needed(scene) else None
    return landing_for(scene, plan.tasks[0].zones) if plan.tasks and is_flying(scene) else None


def passengers_needed(scene: Scene) -> int:
    """Return the number of survivors needed aboard to win the mission in the air."""
    return survivors_needed_in_air(scene.world.mission.winning_condition) or SEATS


def is_rope_next(plan: Plan) -> bool:
    """Return whether the plan is to rope down somewhere."""
    return any(task.verb == ROPE for task in plan.tasks)


def judge_get_in(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value getting in: only when it is time to fly, with the pilot's seat reserved for a pilot."""
    scene = plan.scene
    if not is_time_to_fly(plan):
        return -1.0
    if is_rope_next(plan) and choice.name("place") != PILOT and not can_rope(survivor):
        return -1.0
    pilots = [friend for friend in scene.alive if can_pilot(friend)]
    at_the_stick = seats(scene)[0]
    if choice.name("place") == PILOT:
        return SEAT_VALUE if can_pilot(survivor) else -1.0
    if (
        survivor in pilots
        and not at_the_stick
        and len([friend for friend in pilots if friend.zone == survivor.zone]) == 1
    ):
        return -1.0
    return SEAT_VALUE - 0.5


def judge_take_off(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value taking off: only with everyone aboard who is needed for the flight."""
    scene = plan.scene
    crew = len(aboard(scene))
    if is_time_to_fly(plan) and needs_seats(scene) and crew >= passengers_needed(scene):
        return TAKE_OFF_VALUE
    to = destination(plan)
    if to is None or to == helicopter_zone(scene):
        return -1.0
    far = distances_to(scene, (helicopter_zone(scene),), heedless=True)
    coming = [friend for friend in scene.alive if far[friend.zone] < FAR]
    if is_rope_next(plan):
        ropers = [friend for friend in ropers_of(scene) if friend is not survivor]
        return TAKE_OFF_VALUE if ropers and all(friend in aboard(scene) for friend in ropers) else -1.0
    return TAKE_OFF_VALUE if crew >= min(SEATS, len(coming)) else -1.0


def judge_fly(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value flying to a zone by how much nearer the destination it is."""
    to = destination(plan)
    if to is None:
        return -1.0
    way = flight_distances(plan.scene, to)
    return FLIGHT_STEP_VALUE * (way[helicopter_zone(plan.scene)] - way[plan.scene.zone(choice.name("zone"))])


def judge_fly_on(plan: Plan, choice: Choice) -> float:
    """Value the second zone of a flight like the first; stopping is worth nothing."""
    if choice.verb == "stop":
        return 0.0
    return judge_fly(plan, plan.scene.asked_survivor(), choice, 0.0)


def judge_land(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Land at the destination and nowhere else."""
    return TAKE_OFF_VALUE if destination(plan) == helicopter_zone(plan.scene) else -1.0


def judge_rope_down(plan: Plan) -> float:
    """Return the value of roping down: at the destination, or where the next task can be reached on foot."""
    scene = plan.scene
    if is_rope_next(plan):
        return TAKE_OFF_VALUE if destination(plan) == helicopter_zone(scene) else -1.0
    if is_time_to_fly(plan) or plan.aim is None:
        return -1.0
    return (
        SEAT_VALUE
        if distances_to(scene, plan.aim.zones, heedless=True)[helicopter_zone(scene)] < FAR
        else -1.0
    )


def judge_stay_aboard(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value getting out: never when it is time to fly; one survivor for a task, everyone for a fight."""
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
    """Take cards out of the hold and leave none in it."""
    return {"pick_up": 1.0, "done": 0.5}.get(choice.verb, 0.0)


class HelicopterKnowledge(MechanismKnowledge):
    """Knowledge of flying the helicopter."""

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

    def zones_by_name(self, scene: Scene, name: str) -> list[int] | None:
        """Return the helicopter's zone for the name of the air."""
        return [token.zone for token in scene.tokens(GROUNDED, FLYING)] if name == AIR else None

    def other_way(self, scene: Scene, task: Task) -> list[Task]:
        """Return the task of flying to a landing zone near a task, or of roping down there."""
        to, verb = landing_for(scene, task.zones), FLY
        if to is None:
            to, verb = drop_for(scene, task.zones), ROPE
        if to is None:
            return []
        return [Task(verb, (helicopter_zone(scene),), about=scene.world.board.names[to], last=task.last)]

    def in_order(self, scene: Scene, found: list[Task]) -> list[Task]:
        """Drop flights while there are tasks on foot."""
        if scene.tokens(FLYING):
            return found
        return [task for task in found if task.verb not in (FLY, ROPE)] or found


KNOWLEDGE = HelicopterKnowledge()
