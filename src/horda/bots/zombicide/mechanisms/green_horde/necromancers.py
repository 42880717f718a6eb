"""Knowledge of necromancers: where they flee, and which spawn token is removed when they die."""

from __future__ import annotations

from horda.bots.zombicide.judgements import judge_send
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.planning.triggers import done_by
from horda.engine.choices import Choice
from horda.games.zombicide.missions.effects.board import DestroyWord


def judge_spawn_gone(plan: Plan, choice: Choice) -> float:
    """Value removing a spawn token: prefer one that no trigger removes, then one near the team's way."""
    if choice.verb != "remove_spawn":
        return -1.0
    colour = choice.name("colour")
    mission = plan.scene.world.mission
    removable = any(
        (gone := DestroyWord.value_in(effect)) is not None and gone.colour in ("", colour)
        for trigger in mission.when
        for effect in done_by(plan.scene.world, trigger)
    )
    far = plan.far[plan.scene.zone(choice.name("zone"))]
    return (0.0 if removable else 5.0) + 1.0 / (1.0 + far)


class NecromancersKnowledge(MechanismKnowledge):
    """Knowledge of the questions about necromancers."""

    def answers(self) -> dict[str, Answer]:
        return {"Flee": judge_send, "RemoveSpawn": judge_spawn_gone}


KNOWLEDGE = NecromancersKnowledge()
