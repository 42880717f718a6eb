"""A truck: who takes the wheel where the mission wants it somewhere, and who fires the gun on its roof."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import worth_of_attack
from horda.bots.zombicide.combat.odds import Blow
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.conditions import parts_of
from horda.bots.zombicide.planning.errand import Errand
from horda.bots.zombicide.planning.places import place
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.routes import FAR
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.zombicide.missions.conditions.board import TokenAtWord
from horda.games.zombicide.missions.records import ConditionRecord
from horda.games.zombicide.state import RANGED

TRUCK = "truck"
DRIVE = "drive"
"""The errand of who sits at the wheel."""
DRIVER = "driver"
GUNNER = "gunner"
GUN = "roof_machine_gun"
FIRE = "fire_gun"
THE_WHEEL = 5.0
"""What it is worth to sit down at the wheel."""
SEATED = 0.7
"""What a shot is worth while one still has to sit down for it."""
A_ROAD = 1.5
"""What a zone nearer to where the truck is wanted is worth to the driver."""


def goal_of(plan: Plan) -> tuple[int, ...]:
    """Where the truck is wanted, once somebody sits at its wheel."""
    return next((errand.zones for errand in plan.errands if errand.verb == DRIVE), ())


def by_road(scene: Scene, targets: tuple[int, ...]) -> list[float]:
    """The way from each zone to the nearest of some zones for a truck, which stays out of buildings."""
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
    """The wheel is wanted while the truck has somewhere to go, its gun while there is something to shoot at.

    Whoever has a better gun of their own shoots with that; and a truck that has to go somewhere would take
    the gunner along, away from what else there is to do.
    """
    if choice.name("place") == DRIVER and goal_of(plan):
        return THE_WHEEL - here
    if choice.name("place") != GUNNER or has_to_go(plan.scene) or survivor.left < 2:
        return -1.0
    return -1.0 if survivor.arsenal.reach >= gun_of(plan.scene).hits else SEATED * best_shot(plan, survivor)


def has_to_go(scene: Scene) -> bool:
    """Whether the mission wants the truck somewhere, now or later."""
    wishes = [TokenAtWord.said_in(part) for part in parts_of(scene.world.mission.won_by)]
    return any(wish is not None and wish.put == TRUCK for wish in wishes)


def judge_changing(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """As sitting down; but who drives goes on driving."""
    return (
        -1.0 if sits_at(plan.scene, DRIVER) == survivor.name else judge_boarding(plan, survivor, choice, here)
    )


def gun_of(scene: Scene) -> Blow:
    """The dice of the gun on the roof, which no skill helps."""
    (profile,) = scene.world.gear[GUN].profiles
    return Blow(RANGED, dice=profile.dice, accuracy=profile.accuracy, damage=profile.damage, freely=False)


def judge_gun(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """As any shot; nobody hears it, and it is never empty."""
    return worth_of_attack(plan, survivor, choice, plan.scene.world.gear[GUN], gun_of(plan.scene))


def best_shot(plan: Plan, survivor: Person) -> float:
    """What the gun could do from where the truck stands; less than nothing where nobody is in sight."""
    scene = plan.scene
    (profile,) = scene.world.gear[GUN].profiles
    seen = scene.paths.within(survivor.zone, 0, profile.nearest, profile.farthest)
    names = [scene.world.board.names[zone] for zone in seen if zone in scene.zombies]
    shots = [judge_gun(plan, survivor, Choice(survivor.seat, FIRE, (("zone", name),)), 0.0) for name in names]
    return max(shots, default=-1.0)


def judge_driving(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Nearer to where the truck is wanted; the dead on the road are rammed."""
    far = by_road(plan.scene, goal_of(plan))
    return A_ROAD * (far[survivor.zone] - far[plan.scene.zone(choice.name("zone"))])


def judge_getting_out(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """Once the truck is where it was wanted, all walk again; a gunner when nobody is left to shoot at."""
    if sits_at(plan.scene, GUNNER) == survivor.name and best_shot(plan, survivor) > 0:
        return -1.0
    return -1.0 if goal_of(plan) else THE_WHEEL


def judge_ramming(plan: Plan, choice: Choice) -> float:
    """Unless friends on foot would be struck; those aboard never are (AD-TRK-20)."""
    survivor = plan.scene.asked_survivor()
    seated = [str(seat[1]) for seat in seats_taken(plan.scene)]
    friends = [friend for friend in plan.scene.people_in(survivor.zone) if friend.name not in seated]
    return float((choice.verb == "ram") != bool(friends))


def seats_taken(scene: Scene) -> list[tuple[object, ...]]:
    """Return each place of the truck with the name of who sits there."""
    seats = scene.view.part(TRUCK).get("seats", ())
    assert isinstance(seats, tuple)
    return [seat for seat in seats if isinstance(seat, tuple)]


def sits_at(scene: Scene, place: str) -> str:
    """Who sits in a place of the truck; empty for nobody."""
    return next((str(seat[1]) for seat in seats_taken(scene) if seat[0] == place), "")


class TruckKnowledge(MechanismKnowledge):
    """A truck that a mission may want somewhere, and its gun."""

    def judges(self) -> dict[str, Judge]:
        return {
            "board_truck": judge_boarding,
            "change_seat": judge_changing,
            "drive": judge_driving,
            "leave_truck": judge_getting_out,
            FIRE: judge_gun,
            "fire_gun_at": judge_gun,
        }

    def answers(self) -> dict[str, Answer]:
        return {"Ram": judge_ramming}

    def errands_for(self, scene: Scene, wish: ConditionRecord) -> list[Errand] | None:
        """Somebody takes the wheel, and drives."""
        token = TokenAtWord.said_in(wish)
        if token is None or token.put != TRUCK:
            return None
        zones = tuple(token.zone for token in scene.tokens(TRUCK))
        there = place(scene, token.at)
        if any(zone in there for zone in zones):
            return []
        return [Errand(DRIVE, there if sits_at(scene, DRIVER) else zones)]


KNOWLEDGE = TruckKnowledge()
