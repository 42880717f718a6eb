"""A mission's page in words: its scene, what is to be done, how it is lost, its rules, its turning points."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from horda.games.zombicide.rules.board.graph import GROUND
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


def mission_title(words: Words, mission: str) -> str:
    """What a mission is called."""
    return words.name(MISSION, mission)


def problem_told(words: Words, what: str, about: Mapping[str, str | int]) -> str:
    """What is wrong with a mission, as one sentence; what a stranger wrote is shown as plain signs."""
    told = words.fault(what, about)
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in told)


def mission_page(words: Words, mission: str) -> MissionPage:
    """The page of a mission."""
    return MissionPage(
        title=mission_title(words, mission),
        scene=words.part(MISSION, mission, "scene"),
        goals=words.parts(MISSION, mission, "goal"),
        lose=words.parts(MISSION, mission, "lose"),
        rules=words.parts(MISSION, mission, "rule"),
        turns=words.parts(MISSION, mission, "turn"),
    )


def floor_names(words: Words, floors: Collection[str]) -> dict[str, str]:
    """What the floors of a mission are called on its map, the ground among them; nothing without floors."""
    return {name: words.name("floor", name) for name in (GROUND, *floors)} if floors else {}
