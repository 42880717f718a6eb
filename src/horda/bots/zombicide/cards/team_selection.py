"""Which survivors to pick for a team, by the skills of their ID cards."""

from __future__ import annotations

from horda.bots.zombicide.planning.plan import Plan
from horda.bots.zombicide.scene import Scene
from horda.engine.choices import Choice
from horda.games.zombicide.skills.fighting import Lucky, OfKind, PlusDamage, PlusDie, PlusToRoll, Reaper
from horda.games.zombicide.skills.turns import ExtraAction, FreeAction


def judge_forming(plan: Plan, choice: Choice) -> float:
    """Value picking a survivor; the bot always takes its full share of survivors."""
    return -1.0 if choice.verb == "enough" else worth_of_skills(plan.scene, choice.name("survivor"))


def worth_of_skills(scene: Scene, name: str) -> float:
    """Return the value of the skills on a survivor's ID card; skills of low levels count most."""
    value = 0.0
    for level, names in enumerate(scene.world.edition.identities[name].track):
        found = [_skill_worth(scene, skill) for skill in names]
        value += (sum(found) if level < 2 else max(found, default=0.0)) / (1 + level)
    return value


def _skill_worth(scene: Scene, name: str) -> float:
    skill = scene.world.skill(name)
    if isinstance(skill, ExtraAction):
        return 3.0
    if isinstance(skill, FreeAction):
        return 2.0
    if isinstance(skill, PlusDie | PlusDamage | PlusToRoll | Reaper | Lucky):
        return 1.6
    return 1.2 if isinstance(skill, OfKind) else 0.8
