"""The engine of a siege: what it hits, and with what."""

from __future__ import annotations

from horda.bots.zombicide.combat.attacks import value_of_all_zombies, worth_of_kills
from horda.bots.zombicide.judgements import judge_victim
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.condition_errands import before_event
from horda.bots.zombicide.planning.errand import Errand
from horda.bots.zombicide.planning.places import place
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.green_horde.mechanisms.trebuchet import ZONE_HIT
from horda.games.zombicide.missions.records import TriggerRecord
from horda.games.zombicide.rules.board.graph import NOWHERE

SIEGE = "siege"
"""The errand of who has to hit a zone with the engine."""
A_SIEGE = 8.0
MANY = 5


def judge_shot(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """What the mission wants hit; else where many stand and no friend does."""
    scene = plan.scene
    zone = scene.zone(choice.name("zone"))
    if any(errand.verb == SIEGE and errand.about == choice.name("zone") for errand in plan.errands):
        return A_SIEGE
    if scene.people_in(zone):
        return -5.0
    return 0.3 * min(value_of_all_zombies(scene, zone), 6.0) - 0.5


def judge_bombardment(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """When the Horde is worth it."""
    return 0.4 if sum(plan.scene.view.horde) >= MANY else -1.0


def judge_pushing(plan: Plan, survivor: Person, choice: Choice, here: float) -> float:
    """It stands well where it is."""
    return -1.0


def judge_load(plan: Plan, choice: Choice) -> float:
    """Many small stones, unless what stands there needs bigger ones."""
    scene = plan.scene
    target = str(scene.view.asked.get("zone"))
    zone = scene.world.board.called.get(target, NOWHERE)
    counts = scene.zombies.get(zone) if zone != NOWHERE else None
    hardest = 1
    if counts:
        values = worth_of_kills(scene, zone)
        best = max(range(len(counts)), key=lambda kind: counts[kind] * values[kind])
        hardest = scene.world.kinds[best].damage
    sizes = {"scattershot": 1, "grapeshot": 2, "boulder": 3}
    return -abs(sizes.get(choice.name("load"), 0) - hardest)


class TrebuchetKnowledge(MechanismKnowledge):
    """An engine that hits zones from afar."""

    def judges(self) -> dict[str, Judge]:
        return {
            "fire_trebuchet": judge_shot,
            "bombard_horde": judge_bombardment,
            "move_trebuchet": judge_pushing,
        }

    def answers(self) -> dict[str, Answer]:
        return {"ChooseLoad": judge_load, "SiegeHits": judge_victim}

    def event(self, scene: Scene, trigger: TriggerRecord, here: tuple[int, ...]) -> list[Errand] | None:
        """A zone is hit from where the engine stands, once what must come before it is done."""
        if trigger.event != ZONE_HIT:
            return None
        before = before_event(scene, trigger)
        if before:
            return before
        engines = tuple(token.zone for token in scene.tokens("trebuchet"))
        board = scene.world.board
        return [Errand(SIEGE, engines, about=board.names[zone]) for zone in place(scene, trigger.at) or here]


KNOWLEDGE = TrebuchetKnowledge()
