"""Shots at one zombie."""

from __future__ import annotations

from horda.bots.zombicide.judgements import first
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge


class ConcentratedKnowledge(MechanismKnowledge):
    """Whom they are aimed at."""

    def answers(self) -> dict[str, Answer]:
        return {"NameOne": first}


KNOWLEDGE = ConcentratedKnowledge()
