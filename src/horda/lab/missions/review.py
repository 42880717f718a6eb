"""The review of a mission's text: errors, warnings and advice, with possible fixes."""

from __future__ import annotations

from horda.bots.zombicide.planning.unsupported_goals import unread_goals
from horda.engine.choices import Plain
from horda.games.own_missions import edition_for
from horda.games.zombicide.game import MISSION, Zombicide
from horda.games.zombicide.missions.checking.checker import Problem
from horda.games.zombicide.missions.checking.fixes import MissionReview, review_text
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.games.zombicide.state import ZombicideState

ADVICE = "advice"
"""Severity of remarks about a mission that is valid."""


def review_mission(text: str, game: str | None = None) -> MissionReview:
    """Return the review of a mission's text for its game, or for the game whose tiles it uses.

    If the mission can be played, advice lists the goals that bots do not understand.
    """
    edition = edition_for(text, game)
    review = review_text(text, edition.words, name=MISSION)
    if not review.is_playable:
        return review
    return review._replace(problems=[*review.problems, *_goals_not_understood(edition, text, review)])


def _goals_not_understood(edition: Zombicide, text: str, review: MissionReview) -> list[Problem]:
    options: dict[str, Plain] = {MISSION: OWN, MAP: text}
    state = edition.new(seats=edition.seats_for(options)[0], seed=0, **options)
    plan = review.draft.plan
    if plan is None or not isinstance(state, ZombicideState):
        return []
    found: list[Problem] = []
    for number in unread_goals(state):
        path = f"$.goals[{number - 1}]" if plan.mission.goals else "$.win"
        found.append(Problem(ADVICE, plan.line(path), "goal_not_understood", {"number": number}, path=path))
    return found
