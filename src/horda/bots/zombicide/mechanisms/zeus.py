"""Zeus: where his own come from, and that nobody wants him here."""

from __future__ import annotations

from horda.bots.zombicide.mechanism_knowledge import MechanismKnowledge


class ZeusKnowledge(MechanismKnowledge):
    """His spawn zones are mouths as others are."""

    def mouths(self) -> tuple[str, ...]:
        """His own spawn tokens."""
        return ("zeus_spawn",)

    def effects(self) -> dict[str, float]:
        """He brings as much harm as a spawn."""
        return {"bring_zeus": -4.0}


KNOWLEDGE = ZeusKnowledge()
