"""A truck that the mission wants somewhere: who takes the wheel, and the way it goes by the streets."""

from __future__ import annotations

from horda.bots.zombicide.goals import Errand
from horda.bots.zombicide.lore import Answer, Judge, Lore
from horda.bots.zombicide.places import place
from horda.bots.zombicide.plan import Plan
from horda.bots.zombicide.routes import FAR
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.zombicide.records import ConditionRecord

TRUCK = "truck"
DRIVE = "drive"
"""The errand of who sits at the wheel."""
DRIVER = "driver"
THE_WHEEL = 5.0
"""What it is worth to sit down at the wheel."""
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


def judge_boarding(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Only the wheel is wanted, and only while the truck has somewhere to go."""
    wanted = choice.name("place") == DRIVER and bool(goal_of(plan))
    return THE_WHEEL - here if wanted else -1.0


def judge_driving(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Nearer to where the truck is wanted; the dead on the road are rammed."""
    far = by_road(plan.scene, goal_of(plan))
    return A_ROAD * (far[one.zone] - far[plan.scene.zone(choice.name("zone"))])


def judge_getting_out(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """Once the truck is where it was wanted, everybody walks again."""
    return -1.0 if goal_of(plan) else THE_WHEEL


def judge_ramming(plan: Plan, choice: Choice) -> float:
    """Unless friends on foot would be struck."""
    one = plan.scene.asked_survivor()
    friends = [friend for friend in plan.scene.people_in(one.zone) if friend is not one]
    return float((choice.verb == "ram") != bool(friends))


def has_driver(scene: Scene) -> bool:
    """Whether somebody sits at the wheel of the truck."""
    seats = scene.view.part(TRUCK).get("seats", ())
    assert isinstance(seats, tuple)
    return any(seat[0] == "driver" and seat[1] for seat in seats if isinstance(seat, tuple))


class TruckLore(Lore):
    """A truck that a mission may want somewhere."""

    def judges(self) -> dict[str, Judge]:
        return {"board_truck": judge_boarding, "drive": judge_driving, "leave_truck": judge_getting_out}

    def answers(self) -> dict[str, Answer]:
        return {"Ram": judge_ramming}

    def wanted(self, scene: Scene, wish: ConditionRecord) -> list[Errand] | None:
        """Somebody takes the wheel, and drives."""
        if wish.token_at is None or wish.token_at.put != TRUCK:
            return None
        zones = tuple(token.zone for token in scene.tokens(TRUCK))
        there = place(scene, wish.token_at.at)
        if any(zone in there for zone in zones):
            return []
        return [Errand(DRIVE, there if has_driver(scene) else zones)]


LORE = TruckLore()
