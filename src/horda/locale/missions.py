"""A mission's page in words: its scene, what is to be done, how it is lost, its rules, its turning points."""

from __future__ import annotations

from typing import NamedTuple

from horda.locale.words import Words

MISSION = "mission"


class MissionPage(NamedTuple):
    """All that a mission says of itself in one language."""

    title: str
    scene: str
    goals: tuple[str, ...]
    """Numbered as the mission's own goals are."""
    lose: tuple[str, ...]
    rules: tuple[str, ...]
    turns: tuple[str, ...]

    def text(self) -> str:
        """All of it but the title and the turning points, in one paragraph."""
        goals = [f"{number}. {goal}" for number, goal in enumerate(self.goals, 1)]
        return " ".join(part for part in (self.scene, *goals, *self.lose, *self.rules) if part)


def mission_page(words: Words, mission: str) -> MissionPage:
    """The page of a mission."""
    return MissionPage(
        title=words.name(MISSION, mission),
        scene=words.part(MISSION, mission, "scene") or words.text(MISSION, mission),
        goals=words.parts(MISSION, mission, "goal"),
        lose=words.parts(MISSION, mission, "lose"),
        rules=words.parts(MISSION, mission, "rule"),
        turns=words.parts(MISSION, mission, "turn"),
    )
