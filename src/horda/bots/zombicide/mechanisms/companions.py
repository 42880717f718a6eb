"""Companions: who takes them along, and out."""

from __future__ import annotations

from horda.bots.zombicide.judgements import AN_OBJECTIVE, first
from horda.bots.zombicide.mechanism_knowledge import Answer, Judge, MechanismKnowledge
from horda.bots.zombicide.planning.errand import ESCORT, Errand
from horda.bots.zombicide.planning.places import place
from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Person, Scene
from horda.engine.choices import Choice
from horda.games.army_of_the_dead.mechanisms.companions.content import BroughtOutWord
from horda.games.zombicide.missions.records import ConditionRecord
from horda.games.zombicide.rules.board.graph import NOWHERE

LEAD = "lead"
"""The errand of who takes somebody along."""


def followers(scene: Scene, one: Person) -> list[Person]:
    """The companions that a survivor leads."""
    return [friend for friend in scene.followers if friend.leader == one.number]


def companions_without_leader(scene: Scene) -> list[Person]:
    """The companions whom nobody leads."""
    return [one for one in scene.followers if one.leader == NOWHERE]


def _companions(scene: Scene, count: int) -> list[Errand]:
    """Those who wait are taken along, and out by the exit."""
    out = sum(one.follows and one.is_out for one in scene.people)
    if out >= count:
        return []
    waiting = [Errand(LEAD, (one.zone,), about=one.name) for one in companions_without_leader(scene)]
    led = [one for one in scene.alive if followers(scene, one)]
    return waiting + [Errand(ESCORT, place(scene, "exit"), about=one.name, late=True) for one in led]


def judge_leading(plan: Plan, one: Person, choice: Choice, here: float) -> float:
    """The strongest who are near take companions along."""
    return AN_OBJECTIVE - 0.5 * here


class CompanionsKnowledge(MechanismKnowledge):
    """Those who only follow."""

    def judges(self) -> dict[str, Judge]:
        return {"take_along": judge_leading}

    def has_followers(self) -> bool:
        """They are the second team."""
        return True

    def answers(self) -> dict[str, Answer]:
        return {"PlaceCompanion": first}

    def errands_for(self, scene: Scene, wish: ConditionRecord) -> list[Errand] | None:
        """So many have to be brought out."""
        count = BroughtOutWord.said_in(wish)
        return None if count is None else _companions(scene, count)

    def value_of_handing(self, plan: Plan, choice: Choice) -> float | None:
        """They stay with whom they follow."""
        return -1.0 if choice.verb == "hand_companion" else None


KNOWLEDGE = CompanionsKnowledge()
