"""Knowledge of teams: which survivors to choose, and how to share starting equipment."""

from __future__ import annotations

from horda.bots.zombicide.cards.equipping import judge_handing_out
from horda.bots.zombicide.cards.team_selection import worth_of_skills
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.mechanisms.rue_morgue.helicopter import needs_seats
from horda.bots.zombicide.planning.plan import Plan
from horda.engine.choices import Choice
from horda.games.rue_morgue.mechanisms.teams.content import NeedsKeys
from horda.games.zombicide.missions.vocabulary import mechanism_keys


def judge_forming(plan: Plan, choice: Choice) -> float:
    """Value a survivor for the team: by skills, with a bonus for pilots if the mission needs to fly."""
    if choice.verb == "enough":
        return -1.0
    scene = plan.scene
    name = choice.name("survivor")
    value = worth_of_skills(scene, name)
    needs = mechanism_keys(scene.world.mission, NeedsKeys).needs
    wanted = needs_seats(scene) and any(
        skill in needs for skill in scene.world.edition.identities[name].track[0]
    )
    return value + (1.0 if wanted else 0.0)


def judge_share(plan: Plan, choice: Choice) -> float:
    """Value giving a starting card to a survivor."""
    return judge_handing_out(plan.scene, choice)


def judge_vest(plan: Plan, choice: Choice) -> float:
    """Value giving a vest to a survivor: survivors without a vest first."""
    return -float(plan.scene.named[choice.name("survivor")].slots.count(choice.name("card")))


class TeamsKnowledge(MechanismKnowledge):
    """Knowledge of forming teams."""

    def answers(self) -> dict[str, Answer]:
        return {"ChooseSurvivor": judge_forming, "ShareOut": judge_share, "ShareVests": judge_vest}

    def unpredictable_questions(self) -> tuple[str, ...]:
        return ("ChooseSurvivor",)


KNOWLEDGE = TeamsKnowledge()
