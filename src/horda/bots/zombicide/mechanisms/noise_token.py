"""Noise that lies where it was made last."""

from __future__ import annotations

from horda.bots.zombicide.judgements import take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge


class NoiseTokenKnowledge(MechanismKnowledge):
    """Where it is laid."""

    def answers(self) -> dict[str, Answer]:
        return {"ChooseNoiseZone": take_first}


KNOWLEDGE = NoiseTokenKnowledge()
