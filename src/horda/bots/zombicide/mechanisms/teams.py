"""Teams: who is picked, and who gets what."""

from __future__ import annotations

from horda.bots.zombicide.cards.equipping import judge_handing_out
from horda.bots.zombicide.cards.team_selection import worth_of_skills
from horda.bots.zombicide.mechanism_knowledge import Answer, MechanismKnowledge
from horda.bots.zombicide.mechanisms.helicopter import needs_seats
from horda.bots.zombicide.planning.plan import Plan
from horda.engine.choices import Choice
from horda.games.rue_morgue.mechanisms.teams.content import NeedsKeys
from horda.games.zombicide.missions.vocabulary import said_in


def judge_forming(plan: Plan, choice: Choice) -> float:
    """Everybody leads their share; a mission that flies wants pilots."""
    if choice.verb == "enough":
        return -1.0
    scene = plan.scene
    name = choice.name("survivor")
    value = worth_of_skills(scene, name)
    needs = said_in(scene.world.mission, NeedsKeys).needs
    wanted = needs_seats(scene) and any(
        skill in needs for skill in scene.world.edition.identities[name].track[0]
    )
    return value + (1.0 if wanted else 0.0)


def judge_share(plan: Plan, choice: Choice) -> float:
    """A starting card goes to whom it suits."""
    return judge_handing_out(plan.scene, choice)


def judge_vest(plan: Plan, choice: Choice) -> float:
    """One each, as long as there are any."""
    return -float(plan.scene.named[choice.name("survivor")].slots.count(choice.name("card")))


class TeamsKnowledge(MechanismKnowledge):
    """Who is picked for a team, and what it begins with."""

    def answers(self) -> dict[str, Answer]:
        return {"ChooseSurvivor": judge_forming, "ShareOut": judge_share, "ShareVests": judge_vest}

    def unforeseen(self) -> tuple[str, ...]:
        """Whom rivals pick."""
        return ("ChooseSurvivor",)


KNOWLEDGE = TeamsKnowledge()
