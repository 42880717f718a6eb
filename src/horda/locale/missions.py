"""The text of a mission: its scene, goals, ways to lose, special rules and turning points."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from horda.games.zombicide.rules.board.graph import GROUND
from horda.locale.words import Words

MISSION = "mission"


class MissionPage(NamedTuple):
    """The whole text of a mission in one language."""

    title: str
    scene: str
    goals: tuple[str, ...]
    """The texts of the goals, in the order of the mission's goals."""
    lose: tuple[str, ...]
    rules: tuple[str, ...]
    turns: tuple[str, ...]

    def text(self) -> str:
        """Return everything but the title and the turning points in one paragraph."""
        goals = [f"{number}. {goal}" for number, goal in enumerate(self.goals, 1)]
        return " ".join(part for part in (self.scene, *goals, *self.lose, *self.rules) if part)


def mission_title(words: Words, mission: str) -> str:
    """Return the title of a mission."""
    return words.name(MISSION, mission)


def mission_error_text(words: Words, what: str, about: Mapping[str, str | int]) -> str:
    """Return one sentence about an error in a mission; text from its author is escaped."""
    text = words.file_error(what, about)
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def mission_fix_text(words: Words, name: str, about: Mapping[str, str | int]) -> str:
    """Return a short description of an automatic fix of a mission."""
    return mission_error_text(words, f"fix-{name}", about)


def mission_page(words: Words, mission: str) -> MissionPage:
    """Return the text of a mission."""
    return MissionPage(
        title=mission_title(words, mission),
        scene=words.part(MISSION, mission, "scene"),
        goals=words.parts(MISSION, mission, "goal"),
        lose=words.parts(MISSION, mission, "lose"),
        rules=words.parts(MISSION, mission, "rule"),
        turns=words.parts(MISSION, mission, "turn"),
    )


def floor_names(words: Words, floors: Collection[str]) -> dict[str, str]:
    """Return the names of a mission's floors on its map, including the ground; empty without floors."""
    return {name: words.name("floor", name) for name in (GROUND, *floors)} if floors else {}
