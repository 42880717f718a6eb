"""Knowledge of the noise token."""

from __future__ import annotations

from horda.bots.zombicide.judgements import take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge


class NoiseTokenKnowledge(MechanismKnowledge):
    """Knowledge of where to place the noise token."""

    def answers(self) -> dict[str, Answer]:
        return {"ChooseNoiseZone": take_first}


KNOWLEDGE = NoiseTokenKnowledge()
