"""Knowledge of wound cards, which take up inventory slots."""

from __future__ import annotations

from horda.bots.zombicide.cards.equipping import judge_discard
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.mechanisms.rue_morgue.improved_weapons import COMBINE_VALUE
from horda.bots.zombicide.planning.plan import Plan
from horda.engine.choices import Choice
from horda.games.zombicide.rules.inventory.trade import COMBINE


def judge_wound(plan: Plan, choice: Choice) -> float:
    """Value where to put a wound card: combine cards first, then a backpack slot, then discard the worst card."""
    scene = plan.scene
    if choice.verb == COMBINE:
        return COMBINE_VALUE
    if choice.verb == "take_wound":
        return 0.0 if choice.name("slot").startswith("pack") else -0.5
    return judge_discard(scene, choice, scene.asked_survivor())


class WoundedCardsKnowledge(MechanismKnowledge):
    """Knowledge of which card to replace with a wound."""

    def answers(self) -> dict[str, Answer]:
        return {"TakeWoundedCard": judge_wound}


KNOWLEDGE = WoundedCardsKnowledge()
