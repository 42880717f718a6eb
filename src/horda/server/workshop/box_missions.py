"""Missions of the box in the form of custom missions: their texts are copied from the catalogues into the file."""

from __future__ import annotations

from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.custom import effects_in
from horda.games.zombicide.missions.records import Mission
from horda.locale import LANGUAGES, Words
from horda.locale.missions import mission_page
from horda.server.workshop.workshop_records import BoxMission, Json


def box_mission(game: Zombicide, mission: str) -> BoxMission:
    """Return the file of a mission of the box, and its texts by language."""
    return BoxMission(
        game.mission_text(mission), {lang: _texts(game, Words.of(game, lang), mission) for lang in LANGUAGES}
    )


def _texts(game: Zombicide, words: Words, mission: str) -> dict[str, Json]:
    """Return the texts of a mission in one language under the keys of a mission file."""
    page = mission_page(words, mission)
    plan = game.plans[mission].mission
    # What teams who play against each other strive for is no goal that is ticked off.
    goals, aims = page.goals[: len(plan.goals)], page.goals[len(plan.goals) :]
    found: dict[str, Json] = {
        "title": page.title,
        "scene": page.scene,
        "goals": list(goals),
        "lose": {why: _loss(words, why) for why in _losses(plan)},
        "rules": [*aims, *page.rules],
        "turns": list(page.turns),
        "choices": _choices(words, mission),
    }
    return {key: value for key, value in found.items() if value}


def _losses(mission: Mission) -> tuple[str, ...]:
    """Return the names of a mission's own losses, from its conditions and effects."""
    from_effects = (getattr(effect, "lose", None) for _, effect in effects_in(mission))
    return tuple(dict.fromkeys([*mission.lose, *filter(None, from_effects)]))


def _loss(words: Words, why: str) -> str:
    """Return the text of a loss, in general words if its sentence needs a name."""
    id = f"why-{why.replace('_', '-')}"
    return words.tail(f"{id}.any") if words.knows(f"{id}.any") else words.tail(id)


def _choices(words: Words, mission: str) -> Json:
    """Return the questions of a mission with their answers."""
    found: list[Json] = []
    while ask := words.part("mission", mission, f"choice-{len(found) + 1}"):
        found.append({"ask": ask, "ways": list(words.parts("mission", mission, f"choice-{len(found) + 1}"))})
    return found
