"""Knowledge of the truck: who drives it where the mission needs it, and who fires the gun on its roof."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import worth_of_attack
from horda.bots.zombicide.combat.odds import Blow
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.conditions import parts_of
from horda.bots.zombicide.planning.places import place
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.task import Task
from horda.bots.zombicide.routes import FAR
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.zombicide.missions.conditions.board import TokenAtWord
from horda.games.zombicide.missions.records import ConditionRecord
from horda.games.zombicide.state import RANGED

TRUCK = "truck"
DRIVE = "drive"
"""The task of driving the truck."""
DRIVER = "driver"
GUNNER = "gunner"
GUN = "roof_machine_gun"
FIRE = "fire_gun"
WHEEL_VALUE = 5.0
"""Value of sitting down at the wheel."""
BOARDING_SHARE = 0.7
"""Share of a shot's value that counts for a survivor who first has to sit down."""
ROAD_STEP_VALUE = 1.5
"""Value of driving one zone nearer to the truck's destination."""


def destinations(plan: Plan) -> tuple[int, ...]:
    """Return the zones that the truck has to be driven to; empty if there is no such task."""
    return next((task.zones for task in plan.tasks if task.verb == DRIVE), ())


def road_distances(scene: Scene, targets: tuple[int, ...]) -> list[float]:
    """Return the truck's distance from each zone to the nearest target; it cannot enter buildings."""
    kinds = scene.world.board.kinds
    far = [FAR] * scene.world.board.size
    reached = list(targets)
    for zone in reached:
        far[zone] = 0.0
    for zone in reached:
        for beyond in scene.paths.exits[zone]:
            if far[beyond] == FAR and not kinds[beyond].building:
                far[beyond] = far[zone] + 1.0
                reached.append(beyond)
    return far


def judge_boarding(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value boarding the truck: at the wheel if it has a destination, at the gun if there is a target.

    A survivor with a better gun does not board. Nobody boards as gunner if the mission needs the truck
    elsewhere, since the gunner would be carried away from other tasks.
    """
    if choice.name("place") == DRIVER and destinations(plan):
        return WHEEL_VALUE - here
    if choice.name("place") != GUNNER or is_truck_needed(plan.scene) or survivor.left < 2:
        return -1.0
    return (
        -1.0
        if survivor.arsenal.reach >= gun_of(plan.scene).hits
        else BOARDING_SHARE * best_shot(plan, survivor)
    )


def is_truck_needed(scene: Scene) -> bool:
    """Return whether the mission needs the truck somewhere, now or later."""
    values = [TokenAtWord.value_in(part) for part in parts_of(scene.world.mission.winning_condition)]
    return any(value is not None and value.put == TRUCK for value in values)


def judge_changing(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value changing seats as boarding; the driver stays at the wheel."""
    return (
        -1.0 if sits_at(plan.scene, DRIVER) == survivor.name else judge_boarding(plan, survivor, choice, here)
    )


def gun_of(scene: Scene) -> Blow:
    """Return an attack with the gun on the roof, which no skill improves."""
    (profile,) = scene.world.gear[GUN].profiles
    return Blow(RANGED, dice=profile.dice, accuracy=profile.accuracy, damage=profile.damage, freely=False)


def judge_shot_with_gun(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value firing the gun: it makes no noise and needs no reloading."""
    return worth_of_attack(plan, survivor, choice, plan.scene.world.gear[GUN], gun_of(plan.scene))


def best_shot(plan: Plan, survivor: Person) -> float:
    """Return the value of the gun's best shot from where the truck stands, or -1 without a target."""
    scene = plan.scene
    (profile,) = scene.world.gear[GUN].profiles
    seen = scene.paths.within(survivor.zone, 0, profile.nearest, profile.farthest)
    names = [scene.world.board.names[zone] for zone in seen if zone in scene.zombies]
    shots = [
        judge_shot_with_gun(plan, survivor, Choice(survivor.seat, FIRE, (("zone", name),)), 0.0)
        for name in names
    ]
    return max(shots, default=-1.0)


def judge_driving(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value driving to a zone by how much nearer the truck's destination it is; zombies on the way do not matter."""
    far = road_distances(plan.scene, destinations(plan))
    return ROAD_STEP_VALUE * (far[survivor.zone] - far[plan.scene.zone(choice.name("zone"))])


def judge_getting_out(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Value leaving the truck: the gunner when no shot is left, all others once it has arrived."""
    if sits_at(plan.scene, GUNNER) == survivor.name and best_shot(plan, survivor) > 0:
        return -1.0
    return -1.0 if destinations(plan) else WHEEL_VALUE


def judge_ramming(plan: Plan, choice: Choice) -> float:
    """Ram unless it would hit friends on foot; survivors in the truck are never hit (AD-TRK-20)."""
    survivor = plan.scene.asked_survivor()
    seated = [str(seat[1]) for seat in seats_taken(plan.scene)]
    friends = [friend for friend in plan.scene.people_in(survivor.zone) if friend.name not in seated]
    return float((choice.verb == "ram") != bool(friends))


def seats_taken(scene: Scene) -> list[tuple[object, ...]]:
    """Return each taken seat of the truck with the name of the survivor on it."""
    seats = scene.view.part(TRUCK).get("seats", ())
    assert isinstance(seats, tuple)
    return [seat for seat in seats if isinstance(seat, tuple)]


def sits_at(scene: Scene, place: str) -> str:
    """Return the name of the survivor in a seat of the truck, or an empty string."""
    return next((str(seat[1]) for seat in seats_taken(scene) if seat[0] == place), "")


class TruckKnowledge(MechanismKnowledge):
    """Knowledge of the truck and its gun."""

    def judges(self) -> dict[str, Judge]:
        return {
            "board_truck": judge_boarding,
            "change_seat": judge_changing,
            "drive": judge_driving,
            "leave_truck": judge_getting_out,
            FIRE: judge_shot_with_gun,
            "fire_gun_at": judge_shot_with_gun,
        }

    def answers(self) -> dict[str, Answer]:
        return {"Ram": judge_ramming}

    def tasks_for(self, scene: Scene, condition: ConditionRecord) -> list[Task] | None:
        """Return the tasks for bringing the truck to a place: sit at the wheel, then drive."""
        token = TokenAtWord.value_in(condition)
        if token is None or token.put != TRUCK:
            return None
        zones = tuple(token.zone for token in scene.tokens(TRUCK))
        there = place(scene, token.at)
        if any(zone in there for zone in zones):
            return []
        return [Task(DRIVE, there if sits_at(scene, DRIVER) else zones)]


KNOWLEDGE = TruckKnowledge()
