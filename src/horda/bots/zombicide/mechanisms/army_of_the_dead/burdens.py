"""Knowledge of loads that take up inventory slots: the survivor who carries one must survive."""

from __future__ import annotations

from horda.bots.zombicide.judgements import judge_room
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.planning.team_abilities import bearer
from horda.bots.zombicide.scene import Scene
from horda.games.army_of_the_dead.mechanisms.burdens.content import LoadsKeys
from horda.games.zombicide.missions.vocabulary import mechanism_keys
from horda.games.zombicide.rules.board.graph import NOWHERE


def loads(scene: Scene) -> list[str]:
    """Return the colours of the objectives that take up slots."""
    return [load.colour for load in mechanism_keys(scene.world.mission, LoadsKeys).loads]


class BurdensKnowledge(MechanismKnowledge):
    """Knowledge of the loads that the team carries out."""

    def answers(self) -> dict[str, Answer]:
        return {"MakeRoom": judge_room}

    def bearers(self, scene: Scene) -> list[int]:
        """Return the survivors that carry a load."""
        return [bearer(scene, colour) for colour in loads(scene)]

    def precious(self, scene: Scene) -> list[str]:
        """Return the names of the survivors that carry a load."""
        return [scene.people[who].name for who in self.bearers(scene) if who != NOWHERE]


KNOWLEDGE = BurdensKnowledge()
