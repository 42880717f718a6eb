"""Wounds that lie where cards would."""

from __future__ import annotations

from horda.bots.zombicide.cards.equipping import judge_discard
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.mechanisms.improved_weapons import A_MAKING
from horda.bots.zombicide.planning.plan import Plan
from horda.engine.choices import Choice
from horda.games.zombicide.rules.inventory.trade import COMBINE


def judge_wound(plan: Plan, choice: Choice) -> float:
    """The worst card is lost; a wound lies best in the reserve; what can be made first is made."""
    scene = plan.scene
    if choice.verb == COMBINE:
        return A_MAKING
    if choice.verb == "take_wound":
        return 0.0 if choice.name("slot").startswith("pack") else -0.5
    return judge_discard(scene, choice, scene.asked_survivor())


class WoundedCardsKnowledge(MechanismKnowledge):
    """Which card a wound takes the place of."""

    def answers(self) -> dict[str, Answer]:
        return {"TakeWoundedCard": judge_wound}


KNOWLEDGE = WoundedCardsKnowledge()
