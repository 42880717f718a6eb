"""Knowledge of attacks that put all hits on one zombie."""

from __future__ import annotations

from horda.bots.zombicide.judgements import take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge


class ConcentratedKnowledge(MechanismKnowledge):
    """Knowledge of how to choose the target of such an attack."""

    def answers(self) -> dict[str, Answer]:
        return {"NameOne": take_first}


KNOWLEDGE = ConcentratedKnowledge()
