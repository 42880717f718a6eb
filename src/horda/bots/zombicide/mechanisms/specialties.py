"""Specialists: whom the team takes along."""

from __future__ import annotations

from horda.bots.zombicide.cards.equipping import best_worth
from horda.bots.zombicide.judgements import take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.mechanisms.personal_objectives import personal_goals
from horda.bots.zombicide.planning.plan import Plan
from horda.engine.choices import Choice
from horda.games.army_of_the_dead.mechanisms.specialties.content import SpecialtiesKeys
from horda.games.army_of_the_dead.mechanisms.specialties.skilled import AGGRESSIVE
from horda.games.zombicide.edition import Identity
from horda.games.zombicide.missions.vocabulary import said_in

A_LEVEL = 3.0
SOME_KILLS = 12.0
A_TOKEN = 1.5
"""How gladly the team takes those whose personal objectives ask for a level, for kills, for a token."""


def judge_team(plan: Plan, choice: Choice) -> float:
    """Specialists whom vaults and missions ask for, and those whose own goals are easily met."""
    world = plan.scene.world
    edition = world.edition
    wanted = said_in(world.mission, SpecialtiesKeys).specialties
    name = choice.name("survivor")
    identity = edition.identities[name]
    chosen = [survivor.name for survivor in plan.scene.people]
    known = {specialty for other in chosen for specialty in edition.identities[other].specialties}
    value: float = sum(1.5 for specialty in identity.specialties if specialty not in known)
    for specialty in identity.specialties:
        if specialty in wanted and specialty not in known:
            value += 4.0
    for goal in personal_goals(plan.scene).values():
        if goal.survivor == name:
            if goal.level:
                value += A_LEVEL / goal.level
            if goal.kills:
                value += SOME_KILLS / goal.count * (0.2 if world.is_hurried else 1.0)
            if goal.holds:
                value += A_TOKEN * (2.0 if world.is_hurried else 1.0)
    return value


def judge_set(plan: Plan, choice: Choice) -> float:
    """The set that fights best, with what it may be given later in mind."""
    survivor = plan.scene.asked_survivor()
    cards = choice["card"]
    assert isinstance(cards, tuple)
    return best_worth(survivor.arsenal, tuple(sorted([str(card) for card in cards])))


class SpecialtiesKnowledge(MechanismKnowledge):
    """Who is chosen, with what, and how much they bear."""

    def toughness(self, identity: Identity) -> int:
        """The aggressive bear one more wound."""
        return 1 if AGGRESSIVE in identity.specialties else 0

    def answers(self) -> dict[str, Answer]:
        return {
            "ChooseTeam": judge_team,
            "ChooseSet": judge_set,
            "ShareTeam": take_first,
            "ChooseStart": take_first,
            "LayNoise": take_first,
        }


KNOWLEDGE = SpecialtiesKnowledge()
