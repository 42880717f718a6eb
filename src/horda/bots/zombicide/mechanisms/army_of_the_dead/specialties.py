"""Knowledge of specialties: which survivors to choose for the team."""

from __future__ import annotations

from horda.bots.zombicide.cards.equipping import best_worth
from horda.bots.zombicide.judgements import take_first
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.mechanisms.army_of_the_dead.personal_objectives import personal_goals
from horda.bots.zombicide.planning.plan import Plan
from horda.engine.choices import Choice
from horda.games.army_of_the_dead.mechanisms.specialties.content import SpecialtiesKeys
from horda.games.army_of_the_dead.mechanisms.specialties.skilled import AGGRESSIVE
from horda.games.zombicide.edition import Identity
from horda.games.zombicide.missions.vocabulary import mechanism_keys

LEVEL_VALUE = 3.0
KILLS_VALUE = 12.0
TOKEN_VALUE = 1.5
"""Values of survivors whose personal objective asks for a level, kills or a token; easier ones count more."""


def judge_team(plan: Plan, choice: Choice) -> float:
    """Value a survivor for the team: new specialties, most of all those the mission needs, and easy objectives."""
    world = plan.scene.world
    edition = world.edition
    wanted = mechanism_keys(world.mission, SpecialtiesKeys).specialties
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
                value += LEVEL_VALUE / goal.level
            if goal.kills:
                value += KILLS_VALUE / goal.count * (0.2 if world.is_hurried else 1.0)
            if goal.holds:
                value += TOKEN_VALUE * (2.0 if world.is_hurried else 1.0)
    return value


def judge_set(plan: Plan, choice: Choice) -> float:
    """Value a starting set by how well the survivor fights with it."""
    survivor = plan.scene.asked_survivor()
    cards = choice["card"]
    assert isinstance(cards, tuple)
    return best_worth(survivor.arsenal, tuple(sorted([str(card) for card in cards])))


class SpecialtiesKnowledge(MechanismKnowledge):
    """Knowledge of choosing specialists and their equipment."""

    def toughness(self, identity: Identity) -> int:
        """Return 1 for aggressive survivors, who can take one more wound."""
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
