"""Knowledge of Zeus and his spawn tokens."""

from __future__ import annotations

from horda.bots.zombicide.mechanism_knowledge import MechanismKnowledge


class ZeusKnowledge(MechanismKnowledge):
    """Knowledge of Zeus."""

    def extra_spawn_kinds(self) -> tuple[str, ...]:
        return ("zeus_spawn",)

    def effects(self) -> dict[str, float]:
        """Return the value of bringing Zeus: as harmful as a spawn."""
        return {"bring_zeus": -4.0}


KNOWLEDGE = ZeusKnowledge()
