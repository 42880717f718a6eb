"""Knowledge of survivors' personal objectives: tokens to hand over, zombies to kill."""

from __future__ import annotations

from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.mechanisms.army_of_the_dead.companions import followers
from horda.bots.zombicide.planning.conditions import parts_of
from horda.bots.zombicide.planning.objective_tasks import objectives
from horda.bots.zombicide.planning.places import search_zones, zombies_at
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.task import HUNT, WAIT, Task
from horda.bots.zombicide.planning.team_abilities import bearer
from horda.bots.zombicide.scene import LOST, Person, Scene
from horda.engine.choices import Choice
from horda.games.army_of_the_dead.mechanisms.companions.content import BroughtOutWord
from horda.games.army_of_the_dead.mechanisms.personal_objectives.cards import GoalCards, PersonalGoal
from horda.games.zombicide.missions.conditions.carrying import CarriedOutWord
from horda.games.zombicide.missions.conditions.people import EscapedWord

MEET = "meet"
"""The task of bringing a token to a survivor."""
NOTES_KEY = "personal_objectives"
PERSONAL_KILL_VALUE = 1.0
"""The additional value of a kill that a personal objective asks for."""


class OpenObjective:
    """A personal objective that is not achieved yet: its owner and what is still to do."""

    def __init__(self, colour: str, owner: str) -> None:
        self.colour = colour
        self.owner = owner
        self.kills = ""
        self.dead: tuple[str, ...] = ()
        self.holds = False
        self.level = 0


def personal_goals(scene: Scene) -> dict[str, PersonalGoal]:
    """Return the personal objectives of the edition, by name."""
    goals = scene.world.edition.named.get(GoalCards.name)
    return goals.cards if isinstance(goals, GoalCards) else {}


def open_objectives(scene: Scene) -> list[OpenObjective]:
    """Return the personal objectives that are not achieved yet."""
    found = scene.notes.get(NOTES_KEY)
    if not isinstance(found, OpenObjectives):
        found = scene.notes[NOTES_KEY] = OpenObjectives(_open_objectives(scene))
    return found.open


class OpenObjectives:
    """Cache of the unachieved personal objectives of a scene."""

    def __init__(self, found: list[OpenObjective]) -> None:
        self.open = found


def _open_objectives(scene: Scene) -> list[OpenObjective]:
    personal = personal_goals(scene)
    found: list[OpenObjective] = []
    for colour, part in scene.view.part("personal_objectives").items():
        assert isinstance(part, tuple)
        name, *_, done = part
        goal = personal[str(name)]
        objective = OpenObjective(colour, goal.survivor)
        objective.kills, objective.dead, objective.holds, objective.level = (
            goal.kills,
            goal.dead,
            goal.holds,
            goal.level,
        )
        if not done:
            found.append(objective)
    return found


def judge_leaving(plan: Plan, choice: Choice) -> float:
    """Value leaving the board: only with what the mission needs, and if no personal objective is lost by it."""
    scene = plan.scene
    survivor = scene.asked_survivor()
    if choice.verb == "stay":
        return 0.0
    if any(objective.owner == survivor.name for objective in open_objectives(scene)):
        return -1.0
    for objective in open_objectives(scene):
        if bearer(scene, objective.colour) == survivor.number:
            return -1.0
    for part in parts_of(scene.world.mission.winning_condition):
        colour = CarriedOutWord.value_in(part)
        if colour is not None and bearer(scene, colour) == survivor.number:
            return 1.0
        if BroughtOutWord.value_in(part) is not None and followers(scene, survivor):
            return 1.0
        if EscapedWord.value_in(part) is not None and all(task.last for task in plan.tasks):
            return 1.0
    return -0.5


def judge_handing(plan: Plan, choice: Choice) -> float:
    """Value handing over a token: only to the survivor whose personal objective needs it."""
    scene = plan.scene
    if choice.verb == "hand_companion":
        return -1.0
    colour = choice.name("colour")
    own = any(
        objective.colour == colour and objective.owner == choice.name("survivor")
        for objective in open_objectives(scene)
    )
    return 9.0 if own else -1.0


def _personal_tasks(scene: Scene) -> list[Task]:
    """Return the tasks for personal objectives: finding and handing over tokens, killing zombies."""
    found: list[Task] = []
    for objective in open_objectives(scene):
        owner = scene.named[objective.owner]
        if owner.zone == LOST:
            continue
        who = bearer(scene, objective.colour)
        if objective.holds and who == LOST:
            found.extend(objectives(scene, objective.colour))
        elif objective.holds and scene.people[who].zone != LOST:
            found.append(Task(MEET, (scene.people[who].zone,), about=objective.owner))
        elif objective.kills or objective.level:
            prey = zombies_at(scene, objective.kills, ())
            hunt = Task(HUNT, prey, about=objective.kills, late=True)
            found.append(hunt if prey else Task(WAIT, search_zones(scene), late=True))
        elif objective.dead:
            prey = tuple(zone for kind in objective.dead for zone in zombies_at(scene, kind, ()))
            found.append(Task(HUNT, prey, about=objective.dead[0], late=True))
    return found


class PersonalObjectivesKnowledge(MechanismKnowledge):
    """Knowledge of personal objectives."""

    def answers(self) -> dict[str, Answer]:
        return {"MayLeave": judge_leaving}

    def tasks(self, scene: Scene) -> list[Task]:
        return _personal_tasks(scene)

    def precious(self, scene: Scene) -> list[str]:
        """Return the names of the survivors with a personal objective in play."""
        personal = personal_goals(scene)
        return [personal[name].survivor for name in scene.view.visible_cards("goals")]

    def meetings(self, scene: Scene, found: dict[str, Task]) -> None:
        """Send each token's carrier to its owner, or the owner to the carrier if the carrier has another task."""
        for objective in open_objectives(scene):
            owner, who = scene.named[objective.owner], bearer(scene, objective.colour)
            if objective.holds and who != LOST and LOST not in (owner.zone, scene.people[who].zone):
                giver, taker = scene.people[who], owner
                if giver.name in found:
                    giver, taker = taker, giver
                found.setdefault(giver.name, Task(MEET, (taker.zone,), about=taker.name))

    def kill(self, plan: Plan, survivor: Person, name: str) -> float:
        """Return the additional value of a kill: positive for the survivor who needs it, negative for others."""
        for objective in open_objectives(plan.scene):
            if objective.kills == name:
                return PERSONAL_KILL_VALUE if objective.owner == survivor.name else -0.3 * PERSONAL_KILL_VALUE
            if name in objective.dead:
                return 2 * PERSONAL_KILL_VALUE
        return 0.0

    def is_meeting(self, plan: Plan, survivor: Person, other: Person) -> bool:
        """Return whether one of two survivors has the token of the other's personal objective."""
        scene = plan.scene
        for objective in open_objectives(scene):
            who = bearer(scene, objective.colour)
            if (
                objective.holds
                and who != LOST
                and {scene.people[who].name, objective.owner} == {survivor.name, other.name}
            ):
                return True
        return False

    def value_of_handing(self, plan: Plan, choice: Choice) -> float | None:
        """Value handing over a token: only to the survivor whose personal objective needs it."""
        return judge_handing(plan, choice) if choice.verb == "hand_over" else None


KNOWLEDGE = PersonalObjectivesKnowledge()
